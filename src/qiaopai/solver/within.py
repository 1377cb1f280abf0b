"""A solve that may be given up (限時解算): the search itself cannot be interrupted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread

from qiaopai.cards import Card
from qiaopai.solver.interface import Solver
from qiaopai.solver.positions import Position

POLL = 0.01
"""Seconds between two questions whether to stop."""
Answer = Mapping[Card, int]


def solve_within(solver: Solver, position: Position, stop: Callable[[], bool]) -> Answer | None:
    """What `solver.solve` says, or None when `stop` said so first.

    A search that nobody waits for any more ends by itself, and until then keeps its place in the
    solver: the next one may find no time either.
    """
    answers: SimpleQueue[Answer | Exception] = SimpleQueue()
    Thread(target=_solve, args=(answers, solver, position), daemon=True).start()
    answer = _wait(answers, stop)
    if isinstance(answer, Exception):
        raise answer
    return answer


def _wait(
    answers: SimpleQueue[Answer | Exception], stop: Callable[[], bool]
) -> Answer | Exception | None:
    while True:
        with suppress(Empty):
            return answers.get(timeout=POLL)
        if stop():
            return None


def _solve(answers: SimpleQueue[Answer | Exception], solver: Solver, position: Position) -> None:
    try:
        answers.put(solver.solve(position))
    except Exception as fault:  # noqa: BLE001 (whoever waits is told)
        answers.put(fault)
