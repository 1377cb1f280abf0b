"""What a table can be asked: by persons over the wire, and by the room itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NewType

from qiaopai.kernel.messages import CommandBody, Office
from qiaopai.kernel.seats import Seat
from qiaopai.room.table.settings import Changes, Settings

Person = NewType("Person", str)
"""The id of a person; names live elsewhere."""


@dataclass(frozen=True, slots=True)
class Command:
    """A request to a table: who, when (ms), what; `seed` is for the deal it may begin."""

    by: Person | Office
    at: int
    body: CommandBody
    seed: str = ""


class Sit(CommandBody, frozen=True):
    """Take a seat (入座)."""

    seat: Seat


class Leave(CommandBody, frozen=True):
    """Give the seat up (離開); before the required rounds are over only when confirmed."""

    confirmed: bool = False


class AddBot(CommandBody, frozen=True):
    """Seat a bot."""

    seat: Seat
    level: str


class RemoveBot(CommandBody, frozen=True):
    """Send a bot away."""

    seat: Seat


class Fill(CommandBody, frozen=True):
    """Seat bots wherever nobody sits (電腦補滿)."""

    level: str


class Start(CommandBody, frozen=True):
    """Begin the required rounds (開始)."""


class NextDeal(CommandBody, frozen=True):
    """Be ready for the next deal (下一副)."""


class Set(CommandBody, frozen=True):
    """Change settings before the start."""

    settings: dict[str, Any]


class Rematch(CommandBody, frozen=True):
    """Ask for another game with the same players (再來一場)."""


class Return(CommandBody, frozen=True):
    """Play again oneself after a bot has taken over (回座)."""


class AskUndo(CommandBody, frozen=True):
    """Ask to take back one's last call or card (悔牌)."""


class AnswerUndo(CommandBody, frozen=True):
    """Allow or refuse it."""

    option: Literal["accept", "reject"]


WIRE_COMMANDS: tuple[type[CommandBody], ...] = (
    Sit,
    Leave,
    AddBot,
    RemoveBot,
    Fill,
    Start,
    NextDeal,
    Set,
    Rematch,
    Return,
    AskUndo,
    AnswerUndo,
)
"""The table's commands that persons may send."""


class Create(CommandBody, frozen=True):
    """Open a table."""

    table: str
    game: str
    rulebook: str
    settings: Settings
    changes: Changes


class TakeOver(CommandBody, frozen=True):
    """Let a bot play for a person who is away."""

    person: str


class GiveBack(CommandBody, frozen=True):
    """Let a person play again who is back."""

    person: str


class PlayFor(CommandBody, frozen=True):
    """A bot's play, or one for a player whose time is up."""

    seat: Seat
    body: CommandBody
    in_time: bool = True


class BeginDeal(CommandBody, frozen=True):
    """Begin the next deal though not everybody is ready."""


class Compensate(CommandBody, frozen=True):
    """Give back the time in which the room was closed."""

    ms: int
