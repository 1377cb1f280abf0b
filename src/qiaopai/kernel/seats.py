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

    @property
    def partner(self) -> Seat:
        """The seat opposite (同伴)."""
        return _RING[(_PLACE[self] + 2) % 4]

    @property
    def left(self) -> Seat:
        """The next seat clockwise (左手)."""
        return _RING[(_PLACE[self] + 1) % 4]

    @property
    def right(self) -> Seat:
        """The next seat counter-clockwise (右手)."""
        return _RING[(_PLACE[self] + 3) % 4]

    @property
    def side(self) -> Side:
        """The side it belongs to."""
        return Side.NS if _PLACE[self] % 2 == 0 else Side.EW


class Side(StrEnum):
    """Two partners (一方)."""

    NS = "NS"
    EW = "EW"

    @property
    def opponents(self) -> Side:
        """The other side (敵方)."""
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Its two seats."""
        return (Seat.NORTH, Seat.SOUTH) if self is Side.NS else (Seat.EAST, Seat.WEST)


_RING = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)
_PLACE = {seat: place for place, seat in enumerate(_RING)}


class Rotation(Enum):
    """The direction of play (順時針、逆時針): clockwise in bridge, the other way in Guandan."""

    CLOCKWISE = 1
    COUNTER_CLOCKWISE = -1

    def next(self, seat: Seat) -> Seat:
        """The seat that follows."""
        return _RING[(_PLACE[seat] + self.value) % 4]

    def from_seat(self, first: Seat) -> tuple[Seat, Seat, Seat, Seat]:
        """All four seats in order, beginning with `first`."""
        place, step = _PLACE[first], self.value
        return (
            first,
            _RING[(place + step) % 4],
            _RING[(place + 2 * step) % 4],
            _RING[(place + 3 * step) % 4],
        )


CLOCKWISE = Rotation.CLOCKWISE

Player = NewType("Player", Seat)
"""The chair somebody had when the deal began (牌手); `room` alone knows who sits in it."""


def all_players() -> tuple[Player, ...]:
    """The four chairs, from north."""
    return tuple(Player(seat) for seat in Seat)
