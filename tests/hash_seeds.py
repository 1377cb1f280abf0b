"""A script run under several hash seeds: what it prints must not depend on them."""

import os
import subprocess
import sys
from pathlib import Path


def outputs(script: str) -> set[str]:
    """What the script prints under each of two hash seeds."""
    path = os.pathsep.join((".", "src"))
    return {
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=Path(__file__).parents[1],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
