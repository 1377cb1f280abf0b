"""Texts that are no constraints: every fault by code and column, and never anything else."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from qiaopai.kernel.constraints import BadConstraint, holds, parse_constraint, read_constraint
from qiaopai.kernel.constraints.parser import LONGEST
from qiaopai.kernel.constraints.words import MEASURE_WORDS, SHAPE_WORDS, SUITS
from qiaopai.kernel.seats import Seat
from qiaopai.testing.strategies import deals


def found(text: str, seat: Seat | None = Seat.NORTH) -> list[tuple[str, int | None]]:
    return [
        (one.code.removeprefix("constraint_"), one.data.get("at"))
        for one in read_constraint(text, seat)[1]
    ]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("15-17 hpc", [("unknown_word", 7)]),
        ("15-17", [("unfinished", 6)]),
        ("17-15 hcp", [("range_reversed", 1)]),
        ("hcp", [("unfinished", 4)]),
        ("hcp >=", [("unfinished", 7)]),
        ("hcp >= spdes", [("unknown_word", 8)]),
        ("5 + 3 >= 2", [("unfinished", 11)]),
        ("4333", [("shape_bare", 1)]),
        ("12 hcp, 4432 or 5332", [("shape_bare", 9)]),
        ("4333 spades", [("shape_bare", 1)]),
        ("hcp >= 17-15 hcp", [("unexpected", 14)]),
        ("hcp = 17-15", [("range_reversed", 7)]),
        ("hcp in", [("unfinished", 7)]),
        ("3 in 2-5", [("unknown_word", 3)]),
        ("3+2 in 2-5", [("unexpected", 8)]),
        ("10-hpc <= 3", [("unknown_word", 4)]),
        ("1000 hcp", [("number_too_large", 1)]),
        ("00012 hcp", []),
        ("4=4=4=4", [("shape_not_13", 1)]),
        ("(5555)", [("shape_not_13", 1)]),
        ("(12 hcp", [("unfinished", 8)]),
        ("12 hcp)", [("unexpected", 7)]),
        ("12 hcp 5 spades", [("unexpected", 8)]),
        ("hcp(nort) = 3", [("unknown_word", 5)]),
        ("hcp(north", [("unfinished", 10)]),
        ("top 0 spades >= 1", [("unexpected", 7)]),
        ("top 14 spades >= 1", [("unexpected", 8)]),
        ("top spades", [("unexpected", 5)]),
        ("top(3 spades)", [("unexpected", 7)]),
        ("longest in spades = 3", [("unexpected", 19)]),
        ("nord: 12 hcp", [("unknown_word", 1)]),
        ("?", [("unexpected", 1)]),
        (",", [("unexpected", 1)]),
        ("not", [("unfinished", 4)]),
        ("12 hcp or", [("unfinished", 10)]),
        ("and 12 hcp", [("unknown_word", 1)]),
        ("a, 12 hcp, b; c", [("unknown_word", 1), ("unknown_word", 12), ("unknown_word", 15)]),
        ("(a, b), 17-15 hcp", [("unknown_word", 2), ("range_reversed", 9)]),
        ("(" * 50 + "12 hcp", [("too_deep", 41)]),
        ("(" * 39 + "12 hcp" + ")" * 39, []),
        (("(" * 30 + "12 hcp" + ")" * 30 + ", ") * 3, []),
    ],
)  # fmt: skip
def test_faults_and_their_columns(text: str, faults: list[tuple[str, int]]) -> None:
    assert found(text) == faults


def test_a_hand_must_be_named_somewhere() -> None:
    assert found("12 hcp", None) == [("which_hand", 7)]
    assert found("balanced, hcp(north) >= 3", None) == [("which_hand", 9)]
    assert found("north: 12 hcp; 5 spades", None) == [("which_hand", 24)]


def test_too_long() -> None:
    assert found("1" * (LONGEST + 1)) == [("too_long", None)]


def test_what_could_be_read_is_kept() -> None:
    condition, faults = read_constraint("12 hcp, 5 spdes, balanced", Seat.NORTH)
    assert condition == parse_constraint("12 hcp, balanced", Seat.NORTH)
    assert len(faults) == 1


def test_strictly() -> None:
    with pytest.raises(BadConstraint) as caught:
        parse_constraint("a, b")
    assert caught.value.code == "constraint_unknown_word"
    assert caught.value.data == {"at": 1, "text": "a"}
    assert len(caught.value.faults) == 2


WORDS = [
    *MEASURE_WORDS, *SUITS, *SHAPE_WORDS, "and", "or", "not", "of", "in", "top", "north", "s",
    "(", ")", ",", ";", ":", "+", "-", "*", "=", ">=", "<", "!=", "5+", "7-", "15-17", "3",
    "4=3=3=3", "4333", "semi-balanced", "(4432)", "5=(431)", "4-4-3-2",
    "x=x=x=x", "\ufb01", "İ", "五",
]  # fmt: skip


@given(st.lists(st.sampled_from(WORDS), max_size=14).map(" ".join), deals())
def test_any_words(text: str, hands) -> None:
    condition, faults = read_constraint(text, Seat.NORTH)
    assert holds(condition, hands) in {True, False}
    assert all(1 <= fault.data.get("at", 1) <= len(text) + 2 for fault in faults)


@given(st.text(max_size=60))
@example("٣ hcp")
@example("²")
@example("\x00")
def test_any_text(text: str) -> None:
    read_constraint(text, Seat.NORTH)
    read_constraint(text)
