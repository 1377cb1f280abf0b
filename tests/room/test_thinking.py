"""Where bots think: a bot that hangs or dies costs one decision; time is up before it is over."""

import asyncio

import pytest
from tests.room import jobs

from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.refusal import Refused
from qiaopai.room.thinking import Deadline, PoolThinker, Task

DONE = jobs.Bot("plays").choose(None, 0, None, None)[0]


def task(level: str) -> Task:
    return Task("toy", level, CommandBody(), 1, "seed")


def think(longest: float, *levels: str):
    async def whole():
        thinker = PoolThinker(jobs.games, 2, longest)
        try:
            await thinker.choose(task("plays"))
            return await asyncio.gather(
                *(thinker.choose(task(level)) for level in levels), return_exceptions=True
            )
        finally:
            thinker.close()

    return asyncio.run(asyncio.wait_for(whole(), 60))


def test_a_bot_that_hangs_costs_its_one_decision() -> None:
    hung, *others = think(4.0, "hangs", "plays", "plays", "plays")
    assert isinstance(hung, Refused)
    assert hung.code == "solver_too_slow"
    assert others == [DONE] * 3


def test_all_processes_may_hang_and_the_next_decision_is_made() -> None:
    *hung, other = think(4.0, "hangs", "hangs", "plays")
    assert {one.code for one in hung} == {"solver_too_slow"}
    assert other == DONE


def test_a_process_that_dies_is_replaced_and_asked_again() -> None:
    died, other = think(20.0, "dies", "plays")
    assert isinstance(died, Refused)
    assert died.code == "solver_died"
    assert other == DONE


class Clock:
    """A clock that steps on as it is told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("step", [0.01, 0.07, 0.3, 0.6])
def test_the_time_is_up_before_a_step_that_would_overrun(step: float) -> None:
    clock = Clock()
    stop = Deadline(1.0, clock)
    steps = 0
    while not stop():
        clock.now += step
        steps += 1
    assert clock.now <= 101.0
    assert steps >= 1
    assert clock.now + 2 * step >= 101.0 - 1e-9, "and not much sooner"


def test_only_a_step_longer_than_all_before_overruns() -> None:
    clock = Clock()
    stop = Deadline(1.0, clock)
    for step in (0.1, 0.1, 0.9):
        assert not stop()
        clock.now += step
    assert stop()
