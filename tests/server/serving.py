"""Servers for tests: in this process, or in one of their own that may be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import msgspec

from qiaopai.server.compose import Application
from qiaopai.server.run import Server, configured, listen
from qiaopai.server.settings import Rate, Rates, ServerSettings

FAST = Rate(100_000, 100_000)
UNLIMITED = Rates(FAST, FAST, FAST, FAST, files=FAST, analysis=FAST)
SETTINGS = ServerSettings(port=0, bot_pause=0, bot_workers=0, rates=UNLIMITED)


class Running(msgspec.Struct):
    """A server in this process."""

    url: str
    application: Application


@contextlib.asynccontextmanager
async def serving(settings: ServerSettings = SETTINGS, **more: object) -> AsyncIterator[Running]:
    """A server on a free port, in this event loop."""
    listening = listen("127.0.0.1", 0)
    application = Application(settings, **more)  # type: ignore[arg-type]
    server = Server(configured(application), application)
    task = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.005)
        if task.done():
            task.result()
    try:
        yield Running(f"http://127.0.0.1:{listening.getsockname()[1]}", application)
    finally:
        server.should_exit = True
        await task


class Process:
    """A server in a process of its own, as the command line starts it."""

    def __init__(self, folder: Path, fault: str = "", port: int = 0) -> None:
        free = listen("127.0.0.1", port)
        self.port = free.getsockname()[1]
        free.close()
        self.url = f"http://127.0.0.1:{self.port}"
        arguments = [
            "--port", str(self.port), "--data", str(folder), "--no-browser",
            "--bot-pause", "0", "--bot-workers", "0", "--log-level", "error",
        ]  # fmt: skip
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from qiaopai.cli import main; main()", *arguments],
            env={**os.environ, "QIAOPAI_FAULT": fault},
        )
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + 120
        while time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"{self.url}/api/health", timeout=1)
                return
            assert self.process.poll() is None, "the server ended at once"
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def died(self, within: float = 20) -> int:
        """Wait for its death; minus the signal it died of."""
        return self.process.wait(within)


@contextlib.contextmanager
def process(folder: Path, fault: str = "", port: int = 0) -> Iterator[Process]:
    """Such a server, ended with the test."""
    server = Process(folder, fault, port)
    try:
        yield server
    finally:
        server.process.terminate()
        server.process.wait(20)
