"""The keeper (桌務): carries out commands, one at a time for a table, and keeps tables loaded."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from qiaopai.kernel.game import Game
from qiaopai.kernel.messages import CommandBody, Office
from qiaopai.kernel.refusal import Refused
from qiaopai.room.changes import Happened, fold
from qiaopai.room.clock import Chances
from qiaopai.room.codec import Codec, new_event
from qiaopai.room.duties import due_rows
from qiaopai.room.live import LiveTable, Wire
from qiaopai.room.loading import Games, load, stream_of
from qiaopai.room.lobby import lobby_row
from qiaopai.room.ports import Append, Appended, Commit, Hint, Store
from qiaopai.room.table import Command, Person, TableState, course_of, due
from qiaopai.room.table.course import Course

log = logging.getLogger("qiaopai.room")

ATTEMPTS = 6
"""How often a command is decided anew when another node was faster."""


class Keeper:
    """All tables of this node."""

    def __init__(
        self, store: Store, games: Games, wire: Wire, chances: Chances, bot_pause: int
    ) -> None:
        self.games = games
        self.store = store
        self.chances = chances
        self.bot_pause = bot_pause
        self.moved: Callable[[LiveTable], None] = _nothing
        """Called when a table has been loaded or has moved on."""
        self._wire = wire
        self._codecs = {name: Codec(game) for name, game in games.items()}
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._unsubscribe = store.hints.subscribe(self._heard)

    def loaded(self, table: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._live.get(table)

    @property
    def tables(self) -> list[LiveTable]:
        """Those in memory."""
        return list(self._live.values())

    async def get(self, table: str) -> LiveTable:
        """A table, loaded if need be. Raises: Refused `unknown_table`."""
        if live := self._live.get(table):
            return live
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> LiveTable:
        game, state, v = await load(self.store.log, self.games, table)
        return await self._keep(game, state, v)

    async def _keep(self, game: Game[Any], state: TableState, v: int) -> LiveTable:
        live = LiveTable(game, self._codecs[state.game], self._wire, state, v)
        persons = await self.store.persons.by_ids(state.persons | {state.host})
        live.names = {person.id: person.name for person in persons.values()}
        self._live[state.id] = live
        self.moved(live)
        return live

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory."""
        if not live.lock.locked():
            self._live.pop(live.state.id, None)

    async def open(self, by: Person, body: CommandBody, command_id: str) -> LiveTable:
        """Write the first events of a table."""
        at = self.chances.now()
        game = self.games[body.game]  # type: ignore[attr-defined]
        course = course_of(game, None, Command(by, at, body))
        outcome = await self.store.log.append(self._commit(None, 0, course, by, command_id))
        assert isinstance(outcome, Appended)
        return await self._keep(game, course.state, outcome.seq(stream_of(course.state.id)))

    async def carry_out(
        self,
        live: LiveTable,
        by: Person | Office,
        body: CommandBody,
        command_id: str,
        v: int | None = None,
    ) -> int:
        """Do a command; returns the version in which it is durable. Raises: Refused."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                try:
                    course = self._decide(live, Command(by, self.chances.now(), body), v)
                except Refused:
                    return await self._first_result(live, command_id)
                if not course.events:
                    return live.v
                commit = self._commit(live.state, live.v, course, by, command_id)
                outcome = await self.store.log.append(commit)
                if isinstance(outcome, Appended):
                    return self._appended(live, course, outcome)
                await self._catch_up(live)
        raise Refused("busy")

    def _decide(self, live: LiveTable, command: Command, v: int | None) -> Course:
        if v is not None and v != live.v:
            raise Refused("stale", v=live.v)
        seeded = Command(command.by, command.at, command.body, self.chances.seed())
        return course_of(live.game, live.state, seeded)

    async def _first_result(self, live: LiveTable, command_id: str) -> int:
        """To be called while a refusal is handled: a command done before keeps its result."""
        first = await self.store.log.result_of(stream_of(live.state.id), command_id)
        if first is None:
            raise  # noqa: PLE0704 - the refusal
        return first.seq

    def _appended(self, live: LiveTable, course: Course, outcome: Appended) -> int:
        v = outcome.seq(stream_of(live.state.id))
        if not outcome.duplicate:
            live.happened(Happened(live.v, v, tuple(course.events), course.state))
            self.moved(live)
        return v

    def _commit(
        self, before: TableState | None, v: int, course: Course, by: str, command_id: str
    ) -> Commit:
        state = course.state
        stream = stream_of(state.id)
        events = tuple(new_event(event, by) for event in course.events)
        same = before is not None and due(before) == due(state)
        append = Append(stream, v, events, None if same else due_rows(state, self.bot_pause))
        return Commit(command_id, (append,), projections=lobby_row(before, state, v + len(events)))

    def _heard(self, hint: Hint) -> None:
        """A stream has grown: by a command of this node, or by one of another."""
        live = self._live.get(hint.stream.removeprefix("table/"))
        if live is None:
            return
        live.flush()
        if hint.seq > live.v:
            self._later(self._follow(live, hint.seq))

    async def _follow(self, live: LiveTable, seq: int) -> None:
        """Read on; what cannot be read holds up no other table."""
        try:
            async with live.lock:
                if seq > live.v:
                    await self._catch_up(live)
        except Exception as error:
            log.error("table_unreadable", exc_info=error, extra={"table": live.state.id})
        live.flush()

    async def sweep(self) -> None:
        """Cover for lost hints: hold every table against the log."""
        heads = await self.store.log.heads([stream_of(one) for one in self._live])
        for live in self.tables:
            live.flush()
            if (seq := heads.get(stream_of(live.state.id), 0)) > live.v:
                await self._follow(live, seq)

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what others have written. To be called under the lock."""
        stored = await self.store.log.read(stream_of(live.state.id), live.v)
        for commit in fold(live.game, live.codec, stored, live.state):
            live.happened(commit)
        self.moved(live)

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Hear no more hints."""
        self._unsubscribe()


def _nothing(live: LiveTable) -> None:
    """Before anybody wants to know."""
