"""`python -m qiaopai.testing.vectors FILE… [--only GLOB[,GLOB]]`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from qiaopai.testing.vectors.runner import run


def main(arguments: list[str] | None = None) -> int:
    """Print a line a case and the numbers of passed and failed; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="qiaopai.testing.vectors", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--only", default="", metavar="GLOB[,GLOB]")
    options = parser.parse_args(arguments)
    only = [glob.strip() for glob in options.only.split(",") if glob.strip()]
    passed = failed = 0
    for report in run(options.files, only):
        sys.stdout.write(report.text + "\n")
        passed, failed = passed + report.passed, failed + (not report.passed)
    sys.stdout.write(f"{passed} passed, {failed} failed\n")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
