"""Files of boards are read in a process of their own: whatever stands in them costs one answer."""

from __future__ import annotations

from itertools import islice

from qiaopai.games.bridge.formats import parse, recognised
from qiaopai.games.bridge.formats.records import records_of
from qiaopai.kernel.refusal import Refused
from qiaopai.room.analysis import Analysts, Job
from qiaopai.room.codec import encode
from qiaopai.server.wire.boards import FileBoards, FileFault

MOST = 500
"""Boards, and faults, that an answer holds."""
LONGEST = 15.0
_LOST = frozenset({"solver_died", "solver_too_slow"})


class Readers:
    """Reads files, one at a time."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._process = Analysts(1, nothing, longest)

    async def read(self, data: bytes, name: str) -> bytes:
        """The boards of a file as JSON. Raises: Refused `unreadable_file`."""
        try:
            return await self._process.ask(Job(read_file, (data, name)))
        except Refused as refused:
            if refused.code in _LOST:
                raise Refused("unreadable_file") from None
            raise

    def close(self) -> None:
        """End the process."""
        self._process.close()


def nothing() -> None:
    """No solver is needed."""


def read_file(_: None, data: bytes, name: str) -> bytes:
    """PBN, LIN or RBN, or a link to a viewer; in a worker."""
    parsed = parse(data, name=name)
    faults = tuple(
        FileFault(one.line, one.code, one.data, one.column, one.severity.value)
        for one in parsed.faults[:MOST]
    )
    file = FileBoards(
        recognised(data.decode("utf-8", "replace"), name).value,
        tuple(islice(records_of(parsed.boards), MOST)),
        faults,
        max(0, len(parsed.boards) - MOST),
        max(0, len(parsed.faults) - MOST),
    )
    return encode(file)
