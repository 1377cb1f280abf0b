"""Ports: what the room asks of storage, and the plain values that cross over.

A storage keeps encoded JSON as it is given: `body` and `secret` are bytes made by the codec of
the composition root, and storage knows no game. Times are milliseconds since 1970.

```
Store
├── log          EventLog      streams of events: the truth
├── due          DueRows       what the clock and the bots have to do: a cache
├── outbox       Outbox        effects in other streams not yet written
├── projections  Projections   tables to read from: a cache
├── persons      Persons       names and tokens, which may change
└── hints        Hints         "this stream has grown", may be lost or doubled
```
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct


class NewEvent(Struct, frozen=True):
    """An event to be written: `body` is what everyone at the table may know, `secret` the rest."""

    kind: str
    version: int
    at: int
    actor: str
    body: bytes
    secret: bytes | None = None


class StoredEvent(Struct, frozen=True):
    """An event of the log; `command_id` stands on the first event of a command only."""

    stream: str
    seq: int
    at: int
    kind: str
    version: int
    actor: str
    command_id: str | None
    body: bytes
    secret: bytes | None


class DueRow(Struct, frozen=True):
    """Something to be done for a stream at a time: a deadline, or a bot that is to move."""

    stream: str
    key: str
    at: int
    payload: bytes


class Append(Struct, frozen=True):
    """Events for one stream, if its head still is `expected`; without events only a guard.

    `due` replaces all due rows of the stream; `None` leaves them as they are.
    """

    stream: str
    expected: int
    events: tuple[NewEvent, ...]
    due: tuple[DueRow, ...] | None = None


class OutboxRow(Struct, frozen=True):
    """A note that `reactor` still has to draw the consequences of an event."""

    reactor: str
    stream: str
    seq: int


class ProjectionRow(Struct, frozen=True):
    """A row of the read model `name`, found by `key`, or by `group` in the order of `rank`.

    `data` is encoded JSON; `None` removes the row.
    """

    name: str
    key: str
    data: bytes | None
    group: str = ""
    rank: int = 0


class Commit(Struct, frozen=True):
    """All that one command writes, wholly or not at all."""

    command_id: str
    appends: tuple[Append, ...]
    outbox: tuple[OutboxRow, ...] = ()
    settled: tuple[OutboxRow, ...] = ()
    projections: tuple[ProjectionRow, ...] = ()

    def __post_init__(self) -> None:
        streams = [append.stream for append in self.appends]
        if len(set(streams)) < len(streams):
            raise ValueError("a commit names a stream twice")


class Written(Struct, frozen=True):
    """The place of a command's events in a stream: after `after`, up to and with `seq`."""

    stream: str
    after: int
    seq: int


class Appended(Struct, frozen=True):
    """The command is durable; a `duplicate` was written earlier and has its first result."""

    written: tuple[Written, ...]
    duplicate: bool = False

    def seq(self, stream: str) -> int:
        """The stream's version after this command."""
        return next(written.seq for written in self.written if written.stream == stream)


class Conflict(Struct, frozen=True):
    """Nothing was written, for these streams stand elsewhere: reload and decide again."""

    heads: Mapping[str, int]


Outcome: TypeAlias = Appended | Conflict


class EventLog(Protocol):
    """Streams of events; a stream's version is the seq of its last event, 0 when it has none."""

    async def append(self, commit: Commit) -> Outcome:
        """Write a command; when this returns `Appended`, it is on disk."""
        ...

    async def read(
        self, stream: str, after: int = 0, limit: int | None = None
    ) -> list[StoredEvent]:
        """The events after `after`, in order, brought up to their current version."""
        ...

    async def head(self, stream: str) -> int:
        """The stream's version."""
        ...

    async def heads(self, streams: Iterable[str]) -> dict[str, int]:
        """The versions of several streams: the sweep that covers lost hints."""
        ...

    async def last_of_kind(self, stream: str, kind: str) -> StoredEvent | None:
        """The latest event of a kind: loading a table begins at its last `deal_started`."""
        ...

    async def result_of(self, stream: str, command_id: str) -> Written | None:
        """What a command wrote to the stream, if it was ever accepted."""
        ...

    async def streams(self, prefix: str = "") -> list[str]:
        """All streams with events whose name begins so, in order."""
        ...


class DueRows(Protocol):
    """What is due; every node drives it, and the expected seq fences a late answer."""

    async def claim(self, now: int, limit: int, lease: int, node: str) -> list[DueRow]:
        """Take due rows that nobody holds, for `lease` milliseconds."""
        ...

    async def release(self, rows: Iterable[DueRow], node: str) -> None:
        """Give claimed rows back before their lease ends."""
        ...

    async def next_at(self) -> int | None:
        """When the next row falls due or the next lease ends."""
        ...

    async def rebuild(self, rows: Iterable[DueRow]) -> None:
        """Drop every row and write these."""
        ...


class Outbox(Protocol):
    """Effects owed; a row goes with the append of its effect (`Commit.settled`)."""

    async def pending(self, reactor: str, limit: int = 100) -> list[OutboxRow]:
        """What a reactor still has to do."""
        ...


Fold: TypeAlias = Callable[[Iterator[StoredEvent]], Iterable[ProjectionRow]]
"""A read model out of the whole log, which comes stream by stream."""


class Projections(Protocol):
    """Read models, written in the same append as the events they are made of."""

    async def get(self, name: str, key: str) -> ProjectionRow | None:
        """One row."""
        ...

    async def rows(
        self, name: str, group: str | None = None, limit: int = 1000
    ) -> list[ProjectionRow]:
        """The rows of a read model, or of one group, by rank and key."""
        ...

    async def rebuild(self, names: Sequence[str], fold: Fold) -> int:
        """Drop these read models and make them again; returns the number of rows."""
        ...


class Person(Struct, frozen=True):
    """A person as others see them; events know the id only."""

    id: str
    name: str
    locale: str
    created: int


class Persons(Protocol):
    """Names and tokens: the one thing that is no event. Who is missing is a former player."""

    async def create_guest(self, person: Person, token_hash: str) -> None:
        """Add a person who is known by a token only."""
        ...

    async def by_token(self, token_hash: str) -> Person | None:
        """Whose token this is."""
        ...

    async def by_ids(self, ids: Iterable[str]) -> dict[str, Person]:
        """Those of them who are still here."""
        ...

    async def change(
        self, person_id: str, name: str | None = None, locale: str | None = None
    ) -> bool:
        """Rename a person or change their language; false if they are gone."""
        ...

    async def delete(self, person_id: str) -> bool:
        """Forget a person; false if they were gone already."""
        ...


class Hint(Struct, frozen=True):
    """A stream has grown up to `seq`; the receiver reads the log from where it stands."""

    stream: str
    seq: int


class Hints(Protocol):
    """News of appends, at most once and perhaps twice, after their writer has its answer."""

    def publish(self, hints: Iterable[Hint]) -> None:
        """Tell every subscriber."""
        ...

    def subscribe(self, heard: Callable[[Hint], None]) -> Callable[[], None]:
        """Hear every hint; call the result to stop."""
        ...


class Store(Protocol):
    """One place to keep a room in."""

    @property
    def log(self) -> EventLog: ...
    @property
    def due(self) -> DueRows: ...
    @property
    def outbox(self) -> Outbox: ...
    @property
    def projections(self) -> Projections: ...
    @property
    def persons(self) -> Persons: ...
    @property
    def hints(self) -> Hints: ...
    @property
    def is_sound(self) -> bool:
        """Whether it can still write; one that cannot never will again."""
        ...

    async def close(self) -> None:
        """Finish what was accepted and let go of the place."""
        ...
