"""Plays and deals as text: every vector there and back, every kind of fault."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from qiaopai.games.guandan.formats import (
    Act,
    DealRecord,
    Gift,
    meaning_text,
    parse_meaning,
    parse_play,
    parse_record,
    play_text,
    read_record,
    record_text,
)
from qiaopai.games.guandan.formats.checking import after_tribute, check
from qiaopai.games.guandan.formats.record import Fault
from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import PACK, Card, Level, make_hand, parse_cards, parse_level
from qiaopai.games.guandan.rules.plays import Kind, Meaning
from qiaopai.kernel.seats import Rotation, Seat, Side

VECTORS = json.loads((Path(__file__).parents[2] / "vectors" / "guandan.json").read_text())[
    "vectors"
]
ORDER = Rotation.COUNTER_CLOCKWISE.from_seat(Seat.NORTH)
SIDES = (Side.NS, Side.EW)
KINDS = {"fullhouse": "full_house", "sf": "straight_flush", "jokers": "four_jokers"}
RULES = Options(id="ahcme", source="seed 002")
N, W, S, E = ORDER


def meaning(reading: dict[str, Any]) -> Meaning:
    kind = KINDS.get(reading["type"], reading["type"])
    return Meaning(Kind(kind), reading["size"], reading["key"])


def plays(vector: dict[str, Any]) -> Iterator[tuple[tuple[Card, ...], Meaning]]:
    """The plays that a vector tells of."""
    for reading in vector.get("readings", ()):
        yield parse_cards(" ".join(vector["cards"])), meaning(reading)
    for name in ("table", "play"):
        if name in vector:
            told = vector[name]
            yield parse_cards(" ".join(told["cards"])), meaning(told["reading"])


def record(vector: dict[str, Any]) -> DealRecord:
    """All that a vector tells of a deal."""
    fields: dict[str, Any] = {"rulebook": "ahcme"}
    if "level" in vector:
        fields["level"] = parse_level(vector["level"])
    held = {int(seat): cards for seat, cards in vector.get("hands", {}).items()}
    for name in ("hand", "receiver_hand", "cards"):
        if name in vector:
            held[0] = " ".join(vector[name])
    fields["hands"] = {ORDER[seat]: parse_cards(cards) for seat, cards in held.items()}
    if "+" not in str(vector.get("levels", "+")):
        fields["levels"] = dict(zip(SIDES, map(parse_level, vector["levels"]), strict=True))
    if vector.get("declarer") is not None:
        fields["declarer"] = SIDES[vector["declarer"]]
    payments = vector.get("expect", {}).get("payments", ())
    fields["tributes"] = tuple(
        Gift(ORDER[one["payer"]], ORDER[one["receiver"]], Card(one["choices"][0]))
        for one in payments
        if isinstance(one["receiver"], int)
    )
    acts = [Act(seat, *play) for seat, play in zip(ORDER, plays(vector), strict=False)]
    single = Meaning(Kind.SINGLE, 1, 9)
    for seat, what in vector.get("actions", ()):
        act = Act(ORDER[seat], (Card.S9,), single) if what == "play" else Act(ORDER[seat])
        acts.append(act)
    fields["acts"] = tuple(acts)
    order = vector.get("order", vector.get("previous_order", vector.get("given_order", ())))
    fields["order"] = tuple(ORDER[seat] for seat in order)
    return DealRecord(**fields)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_every_vector_goes_there_and_back(vector: dict[str, Any]) -> None:
    for cards, what in plays(vector):
        assert parse_play(play_text(cards, what)) == (cards, what)
        assert parse_meaning(meaning_text(what)) == what
    told = record(vector)
    text = record_text(told)
    assert parse_record(text) == told
    assert record_text(parse_record(text)) == text


def test_the_vectors_tell_of_every_kind_of_play_and_of_every_part_of_a_deal() -> None:
    assert {what.kind for vector in VECTORS for _, what in plays(vector)} == set(Kind)
    told = [record(vector) for vector in VECTORS]
    for name in ("level", "levels", "declarer", "hands", "tributes", "acts", "order"):
        assert any(getattr(one, name) for one in told), name


HANDS = {seat: make_hand(PACK[place::4]) for place, seat in enumerate(ORDER)}
"""Every seat has two cards of a rank, and of every rank, or nearly so."""
WHOLE = DealRecord(
    rulebook="ahcme",
    changes={"max_bomb": 8, "tribute": True, "target": "6", "tribute_tie": "clockwise"},
    number=3,
    level=Level.FIVE,
    levels={Side.NS: Level.FIVE, Side.EW: Level.TWO},
    declarer=Side.NS,
    hands=HANDS,
    tributes=(Gift(E, N, HANDS[E][0]),),
    returns=(Gift(N, E, Card.C2),),
    leader=E,
    acts=(
        Act(E, (Card.C2,), Meaning(Kind.SINGLE, 1, 2)),
        Act(N, (Card.C3,), Meaning(Kind.SINGLE, 1, 3)),
        Act(W),
        Act(S),
        Act(E),
        Act(N, (Card.H4, Card.C4), Meaning(Kind.PAIR, 2, 4)),
    ),
    order=(N, S, E, W),
)


def test_a_whole_deal_goes_there_and_back_and_is_clean() -> None:
    assert parse_record(record_text(WHOLE)) == WHOLE
    assert check(WHOLE, RULES) == ()
    held = after_tribute(WHOLE)
    assert all(len(hand) == 27 for hand in held.values())
    assert HANDS[E][0] in held[N]


def test_anti_tribute_and_bad_lines() -> None:
    text = "qiaopai-guandan/1\n# said\n\nanti W\nanti E\nlevel 10\nplay N S3 single:1\nsing song\n"
    reading = read_record(text)
    assert reading.record == DealRecord(anti=(W, E), level=Level.TEN)
    assert reading.faults == (Fault("bad_line", 7), Fault("unknown_word", 8))
    assert read_record("").faults == (Fault("bad_heading", 1),)
    with pytest.raises(ValueError, match="line 7: bad_line"):
        parse_record(text)


@pytest.mark.parametrize(
    ("acts", "fault"),
    [
        ((Act(E),), "no_lead"),
        ((Act(E, (Card.HR,) * 2, Meaning(Kind.PAIR, 2, 17)),), "card_not_held"),
        ((Act(E, (Card.C2,), Meaning(Kind.SINGLE, 1, 3)),), "not_a_play"),
        ((*WHOLE.acts[:2], Act(W, (Card.D3,), Meaning(Kind.SINGLE, 1, 3))), "too_low"),
    ],
)
def test_what_could_not_happen_is_found(acts: tuple[Act, ...], fault: str) -> None:
    changed = DealRecord(level=Level.FIVE, hands=HANDS, tributes=WHOLE.tributes,
                         returns=WHOLE.returns, acts=acts)  # fmt: skip
    assert check(changed, RULES) == (Fault(fault, len(acts)),)


def test_an_impossible_deal_is_found() -> None:
    assert check(DealRecord(hands={}), RULES) == (Fault("bad_deal"),)
    wrong = DealRecord(hands=HANDS, level=Level.TWO, tributes=(Gift(N, S, HANDS[E][-1]),) * 3)
    assert check(wrong, RULES) == (Fault("card_not_held"),)


@pytest.mark.parametrize(
    "lines",
    [
        ("hand N SA", "hand N SK"),
        ("level 5", "level 6"),
        ("order N N S",),
        ("number 0",),
        ("setting max_bomb 9",),
        ("setting tribute perhaps",),
        ("setting max_bomb 8", "setting max_bomb 10"),
        ("setting colour red",),
        ("number -3",),
        ("standing NS 2", "standing NS 3"),
    ],
)
def test_nothing_is_said_twice_or_impossibly(lines: tuple[str, ...]) -> None:
    reading = read_record("\n".join(("qiaopai-guandan/1", *lines)))
    assert reading.faults == (Fault("bad_line", len(lines) + 1),)
