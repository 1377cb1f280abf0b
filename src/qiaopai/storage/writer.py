"""The writer: one thread a node, which gathers what is waiting and commits it at once."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeAlias, TypeVar

from qiaopai.room.ports import Appended, Commit, Hint, Hints, Outcome
from qiaopai.storage.errors import StorageError, StoreClosed, WriteFailed
from qiaopai.storage.hooks import Hooks

log = logging.getLogger("qiaopai.storage")

BATCH_AT_MOST = 500
TRIES = 4

T = TypeVar("T")
Answer: TypeAlias = Any


@dataclass(frozen=True, slots=True, eq=False)
class _Ticket:
    """Somebody waits for a commit, or for a job that wants the writer's connection."""

    work: Commit | Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Writer:
    """Commands queue up while the last batch goes to disk, and then form the next one."""

    def __init__(
        self,
        write: Callable[[Sequence[Commit]], list[Outcome]],
        is_passing: Callable[[Exception], bool],
        hints: Hints,
        hooks: Hooks,
    ) -> None:
        self._write = write
        self._is_passing = is_passing
        self._hints = hints
        self._hooks = hooks
        self._queue: queue.SimpleQueue[_Ticket | None] = queue.SimpleQueue()
        self._closed = False
        self._fault: StorageError | None = None
        self._entrance = threading.Lock()
        """Held to look for a fault and queue up, so that nobody queues up behind the last one."""
        self._thread = threading.Thread(target=self._run, name="qiaopai-writer", daemon=True)
        self._thread.start()

    @property
    def is_sound(self) -> bool:
        """Whether it still writes: after a fault of its own it never does again."""
        return self._fault is None

    async def append(self, commit: Commit) -> Outcome:
        """The outcome of a command, once it is durable."""
        outcome: Outcome = await self._put(commit)
        return outcome

    async def run(self, job: Callable[[], T]) -> T:
        """What a job returns that runs between two batches."""
        result: T = await self._put(job)
        return result

    def _put(self, work: Commit | Callable[[], Any]) -> asyncio.Future[Any]:
        if self._closed:
            raise StoreClosed
        loop = asyncio.get_running_loop()
        ticket = _Ticket(work, loop, loop.create_future())
        with self._entrance:
            if self._fault is not None:
                raise self._fault
            self._queue.put(ticket)
        return ticket.future

    async def close(self) -> None:
        """Finish what is waiting, then stop."""
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        tickets: list[_Ticket] = []
        try:
            while tickets := self._take():
                self._do(tickets)
        except BaseException as error:
            log.critical("writer_failed", exc_info=error)
            self._give_up(tickets, error)
            if not isinstance(error, Exception):
                raise

    def _give_up(self, tickets: list[_Ticket], error: BaseException) -> None:
        """A fault of the writer itself: whoever waits is told, and nobody waits any more.

        What was asked for may be durable; asked for again, it is found by its command id.
        """
        with self._entrance:
            self._fault = WriteFailed(reason=type(error).__name__)
            self._fault.__cause__ = error
        waiting = list(tickets)
        while True:
            try:
                ticket = self._queue.get_nowait()
            except queue.Empty:
                break
            waiting += [ticket] if ticket is not None else []
        for ticket in waiting:
            self._deliver([ticket], [self._fault])

    def _do(self, tickets: list[_Ticket]) -> None:
        for are_commits, group in groupby(tickets, lambda t: isinstance(t.work, Commit)):
            if are_commits:
                self._do_batch(list(group))
            else:
                for ticket in group:
                    self._deliver([ticket], [self._do_job(ticket.work)])

    def _take(self) -> list[_Ticket]:
        """The first ticket there is, and those that wait behind it; none when all is done."""
        tickets: list[_Ticket] = []
        ticket = self._queue.get()
        while ticket is not None:
            tickets.append(ticket)
            if len(tickets) == BATCH_AT_MOST:
                return tickets
            try:
                ticket = self._queue.get_nowait()
            except queue.Empty:
                return tickets
        self._queue.put(None)  # for the next round, which finds nothing before it
        return tickets

    def _do_job(self, job: Any) -> Answer:
        try:
            return self._patiently(job)
        except Exception as error:  # noqa: BLE001 (it goes to whoever asked)
            return _failed(error)

    def _do_batch(self, tickets: list[_Ticket]) -> None:
        commits = [ticket.work for ticket in tickets if isinstance(ticket.work, Commit)]
        answers = self._commit(commits)
        self._hooks.after_commit_before_answer()
        self._deliver(tickets, answers)

    def _commit(self, commits: list[Commit]) -> list[Answer]:
        """Outcomes or errors; a command that the database chokes on takes no other with it."""
        try:
            return list(self._patiently(lambda: self._write(commits)))
        except Exception as error:  # noqa: BLE001 (it goes to whoever asked)
            if len(commits) == 1 or self._is_passing(error):
                return [_failed(error)] * len(commits)
            return [answer for commit in commits for answer in self._commit([commit])]

    def _patiently(self, work: Callable[[], T]) -> T:
        """Try again after a lost connection: what did get written is found by its command id."""
        for tried in range(1, TRIES):
            try:
                return work()
            except Exception as error:
                if not self._is_passing(error):
                    raise
                time.sleep(0.05 * 4**tried)
        return work()

    def _deliver(self, tickets: list[_Ticket], answers: list[Answer]) -> None:
        pairs = zip(tickets, answers, strict=True)
        for loop, group in groupby(pairs, lambda pair: pair[0].loop):
            try:
                loop.call_soon_threadsafe(self._answer, list(group))
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue

    def _answer(self, pairs: list[tuple[_Ticket, Answer]]) -> None:
        hints: list[Hint] = []
        for ticket, answer in pairs:
            if isinstance(answer, Appended) and not answer.duplicate:
                hints += [Hint(written.stream, written.seq) for written in answer.written]
            if ticket.future.done():
                continue
            if isinstance(answer, Exception):
                ticket.future.set_exception(answer)
            else:
                ticket.future.set_result(answer)
        if hints:
            asyncio.get_running_loop().call_soon(self._fan_out, hints)

    def _fan_out(self, hints: list[Hint]) -> None:
        self._hooks.after_answer_before_fanout()
        self._hints.publish(hints)


def _failed(error: Exception) -> StorageError:
    """The error without its text, which may quote a secret."""
    if isinstance(error, StorageError):
        return error
    failed = WriteFailed(reason=type(getattr(error, "orig", None) or error).__name__)
    failed.__cause__ = error
    return failed
