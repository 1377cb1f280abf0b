"""Keeps files and functions small.

A Python, TypeScript or Svelte file of more than 400 lines is reported, one of more than 600
fails. So does a 95th percentile of more than 40 lines over all functions of src/.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
WARN, FAIL, LONG_FUNCTION = 400, 600, 40
PATTERNS = (
    "src/**/*.py", "tests/**/*.py", "scripts/*.py", "bench/**/*.py",
    "web/src/**/*.ts", "web/src/**/*.svelte", "web/tests/**/*.ts",
)  # fmt: skip
# Tables of data, and code that is generated.
ASIDE = {
    "web/src/wire.ts",
    "web/src/wire/generated.ts",
}


def main() -> int:
    sizes = {path: len(path.read_text("utf-8").splitlines()) for path in files()}
    for path, lines in sorted(sizes.items(), key=lambda item: -item[1]):
        if lines > WARN:
            print(f"{'FAIL' if lines > FAIL else 'long'} {lines:5} {path.relative_to(ROOT)}")
    lengths = sorted(length for path in sizes for length in functions(path))
    p95 = lengths[len(lengths) * 95 // 100] if lengths else 0
    print(f"{len(sizes)} files, {len(lengths)} functions in src, 95th percentile {p95} lines")
    return int(p95 > LONG_FUNCTION or any(lines > FAIL for lines in sizes.values()))


def files() -> Iterator[Path]:
    for pattern in PATTERNS:
        for path in ROOT.glob(pattern):
            if path.relative_to(ROOT).as_posix() not in ASIDE:
                yield path


def functions(path: Path) -> Iterator[int]:
    """How many lines each function of a Python file of src/ has."""
    if path.suffix != ".py" or "src" not in path.relative_to(ROOT).parts[:1]:
        return
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield (node.end_lineno or node.lineno) - node.lineno + 1


if __name__ == "__main__":
    sys.exit(main())
