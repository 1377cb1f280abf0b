"""`qiaopai`: why the room stays closed, in the language of the environment."""

import pytest
from typer.testing import CliRunner

from qiaopai.cli import app, serve
from qiaopai.server.run import PortBusy
from qiaopai.storage.errors import EventTooNew, FolderInUse, NewerFile, StorageError


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (PortBusy("8000"), ["8000", "--port 8001"]),
        (FolderInUse(folder="x"), ["--data"]),
        (NewerFile(found="9", newest="3"), ["--data"]),
        (EventTooNew(kind="x", version=2, known=1), ["event_too_new"]),
    ],
)
@pytest.mark.parametrize(("language", "word"), [("C", ""), ("zh_TW.UTF-8", "。")])
def test_why_it_stays_closed(fault, said, language, word, monkeypatch, tmp_path):
    def closed(*_, **__):
        raise fault

    monkeypatch.setattr(serve, "serve", closed)
    result = CliRunner().invoke(
        app, ["--data", str(tmp_path), "--no-browser"], env={"LC_ALL": language}
    )
    assert result.exit_code == 1
    assert all(one in result.output for one in [*said, word])
    assert "cli-" not in result.output


def test_what_is_said_of_a_folder_can_happen():
    assert {one.code for one in StorageError.__subclasses__()} >= serve._SAID
