"""The page on what of the laws is tested is as fresh as the tests."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_page_is_fresh() -> None:
    script = ROOT / "scripts" / "law_coverage.py"
    done = subprocess.run(
        [sys.executable, script, "--check"], capture_output=True, check=False, text=True
    )
    assert done.returncode == 0, done.stdout
