"""What can happen at a table besides the deal's own events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from qiaopai.kernel.messages import EventBody
from qiaopai.kernel.seats import Seat
from qiaopai.room.table.settings import Changes, Settings
from qiaopai.room.table.state import Chair, SheetRow


class TableEvent(EventBody, frozen=True):
    """An event of the table itself."""

    is_told: ClassVar[bool] = True
    """Whether the clients hear of it; what only storage needs is left out."""


class TableCreated(TableEvent, frozen=True):
    """A table was opened (開桌)."""

    is_told: ClassVar[bool] = False

    table: str
    game: str
    rulebook: str
    host: str
    settings: Settings
    changes: Changes


class SeatTaken(TableEvent, frozen=True):
    """A person sat down (入座)."""

    seat: Seat
    person: str


class SeatLeft(TableEvent, frozen=True):
    """A seat became free, or a person lost it (離座)."""

    seat: Seat
    person: str = ""


class BotSeated(TableEvent, frozen=True):
    """A bot has the seat (電腦入座)."""

    seat: Seat
    level: str


class SeatTakenOver(TableEvent, frozen=True):
    """A bot plays for somebody who is away (電腦接手)."""

    seat: Seat
    level: str


class SeatReturned(TableEvent, frozen=True):
    """He is back and plays himself (回座)."""

    seat: Seat


class HostChanged(TableEvent, frozen=True):
    """Another person decides the settings (換開局者)."""

    host: str


class SettingsChanged(TableEvent, frozen=True):
    """The host changed the settings (改設定)."""

    settings: Settings
    changes: Changes


class GameStarted(TableEvent, frozen=True):
    """The required rounds begin (開始)."""


class ChairsMoved(TableEvent, frozen=True):
    """Persons changed chairs before a deal (換座位), as (from, to)."""

    moves: tuple[tuple[Seat, Seat], ...]


class StandingKept(TableEvent, frozen=True):
    """All that lasts between deals, so that loading a table begins here."""

    is_told: ClassVar[bool] = False

    table: str
    game: str
    rulebook: str
    host: str
    settings: Settings
    changes: Changes
    seats: Mapping[Seat, Chair]
    sheet: tuple[SheetRow, ...]
    number: int
    board: int
    timeouts: Mapping[Seat, int] = {}
    """How often in a row each player has not answered in time, deals before included."""


class SeatReady(TableEvent, frozen=True):
    """A player wants to go on (準備好)."""

    seat: Seat


class TimeRanOut(TableEvent, frozen=True):
    """A player did not answer in time (逾時); what follows was done in his name."""

    seat: Seat


class ClockCompensated(TableEvent, frozen=True):
    """The room was closed for so many milliseconds: nobody loses time by it."""

    is_told: ClassVar[bool] = False

    ms: int


class GameFinished(TableEvent, frozen=True):
    """The required rounds are over (終局)."""

    totals: Mapping[Seat, int]


class GatheredAgain(TableEvent, frozen=True):
    """The players want another game (再來一場)."""


class UndoAsked(TableEvent, frozen=True):
    """A player asks to take back his last call or card (請求悔牌), back to version `to`."""

    seat: Seat
    what: str
    to: int


class UndoAnswered(TableEvent, frozen=True):
    """An opponent has answered; `late` when he did not in time."""

    seat: Seat
    option: str
    late: bool = False


TABLE_EVENTS: tuple[type[TableEvent], ...] = (
    TableCreated,
    SeatTaken,
    SeatLeft,
    BotSeated,
    SeatTakenOver,
    SeatReturned,
    HostChanged,
    SettingsChanged,
    GameStarted,
    ChairsMoved,
    StandingKept,
    SeatReady,
    TimeRanOut,
    ClockCompensated,
    GameFinished,
    GatheredAgain,
    UndoAsked,
    UndoAnswered,
)
"""Every kind of table event."""
