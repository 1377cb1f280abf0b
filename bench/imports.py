"""How long `import qiaopai` takes in a fresh process, and its first names: `bench/imports.py`."""

import subprocess
import sys
import time

SCRIPTS = {
    "nothing": "",
    "import qiaopai": "import qiaopai",
    "a score": "import qiaopai; qiaopai.score(qiaopai.parse_contract('3SX'), 12, True)",
    "the games": "import qiaopai; qiaopai.discover()",
    "the formats": "import qiaopai; qiaopai.parse('')",
}


def seconds(script: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", script], check=True)
    return time.perf_counter() - began


def main() -> None:
    for name, script in SCRIPTS.items():
        best = min(seconds(script) for _ in range(7))
        print(f"{name:16} {1000 * best:6.0f} ms")


if __name__ == "__main__":
    main()
