"""The command that opens the card room."""

import os
import socket
import subprocess
import sys

import httpx
import pytest
from tests.server.serving import process

from qiaopai.server.gate import allowed_names, host_name
from qiaopai.server.run import PortBusy, addresses, listen, qr


def test_a_busy_port_is_said_clearly(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortBusy):
            listen("127.0.0.1", port)


def test_one_server_a_folder(tmp_path):
    with process(tmp_path) as first:
        arguments = ["--port", "0", "--data", str(tmp_path), "--no-browser"]
        second = subprocess.run(
            [sys.executable, "-c", "from qiaopai.cli import main; main()", *arguments],
            env={**os.environ, "LC_ALL": "C"},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert httpx.get(f"{first.url}/api/health").json()["status"] == "ok"
    assert second.returncode == 1
    assert "has this data folder open" in second.stderr
    assert "Traceback" not in second.stderr


def test_addresses_for_other_devices():
    assert addresses("127.0.0.1", 8000, tls=False) == ["http://127.0.0.1:8000"]
    assert addresses("::1", 443, tls=True) == ["https://[::1]"]
    assert all("0.0.0.0" not in url for url in addresses("0.0.0.0", 8000, tls=False))


def test_the_qr_code_is_a_square_of_half_blocks():
    lines = qr("http://192.168.1.20:8000").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert set("".join(lines)) <= set("█▀▄ ")


def test_host_names():
    assert host_name("Room.example:8000") == "room.example"
    assert host_name("[::1]:8000") == "::1"
    names = allowed_names(("0.0.0.0", "Club.example"))
    assert {"localhost", "127.0.0.1", "club.example"} <= names
    assert "0.0.0.0" not in names
