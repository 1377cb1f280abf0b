"""`qiaopai lint` and `qiaopai convert`: what they say, write and refuse."""

import json
from pathlib import Path

import pytest
from tests.bridge.formats.faulty import BOARD
from typer.testing import CliRunner

from qiaopai.cli import app
from qiaopai.games.bridge.formats import Format, parse


def test_lint(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.pbn", tmp_path / "bad.pbn"
    good.write_text(BOARD, "utf-8")
    bad.write_text(BOARD.replace('[Dealer "N"]', '[Dealer "Q"]'), "utf-8")
    runner = CliRunner()
    assert runner.invoke(app, ["lint", str(good)]).exit_code == 0
    found = runner.invoke(app, ["lint", str(good), str(bad), "--locale", "en"])
    assert found.exit_code == 1
    assert found.stdout == f"{bad}:11: bad_dealer: “Q” is no dealer.\n"
    found = runner.invoke(app, ["lint", "--json", str(bad)])
    assert json.loads(found.stdout)["line"] == 11
    assert runner.invoke(app, ["lint", "--strict", str(good)]).exit_code == 1
    missing = runner.invoke(app, ["lint", str(tmp_path / "none.pbn"), str(bad)])
    assert missing.exit_code == 2
    assert "[cannot_read]" in missing.stderr
    assert "bad_dealer" in missing.stdout


def test_what_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qiaopai.cli.studies.MOST_BYTES", 100)
    large = tmp_path / "large.pbn"
    large.write_text(BOARD, "utf-8")
    for words in (["lint", str(large)], ["convert", str(large), str(tmp_path / "a.lin")]):
        found = CliRunner().invoke(app, words)
        assert found.exit_code == 2
        assert "[file_too_large]" in found.stderr


@pytest.mark.parametrize("data", [b"", b"no board", b"% PBN 2.1\n", bytes(range(128, 256))])
def test_without_a_board_nothing_is_written(data: bytes, tmp_path: Path) -> None:
    source, target = tmp_path / "a.pbn", tmp_path / "b.pbn"
    source.write_bytes(data)
    target.write_text("mine", "utf-8")
    found = CliRunner().invoke(app, ["convert", str(source), str(target)])
    assert found.exit_code == 2
    assert "[nothing_to_convert]" in found.stderr
    assert target.read_text("utf-8") == "mine"


def test_convert_names_the_faults_and_writes_standard_output(tmp_path: Path) -> None:
    source = tmp_path / "a.pbn"
    source.write_text(BOARD.replace('[Dealer "N"]', '[Dealer "Q"]'), "utf-8")
    runner = CliRunner()
    found = runner.invoke(app, ["convert", str(source), "-", "--to", "lin", "--locale", "en"])
    assert found.exit_code == 0
    assert "qiaopai lint" in found.stderr
    assert parse(found.stdout, Format.LIN).boards[0].deal == parse(BOARD).boards[0].deal
    assert "[which_format]" in runner.invoke(app, ["convert", str(source), "-"]).stderr
    named = tmp_path / "out.txt"
    assert runner.invoke(app, ["convert", str(source), str(named), "--to", "rbn"]).exit_code == 0
    assert named.read_text("utf-8").startswith("N Lin+Li:Wu+Chen") or "H N:" in named.read_text()


def test_convert(tmp_path: Path) -> None:
    source, target = tmp_path / "a.pbn", tmp_path / "a.lin"
    source.write_text(BOARD, "utf-8")
    runner = CliRunner()
    found = runner.invoke(app, ["convert", str(source), str(target), "--locale", "en"])
    assert found.exit_code == 0
    assert "Board 1 loses: The table ScoreTable." in found.output
    assert parse(target.read_bytes()).boards[0].deal == parse(BOARD).boards[0].deal
    assert runner.invoke(app, ["convert", str(source), str(tmp_path / "a.doc")]).exit_code == 2
    assert runner.invoke(app, ["convert", str(tmp_path / "no"), str(target)]).exit_code == 2
