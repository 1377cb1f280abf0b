"""Where bots think: in worker processes, or in the caller's thread for tests and benches."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, runtime_checkable

import msgspec

from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import Game
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.refusal import Refused
from qiaopai.solver import dds
from qiaopai.solver.provided import provide

Games = Mapping[str, Game[Any]]
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
    body, _ = bot.choose(task.view, task.budget, Entropy(task.seed), _after(seconds))
    return body


def _after(seconds: float) -> Callable[[], bool]:
    """Whether the time is up."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


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
    """Thinks in worker processes; a process that died is replaced."""

    def __init__(self, find_games: Callable[[], Games], workers: int) -> None:
        self._find_games = find_games
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, task: Task) -> CommandBody:
        """An action."""
        loop = asyncio.get_running_loop()
        for attempt in range(2):
            pool = self._pool = self._pool or self._start()
            try:
                return await loop.run_in_executor(pool, _choose_in_worker, task)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt:
                    raise
        raise AssertionError

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin_worker,
            initargs=(self._find_games,),
        )

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


_games_of_worker: Games = {}


def _begin_worker(find_games: Callable[[], Games]) -> None:
    global _games_of_worker  # noqa: PLW0603 - one for each process, set as it begins
    _games_of_worker = find_games()
    with contextlib.suppress(Refused):
        provide(dds.load(threads=1, memory_mb=SOLVER_MB))


def _choose_in_worker(task: Task) -> CommandBody:
    return choose(_games_of_worker, task)
