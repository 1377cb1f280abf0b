"""The ndjson stream lets go of its table however it ends."""

import asyncio
import gc

import pytest

from qiaopai.kernel.refusal import Refused
from qiaopai.room.ports import Person
from qiaopai.server.routes import stream

ANN = Person("ann", "Ann", "en", 0)


class Attached:
    """A room that only counts its onlookers."""

    def __init__(self, fails: str = "") -> None:
        self.fails = fails
        self.here: set[object] = set()

    async def attach(self, table, person, v, onlooker):
        self.here.add(onlooker)
        if self.fails:
            raise Refused(self.fails)

    def detach(self, table, onlooker):
        self.here.discard(onlooker)


def test_a_stream_that_nobody_reads_leaves_nobody_at_the_table():
    async def scene():
        room = Attached()
        lines = stream._lines(room, "t", ANN, None)
        await anext(lines)
        attached = len(room.here)
        del lines
        gc.collect()
        for _ in range(5):
            await asyncio.sleep(0)
        return attached, len(room.here)

    assert asyncio.run(scene()) == (1, 0)


def test_a_stream_that_cannot_begin_leaves_nobody_at_the_table():
    async def scene():
        room = Attached("unknown_table")
        with pytest.raises(Refused, match="unknown_table"):
            await anext(stream._lines(room, "t", ANN, None))
        return room.here

    assert asyncio.run(scene()) == set()
