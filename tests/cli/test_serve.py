"""`qiaopai`: what keeps a room from opening is said in a sentence."""

import socket
from importlib.metadata import version
from pathlib import Path

import pytest
from filelock import FileLock
from typer.testing import CliRunner, Result

from qiaopai.cli import app
from qiaopai.cli.verbs import VERBS
from qiaopai.storage.opening import LOCK


def invoke(*words: str, lang: str = "C") -> Result:
    return CliRunner().invoke(app, ["--no-browser", *words], env={"LC_ALL": lang, "LANG": lang})


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        result = invoke("--port", port, "--data", str(tmp_path))
    assert result.exit_code == 1
    assert f"Port {port} cannot be used" in result.stderr
    assert "[port_busy]" in result.stderr


@pytest.mark.parametrize(("lang", "said"), [("C", "Another"), ("zh_TW.UTF-8", "另一個")])
def test_a_data_folder_in_use(tmp_path: Path, lang: str, said: str) -> None:
    with FileLock(tmp_path / LOCK):
        result = invoke("--port", "0", "--data", str(tmp_path), lang=lang)
    assert result.exit_code == 1
    assert result.stderr.startswith(said)
    assert "[folder_in_use]" in result.stderr


def test_a_data_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = invoke("--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert result.exit_code == 1
    assert "[no_data_folder]" in result.stderr


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    result = invoke("--host", "999.1.1.1", "--port", "0", "--data", str(tmp_path))
    assert result.exit_code == 2
    assert "[unknown_host]" in result.stderr


def test_an_unknown_level_is_refused() -> None:
    assert invoke("--log-level", "loud").exit_code == 2


@pytest.mark.parametrize("words", [[], *([verb] for verb in VERBS)])
def test_help_says_what_happens_without_an_option(words: list[str]) -> None:
    text = CliRunner().invoke(app, [*words, "--help"], env={"COLUMNS": "120"}).stdout
    assert " ." not in text.replace(" ...", "")
    assert ("[default: (" in text) or words not in ([], ["simulate"])


def test_the_version_is_told() -> None:
    assert invoke("--version").stdout == f"qiaopai {version('qiaopai')}\n"
