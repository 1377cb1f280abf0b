"""Double dummy in processes: progress, cancelling, and processes that die."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable

import pytest
from tests.room import jobs
from tests.solver.making import deal, quick

from qiaopai.kernel.refusal import Refused
from qiaopai.room.analysis import Analysts, Job, one_thread
from qiaopai.solver.dds import Dds

Story = Callable[[Analysts], Awaitable[None]]


def tell(story: Story, make=jobs.nobody, workers: int = 1, longest: float = 60) -> None:
    async def whole() -> None:
        analysts = Analysts(workers, make, longest)
        try:
            await asyncio.wait_for(story(analysts), 120)
        finally:
            analysts.close()

    asyncio.run(whole())


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def gone(pid: int) -> None:
    for _ in range(600):
        if not is_alive(pid):
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{pid} is still there")


def test_answers_in_the_order_of_the_jobs() -> None:
    async def story(analysts: Analysts) -> None:
        seen: list[tuple[int, int]] = []
        work = [Job(jobs.double, (n,)) for n in range(20)]
        answers = await analysts.each(work, lambda done, total: seen.append((done, total)))
        assert answers == [2 * n for n in range(20)]
        assert seen == [(n, 20) for n in range(1, 21)]

    tell(story, workers=2)


@pytest.mark.parametrize("death", [jobs.die, jobs.crash, jobs.unsendable])
def test_a_process_that_dies_costs_one_answer(death: Callable) -> None:
    async def story(analysts: Analysts) -> None:
        before = await analysts.ask(Job(jobs.process))
        work = [Job(jobs.double, (1,)), Job(death), Job(jobs.double, (2,)), Job(jobs.process)]
        answers = await asyncio.gather(*map(analysts.ask, work), return_exceptions=True)
        assert answers[0] == 2
        assert isinstance(answers[1], Refused)
        assert answers[1].code == "solver_died"
        assert answers[2] == 4
        assert answers[3] != before

    tell(story)


def test_a_process_killed_from_outside(solver: Dds) -> None:
    async def story(analysts: Analysts) -> None:
        await analysts.each([Job(jobs.process)] * 4)
        victim = analysts.pids[0]
        work = [asyncio.ensure_future(analysts.ask(Job(jobs.sleep, (1,)))) for _ in range(2)]
        await asyncio.sleep(0.3)
        os.kill(victim, 9)
        answers = await asyncio.gather(*work, return_exceptions=True)
        assert sorted(str(one) for one in answers) == ["awake", "solver_died"]
        assert await analysts.tables([quick("after")]) == (solver.table(quick("after")),)

    tell(story, one_thread, workers=2)


def test_an_idle_process_killed_from_outside_costs_one_answer() -> None:
    async def story(analysts: Analysts) -> None:
        await analysts.ask(Job(jobs.process))
        os.kill(analysts.pids[0], 9)
        await asyncio.sleep(0.2)
        with pytest.raises(Refused, match="solver_died"):
            await analysts.ask(Job(jobs.double, (1,)))
        assert await analysts.ask(Job(jobs.double, (1,))) == 2

    tell(story)


def test_refusals_and_faults_pass_through() -> None:
    async def story(analysts: Analysts) -> None:
        with pytest.raises(Refused) as caught:
            await analysts.ask(Job(jobs.refuse))
        assert (caught.value.code, caught.value.data) == (
            "bad_position",
            {"reason": "card_repeated"},
        )
        with pytest.raises(ValueError, match="a fault of ours"):
            await analysts.ask(Job(jobs.fault))
        assert await analysts.ask(Job(jobs.double, (3,))) == 6

    tell(story)


@pytest.mark.parametrize("job", [jobs.fault, jobs.odd_fault, jobs.refuse])
def test_a_fault_does_not_cost_the_process(job: Callable) -> None:
    async def story(analysts: Analysts) -> None:
        before = await analysts.ask(Job(jobs.process))
        with pytest.raises((ValueError, RuntimeError), match=r"fault|odd|bad_position"):
            await analysts.ask(Job(job))
        assert await analysts.ask(Job(jobs.process)) == before

    tell(story)


def test_the_time_of_a_job_begins_when_its_process_is_ready() -> None:
    async def story(analysts: Analysts) -> None:
        assert await analysts.ask(Job(jobs.double, (2,))) == 4

    tell(story, jobs.ready_late, longest=1)


def test_a_process_that_is_never_ready_is_ended() -> None:
    async def story() -> None:
        analysts = Analysts(1, jobs.ready_late, starting=0.5)
        try:
            with pytest.raises(Refused, match="solver_too_slow"):
                await analysts.ask(Job(jobs.double, (2,)))
        finally:
            analysts.close()

    asyncio.run(story())


def test_ctrl_c_does_not_reach_a_process_even_while_it_starts() -> None:
    async def story(analysts: Analysts) -> None:
        assert not await analysts.ask(Job(jobs.hears_ctrl_c))
        assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())

    tell(story)


def test_without_a_solver() -> None:
    async def story(analysts: Analysts) -> None:
        with pytest.raises(Refused, match="no_solver"):
            await analysts.tables([deal("one")])

    tell(story, jobs.missing)


def test_a_job_that_takes_too_long_is_ended() -> None:
    async def story(analysts: Analysts) -> None:
        work = asyncio.ensure_future(analysts.ask(Job(jobs.sleep, (60,))))
        await asyncio.sleep(0.5)
        (pid,) = analysts.pids
        with pytest.raises(Refused) as caught:
            await work
        assert caught.value.code == "solver_too_slow"
        await gone(pid)

    tell(story, longest=1.5)


def test_forty_boards_with_progress(solver: Dds) -> None:
    deals = [quick(f"forty {n}") for n in range(40)]

    async def story(analysts: Analysts) -> None:
        seen: list[tuple[int, int]] = []
        found = await analysts.tables(deals, lambda *now: seen.append(now))
        assert found == solver.tables(deals)
        assert [done for done, _ in seen] == list(range(4, 41, 4))
        assert {total for _, total in seen} == {40}

    tell(story, one_thread, workers=2)


def test_forty_boards_cancelled(solver: Dds) -> None:
    deals = [deal(f"forty {n}") for n in range(40)]

    async def story(analysts: Analysts) -> None:
        first = asyncio.Event()
        seen: list[int] = []

        def progress(done: int, total: int) -> None:
            seen.append(done)
            first.set()

        work = asyncio.ensure_future(analysts.tables(deals, progress))
        await first.wait()
        pids = analysts.pids
        began = time.monotonic()
        work.cancel()
        with pytest.raises(asyncio.CancelledError):
            await work
        assert seen[-1] < 40
        for pid in pids:
            await gone(pid)
        assert time.monotonic() - began < 30
        assert await analysts.tables([quick("one")]) == solver.tables([quick("one")])
        assert seen[-1] < 40

    tell(story, one_thread, workers=2)


def test_a_process_ended_after_its_answer_leaves_nothing_behind() -> None:
    async def story(analysts: Analysts) -> None:
        before = await analysts.ask(Job(jobs.process))
        worker = await analysts._idle.get()
        analysts._idle.put_nowait(analysts._replaced(worker))
        await gone(before)

    tell(story)


def test_a_waiting_job_can_be_cancelled_without_harm() -> None:
    async def story(analysts: Analysts) -> None:
        before = await analysts.ask(Job(jobs.process))
        first = asyncio.ensure_future(analysts.ask(Job(jobs.sleep, (0.5,))))
        second = asyncio.ensure_future(analysts.ask(Job(jobs.double, (1,))))
        await asyncio.sleep(0.1)
        second.cancel()
        assert await first == "awake"
        assert await analysts.ask(Job(jobs.process)) == before

    tell(story)


def test_closing_ends_the_processes() -> None:
    pids: list[int] = []

    async def story(analysts: Analysts) -> None:
        await analysts.each([Job(jobs.process)] * 4)
        pids.extend(analysts.pids)

    tell(story, workers=2)
    assert pids
    assert not any(map(is_alive, pids))


def test_the_first_refusal_ends_all() -> None:
    async def story(analysts: Analysts) -> None:
        work = [Job(jobs.double, (1,)), Job(jobs.refuse), *[Job(jobs.sleep, (30,))] * 3]
        with pytest.raises(Refused, match="bad_position"):
            await analysts.each(work)
        assert await analysts.ask(Job(jobs.double, (1,))) == 2

    tell(story)
