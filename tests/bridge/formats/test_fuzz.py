"""No text and no bytes make a parser raise, and what it came to can be written again."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bridge.formats.faulty import BOARD, FAULTY

from qiaopai.games.bridge.formats import Format, Parsed, convert, link, parse, play_picture, write
from qiaopai.games.bridge.formats.codes import FAULTS, LOSSES

FILES = [path.read_bytes() for path in sorted((Path(__file__).parent / "correct").iterdir())]
FORMS = [None, *Format]
ALPHABET = '[]{}"\\;%#^=$*+-|:.,!?\n\r\t \x00\x85é林𝟙٣ABCDEHNPRSTWXabn0123456789'
PIECES = [
    "md|",
    "mb|", "pc|", "qx|o1|", "rs|", "pn|", "mc|", "up|1|", "an|", "sv|", "|", "[Deal \"",
    "[Auction",
    "[Play \"N\"]", "[Note \"1:", "AP", "^S", "^I", "^R", "^L", "=1=", "$300", "$", "H W:", "A NZ:",
    "P ",
    "C 4SX:N", "\n\n", "{", "}", "\"]", "##", "#", "NS 9 EW 9",
    "9" * 5000, "[Score \"NS ", "%Content-type: x; charset=utf-7\n",
    "1NTXX", "H10", "[Result \"^13\"]",
]  # fmt: skip


def read_again(source: str | bytes, form: Format) -> None:
    """What is written is read as it was, in the same format, whatever stands in the file."""
    parsed = parse(source, form)
    again = parse(write(parsed, form), form)
    assert (again.boards, again.head, again.tail) == (parsed.boards, parsed.head, parsed.tail)


def survives(source: str | bytes, form: Format | None) -> None:
    parsed = parse(source, form, strict=len(source) % 2 == 0)
    assert {fault.code for fault in parsed.faults} <= FAULTS
    assert all(fault.line >= 1 for fault in parsed.faults)
    for target in Format:
        losses = convert(parsed, target, export=True).losses
        assert {loss.code for loss in losses} <= LOSSES
        again = parse(write(parsed, target), target)
        assert isinstance(again, Parsed)
    for own in Format if form is None else (form,):
        read_again(source, own)
    for board in parsed.boards[:2]:
        assert play_picture(board, 5).svg
        assert link(board)


@settings(max_examples=150)
@given(st.text(ALPHABET) | st.text(), st.sampled_from(FORMS))
def test_text(text: str, form: Format | None) -> None:
    survives(text, form)


@settings(max_examples=150)
@given(st.lists(st.sampled_from(PIECES) | st.text(ALPHABET, max_size=4)).map("".join))
def test_pieces(text: str) -> None:
    for form in Format:
        survives(text, form)


@settings(max_examples=60)
@given(st.binary())
def test_bytes(data: bytes) -> None:
    survives(data, None)


def mutated(data: bytes, dice: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(dice.randint(1, 8)):
        at = dice.randrange(len(changed))
        what = dice.randrange(5)
        if what == 0:
            changed[at] = dice.randrange(256)
        elif what == 1:
            del changed[at : at + dice.randint(1, 40)]
        elif what == 2:
            changed[at:at] = dice.choice(PIECES).encode()
        elif what == 3:
            changed[at:at] = changed[at : at + dice.randint(1, 60)]
        else:
            changed[at] = ord(dice.choice('[]{}"|;%^=$\n -*+'))
        if not changed:
            break
    return bytes(changed)


def mutate(count: int) -> None:
    dice = random.Random(f"mutations/{count}")
    for _ in range(count):
        survives(mutated(dice.choice(FILES), dice), dice.choice(FORMS))


def test_mutated_files() -> None:
    mutate(150)


@pytest.mark.slow
def test_ten_thousand_mutated_files() -> None:
    mutate(10_000)


def test_a_bad_board_costs_no_good_one() -> None:
    good = BOARD[BOARD.index("[Event") :]
    (expected,) = parse(good).boards
    for case in FAULTY:
        bad = case.text.replace("\r\n", "\n")
        boards = parse(f"{good}\n{bad}\n\n{good}").boards
        assert boards[0] == expected
        assert boards[-1] == expected


def test_encodings() -> None:
    text = '% PBN 2.1\n[West "Ångström"]\n'
    for charset in ("utf-8", "utf-8-sig", "latin-1", "utf-16"):
        parsed = parse(text.encode(charset))
        assert parsed.boards[0].value("West") == "Ångström"
        assert not parsed.faults
    declared = '%Content-type: text/x-pbn; charset=iso-8859-2\n[West "Łódź"]\n'
    assert parse(declared.encode("iso-8859-2")).boards[0].value("West") == "Łódź"
    wrong = declared.replace("iso-8859-2", "klingon")
    (fault,) = parse(wrong.encode()).faults
    assert (fault.code, fault.line) == ("bad_charset", 1)
    assert parse(wrong.encode()).boards[0].value("West") == "Łódź"
