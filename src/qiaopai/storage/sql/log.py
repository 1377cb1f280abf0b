"""The event log in SQL."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from sqlalchemy import Connection, Select, select, tuple_

from qiaopai.room.ports import Commit, Outcome, StoredEvent, Written
from qiaopai.storage.sql.reader import Reader
from qiaopai.storage.sql.tables import EVENT, HEAD
from qiaopai.storage.sql.write import find_commands
from qiaopai.storage.upcasters import Upcasters
from qiaopai.storage.writer import Writer

CHUNK = 1000

_EVENTS = select(
    EVENT.c.stream,
    EVENT.c.seq,
    EVENT.c.at,
    EVENT.c.kind,
    EVENT.c.version,
    EVENT.c.actor,
    EVENT.c.command_id,
    EVENT.c.body,
    EVENT.c.secret,
)


def _event(row: Any) -> StoredEvent:
    stream, seq, at, kind, version, actor, command_id, body, secret = row
    hidden = None if secret is None else secret.encode()
    return StoredEvent(stream, seq, at, kind, version, actor, command_id, body.encode(), hidden)


def everything(connection: Connection) -> Iterator[StoredEvent]:
    """The whole log as it is stored, stream by stream, without holding it in memory."""
    place = tuple_(EVENT.c.stream, EVENT.c.seq)
    ordered = _EVENTS.order_by(EVENT.c.stream, EVENT.c.seq).limit(CHUNK)
    query = ordered
    while rows := connection.execute(query).all():
        yield from map(_event, rows)
        query = ordered.where(place > (rows[-1].stream, rows[-1].seq))


class SqlLog:
    """Appends go through the writer, reads do not."""

    def __init__(self, writer: Writer, reader: Reader, upcasters: Upcasters) -> None:
        self._writer = writer
        self._reader = reader
        self._upcast = upcasters

    async def append(self, commit: Commit) -> Outcome:
        """Write a command; when this returns `Appended`, it is on disk."""
        return await self._writer.append(commit)

    async def read(
        self, stream: str, after: int = 0, limit: int | None = None
    ) -> list[StoredEvent]:
        """The events after `after`, in order, brought up to their current version."""
        query = _EVENTS.where(EVENT.c.stream == stream, EVENT.c.seq > after)
        return await self._events(query.order_by(EVENT.c.seq).limit(limit))

    async def _events(self, query: Select[Any]) -> list[StoredEvent]:
        return await self._reader(
            lambda connection: [self._upcast(_event(row)) for row in connection.execute(query)]
        )

    async def head(self, stream: str) -> int:
        """The stream's version."""
        return (await self.heads([stream]))[stream]

    async def heads(self, streams: Iterable[str]) -> dict[str, int]:
        """The versions of several streams."""
        wanted = list(streams)
        query = select(HEAD.c.stream, HEAD.c.seq).where(HEAD.c.stream.in_(wanted))
        rows = await self._reader(lambda connection: connection.execute(query).all())
        return dict.fromkeys(wanted, 0) | {row.stream: row.seq for row in rows}

    async def last_of_kind(self, stream: str, kind: str) -> StoredEvent | None:
        """The latest event of a kind."""
        query = _EVENTS.where(EVENT.c.stream == stream, EVENT.c.kind == kind)
        found = await self._events(query.order_by(EVENT.c.seq.desc()).limit(1))
        return found[0] if found else None

    async def result_of(self, stream: str, command_id: str) -> Written | None:
        """What a command wrote to the stream."""
        place = (stream, command_id)
        known = await self._reader(lambda connection: find_commands(connection, {place}))
        return known.get(place)

    async def streams(self, prefix: str = "") -> list[str]:
        """All streams with events whose name begins so, in order."""
        query = select(HEAD.c.stream).where(
            HEAD.c.seq > 0, HEAD.c.stream.startswith(prefix, autoescape=True)
        )
        if prefix:  # lets the index begin in the right place, which LIKE alone does not
            query = query.where(HEAD.c.stream >= prefix)
        ordered = query.order_by(HEAD.c.stream)
        return await self._reader(lambda connection: list(connection.scalars(ordered)))
