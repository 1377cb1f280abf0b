"""As much of WebDriver BiDi as a look into Firefox needs; it speaks it without a driver."""

import itertools
import json
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect


class Firefox:
    """A headless Firefox with a profile of its own."""

    def __init__(self, binary: str, profile: Path, port: int) -> None:
        self._ids = itertools.count(1)
        self._stack = ExitStack()
        self._process = subprocess.Popen(
            [binary, "--headless", "--no-remote", "--profile", str(profile),
             "--remote-debugging-port", str(port), "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self._socket = self._reach(port)
        self._call("session.new", capabilities={})
        self._context = self._call("browsingContext.getTree")["contexts"][0]["context"]

    def _reach(self, port: int) -> ClientConnection:
        until = time.monotonic() + 60
        while True:
            try:
                return self._stack.enter_context(
                    connect(f"ws://127.0.0.1:{port}/session", max_size=None)
                )
            except OSError:
                assert self._process.poll() is None, "Firefox ended at once"
                assert time.monotonic() < until, "Firefox does not answer"
                time.sleep(0.2)

    def _call(self, method: str, **params: Any) -> Any:
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=60))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, script: str) -> Any:
        """The value of an expression in the page, as JSON gives it."""
        result = self._call(
            "script.evaluate",
            expression=f"JSON.stringify({script})",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert result["type"] == "success", result
        return json.loads(result["result"].get("value", "null"))

    def wait(self, script: str, within: float = 30) -> None:
        until = time.monotonic() + within
        while not self.run(script):
            assert time.monotonic() < until, script
            time.sleep(0.1)

    def close(self) -> None:
        self._stack.close()
        self._process.terminate()
        self._process.wait(20)
