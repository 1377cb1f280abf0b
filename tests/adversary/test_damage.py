"""A data folder whose file is no database: refused by code, nothing touched."""

import sqlite3

import pytest
from typer.testing import CliRunner

from qiaopai.cli import app
from qiaopai.storage.errors import DamagedFile
from qiaopai.storage.opening import DATABASE, open_folder


def broken(folder, damage):
    path = folder / DATABASE
    if damage == "noise":
        path.write_bytes(b"not a database, but long enough to be taken for one" * 100)
        return path
    with sqlite3.connect(path) as file:
        file.execute("create table one (text)")
        file.executemany("insert into one values (?)", [("x" * 500,)] * 100)
    file.close()
    path.write_bytes(path.read_bytes()[:5000])
    return path


@pytest.mark.parametrize("damage", ["noise", "cut"])
def test_a_damaged_file(tmp_path, damage):
    path = broken(tmp_path, damage)
    before = path.read_bytes()
    with pytest.raises(DamagedFile):
        open_folder(tmp_path)
    assert path.read_bytes() == before


def test_the_command_says_so(tmp_path):
    broken(tmp_path, "noise")
    arguments = ["--no-browser", "--port", "0", "--data", str(tmp_path)]
    result = CliRunner().invoke(app, arguments, env={"LANG": "en"})
    assert result.exit_code == 1
    assert "damaged" in result.output
    assert "Traceback" not in result.output
