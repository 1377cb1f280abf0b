"""What is lost on the way to another format; pictures."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from tests.bridge.formats.faulty import BOARD

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
        "loss_text", "loss_play",
    }  # fmt: skip


def test_lin_loses_its_alerts_and_items_in_pbn() -> None:
    losses = convert(parse((CORRECT / "two_rooms.lin").read_bytes()), Format.PBN).losses
    assert Loss(1, "loss_alerts", {}) in losses
    assert Loss(0, "loss_item", {"label": "vg"}) in losses


def test_what_the_boards_say_is_no_loss_of_the_head() -> None:
    text = (CORRECT / "two_rooms.lin").read_text("utf-8")
    plain = text.replace("vg|Cup,Final 1,I,1,2,Reds,3,Blues,0|", "vg|Cup,Final 1,,1,2,,0,,0|")
    plain = plain.replace("bn|1,1,2|\n", "").replace("4HE=", "1HxxS-1")
    for target in (Format.PBN, Format.RBN):
        found = convert(parse(plain), target).losses
        assert "loss_item" not in {loss.code for loss in found}
    short = plain.replace("PASS,|", "PASS,4SE=,|").replace("Eva|", "Eva,Ina|")
    labels = [loss.data.get("label") for loss in convert(parse(short), Format.PBN).losses]
    assert "rs" in labels


def test_names_outlive_any_number_of_conversions() -> None:
    for charset, name in (("gbk", "張三"), ("ISO-8859-1", "Zoë"), ("big5", "張三")):
        head = f"%Content-type: text/x-pbn; charset={charset}\n"
        data = f'{head}[West "{name}"]\n[Dealer "Q"]\n'.encode(charset)
        for export in (False, True, False):
            text = convert(parse(data), Format.PBN, export=export).text
            assert name in text
            assert "charset=UTF-8" in text
            assert not [one for one in parse(data).faults if one.code == "bad_charset"]
            data = text.encode()


UNKNOWN_HANDS = """[Dealer ""]
[Deal "N:- KJT.T9.AKQ87.987 AQ.876.J432.T532 -"]
[Contract "2S"]
[Play "N"]
H2 H9 H6 HA
H3 SK SA S5
SQ - - -
*
"""


def test_a_play_that_cannot_be_read_back_is_a_loss() -> None:
    for text, cards in ((UNKNOWN_HANDS, 0), (UNKNOWN_HANDS.replace('"2S"', '"NT"'), 0)):
        found = convert(parse(text), Format.LIN)
        assert "loss_play" in {loss.code for loss in found.losses}
        again = parse(found.text, Format.LIN)
        assert not again.faults
        assert found.text.count("pc|") == cards
    whole = BOARD.replace('[Declarer "S"]', '[Declarer "?"]')
    assert "loss_play" not in {loss.code for loss in convert(parse(whole), Format.LIN).losses}
    assert "loss_play" in {loss.code for loss in convert(parse(UNKNOWN_HANDS), Format.RBN).losses}


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
