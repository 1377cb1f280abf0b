"""No committed file says where packages come from: that is for each machine to say."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
# In pieces, so that this file does not contain what it looks for.
HOSTS = (
    ("registry", "npmjs", "org"),
    ("registry", "yarnpkg", "com"),
    ("npmjs", "com"),
    ("pypi", "org"),
    ("files", "pythonhosted", "org"),
    ("deb", "debian", "org"),
)
SETTINGS = ("resolved", "index-url", "extra-index-url", "find-links")
FORBIDDEN = re.compile(
    "|".join(
        [re.escape(".".join(host)) for host in HOSTS]
        + [rf"{setting}[\"']?\s*[:=]\s*[\"']?\w+:/" for setting in SETTINGS]
    )
)


def main() -> int:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    faults = [
        f"{name}:{number}: {line.strip()[:100]}"
        for name in listed.stdout.decode().split("\0")
        if name and (ROOT / name).is_file()
        for number, line in lines(ROOT / name)
        if FORBIDDEN.search(line)
    ]
    print("\n".join(faults) or "no file names a package registry")
    return int(bool(faults))


def lines(path: Path) -> list[tuple[int, str]]:
    return list(enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1))


if __name__ == "__main__":
    sys.exit(main())
