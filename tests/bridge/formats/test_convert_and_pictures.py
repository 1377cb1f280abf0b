"""What is lost on the way to another format; pictures; the verbs of the command line."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from tests.bridge.formats.faulty import BOARD
from typer.testing import CliRunner

from qiaopai.cli import app
from qiaopai.games.bridge.formats import (
    Board,
    Format,
    Loss,
    convert,
    deal_picture,
    parse,
    play_picture,
)
from qiaopai.testing.vectors.runner import run

CORRECT = Path(__file__).parent / "correct"


@pytest.fixture
def board() -> Board:
    return parse(BOARD).boards[0]


def test_losses_are_listed() -> None:
    losses = convert(parse(BOARD), Format.LIN).losses
    assert {loss.data.get("tag") for loss in losses} == {
        "Event", "Date", "Scoring", "Score", "ScoreTable",
    }  # fmt: skip
    assert Loss(1, "loss_table", {"tag": "ScoreTable"}) in losses
    assert not convert(parse(BOARD), Format.PBN, export=True).losses


def test_every_loss_of_a_full_file() -> None:
    parsed = parse((CORRECT / "everything.pbn").read_bytes())
    codes = {loss.code for loss in convert(parsed, Format.LIN).losses}
    assert codes == {
        "loss_tag", "loss_table", "loss_nags", "loss_marks", "loss_play_notes", "loss_contract",
        "loss_text",
    }  # fmt: skip


def test_lin_loses_its_alerts_and_items_in_pbn() -> None:
    losses = convert(parse((CORRECT / "two_rooms.lin").read_bytes()), Format.PBN).losses
    assert Loss(1, "loss_alerts", {}) in losses
    assert Loss(0, "loss_item", {"label": "vg"}) in losses


def test_a_deal_in_the_terminal(board: Board) -> None:
    assert deal_picture(board).text == (CORRECT.parent / "deal.txt").read_text("utf-8")


def test_a_moment_of_the_play(board: Board) -> None:
    picture = play_picture(board, 6)
    assert {seat.value: card.text for seat, card in picture.trick.items()} == {
        "N": "S8",
        "E": "ST",
    } or len(picture.trick) == 2
    assert sum(len(hand or ()) for hand in picture.hands.values()) == 46


def test_images_are_xml_that_says_what_it_shows(board: Board) -> None:
    image = deal_picture(board.with_tag("West", "<b> & co"))
    root = ET.fromstring(image.svg)
    assert root.tag.endswith("svg")
    assert "&lt;b&gt; &amp; co" in image._repr_html_()
    assert root[0].text == "#1, N –, 1♥XX S 6"


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
    assert runner.invoke(app, ["lint", str(bad), str(tmp_path / "none.pbn")]).exit_code == 2


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


def test_a_pbn_file_of_vectors() -> None:
    path = Path(__file__).parents[2] / "vectors" / "sample_session.pbn"
    assert [(report.case, report.problem) for report in run([path])] == [
        ("board 1", ""),
        ("board 2", ""),
    ]


def test_a_wrong_score_in_a_vector_fails(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "vectors" / "sample_session.pbn").read_text("utf-8")
    path = tmp_path / "any.txt"
    for old, new in (('"670"', '"660"'), ("6.0  0.0", "5.0  1.0"), ('"NS 100"', '"NS 110"')):
        path.write_text(text.replace(old, new, 1), "utf-8")
        assert [report.passed for report in run([path])] == [False, True]
