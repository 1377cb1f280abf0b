"""The state of a table: who sits where, how far the game is, and the deal on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import msgspec

from qiaopai.kernel.game import Question, Rulebook
from qiaopai.kernel.refusal import Scalar
from qiaopai.kernel.seats import Player, Seat
from qiaopai.room.table.settings import Changes, Settings


class Status(StrEnum):
    """How far a table is."""

    GATHERING = "gathering"
    PLAYING = "playing"
    BETWEEN = "between"
    FINISHED = "finished"


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: a person, a bot, a person whose cards a bot plays for now, or nobody."""

    person: str | None = None
    bot: str | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nobody has it."""
        return self.person is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The person who plays here himself now."""
        return None if self.bot else self.person


EMPTY = Chair()


class SheetRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal on the result sheet, the points by chair."""

    number: int
    board: int
    counts: bool
    points: Mapping[Seat, int]
    summary: Mapping[str, Scalar] = {}


@dataclass(frozen=True, slots=True)
class Waiting:
    """A question that waits for a player, and since when."""

    question: Question
    since: int


@dataclass(frozen=True, slots=True)
class TableState:
    """A table; frozen, and the deal in it is the game's own state."""

    id: str
    game: str
    rulebook: str
    host: str
    settings: Settings
    changes: Changes
    options: Rulebook
    seats: Mapping[Seat, Chair]
    """Those that are played; with three players the vacant one is not among them."""
    status: Status = Status.GATHERING
    ready: frozenset[Seat] = frozenset()
    sheet: tuple[SheetRow, ...] = ()
    number: int = 0
    board: int = 0
    deal: Any = None
    waiting: Mapping[Player, Waiting] = field(default_factory=dict)
    ended: int = 0
    """When the last deal ended."""
    at: int = 0
    """When the last thing happened."""

    def seat_of(self, person: str) -> Seat | None:
        """Where a person has his seat, though a bot may play for him."""
        return next((seat for seat, chair in self.seats.items() if chair.person == person), None)

    @property
    def players(self) -> dict[Seat, str]:
        """The persons who play themselves, by seat."""
        return {seat: chair.player for seat, chair in self.seats.items() if chair.player}

    @property
    def persons(self) -> frozenset[str]:
        """Everybody with a seat."""
        return frozenset(chair.person for chair in self.seats.values() if chair.person)

    @property
    def is_running(self) -> bool:
        """Whether the required rounds have begun and are not over."""
        return self.status in (Status.PLAYING, Status.BETWEEN)

    def may_watch(self, person: str | None) -> bool:
        """Whether a person may see the table; without spectators only who has a seat."""
        closed = self.settings.spectators == "none" and self.is_running
        return not closed or person in self.persons

    @property
    def counted(self) -> int:
        """Deals of this game that count."""
        return sum(row.counts for row in self.sheet)

    def totals(self) -> dict[Seat, int]:
        """The points of each chair so far."""
        return {seat: sum(row.points.get(seat, 0) for row in self.sheet) for seat in self.seats}
