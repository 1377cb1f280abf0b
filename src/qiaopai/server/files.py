"""Files of boards are read in a process of their own: whatever stands in them costs one answer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from qiaopai.games import discover
from qiaopai.kernel.parts import reading_of, writer_for
from qiaopai.kernel.record import GameRecord
from qiaopai.kernel.refusal import Refused
from qiaopai.room.analysis import Analysts, Job
from qiaopai.room.codec import encode
from qiaopai.room.loading import Games
from qiaopai.server.wire.boards import FileBoards, FileFault

MOST = 500
"""Boards, and faults, that an answer holds."""
LONGEST = 15.0
"""Seconds for one file, from when the process is ready for it."""
_LOST = frozenset({"solver_died", "solver_too_slow"})


class Readers:
    """Reads files, one at a time."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._process = Analysts(1, discover, longest)

    async def read(self, data: bytes, name: str) -> bytes:
        """The boards of a file as JSON. Raises: Refused `unreadable_file`."""
        try:
            return await self._process.ask(Job(read_file, (data, name)))
        except Refused as refused:
            if refused.code in _LOST:
                raise Refused("unreadable_file") from None
            raise

    async def write(self, records: Sequence[GameRecord], form: str, game: str) -> bytes:
        """Boards of a game as a file. Raises: Refused `unreadable_file`."""
        try:
            return await self._process.ask(Job(write_file, (tuple(records), form, game)))
        except Refused as refused:
            if refused.code in _LOST:
                raise Refused("unreadable_file") from None
            raise

    def close(self) -> None:
        """End the process."""
        self._process.close()


def read_file(games: Games, data: bytes, name: str) -> bytes:
    """A file of boards in any format that a game knows; in a worker. Raises: Refused."""
    read = reading_of(games, data, name).read(data, name)
    faults = tuple(
        FileFault(one.line, one.code, one.data, one.column, one.severity.value)
        for one in read.faults[:MOST]
    )
    file = FileBoards(
        read.format,
        tuple(islice(read.boards, MOST)),
        faults,
        max(0, read.total - MOST),
        max(0, len(read.faults) - MOST),
    )
    return encode(file)


def write_file(games: Games, records: tuple[GameRecord, ...], form: str, game: str) -> bytes:
    """Records as a file, in a worker. Raises: Refused."""
    return writer_for(games, game).write(records, form, export=True).text.encode("utf-8", "replace")
