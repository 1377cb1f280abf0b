"""Writes docs/rules/coverage.md: for each article of a rulebook, the tests named after it.

A test `test_art_17a_…` covers article 17A of Taiwan's rules of minibridge. With --check nothing
is written, and a stale page fails.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rules" / "coverage.md"
FOLDERS = ("cards", "kernel", "minibridge", "vectors")
NAME = re.compile(r"test_art_(\d+)([a-z]*)(?:\d+)?(?:_and_(\d+))?_")
ARTICLES = (
    "牌－花色與牌張等級", "座位的安排", "洗牌和發牌", "大牌點", "叫牌", "主打方及防禦方", "莊家",
    "夢家", "選擇合約", "首引", "打牌的順序及一般規定", "牌張的打出", "查看牌張",
    "攤牌的訴求及捐牌聲明",
    "贏磴的認同", "迷你橋牌計分方式", "違序引牌", "違序打牌", "錯跟", "應跟未跟",
    "暴露牌張", "調整得分", "程序性處罰",
)  # fmt: skip
HEAD = """# What of the laws is tested

Written by `scripts/law_coverage.py` from the names of the tests. A dash: the engine does not do
it yet.

## Minibridge, Taiwan's rules (`tw`)

| article | | tests |
|---|---|---|
"""


def tests() -> Iterator[tuple[int, str]]:
    """Every test named after an article, with the article's number."""
    for folder in FOLDERS:
        for path in sorted((ROOT / "tests" / folder).glob("test_*.py")):
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.FunctionDef) and (found := NAME.match(node.name)):
                    for number in filter(None, (found[1], found[3])):
                        yield int(number), f"{folder}/{path.stem.removeprefix('test_')}"


def page() -> str:
    """The page as it should be."""
    covered: dict[int, dict[str, int]] = {}
    for number, where in tests():
        places = covered.setdefault(number, {})
        places[where] = places.get(where, 0) + 1
    lines = []
    for number, title in enumerate(ARTICLES, 1):
        found = covered.get(number, {})
        told = ", ".join(f"{where} ({count})" for where, count in sorted(found.items()))
        lines.append(f"| {number} | {title} | {told or '–'} |")
    return HEAD + "\n".join(lines) + "\n"


def main() -> int:
    if "--check" not in sys.argv:
        PAGE.write_text(page(), "utf-8")
        return 0
    fresh = PAGE.is_file() and PAGE.read_text("utf-8") == page()
    if not fresh:
        print("docs/rules/coverage.md is stale: python scripts/law_coverage.py")
    return int(not fresh)


if __name__ == "__main__":
    sys.exit(main())
