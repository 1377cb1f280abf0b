"""A table in memory: its state, whoever looks at it, and the messages to them.

What is here can be lost at any time: the log has the table, and presence is made of connections.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Mapping
from typing import Any, Protocol

from qiaopai.kernel.game import Game
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.viewers import Viewer
from qiaopai.room.changes import Change, Happened, Whole, change, plain_view
from qiaopai.room.codec import Codec, encode, plain
from qiaopai.room.table import TableState, view, viewer_of

log = logging.getLogger("qiaopai.room")


class Wire(Protocol):
    """How messages are written; the server's business."""

    def whole(self, snapshot: Whole) -> bytes: ...
    def change(self, commit: Change) -> bytes: ...
    def people(self, names: Mapping[str, str]) -> bytes: ...
    def presence(self, seats: Mapping[Seat, str]) -> bytes: ...


class Onlooker(Protocol):
    """A connection to a table."""

    person: str | None

    def send(self, message: bytes) -> None:
        """Queue a message."""
        ...

    def bye(self, code: str) -> None:
        """Say why, and close."""
        ...


class LiveTable:
    """One table with its onlookers."""

    def __init__(
        self, game: Game[Any], codec: Codec, wire: Wire, state: TableState, v: int
    ) -> None:
        self.game = game
        self.codec = codec
        self.state = state
        self.v = v
        self.lock = asyncio.Lock()
        """One command at a time."""
        self.names: dict[str, str] = {}
        self.onlookers: dict[Onlooker, Viewer] = {}
        self._wire = wire
        self._views: dict[Viewer, bytes] = {}
        """The last view of each kind of onlooker, as JSON: objects would cost ten times as much."""
        self._unsent: deque[Happened] = deque()
        self._presence: dict[Seat, str] = {}
        self._people: dict[str, str] = {}

    def happened(self, commit: Happened) -> None:
        """A commit is durable: the state moves on; the onlookers are told by `flush`."""
        self.state, self.v = commit.after, commit.v
        self._unsent.append(commit)

    def flush(self) -> None:
        """Tell everybody what has happened."""
        if not self._unsent:
            return
        self._send_people()
        while self._unsent:
            commit = self._unsent.popleft()
            try:
                self._fan_out(commit)
            except Exception as error:
                log.error("fan_out_failed", exc_info=error, extra={"table": self.state.id})
                self._send_away()
        self.send_presence()

    def _send_away(self) -> None:
        for onlooker in list(self.onlookers):
            del self.onlookers[onlooker]
            onlooker.bye("restarting")

    def _fan_out(self, commit: Happened) -> None:
        before, self._views = self._views, {}
        messages: dict[Viewer, bytes] = {}
        for onlooker, was in list(self.onlookers.items()):
            if not commit.after.may_watch(onlooker.person):
                del self.onlookers[onlooker]
                onlooker.bye("no_spectators")
                continue
            viewer = viewer_of(commit.after, onlooker.person)
            if viewer not in self._views:
                self._views[viewer] = encode(view(self.game, commit.after, viewer))
            if viewer != was:
                self.onlookers[onlooker] = viewer
                whole = Whole(commit.v, plain(self._views[viewer]), commit.after.at)
                onlooker.send(self._wire.whole(whole))
                continue
            if viewer not in messages:
                old, new = plain(before[viewer]), plain(self._views[viewer])
                messages[viewer] = self._wire.change(change(commit, old, new))
            onlooker.send(messages[viewer])

    def snapshot(self, person: str | None, at: int) -> bytes:
        """The whole view for a person."""
        self.flush()
        seen = plain_view(self.game, self.state, viewer_of(self.state, person))
        return self._wire.whole(Whole(self.v, seen, at))

    def attach(self, onlooker: Onlooker, missed: list[Change | Whole] | None, at: int) -> None:
        """Somebody connects: he gets what he missed, or the whole view, and then everything.

        To be called under the lock with what he missed up to now.
        """
        self.flush()
        onlooker.send(self._wire.people(self._at_table() | self._name(onlooker.person)))
        if missed is None:
            onlooker.send(self.snapshot(onlooker.person, at))
        for message in missed or ():
            if isinstance(message, Whole):
                onlooker.send(self._wire.whole(message))
            else:
                onlooker.send(self._wire.change(message))
        viewer = viewer_of(self.state, onlooker.person)
        self._replace_others(onlooker, viewer)
        self._views.setdefault(viewer, encode(view(self.game, self.state, viewer)))
        self.onlookers[onlooker] = viewer
        self._send_people()
        self.send_presence(to=onlooker)

    def _replace_others(self, newcomer: Onlooker, viewer: Viewer) -> None:
        """The latest login wins a seat."""
        if viewer.player is None:
            return
        for onlooker in [one for one in self.onlookers if one.person == newcomer.person]:
            del self.onlookers[onlooker]
            onlooker.bye("replaced")

    def detach(self, onlooker: Onlooker) -> None:
        """A connection is gone."""
        if self.onlookers.pop(onlooker, None) is not None:
            self.send_presence()

    def is_here(self, person: str) -> bool:
        """Whether a person has a connection."""
        return any(onlooker.person == person for onlooker in self.onlookers)

    def presence(self) -> dict[Seat, str]:
        """Who is here, away or a bot, by seat."""
        here = {onlooker.person for onlooker in self.onlookers}
        return {
            seat: "bot" if chair.bot else "here" if chair.person in here else "away"
            for seat, chair in self.state.seats.items()
            if not chair.is_empty
        }

    def send_presence(self, to: Onlooker | None = None) -> None:
        """Tell everybody who is here, if it changed; tell a newcomer anyhow."""
        now = self.presence()
        if now != self._presence:
            self._presence = now
            self._everybody(self._wire.presence(now))
        elif to is not None:
            to.send(self._wire.presence(now))

    def rename(self, person: str, name: str) -> None:
        """A person has a name from now on."""
        self.names[person] = name
        self._send_people()

    def _send_people(self) -> None:
        people = self._at_table()
        if people != self._people:
            self._people = people
            self._everybody(self._wire.people(people))

    def _at_table(self) -> dict[str, str]:
        wanted = sorted(self.state.persons | {self.state.host})
        return {person: self.names[person] for person in wanted if person in self.names}

    def _name(self, person: str | None) -> dict[str, str]:
        return {person: self.names[person]} if person in self.names else {}

    def _everybody(self, message: bytes) -> None:
        for onlooker in self.onlookers:
            onlooker.send(message)
