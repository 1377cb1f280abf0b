"""`qiaopai guandan-bot`: says where programs connect, or what is wrong."""

import os
import signal
import socket
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from qiaopai.cli import app

# Who starts the tests in the background has the interrupt ignored, and so would the program.
PROGRAM = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    " from qiaopai.cli import main; main()"
)
LINK = "http://127.0.0.1:1/#/table/abc"


@pytest.mark.parametrize("words", [("nowhere",), (LINK, "--seats", "N,X")])
def test_a_bad_link_or_seat_is_refused_in_every_language(words: tuple[str, ...]) -> None:
    outputs = set()
    for locale in ("en", "zh-Hant", "zh-Hans"):
        result = CliRunner().invoke(app, ["guandan-bot", *words, "--locale", locale])
        assert result.exit_code == 2
        assert "[bad_table_link]" in result.output
        outputs.add(result.output)
    assert len(outputs) == 3


def test_a_busy_port_is_said() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(app, ["guandan-bot", LINK, "--port", port, "--locale", "en"])
    assert result.exit_code == 1
    assert "[port_busy]" in result.output


def test_it_says_where_programs_connect_and_ends_with_an_interrupt() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM,
         "guandan-bot", LINK, "--port", "0", "--locale", "en"],
        stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:  # fmt: skip
        assert process.stdout is not None
        line = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        try:
            assert process.wait(20) == 0
        finally:
            process.kill()
    assert "ws://127.0.0.1:" in line
    assert "/game/NAME" in line
