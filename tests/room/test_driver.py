"""What is due is done by whoever comes first, and by nobody again."""

import asyncio
import logging
from types import SimpleNamespace

from qiaopai.kernel.seats import Seat
from qiaopai.room.driver import Driver
from qiaopai.room.table.due import Due, Task


def test_what_the_table_has_outrun_is_left_alone(caplog):
    """Two bots are asked; the answer of one ends the question before the other's task runs."""
    chances = SimpleNamespace(new_id=lambda: "node", now=lambda: 0)
    keeper = SimpleNamespace(chances=chances, moved=None)
    live = SimpleNamespace(v=7, state=SimpleNamespace(id="t", waiting={}))

    async def scene():
        driver = Driver(keeper, None, 1)
        driver._fire(live, Due(Task.BOT, 0, Seat.WEST), 7)
        live.v = 8
        for _ in range(5):
            await asyncio.sleep(0)

    with caplog.at_level(logging.ERROR):
        asyncio.run(scene())
    assert caplog.records == []
