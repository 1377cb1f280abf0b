"""Whole logs of tables: playing one, writing it down, and what everybody sees at its end.

`python -m tests.logs.recording RELEASE` plays the tables below and writes `tests/logs/RELEASE/`;
a folder of a release is never written again: old logs must replay for ever.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from qiaopai.games import discover
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import Game
from qiaopai.kernel.irregularities import Irregularity
from qiaopai.kernel.messages import CommandBody, Office
from qiaopai.kernel.seats import Player, Seat
from qiaopai.room.changes import fold, plain_view
from qiaopai.room.codec import Codec, new_event
from qiaopai.room.ports import StoredEvent
from qiaopai.room.table import Command, Person, TableState, course_of, viewer_of
from qiaopai.room.table import commands as do
from qiaopai.room.table.settings import Settings, changed

FOLDER = Path(__file__).parent
PEOPLE = {Seat.SOUTH: "ann", Seat.WEST: "bob", Seat.NORTH: "cid", Seat.EAST: "dot"}
TABLES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "minibridge-tw": ("minibridge", "tw", {}),
    "minibridge-jcbl-three": ("minibridge", "jcbl", {"players": 3, "advice": True}),
    "minibridge-tw-hall": ("minibridge", "tw", {"hall": True, "count_points": "player"}),
}
DEALS = 3


class Recorder:
    """A table and its log."""

    def __init__(self, name: str) -> None:
        self.game_id, book, wanted = TABLES[name]
        self.game: Game[Any] = discover()[self.game_id]
        self.entropy, self.at = Entropy(name), 1_000_000
        self.state: TableState | None = None
        self.lines: list[dict[str, Any]] = []
        settings, changes = changed(self.game, book, Settings(), {}, wanted)
        self.do("ann", do.Create("golden", self.game_id, book, settings, changes))

    @property
    def here(self) -> TableState:
        assert self.state is not None
        return self.state

    def do(self, by: str, body: Any) -> None:
        """Carry out a command and write its events down."""
        self.at += 1500
        actor = Office.ROOM if by == "room" else Person(by)
        seed = f"golden {self.at}"
        course = course_of(self.game, self.state, Command(actor, self.at, body, seed))
        for place, event in enumerate(course.events):
            new = new_event(event, by)
            self.lines.append(
                {
                    "at": new.at, "kind": new.kind, "version": new.version, "actor": new.actor,
                    "command_id": f"c{self.at}" if place == 0 else None,
                    "body": json.loads(new.body),
                    "secret": None if new.secret is None else json.loads(new.secret),
                }
            )  # fmt: skip
        self.state = course.state

    def play(self) -> None:
        """Everybody sits down; some deals are played, every answer drawn from the entropy."""
        for seat, person in PEOPLE.items():
            if person != "ann" and seat in self.here.seats:
                self.do(person, do.Sit(seat))
        self.do("ann", do.Start())
        for _ in range(DEALS):
            while self.here.waiting:
                self._answer()
            for chair in list(self.here.seats.values()):
                if chair.person and not self.here.waiting:
                    self.do(chair.person, do.NextDeal())

    def _answer(self) -> None:
        if self.entropy.below(12) == 0 and self._irregular():
            return
        player = Player(self.entropy.choose(sorted(self.here.waiting)))
        question = self.game.pending(self.here.deal)[player]
        legal = self.game.legal(self.here.deal, player)
        usual = [one for one in legal if type(one) is type(question.default)]
        action = self.entropy.choose(usual if self.entropy.below(40) else legal)
        self._act(player, action)

    def _irregular(self) -> bool:
        """Somebody does what a table as in a hall lets happen, if there is such a thing."""
        deal = self.here.deal
        acts = [
            (player, action)
            for player in (Player(seat) for seat in Seat)
            for action in self.game.universe(deal, player)
            if isinstance(self.game.why_not(deal, player, action), Irregularity)
        ]
        if acts:
            self._act(*self.entropy.choose(acts))
        return bool(acts)

    def _act(self, player: Player, action: CommandBody) -> None:
        person = self.here.seats[player].person
        assert person is not None
        self.do(person, action)


def stored(lines: list[dict[str, Any]]) -> Iterator[StoredEvent]:
    """The lines as the store gives them."""
    for seq, line in enumerate(lines, start=1):
        secret = line["secret"]
        yield StoredEvent(
            "table/golden", seq, line["at"], line["kind"], line["version"], line["actor"],
            line["command_id"], json.dumps(line["body"]).encode(),
            None if secret is None else json.dumps(secret).encode(),
        )  # fmt: skip


def final_views(game_id: str, lines: list[dict[str, Any]]) -> dict[str, Any]:
    """What everybody sees after the last event, folded from the log alone."""
    game = discover()[game_id]
    *_, last = fold(game, Codec(game), stored(lines), None)
    people = (*PEOPLE.values(), None)
    views = {
        str(person): plain_view(game, last.after, viewer_of(last.after, person))
        for person in people
    }
    return json.loads(json.dumps(views))


def main(release: str) -> None:
    folder = FOLDER / release
    folder.mkdir()
    for name in TABLES:
        recorder = Recorder(name)
        recorder.play()
        views = final_views(recorder.game_id, recorder.lines)
        log = "\n".join(json.dumps(line, ensure_ascii=False) for line in recorder.lines)
        (folder / f"{name}.jsonl").write_text(log + "\n", encoding="utf-8")
        text = json.dumps({"game": recorder.game_id, "views": views}, ensure_ascii=False, indent=1)
        (folder / f"{name}.views.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
