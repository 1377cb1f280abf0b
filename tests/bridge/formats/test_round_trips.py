"""What is written is read back as it was."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from tests.bridge.formats.faulty import FAULTY, Faulty
from tests.bridge.formats.making import annotated, boards

from qiaopai.games.bridge.formats import (
    Board,
    Format,
    Parsed,
    RemarkKind,
    link,
    parse,
    parse_link,
    resolved,
    write,
)

FEW = settings(max_examples=25)
"""A drawn board is big."""
CORRECT = sorted((Path(__file__).parent / "correct").iterdir())


@FEW
@given(annotated())
def test_pbn_keeps_everything(board: Board) -> None:
    parsed = parse(write(Parsed((board,))))
    assert parsed.boards == (board,)
    assert not parsed.faults


@FEW
@given(annotated())
def test_the_export_format_is_correct_and_settles(board: Board) -> None:
    text = write(Parsed((board,)), export=True)
    assert not [fault for fault in parse(text, strict=True).faults if fault.code != "line_too_long"]
    assert write(parse(text), export=True) == text


@FEW
@given(annotated())
def test_the_export_format_keeps_everything(board: Board) -> None:
    (read,) = parse(write(Parsed((board,)), export=True)).boards
    assert {(tag.name, tag.value, tag.cells) for tag in board.tags} <= {
        (tag.name, tag.value, tag.cells) for tag in read.tags
    }
    assert (read.auction, read.play) == (board.auction, board.play)
    assert sorted(one.text for one in read.remarks) == sorted(one.text for one in board.remarks)


def shown(board: Board) -> dict[str, str]:
    """The tags that say something; a result that follows from the play may be added."""
    return {tag.name: tag.value for tag in board.tags if tag.value and tag.name != "Result"}


@pytest.mark.parametrize("form", [Format.LIN, Format.RBN])
@FEW
@given(board=boards())
def test_other_formats_keep_deal_auction_and_play(form: Format, board: Board) -> None:
    if form is Format.RBN and not (board.auction and board.auction.calls):
        return
    parsed = parse(write(Parsed((board,)), form), form)
    assert not parsed.faults
    (read,) = parsed.boards
    assert read.deal == board.deal
    assert read.play == board.play
    assert [call for _, call in read.made_calls] == [call for _, call in board.made_calls]
    assert parse(write(parsed, form), form) == parsed


@FEW
@given(board=boards())
def test_links_to_the_hand_viewer(board: Board) -> None:
    (read,) = parse(link(board)).boards
    assert (read.deal, read.play) == (board.deal, board.play)
    assert read.names == board.names
    assert parse_link(link(read)).boards == (read,)


@pytest.mark.parametrize("path", CORRECT, ids=lambda path: path.name)
def test_own_files(path: Path) -> None:
    parsed = parse(path.read_bytes(), name=path.name)
    form = Format(path.suffix[1:])
    again = parse(write(parsed, form), form)
    assert (again.boards, again.head, again.tail) == (parsed.boards, parsed.head, parsed.tail)


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_ends_of_lines_make_no_difference(newline: str) -> None:
    for path in CORRECT:
        text = path.read_text("utf-8")
        form = Format(path.suffix[1:])
        assert parse(text.replace("\n", newline), form) == parse(text, form)


@FEW
@given(annotated())
def test_resolving_a_board_without_inheritance_changes_nothing(board: Board) -> None:
    assert list(resolved([board])) == [board]


def test_inheritance() -> None:
    text = '[Event "##Cup"]\n[Site "A"]\n\n[Board "2"]\n[Site "#"]\n\n[Event "#"]\n[Site "B"]\n'
    first, second, third = resolved(parse(text).boards)
    assert [board.value("Event") for board in (first, second, third)] == ["Cup"] * 3
    assert [board.value("Site") for board in (first, second, third)] == ["A", "A", "B"]


def test_the_nearest_value_is_taken_over_and_a_default_can_be_replaced() -> None:
    text = '[Site "A"]\n\n[Site "B"]\n[Site "C"]\n\n[Board "3"]\n\n[Site "#"]\n'
    assert [board.value("Site") for board in resolved(parse(text).boards)] == ["A", "B", "", "B"]
    text = '[Date "##2026.08.01"]\n\n[Date "2026.08.02"]\n\n[Board "3"]\n\n[Date "#"]\n'
    dates = [board.value("Date")[-1] for board in resolved(parse(text).boards)]
    assert dates == ["1", "2", "2", "2"]


@pytest.mark.parametrize(
    ("dealer", "calls", "opener"),
    [('[Dealer "N"]', "- 1C *", "N"), ("", "- 1C *", "N"), ('[Dealer "E"]', "1C *", "W")],
)
def test_the_export_format_leaves_every_call_with_its_seat(
    dealer: str, calls: str, opener: str
) -> None:
    (board,) = parse(f'{dealer}\n[Auction "W"]\n{calls}\n').boards
    (again,) = parse(write(Parsed((board,)), export=True)).boards
    assert [seat for seat, _ in again.made_calls] == [seat for seat, _ in board.made_calls]
    assert again.value("Auction") == opener


def test_remarks_keep_their_kinds() -> None:
    text = '% PBN 2.1\n{first}\n[Event "x"] ; rest\n%escape\n[Site ""] stray words\n'
    (board,) = parse(text).boards
    kinds = [remark.kind for remark in board.remarks]
    assert kinds == [
        RemarkKind.COMMENT,
        RemarkKind.LINE,
        RemarkKind.ESCAPE,
        RemarkKind.STRAY,
    ]
    assert parse(write(parse(text))).boards == (board,)


@pytest.mark.parametrize("case", FAULTY, ids=lambda case: case.code)
def test_faulty_files_keep_everything_too(case: Faulty) -> None:
    parsed = parse(case.text)
    assert parse(write(parsed)).boards == parsed.boards


def test_marks_of_irregularities_run_together() -> None:
    text = '[Dealer "N"]\n[Auction "N"]\n1NT ^S ^S ^I 1C\nPass Pass Pass\n'
    parsed = parse(text)
    assert not parsed.faults
    assert write(parsed) == text
