"""Where bots think: in worker processes, or in the caller's thread for tests and benches."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, Protocol, runtime_checkable

import msgspec

from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import Game
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.refusal import Refused
from qiaopai.room.analysis import Analysts, Job
from qiaopai.solver import dds
from qiaopai.solver.provided import provide

Games = Mapping[str, Game[Any]]
LONGEST_WAIT = 20.0
"""Seconds after which a decision is given up; a new process needs some of them to begin."""
LONGEST = 1.0
"""Seconds for a bot that does not say how long it may think."""
SOLVER_MB = 40
"""A worker's solver makes do with little memory."""


class Task(msgspec.Struct, frozen=True):
    """All that a bot gets: its game, its name, a view, a budget and entropy."""

    game: str
    level: str
    view: msgspec.Struct
    budget: int
    seed: str


class Thinker(Protocol):
    """Somebody who chooses for bots."""

    async def choose(self, task: Task) -> CommandBody:
        """An action."""
        ...

    def close(self) -> None:
        """No more bots."""
        ...


@runtime_checkable
class Paced(Protocol):
    """A bot that says how long it may think at a table."""

    def seconds(self, view: Any) -> float:
        """Seconds for this decision."""
        ...


def choose(games: Games, task: Task) -> CommandBody:
    """A bot's choice, within its time."""
    bot = games[task.game].bots[task.level]
    seconds = bot.seconds(task.view) if isinstance(bot, Paced) else LONGEST
    body, _ = bot.choose(task.view, task.budget, Entropy(task.seed), Deadline(seconds))
    return body


class Deadline:
    """Whether the time is up: said as soon as one more sample could last longer than is left.

    A bot asks between samples, and between the solves of one; the longest yet of these steps is
    what the next is taken to last. So it overruns only by what a step outlasts all before it.
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._asked = clock()
        self._end = self._asked + seconds
        self._longest = 0.0

    def __call__(self) -> bool:
        """Whether to stop now."""
        now = self._clock()
        self._longest = max(self._longest, now - self._asked)
        self._asked = now
        return now + self._longest >= self._end


class InlineThinker:
    """Thinks at once, and everybody waits."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def choose(self, task: Task) -> CommandBody:
        """An action."""
        return choose(self._games, task)

    def close(self) -> None:
        """Nothing to close."""


class PoolThinker:
    """Thinks in worker processes: one that died, or does not come back, is replaced.

    A bot that hangs costs its one decision, for which the room then plays the default.
    """

    def __init__(
        self, find_games: Callable[[], Games], workers: int, longest: float = LONGEST_WAIT
    ) -> None:
        self._processes = Analysts(workers, partial(_games_with_solver, find_games), longest)

    async def choose(self, task: Task) -> CommandBody:
        """An action. Raises: Refused `solver_too_slow`, `solver_died`."""
        job = Job(choose, (task,))
        try:
            return await self._processes.ask(job)
        except Refused as refused:
            if refused.code != "solver_died":
                raise
            return await self._processes.ask(job)

    def close(self) -> None:
        """End the processes."""
        self._processes.close()


@cache
def _games_with_solver(find_games: Callable[[], Games]) -> Games:
    """The games of a worker, which has a solver of its own."""
    with contextlib.suppress(Refused):
        provide(dds.load(threads=1, memory_mb=SOLVER_MB))
    return find_games()
