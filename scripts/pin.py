"""Pins the whole closure of dependencies in pyproject.toml.

    uv run scripts/pin.py

Resolves every extra and group for all platforms, then the build environment, and rewrites
``constraint-dependencies`` and ``build-constraint-dependencies``. The lists hold names, versions
and markers only, so they say nothing about where packages come from, as a lock file would.
"""

import re
import subprocess
import tempfile
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
# What an override keeps out is never installed, so it needs no pin.
NEVER = "sys_platform == 'never'"
NEVER_OR = re.compile(f"{NEVER} or | or {NEVER}")
PIN = re.compile(r"^[A-Za-z0-9._-]+==[^ ;]+( ; .+)?$")


def main() -> None:
    text = PYPROJECT.read_text("utf-8")
    bare = write_list(write_list(text, "constraint-dependencies", []), BUILD, [])
    project = tomllib.loads(bare)
    groups = [f"--group={name}" for name in project["dependency-groups"]]
    run_time = resolve(bare, ["pyproject.toml", "--all-extras", *groups])
    build = resolve(bare, ["build.in"], "\n".join(project["build-system"]["requires"]))
    text = write_list(text, "constraint-dependencies", run_time)
    text = write_list(text, BUILD, build)
    PYPROJECT.write_text(text, "utf-8")
    print(f"{len(run_time)} pins, {len(build)} of the build environment")


BUILD = "build-constraint-dependencies"


def resolve(pyproject: str, arguments: list[str], build_requirements: str = "") -> list[str]:
    """What uv resolves, one ``name==version ; marker`` each."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "pyproject.toml").write_text(pyproject, "utf-8")
        Path(folder, "build.in").write_text(build_requirements, "utf-8")
        quiet = ["--no-header", "--no-annotate", "--no-emit-index-url", "--quiet"]
        done = subprocess.run(
            ["uv", "pip", "compile", "--universal", "--python-version=3.11", *quiet, *arguments],
            cwd=folder,
            check=True,
            capture_output=True,
            text=True,
        )
    lines = [NEVER_OR.sub("", line.strip()) for line in done.stdout.splitlines()]
    lines = [line for line in lines if line and NEVER not in line]
    if strange := [line for line in lines if not PIN.match(line)]:
        raise SystemExit(f"not a pin: {strange}")
    return lines


def write_list(text: str, key: str, pins: list[str]) -> str:
    """``text`` with the list at ``key`` replaced."""
    rows = "".join(f'    "{pin}",\n' for pin in pins)
    body = f"[\n{rows}]" if pins else "[]"
    pattern = re.compile(rf"^{key} = \[[^\]]*\]$", re.MULTILINE)
    new, count = pattern.subn(lambda _: f"{key} = {body}", text)
    if count != 1:
        raise SystemExit(f"pyproject.toml has {count} lists {key}")
    return new


if __name__ == "__main__":
    main()
