"""The driver (推手): lets bots play, clocks run out and deals begin, and bots take over.

Timers in this process do it on time; the rows in storage cover for a process that has died.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from qiaopai.kernel.game import Game
from qiaopai.kernel.messages import CommandBody, Office
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.viewers import bot_viewer
from qiaopai.room.duties import pause
from qiaopai.room.keeper import Keeper
from qiaopai.room.live import LiveTable
from qiaopai.room.lobby import NAME as LOBBY
from qiaopai.room.table import Status, TableState, due
from qiaopai.room.table import commands as do
from qiaopai.room.table.asking import ACCEPT, QUESTION, REJECT
from qiaopai.room.table.due import Due, Task
from qiaopai.room.thinking import Task as Thought
from qiaopai.room.thinking import Thinker

log = logging.getLogger("qiaopai.room")

THOUGHT_ABOUT = frozenset({"call"})
"""Questions whose default would be a poor answer: a bot answers in the name of who is late."""
SWEEP = 2.0
"""Seconds between two looks at what should have been done."""
LEASE = 30_000
GATHERING_GRACE = 120
"""Seconds for which an empty-handed player keeps his seat before the game."""


class Driver:
    """What happens without anybody's command."""

    def __init__(self, keeper: Keeper, thinker: Thinker, budget: int) -> None:
        self._keeper = keeper
        self._thinker = thinker
        self._budget = budget
        self._timers: dict[str, dict[Due, asyncio.TimerHandle]] = {}
        self._doing: set[tuple[str, str, int]] = set()
        """(table, task, version) of what is under way: a slow bot is not asked twice."""
        self._graces: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._node = keeper.chances.new_id()
        keeper.moved = self.plan

    def plan(self, live: LiveTable) -> None:
        """Set the timers of a table that has moved on; what was planned before is no later now."""
        before = self._timers.pop(live.state.id, {})
        for timer in before.values():
            timer.cancel()
        if tasks := due(live.state):
            timers = {task: self._timer(live, task, before.get(task)) for task in tasks}
            self._timers[live.state.id] = timers
        for person in live.state.players.values():
            if not live.is_here(person):
                self.gone(live, person)

    def _timer(
        self, live: LiveTable, task: Due, before: asyncio.TimerHandle | None
    ) -> asyncio.TimerHandle:
        at = task.at + pause(live.state, task.task, self._keeper.bot_pause)
        soonest = 1000 if task.task is Task.TIME else 0
        loop = asyncio.get_running_loop()
        when = loop.time() + max(soonest, at - self._keeper.chances.now()) / 1000
        if before is not None:
            when = min(when, before.when())
        return loop.call_at(when, self._fire, live, task, live.v)

    def _fire(self, live: LiveTable, task: Due, v: int) -> None:
        doing = (live.state.id, task.key, v)
        if live.v == v and doing not in self._doing:
            self._doing.add(doing)
            self._spawn(self._do(live, task, v)).add_done_callback(
                lambda _: self._doing.discard(doing)
            )

    async def _do(self, live: LiveTable, task: Due, v: int) -> None:
        if live.v != v:  # somebody else was first, after this had been set going
            return
        try:
            if task.task is Task.NEXT:
                await self._by_room(live, do.BeginDeal(), task.key, v)
            else:
                await self._answer(live, task, v)
        except Refused as refused:
            if refused.code != "stale":
                log.warning("due_refused", extra={"table": live.state.id, "code": refused.code})

    async def _answer(self, live: LiveTable, task: Due, v: int) -> None:
        """A play by a bot, or in the name of a player whose time is up."""
        seat = task.seat
        assert seat is not None
        in_time = task.task is Task.BOT
        body = await self._body(live, seat, in_time)
        try:
            await self._by_room(live, do.PlayFor(seat, body, in_time), task.key, v)
        except Refused as refused:
            if refused.code == "stale" or live.v != v:
                return
            where = {"table": live.state.id, "code": refused.code}
            log.error("bot_was_refused", extra=where)
            plain = do.PlayFor(seat, _anything(live.game, live.state, seat), in_time)
            await self._by_room(live, plain, task.key, v)

    async def _body(self, live: LiveTable, seat: Seat, in_time: bool) -> CommandBody:
        """A bot's answer; for who is late the default, but a call or a card is thought about."""
        question = live.state.waiting[Player(seat)].question
        if question.kind == QUESTION:
            return do.AnswerUndo(ACCEPT if in_time else REJECT)
        if in_time or question.default is None or question.kind in THOUGHT_ABOUT:
            return await self._think(live, seat)
        return question.default

    async def _think(self, live: LiveTable, seat: Seat) -> CommandBody:
        state = live.state
        chosen = state.seats[seat].bot or state.settings.bot_level
        level = chosen if chosen in live.game.bots else next(iter(live.game.bots))
        view = live.game.view(state.deal, bot_viewer(seat))
        seed = self._keeper.chances.seed()
        try:
            return await self._thinker.choose(Thought(state.game, level, view, self._budget, seed))
        except Exception as error:  # a bot's fault holds nobody up
            log.error("bot_failed", exc_info=error, extra={"table": state.id})
            return _anything(live.game, state, seat)

    async def _by_room(self, live: LiveTable, body: CommandBody, key: str, v: int) -> None:
        await self._keeper.carry_out(live, Office.ROOM, body, f"due:{key}:{v}", v)

    def gone(self, live: LiveTable, person: str) -> None:
        """A player has no connection: after the grace a bot takes over."""
        key = (live.state.id, person)
        if key in self._graces or person not in live.state.persons:
            return
        grace: float = live.state.settings.grace_seconds
        if not live.state.is_running:
            grace = max(grace, GATHERING_GRACE)
        loop = asyncio.get_running_loop()
        self._graces[key] = loop.call_later(grace, self._grace_over, live, person)

    def here(self, live: LiveTable, person: str) -> None:
        """A player has a connection, or sent a command: his grace begins anew next time."""
        if grace := self._graces.pop((live.state.id, person), None):
            grace.cancel()

    def _grace_over(self, live: LiveTable, person: str) -> None:
        self._graces.pop((live.state.id, person), None)
        if live.is_here(person) or self._keeper.loaded(live.state.id) is not live:
            return
        if person in live.state.players.values():
            command_id = f"away:{person}:{live.v}"
            self._spawn(self._quietly(live, do.TakeOver(person), command_id))

    async def back(self, live: LiveTable, person: str) -> None:
        """A player is here again: he gets his seat back."""
        self.here(live, person)
        seat = live.state.seat_of(person)
        if seat is not None and live.state.seats[seat].bot:
            await self._quietly(live, do.GiveBack(person), f"back:{person}:{live.v}")

    async def _quietly(self, live: LiveTable, body: CommandBody, command_id: str) -> None:
        try:
            await self._keeper.carry_out(live, Office.ROOM, body, command_id)
        except Refused as refused:
            log.info("not_done", extra={"table": live.state.id, "code": refused.code})

    async def resume(self) -> None:
        """After a start: load the tables where somebody plays; nobody has lost time."""
        for row in await self._keeper.store.projections.rows(LOBBY):
            if (live := await self._loaded(row.key)) is None:
                continue
            if live.state.status is Status.PLAYING and live.state.settings.play_seconds:
                ms = max(0, self._keeper.chances.now() - live.state.at)
                await self._quietly(live, do.Compensate(ms), f"clock:{live.v}")

    async def run(self) -> None:
        """Look again and again at what should have been done."""
        try:
            await self.resume()
        except Exception:
            log.exception("resume_failed")
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep_failed")

    async def sweep(self) -> None:
        """Drive what is overdue, follow tables whose hints were lost, forget idle ones."""
        await self._catch_up(self._keeper.chances.now() - int(1000 * SWEEP))
        await self._keeper.sweep()
        for live in self._keeper.tables:
            if not live.onlookers and not live.state.players and not due(live.state):
                self._keeper.forget(live)

    async def _catch_up(self, overdue: int) -> None:
        rows = self._keeper.store.due
        first = await rows.next_at()
        if first is None or first > overdue:
            return
        for row in await rows.claim(overdue, 100, LEASE, self._node):
            if (live := await self._loaded(row.stream.removeprefix("table/"))) is not None:
                self.plan(live)

    async def _loaded(self, table: str) -> LiveTable | None:
        """A table, or None where it cannot be read: the others go on all the same."""
        try:
            return await self._keeper.get(table)
        except Refused:
            return None
        except Exception as error:
            log.error("table_unreadable", exc_info=error, extra={"table": table})
            return None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task_failed", exc_info=error)

    async def close(self) -> None:
        """Stop everything that is planned."""
        for timers in self._timers.values():
            for timer in timers.values():
                timer.cancel()
        for grace in self._graces.values():
            grace.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinker.close()


def _anything(game: Game[Any], state: TableState, seat: Seat) -> CommandBody:
    """What holds nobody up, where a bot knows nothing better."""
    player = Player(seat)
    return state.waiting[player].question.default or game.legal(state.deal, player)[0]
