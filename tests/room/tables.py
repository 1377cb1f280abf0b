"""A table without a room: commands in, events out, and a clock that is turned by hand."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from qiaopai.games import discover
from qiaopai.kernel.messages import Event, Office, kind_of
from qiaopai.kernel.seats import Player, Seat
from qiaopai.room.changes import Happened
from qiaopai.room.table import Command, Person, TableState, course_of
from qiaopai.room.table import commands as do
from qiaopai.room.table.settings import Settings, changed

GAME = discover()["minibridge"]
PEOPLE = {Seat.SOUTH: "ann", Seat.WEST: "bob", Seat.NORTH: "cid", Seat.EAST: "dot"}


class Table:
    """One table, its state and its commits."""

    def __init__(self, seed: int = 1, game: Any = GAME, **wanted: Any) -> None:
        self.now = 1_000_000
        self.seed = seed
        self.state: TableState | None = None
        self.commits: list[Happened] = []
        self.game = game
        book = "tw" if game is GAME else next(iter(game.rulebooks))
        book = wanted.pop("rulebook", book)
        settings, changes = changed(game, book, Settings(), {}, wanted)
        self.do("ann", do.Create("t1", game.id, book, settings, changes))

    @property
    def here(self) -> TableState:
        assert self.state is not None
        return self.state

    def do(self, by: str, body: Any, later: int = 1000) -> list[Event]:
        """Carry a command out; returns its events."""
        self.now += later
        command = Command(
            Office.ROOM if by == "room" else Person(by), self.now, body, f"{self.seed}/{self.now}"
        )
        course = course_of(self.game, self.state, command)
        before = self.commits[-1].v if self.commits else 0
        v = before + len(course.events)
        if course.events:
            self.commits.append(Happened(before, v, tuple(course.events), course.state))
        self.state = course.state
        return course.events

    def gathered(self) -> Table:
        """With everybody seated."""
        for seat, person in PEOPLE.items():
            if person != "ann" and seat in self.here.seats:
                self.do(person, do.Sit(seat))
        return self

    def started(self) -> Table:
        """With cards."""
        self.gathered().do("ann", do.Start())
        return self

    def play(self, chance: random.Random, most: int = 10**9, without: tuple[str, ...] = ()) -> int:
        """Everybody answers at random until the deal ends, without those kinds of commands."""
        count = 0
        while self.here.waiting and count < most:
            player = chance.choice(sorted(self.here.waiting))
            legal = [one for one in self.legal(player) if kind_of(one) not in ("claim", *without)]
            self.answer(player, chance.choice(legal))
            count += 1
        return count

    def legal(self, player: Player) -> Sequence[Any]:
        """What he may do, an answer to a request to take back among it."""
        if self.here.undo is not None:
            return [do.AnswerUndo("accept"), do.AnswerUndo("reject")]
        return self.game.legal(self.here.deal, player)

    def answer(self, player: Player, body: Any) -> list[Event]:
        chair = self.here.seats[player]
        if chair.player:
            return self.do(chair.player, body)
        return self.do("room", do.PlayFor(player, body))


def kinds(events: list[Event]) -> list[str]:
    return [str(type(event.body).__struct_config__.tag) for event in events]
