"""The card room (牌室) as its callers know it: persons in, refusals and messages out."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec

from qiaopai.kernel.irregularities import Irregularity
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.parts.consulting import Consulting
from qiaopai.kernel.record import GameRecord
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.seats import Player, Seat
from qiaopai.room.analysis import Analysts
from qiaopai.room.boards import Boards, Row
from qiaopai.room.charts import Charts
from qiaopai.room.clock import Chances
from qiaopai.room.driver import Driver
from qiaopai.room.keeper import Keeper
from qiaopai.room.live import LiveTable, Onlooker, Wire
from qiaopai.room.loading import Games, messages_since
from qiaopai.room.lobby import NAME as LOBBY
from qiaopai.room.lobby import LobbyTable, lobby_table
from qiaopai.room.persons import Guests
from qiaopai.room.ports import Person, Store
from qiaopai.room.studies import Studies
from qiaopai.room.table import Command, Status, course_of, may_watch, viewer_of
from qiaopai.room.table import Person as PersonId
from qiaopai.room.table import commands as do
from qiaopai.room.table.settings import Settings, changed
from qiaopai.room.thinking import Thinker


class Pace(msgspec.Struct, frozen=True):
    """How fast and how deep bots play."""

    bot_pause: int = 700
    """Milliseconds before a bot's play among people."""
    budget: int = 100


class Room:
    """The application: everything a server offers."""

    def __init__(
        self,
        store: Store,
        games: Games,
        wire: Wire,
        chances: Chances,
        thinker: Thinker,
        pace: Pace = Pace(),  # noqa: B008 - frozen
        analysts: Analysts | None = None,
    ) -> None:
        self.games = games
        self.guests = Guests(store.persons, chances)
        self._store = store
        self._chances = chances
        self._keeper = Keeper(store, games, wire, chances, pace.bot_pause)
        self._boards = Boards(store)
        analysts = analysts or Analysts()
        self.studies = Studies(analysts, chances)
        self._charts = Charts(analysts, chances)
        self._driver = Driver(self._keeper, thinker, pace.budget)
        self._running: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def is_sound(self) -> bool:
        """Whether what is done here can still be kept."""
        return self._store.is_sound

    async def open(self) -> None:
        """Begin to drive what is due."""
        self._running = asyncio.create_task(self._driver.run())

    async def close(self) -> None:
        """Send everybody away and stop; a second time does nothing."""
        if self._closed:
            return
        self._closed = True
        for live in self._keeper.tables:
            live.flush()
            for onlooker in list(live.onlookers):
                onlooker.bye("restarting")
        if self._running:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        await self._driver.close()
        self._charts.close()
        self.studies.close()
        self._keeper.close()

    async def lobby(self) -> tuple[list[LobbyTable], dict[str, str]]:
        """Open tables, and the names of those who sit there."""
        rows = await self._store.projections.rows(LOBBY, limit=200)
        tables = [lobby_table(row) for row in rows]
        wanted = {chair.person for table in tables for chair in table.seats.values()}
        wanted |= {table.host for table in tables}
        people = await self._store.persons.by_ids(one for one in wanted if one)
        return tables, {person.id: person.name for person in people.values()}

    async def create(
        self, person: Person, game: str, rulebook: str | None, wanted: Mapping[str, Any]
    ) -> tuple[str, Seat]:
        """Open a table; who opens it hosts it. Raises: Refused."""
        live = await self._create(person, game, rulebook, wanted)
        return live.state.id, _seat(live, person)

    async def quick(
        self, person: Person, game: str, rulebook: str | None, bot: str | None
    ) -> tuple[str, Seat]:
        """A table filled with bots, started at once. Raises: Refused."""
        wanted = {"undo": "casual"} if bot is None else {"undo": "casual", "bot_level": bot}
        live = await self._create(person, game, rulebook, wanted)
        level = live.state.settings.bot_level
        for body in (do.Fill(level), do.Start()):
            by, command_id = PersonId(person.id), f"{person.id}:{self._chances.new_id()}"
            await self._keeper.carry_out(live, by, body, command_id)
        return live.state.id, _seat(live, person)

    async def _create(
        self, person: Person, name: str, rulebook: str | None, wanted: Mapping[str, Any]
    ) -> LiveTable:
        game = self.games.get(name)
        if game is None:
            raise Refused("unknown_game", game=name[:40])
        book = next(iter(game.rulebooks)) if rulebook is None else rulebook
        settings, changes = changed(game, book, Settings(), {}, wanted)
        body = do.Create(self._chances.new_id(), name, book, settings, changes)
        live = await self._keeper.open(PersonId(person.id), body, f"create:{body.table}")
        live.rename(person.id, person.name)
        return live

    async def do(
        self, table: str, person: Person, command_id: str, body: bytes | msgspec.Raw, v: int | None
    ) -> int:
        """A person's command; returns the version in which it is durable. Raises: Refused."""
        live = await self._keeper.get(table)
        command = live.codec.command(body)
        by = PersonId(person.id)
        done = await self._keeper.carry_out(live, by, command, f"{person.id}:{command_id}", v)
        if person.id not in live.names:
            live.rename(person.id, person.name)
        if not live.is_here(person.id):
            self._driver.here(live, person.id)
            self._driver.plan(live)
        if isinstance(command, do.Leave):
            asyncio.get_running_loop().call_soon(_send_off, live, person.id)
        return done

    async def ask(self, table: str, person: Person, body: bytes | msgspec.Raw) -> dict[str, Any]:
        """A question of a player about his own view. Raises: Refused."""
        live = await self._keeper.get(table)
        try:
            question = msgspec.json.decode(body, type=Ask)
        except (msgspec.DecodeError, RecursionError):
            raise Refused("bad_command") from None
        if question.kind == "advice":
            return self._advice(live, person)
        if question.kind == "consult":
            return self._consult(live, person, question)
        if question.kind == "chances":
            return dict(self._charts.ask(person.id, live.game, _own_view(live, person)))
        if question.kind == "why_not" and bytes(question.action):
            action = live.codec.command(question.action)
            return _answer(self._why_not(live, person, action))
        raise Refused("bad_command")

    def _advice(self, live: LiveTable, person: Person) -> dict[str, Any]:
        advice = live.game.advice(_own_view(live, person))
        if advice is None:
            raise Refused("no_advice")
        action, reason = advice
        return {"action": action, "reason": reason}

    def _consult(self, live: LiveTable, person: Person, question: Ask) -> dict[str, Any]:
        """What the game's analysis says of the asker's own view. Raises: Refused."""
        game, state = live.game, live.state
        if not isinstance(game, Consulting):
            raise Refused("bad_command")
        viewer = viewer_of(state, person.id)
        if viewer.player is None:
            raise Refused("not_seated")
        if state.status is not Status.PLAYING:
            raise Refused("not_playing")
        view = game.view(state.deal, viewer)
        return dict(game.consult(view, state.options, question.topic, question.cards))

    def _why_not(
        self, live: LiveTable, person: Person, action: CommandBody
    ) -> Refusal | Irregularity | None:
        by = PersonId(person.id)
        seat = live.state.seat_of(person.id)
        if isinstance(action, do.WIRE_COMMANDS):
            seed = self._chances.seed()
            try:
                course_of(live.game, live.state, Command(by, self._chances.now(), action, seed))
            except Refused as refused:
                return refused.refusal
            return None
        if seat is None or live.state.seats[seat].bot:
            return Refusal("not_seated")
        if live.state.status is not Status.PLAYING:
            return Refusal("not_playing")
        if live.state.undo is not None:
            return Refusal("undo_open")
        return live.game.why_not(live.state.deal, Player(seat), action)

    async def snapshot(self, table: str, person: Person | None) -> bytes:
        """The whole view of a table. Raises: Refused."""
        live = await self._keeper.get(table)
        who = None if person is None else person.id
        _may_watch(live, who)
        return live.snapshot(who, self._chances.now())

    async def boards(self, table: str, person: Person | None) -> tuple[str, tuple[Row, ...]]:
        """The game of a table, and its finished boards. Raises: Refused."""
        live = await self._keeper.get(table)
        _may_watch(live, None if person is None else person.id)
        return live.state.game, await self._boards.rows(live)

    async def seat_at(self, table: str, person: Person) -> Seat | None:
        """Where somebody sits at a table now. Raises: Refused."""
        return (await self._keeper.get(table)).state.seat_of(person.id)

    async def records(
        self,
        table: str,
        person: Person | None,
        most: int,
        *,
        only: int | None = None,
        match: int | None = None,
    ) -> tuple[str, list[GameRecord]]:
        """The game of a table, and the records of its last boards, or of one. Raises: Refused."""
        live = await self._keeper.get(table)
        _may_watch(live, None if person is None else person.id)
        return live.state.game, await self._boards.records(live, only, match, most)

    async def board(self, table: str, n: int, person: Person | None) -> GameRecord:
        """The record of the board that began in version `n`. Raises: Refused `unknown_board`."""
        live = await self._keeper.get(table)
        _may_watch(live, None if person is None else person.id)
        return await self._boards.record(live, n)

    async def attach(
        self, table: str, person: Person | None, v: int | None, onlooker: Onlooker
    ) -> None:
        """Send a table's messages to an onlooker, beginning after version `v`. Raises: Refused."""
        live = await self._keeper.get(table)
        who = None if person is None else person.id
        if person is not None:
            live.names[person.id] = person.name
        async with live.lock:
            _may_watch(live, who)
            missed = None
            if v is not None:
                log = self._store.log
                missed = [] if v == live.v else await messages_since(
                    log, live.game, live.codec, table, v, live.v, who
                )  # fmt: skip
            live.attach(onlooker, missed, self._chances.now())
        if who is not None:
            await self._driver.back(live, who)

    def detach(self, table: str, onlooker: Onlooker) -> None:
        """An onlooker's connection is gone."""
        live = self._keeper.loaded(table)
        if live is None:
            return
        live.detach(onlooker)
        if onlooker.person is not None and not live.is_here(onlooker.person):
            self._driver.gone(live, onlooker.person)

    async def rename(self, person: Person, name: str | None, locale: str | None) -> Person:
        """Change a person's name or language everywhere. Raises: Refused."""
        changed_person = await self.guests.change(person, name, locale)
        for live in self._keeper.tables:
            if person.id in live.names:
                live.rename(person.id, changed_person.name)
        return changed_person


class Ask(msgspec.Struct, frozen=True):
    """A question: `why_not` with an action, `advice`, `chances`, or `consult` on a topic."""

    kind: str
    topic: str = ""
    cards: tuple[str, ...] = ()
    action: msgspec.Raw = msgspec.Raw()


def _own_view(live: LiveTable, person: Person) -> msgspec.Struct:
    """What a player sees of the deal. Raises: Refused `not_seated`, `not_playing`."""
    viewer = viewer_of(live.state, person.id)
    if viewer.player is None:
        raise Refused("not_seated")
    if live.state.status is not Status.PLAYING:
        raise Refused("not_playing")
    return live.game.view(live.state.deal, viewer)


def _answer(why_not: Refusal | Irregularity | None) -> dict[str, Any]:
    if why_not is None:
        return {"legal": True}
    if isinstance(why_not, Irregularity):
        return {"legal": False, "code": "irregular", "data": {"kind": why_not.kind}}
    return {"legal": False, "code": why_not.code, "data": dict(why_not.data)}


def _may_watch(live: LiveTable, person: str | None) -> None:
    if not may_watch(live.state, person):
        raise Refused("no_spectators")


def _seat(live: LiveTable, person: Person) -> Seat:
    seat = live.state.seat_of(person.id)
    assert seat is not None
    return seat


def _send_off(live: LiveTable, person: str) -> None:
    """Who has left gets his good-bye after everything that came before it."""
    live.flush()
    if live.state.seat_of(person) is None:
        for onlooker in [one for one in live.onlookers if one.person == person]:
            live.detach(onlooker)
            onlooker.bye("left")
