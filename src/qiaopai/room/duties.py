"""Due rows (到時之事): what the clock and the bots have to do at a table, as the store keeps it."""

from __future__ import annotations

from qiaopai.room.codec import encode
from qiaopai.room.loading import stream_of
from qiaopai.room.ports import DueRow
from qiaopai.room.table import TableState, due
from qiaopai.room.table.due import Task


def due_rows(state: TableState, bot_pause: int) -> tuple[DueRow, ...]:
    """What is due at a table, for whichever node comes to it."""
    stream = stream_of(state.id)
    return tuple(
        DueRow(stream, task.key, task.at + pause(state, task.task, bot_pause), encode(task))
        for task in due(state)
    )


def pause(state: TableState, task: Task, bot_pause: int) -> int:
    """Bots among people play no faster than one can follow."""
    return bot_pause if task is Task.BOT and state.persons else 0
