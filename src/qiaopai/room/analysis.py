"""Double-dummy work in processes of its own (雙明手分析): DDS may end the process it runs in.

A process that dies costs the one answer it was working on and is replaced; a job that is
cancelled or takes too long is ended together with its process. The time of a job begins when its
process is ready for it: starting one can take long where the machine is slow or busy.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from typing import Any, Generic, TypeVar

from qiaopai.kernel.deals import Hands
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.solver import dds
from qiaopai.solver.interface import Solver, Table

T = TypeVar("T")
Progress = Callable[[int, int], None]
"""Told how many jobs are done, of how many."""
BATCH = 4
"""Deals whose tables are made in one job: enough to be fast, few enough to show progress."""
LONGEST = 600.0
STARTING = 120.0
"""Seconds until a process must have started and imported what its job needs."""
Answer = Refusal | tuple[Any] | Exception


@dataclass(frozen=True, slots=True)
class Job(Generic[T]):
    """A function of a module, and its arguments after what the process has made, a solver."""

    function: Callable[..., T]
    arguments: tuple[Any, ...] = ()


def one_thread() -> Solver:
    """The solver of a process that has others beside it."""
    return dds.load(threads=1)


class Analysts:
    """Processes that solve; each answers one job at a time. Belongs to one event loop."""

    def __init__(
        self,
        workers: int = 1,
        make: Callable[[], Any] = one_thread,
        longest: float = LONGEST,
        starting: float = STARTING,
    ) -> None:
        """`make` gives what every job is called with first; each process makes it for itself."""
        self._make = make
        self._longest = longest
        self._starting = starting
        self._threads = ThreadPoolExecutor(2 * workers, "analyst")
        self._all = [_Worker(make) for _ in range(workers)]
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._all:
            self._idle.put_nowait(worker)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that have been started."""
        return tuple(worker.pid for worker in self._all if worker.pid)

    async def ask(self, job: Job[T]) -> T:
        """The answer to a job.

        Raises:
            Refused: what the job refuses; `no_solver`, `solver_died`, `solver_too_slow`.
        """
        worker = await self._idle.get()
        answered = False
        try:
            answer = await self._answer(worker, job)
            answered = True
        finally:
            self._idle.put_nowait(worker if answered else self._replaced(worker))
        if isinstance(answer, Refusal):
            raise Refused(answer)
        if isinstance(answer, Exception):
            raise answer
        result: T = answer[0]
        return result

    async def _answer(self, worker: _Worker, job: Job[Any]) -> Answer:
        early = await self._within(self._starting, partial(worker.begin, job))
        if early is not None:
            return early
        answer: Answer = await self._within(self._longest, worker.answer)
        return answer

    async def _within(self, seconds: float, ask: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(seconds):
                return await loop.run_in_executor(self._threads, ask)
        except TimeoutError:
            raise Refused("solver_too_slow", seconds=int(seconds)) from None
        except (EOFError, OSError):
            raise Refused("solver_died") from None

    def _replaced(self, worker: _Worker) -> _Worker:
        """A new worker in the place of one that died or whose answer nobody wants."""
        worker.kill()
        threading.Thread(target=worker.join, daemon=True).start()
        new = _Worker(self._make)
        self._all[self._all.index(worker)] = new
        return new

    async def each(self, jobs: Sequence[Job[T]], progress: Progress | None = None) -> list[T]:
        """The answers to several jobs, in their order; the first refusal ends them all."""
        done = 0

        async def one(job: Job[T]) -> T:
            nonlocal done
            answer = await self.ask(job)
            done += 1
            if progress:
                progress(done, len(jobs))
            return answer

        tasks = [asyncio.ensure_future(one(job)) for job in jobs]
        try:
            return list(await asyncio.gather(*tasks))
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def tables(
        self, deals: Sequence[Hands], progress: Progress | None = None
    ) -> tuple[Table, ...]:
        """The 20 results of each deal; `progress` counts deals."""
        starts = range(0, len(deals), BATCH)
        jobs = [Job(_tables, (tuple(deals[at : at + BATCH]),)) for at in starts]

        def count(done: int, _: int) -> None:
            if progress:
                progress(min(done * BATCH, len(deals)), len(deals))

        found = await self.each(jobs, count)
        return tuple(table for batch in found for table in batch)

    def close(self) -> None:
        """End the processes."""
        for worker in self._all:
            worker.kill()
            worker.join()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _tables(solver: Solver, deals: tuple[Hands, ...]) -> tuple[Table, ...]:
    return solver.tables(deals)


class _Worker:
    """One process and the pipe to it; started when first asked, never used again once killed."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make = make
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._killed = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def begin(self, job: Job[Any]) -> Answer | None:
        """Blocks until the process works on the job; an answer if that is all there will be.

        Raises:
            EOFError: the process is gone.
        """
        self._pipe = self._pipe or self._start()
        try:
            self._pipe.send((job.function, job.arguments))
        except OSError:
            self.join()
            raise
        early: Answer | None = self.answer()
        return early

    def answer(self) -> Any:
        """Blocks until the process says something.

        Raises:
            EOFError: the process is gone.
        """
        assert self._pipe is not None
        try:
            return self._pipe.recv()
        except (EOFError, OSError):
            self.join()
            raise

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        pipe, others = context.Pipe()
        process = context.Process(target=_serve, args=(others, self._make), daemon=True)
        with _uninterrupted():
            process.start()
        others.close()
        self._process, self._pipe = process, pipe
        if self._killed:
            self.kill()
        return pipe

    def kill(self) -> None:
        self._killed = True
        if self._process is not None:
            self._process.kill()

    def join(self) -> None:
        if self._process is not None:
            self._process.join()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """A process that starts meanwhile is deaf to Ctrl-C from its first moment, not only once it
    has imported its work."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Started with the first process, it would lift the mask before that one is there.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Connection, make: Callable[[], Any]) -> None:
    """The life of a process: jobs in, answers out, until the other end is gone.

    Ctrl-C in a terminal reaches it too; whoever asked decides what becomes of it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            job = pipe.recv_bytes()
            pipe.send(_attempt(pipe, make, job))
    except (EOFError, OSError):
        return


def _attempt(pipe: Connection, make: Callable[[], Any], job: bytes) -> Answer:
    """The answer to a job; before it, whoever asked is told that it begins."""
    try:
        function, arguments = ForkingPickler.loads(job)
        made = make()
        pipe.send(None)
        return (function(made, *arguments),)
    except Refused as refused:
        return refused.refusal
    except Exception as fault:  # noqa: BLE001 - raised again by whoever asked
        return _sendable(fault)


def _sendable(fault: Exception) -> Exception:
    """The fault itself, if it comes out of a pipe as it went in."""
    try:
        ForkingPickler.loads(ForkingPickler.dumps(fault))
    except Exception:  # noqa: BLE001 - a fault of its pickling, whatever that may be
        return RuntimeError(repr(fault))
    return fault
