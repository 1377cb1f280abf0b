"""The words of that protocol: types and ranks of actions, positions at the table.

Sequences are named by their lowest rank, an ace below the two being `A`; the jokers' ranks are
`B` and `R`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from qiaopai.games.guandan.rules.cards import (
    ACE,
    BIG_JOKER,
    LEVEL_CARD,
    SMALL_JOKER,
    Card,
    Level,
)
from qiaopai.games.guandan.rules.plays import Kind, Meaning
from qiaopai.games.guandan.rules.state import Laid
from qiaopai.kernel.seats import Rotation, Seat

Message = dict[str, Any]
"""A message of the protocol, ready to be encoded."""
Action = list[str | list[str]]
"""`["Single", "2", ["S2"]]`."""

PASS: Action = ["PASS", "PASS", "PASS"]
JOKERS = "JOKER"
NOBODY = -1
TYPES: Mapping[Kind, str] = {
    Kind.SINGLE: "Single",
    Kind.PAIR: "Pair",
    Kind.TRIPLE: "Trips",
    Kind.FULL_HOUSE: "ThreeWithTwo",
    Kind.STRAIGHT: "Straight",
    Kind.TUBE: "ThreePair",
    Kind.PLATE: "TwoTrips",
    Kind.BOMB: "Bomb",
    Kind.STRAIGHT_FLUSH: "StraightFlush",
    Kind.FOUR_JOKERS: "Bomb",
}
"""The type of an action by the kind of a play."""
_RANKS_IN_A_ROW = {Kind.STRAIGHT: 5, Kind.STRAIGHT_FLUSH: 5, Kind.TUBE: 3, Kind.PLATE: 2}


def action(cards: Iterable[Card], meaning: Meaning, level: Level) -> Action:
    """A play as an action."""
    return [TYPES[meaning.kind], rank(meaning, level), [card.value for card in cards]]


def rank(meaning: Meaning, level: Level) -> str:
    """By what the action is named."""
    if meaning.kind is Kind.FOUR_JOKERS:
        return JOKERS
    if length := _RANKS_IN_A_ROW.get(meaning.kind):
        lowest = meaning.key - length + 1
        return Level(lowest if lowest > 1 else ACE).text
    if meaning.key in (SMALL_JOKER, BIG_JOKER):
        return "B" if meaning.key == SMALL_JOKER else "R"
    return level.text if meaning.key == LEVEL_CARD else Level(meaning.key).text


def positions(direction: str) -> Mapping[Seat, int]:
    """Places at the table, 0 to 3 in the order of play, for a direction as views tell it."""
    rotation = Rotation.CLOCKWISE if direction == "cw" else Rotation.COUNTER_CLOCKWISE
    return {seat: place for place, seat in enumerate(rotation.from_seat(Seat.NORTH))}


def laid(one: Laid, level: Level) -> Action:
    """What somebody did in a round."""
    return PASS if one.meaning is None else action(one.cards, one.meaning, level)
