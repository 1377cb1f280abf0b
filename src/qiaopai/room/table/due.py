"""What the clock and the bots have to do at a table."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from qiaopai.kernel.game import Question
from qiaopai.kernel.seats import Seat
from qiaopai.room.table.asking import QUESTION
from qiaopai.room.table.state import Status, TableState

UNDO_SECONDS = 30
"""Time to answer whether something may be taken back, where there is no other clock."""


class Task(StrEnum):
    """What falls due."""

    BOT = "bot"
    TIME = "time"
    NEXT = "next"


class Due(msgspec.Struct, frozen=True, omit_defaults=True):
    """A task, from when on, and whose it is."""

    task: Task
    at: int
    seat: Seat | None = None

    @property
    def key(self) -> str:
        """Its name within the table."""
        return f"{self.task}:{self.seat}" if self.seat else self.task.value


def due(state: TableState) -> tuple[Due, ...]:
    """All that is due now or later if nothing else happens."""
    if state.status is Status.PLAYING:
        return tuple(_plays(state))
    between = state.status is Status.BETWEEN and state.players
    if between and state.settings.next_seconds:
        return (Due(Task.NEXT, state.ended + 1000 * state.settings.next_seconds),)
    return ()


def _plays(state: TableState) -> list[Due]:
    tasks = []
    for player, waiting in state.waiting.items():
        seconds = _seconds(state, waiting.question)
        if state.seats[player].bot:
            tasks.append(Due(Task.BOT, waiting.since, player))
        elif seconds:
            tasks.append(Due(Task.TIME, waiting.since + 1000 * seconds, player))
    return tasks


def _seconds(state: TableState, question: Question) -> int:
    """The game's own time for that answer, or the table's."""
    if question.seconds is not None:
        return question.seconds
    if question.kind == QUESTION:
        return state.settings.play_seconds or UNDO_SECONDS
    return state.settings.play_seconds
