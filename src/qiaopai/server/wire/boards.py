"""Boards on the wire: those of a table, and those of a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from qiaopai.kernel.record import GameRecord
from qiaopai.kernel.seats import Seat


class BoardRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished board of a table; `n` finds its record, now and for ever."""

    n: int
    number: int
    board: int
    points: Mapping[Seat, int]
    match: int = 1
    """Which of the table's matches: numbers of deals and boards begin again with each."""
    counts: bool = True
    outcome: str = ""
    """`made`, `down`, `passed_out`, `thrown_in`."""
    contract: str = ""
    declarer: Seat | None = None
    tricks: int | None = None
    score: int | None = None


class BoardList(msgspec.Struct, frozen=True, omit_defaults=True):
    """The finished boards of a table."""

    table: str
    game: str
    boards: tuple[BoardRow, ...]
    you: Seat | None = None
    """The caller's seat at the table, if he has one now."""


class FileFault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong with a file, and where; its text is `fault-<code>` in the catalogue."""

    line: int
    code: str
    data: Mapping[str, Any] = {}
    column: int = 0
    severity: str = "error"


class FileBoards(msgspec.Struct, frozen=True, omit_defaults=True):
    """A file that was read and not kept."""

    format: str
    """`pbn`, `lin` or `rbn`; or how the files end that a game knows as its own."""
    boards: tuple[GameRecord, ...]
    faults: tuple[FileFault, ...] = ()
    left_off: int = 0
    """Boards that are more than an answer holds."""
    faults_left_off: int = 0
