"""Viewers (觀看者): the roles from which a state may be looked at."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from qiaopai.kernel.seats import Player, Seat


class Role(StrEnum):
    """What somebody is at the table."""

    PLAYER = "player"
    SPECTATOR = "spectator"
    DIRECTOR = "director"
    TEACHER = "teacher"

    @property
    def sees_all(self) -> bool:
        """Whether all hands are open to it."""
        return self in (Role.DIRECTOR, Role.TEACHER)


class Viewer(msgspec.Struct, frozen=True):
    """A role and, for a player, his chair.

    A computer player's view `remembers` the tricks that a person has to keep in his head: what he
    has seen himself and nothing else, but never shown at a table.
    """

    role: Role
    player: Player | None = None
    remembers: bool = False


SPECTATOR = Viewer(Role.SPECTATOR)
DIRECTOR = Viewer(Role.DIRECTOR)
TEACHER = Viewer(Role.TEACHER)


def player_viewer(seat: Seat) -> Viewer:
    """The viewer in that chair."""
    return Viewer(Role.PLAYER, Player(seat))


def bot_viewer(seat: Seat) -> Viewer:
    """The computer player in that chair."""
    return Viewer(Role.PLAYER, Player(seat), remembers=True)


def all_viewers() -> tuple[Viewer, ...]:
    """Every viewer a deal can have."""
    return (*(player_viewer(seat) for seat in Seat), SPECTATOR, DIRECTOR, TEACHER)
