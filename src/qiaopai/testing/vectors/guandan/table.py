"""A table for the vectors: seats 0 … 3 in order of play, and deals built from few cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import Card, Hand, Level, make_hand
from qiaopai.games.guandan.rules.deal import Hands
from qiaopai.games.guandan.rules.state import State
from qiaopai.kernel.seats import Rotation, Seat, Side
from qiaopai.kernel.secret import Secret
from qiaopai.testing.vectors.cases import Fault, Json
from qiaopai.testing.vectors.shape import number

SEATS = Rotation.COUNTER_CLOCKWISE.from_seat(Seat.NORTH)
SIDES = (Side.NS, Side.EW)
SALT = "0" * 64


def seat(value: Json, where: str = "seat") -> Seat:
    """The seat of that number. Raises: Fault."""
    place = number(value, where)
    if not 0 <= place < len(SEATS):
        raise Fault(f"{where}: no such seat {value!r}")
    return SEATS[place]


def order(value: Json, where: str = "order") -> tuple[Seat, ...]:
    """Four seats in an order. Raises: Fault."""
    found = tuple(seat(one, where) for one in value) if isinstance(value, list) else ()
    if set(found) != set(SEATS) or len(found) != len(SEATS):
        raise Fault(f"{where}: all four seats are wanted")
    return found


def place(one: Seat) -> int:
    """The number of a seat."""
    return SEATS.index(one)


def pair(value: Json, where: str) -> list[Json]:
    """One value for each side. Raises: Fault."""
    if not isinstance(value, list) or len(value) != len(SIDES):
        raise Fault(f"{where}: two values are wanted")
    return value


def position(
    hands: Mapping[Seat, Hand], options: Options, level: Level = Level.TWO, **fields: Any
) -> State:
    """A state in which these hands are held; the others hold a few low cards."""
    held = Hands(*(make_hand(hands.get(one, (Card.C3, Card.D3))) for one in Seat))
    closed = Secret(held)
    return State(
        options=options,
        number=1,
        board=1,
        deal=closed,
        hands=closed,
        salt=Secret(SALT),
        level=level,
        **fields,
    )
