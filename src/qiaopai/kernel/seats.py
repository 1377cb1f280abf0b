"""Seats (座位), sides (方) and the direction in which a game goes round the table."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import NewType


class Seat(StrEnum):
    """A place at the table (座位), which is also the hand dealt to it."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    partner: Seat
    """The seat opposite (同伴)."""
    left: Seat
    """The next seat clockwise (左手)."""
    right: Seat
    """The next seat counter-clockwise (右手)."""
    side: Side
    """The side it belongs to."""
    player: Player
    """The player whose chair stands there."""

    __hash__ = str.__hash__


class Side(StrEnum):
    """Two partners (一方)."""

    NS = "NS"
    EW = "EW"

    __hash__ = str.__hash__

    @property
    def opponents(self) -> Side:
        """The other side (敵方)."""
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Its two seats."""
        return (Seat.NORTH, Seat.SOUTH) if self is Side.NS else (Seat.EAST, Seat.WEST)


_RING = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)

for _place, _seat in enumerate(_RING):
    _seat.left, _seat.partner, _seat.right = (_RING[(_place + step) % 4] for step in (1, 2, 3))
    _seat.side = Side.EW if _place % 2 else Side.NS

Player = NewType("Player", Seat)
"""The chair somebody had when the deal began (牌手); `room` alone knows who sits in it."""

for _seat in _RING:
    _seat.player = Player(_seat)


class Rotation(Enum):
    """The direction of play (順時針、逆時針): clockwise in bridge, the other way in Guandan."""

    CLOCKWISE = 1
    COUNTER_CLOCKWISE = -1

    def next(self, seat: Seat) -> Seat:
        """The seat that follows."""
        return seat.left if self is Rotation.CLOCKWISE else seat.right

    def from_seat(self, first: Seat) -> tuple[Seat, Seat, Seat, Seat]:
        """All four seats in order, beginning with `first`."""
        if self is CLOCKWISE:
            return (first, first.left, first.partner, first.right)
        return (first, first.right, first.partner, first.left)


CLOCKWISE = Rotation.CLOCKWISE


def all_players() -> tuple[Player, ...]:
    """The four chairs, from north."""
    return tuple(Player(seat) for seat in Seat)
