"""Writes the room's changes as messages."""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.kernel.seats import Seat
from qiaopai.room.changes import Change, Whole
from qiaopai.room.codec import encode
from qiaopai.server.wire import outbound as out


class JsonWire:
    """Each message as a line of JSON, for every kind of stream."""

    def whole(self, snapshot: Whole) -> bytes:
        """A snapshot."""
        return encode(out.Snapshot(v=snapshot.v, at=snapshot.at, view=snapshot.view))

    def change(self, commit: Change) -> bytes:
        """An update."""
        return encode(
            out.Update(from_=commit.before, v=commit.v, told=commit.told, patch=commit.patch)
        )

    def people(self, names: Mapping[str, str]) -> bytes:
        """Who is who."""
        return encode(out.People(people={one: out.Named(name) for one, name in names.items()}))

    def presence(self, seats: Mapping[Seat, str]) -> bytes:
        """Who is here."""
        return encode(out.Presence(seats=seats))  # type: ignore[arg-type]
