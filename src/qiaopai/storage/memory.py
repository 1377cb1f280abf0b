"""A store in memory: for tests, demonstrations, and as the plainest reading of the ports."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from qiaopai.room.ports import (
    Append,
    Appended,
    Commit,
    DueRow,
    Fold,
    Hint,
    Hints,
    NewEvent,
    OutboxRow,
    Outcome,
    Person,
    ProjectionRow,
    StoredEvent,
    Written,
)
from qiaopai.storage.batch import Known, accepted, judge, kept
from qiaopai.storage.errors import StoreClosed
from qiaopai.storage.hints import LocalHints
from qiaopai.storage.upcasters import Upcasters


class MemoryStore:
    """One node's room that lasts as long as the process."""

    def __init__(self, upcasters: Upcasters | None = None, hints: Hints | None = None) -> None:
        self.hints: Hints = hints or LocalHints()
        self.due = MemoryDue()
        self.outbox = MemoryOutbox()
        self.log = MemoryLog(self, upcasters or Upcasters())
        self.projections = MemoryProjections(self.log)
        self.persons = MemoryPersons()

    @property
    def is_sound(self) -> bool:
        """Whether it still writes."""
        return not self.log.closed

    async def close(self) -> None:
        """Refuse further appends."""
        self.log.closed = True


class MemoryLog:
    """Streams as lists."""

    def __init__(self, store: MemoryStore, upcasters: Upcasters) -> None:
        self._store = store
        self._upcast = upcasters
        self._streams: dict[str, list[StoredEvent]] = {}
        self._heads: dict[str, int] = {}
        self._known: Known = {}
        self.closed = False

    async def append(self, commit: Commit) -> Outcome:
        """Write a command."""
        if self.closed:
            raise StoreClosed
        outcomes = judge([commit], self._heads, self._known)
        for one in kept([commit], outcomes):
            self._write(one)
        for one in accepted([commit], outcomes):
            self._store.outbox.settle(one.settled)
        outcome = outcomes[0]
        if isinstance(outcome, Appended) and not outcome.duplicate:
            self._store.hints.publish(Hint(w.stream, w.seq) for w in outcome.written)
        return outcome

    def _write(self, commit: Commit) -> None:
        for append in commit.appends:
            events = self._streams.setdefault(append.stream, [])
            events.extend(stored(append, commit.command_id))
            if append.due is not None:
                self._store.due.replace(append.stream, append.due)
        self._store.outbox.add(commit.outbox)
        self._store.projections.put(commit.projections)

    async def read(
        self, stream: str, after: int = 0, limit: int | None = None
    ) -> list[StoredEvent]:
        """The events after `after`, in order, brought up to their current version."""
        end = None if limit is None else after + limit
        return list(map(self._upcast, self._streams.get(stream, [])[after:end]))

    async def head(self, stream: str) -> int:
        """The stream's version."""
        return len(self._streams.get(stream, ()))

    async def heads(self, streams: Iterable[str]) -> dict[str, int]:
        """The versions of several streams."""
        return {stream: len(self._streams.get(stream, ())) for stream in streams}

    async def last_of_kind(self, stream: str, kind: str) -> StoredEvent | None:
        """The latest event of a kind."""
        events = reversed(self._streams.get(stream, ()))
        found = next((event for event in events if event.kind == kind), None)
        return found and self._upcast(found)

    async def result_of(self, stream: str, command_id: str) -> Written | None:
        """What a command wrote to the stream."""
        return self._known.get((stream, command_id))

    async def streams(self, prefix: str = "") -> list[str]:
        """All streams with events whose name begins so, in order."""
        return sorted(s for s, events in self._streams.items() if events and s.startswith(prefix))

    def everything(self) -> Iterator[StoredEvent]:
        """The whole log, stream by stream."""
        for stream in sorted(self._streams):
            yield from map(self._upcast, self._streams[stream])


def stored(append: Append, command_id: str) -> Iterator[StoredEvent]:
    """An append's events as they will stand in the log."""
    for place, event in enumerate(append.events):
        seq = append.expected + 1 + place
        yield _stored(append.stream, seq, event, None if place else command_id)


def _stored(stream: str, seq: int, new: NewEvent, command_id: str | None) -> StoredEvent:
    return StoredEvent(
        stream, seq, new.at, new.kind, new.version, new.actor, command_id, new.body, new.secret
    )


class MemoryDue:
    """Due rows with their leases."""

    def __init__(self) -> None:
        self._rows: dict[tuple[str, str], DueRow] = {}
        self._leases: dict[tuple[str, str], tuple[int, str]] = {}

    def replace(self, stream: str, rows: Iterable[DueRow]) -> None:
        """Exchange the rows of a stream; a row that stays as it was keeps its lease."""
        new = {(row.stream, row.key): row for row in rows}
        for key in [key for key in self._rows if key[0] == stream and key not in new]:
            self._drop(key)
        for key, row in new.items():
            if self._rows.get(key) != row:
                self._drop(key)
                self._rows[key] = row

    def _drop(self, key: tuple[str, str]) -> None:
        self._rows.pop(key, None)
        self._leases.pop(key, None)

    def _free_at(self, row: DueRow) -> int:
        until, _ = self._leases.get((row.stream, row.key), (row.at, ""))
        return max(row.at, until)

    async def claim(self, now: int, limit: int, lease: int, node: str) -> list[DueRow]:
        """Take due rows that nobody holds."""
        free = sorted(
            (row for row in self._rows.values() if self._free_at(row) <= now),
            key=lambda row: (row.at, row.stream, row.key),
        )[:limit]
        self._leases |= {(row.stream, row.key): (now + lease, node) for row in free}
        return free

    async def release(self, rows: Iterable[DueRow], node: str) -> None:
        """Give claimed rows back."""
        for row in rows:
            key = row.stream, row.key
            if self._rows.get(key) == row and self._leases.get(key, (0, ""))[1] == node:
                del self._leases[key]

    async def next_at(self) -> int | None:
        """When the next row falls due or the next lease ends."""
        return min(map(self._free_at, self._rows.values()), default=None)

    async def rebuild(self, rows: Iterable[DueRow]) -> None:
        """Drop every row and write these."""
        self._rows = {(row.stream, row.key): row for row in rows}
        self._leases = {}


class MemoryOutbox:
    """Effects owed, in the order they came."""

    def __init__(self) -> None:
        self._rows: dict[OutboxRow, None] = {}

    def add(self, rows: Iterable[OutboxRow]) -> None:
        """Note effects."""
        self._rows |= dict.fromkeys(rows)

    def settle(self, rows: Iterable[OutboxRow]) -> None:
        """Strike them out."""
        for row in rows:
            self._rows.pop(row, None)

    async def pending(self, reactor: str, limit: int = 100) -> list[OutboxRow]:
        """What a reactor still has to do."""
        owed = (row for row in self._rows if row.reactor == reactor)
        return sorted(owed, key=lambda row: (row.stream, row.seq))[:limit]


class MemoryProjections:
    """Read models as dictionaries."""

    def __init__(self, log: MemoryLog) -> None:
        self._log = log
        self._rows: dict[tuple[str, str], ProjectionRow] = {}

    def put(self, rows: Iterable[ProjectionRow]) -> None:
        """Write rows, or remove those without data."""
        for row in rows:
            if row.data is None:
                self._rows.pop((row.name, row.key), None)
            else:
                self._rows[row.name, row.key] = row

    async def get(self, name: str, key: str) -> ProjectionRow | None:
        """One row."""
        return self._rows.get((name, key))

    async def rows(
        self, name: str, group: str | None = None, limit: int = 1000
    ) -> list[ProjectionRow]:
        """The rows of a read model, or of one group, by rank and key."""
        found = (r for r in self._rows.values() if r.name == name and group in {None, r.group})
        return sorted(found, key=lambda row: (row.rank, row.key))[:limit]

    async def rebuild(self, names: Sequence[str], fold: Fold) -> int:
        """Drop these read models and make them again."""
        self._rows = {key: row for key, row in self._rows.items() if row.name not in names}
        made = [row for row in fold(self._log.everything()) if row.name in names]
        self.put(made)
        return len(made)


class MemoryPersons:
    """Persons and their tokens."""

    def __init__(self) -> None:
        self._persons: dict[str, Person] = {}
        self._tokens: dict[str, str] = {}

    async def create_guest(self, person: Person, token_hash: str) -> None:
        """Add a person who is known by a token only."""
        self._persons[person.id] = person
        self._tokens[token_hash] = person.id

    async def by_token(self, token_hash: str) -> Person | None:
        """Whose token this is."""
        return self._persons.get(self._tokens.get(token_hash, ""))

    async def by_ids(self, ids: Iterable[str]) -> dict[str, Person]:
        """Those of them who are still here."""
        return {one: self._persons[one] for one in ids if one in self._persons}

    async def change(
        self, person_id: str, name: str | None = None, locale: str | None = None
    ) -> bool:
        """Rename a person or change their language."""
        if (person := self._persons.get(person_id)) is None:
            return False
        self._persons[person_id] = replace(
            person, name=name or person.name, locale=locale or person.locale
        )
        return True

    async def delete(self, person_id: str) -> bool:
        """Forget a person."""
        self._tokens = {token: owner for token, owner in self._tokens.items() if owner != person_id}
        return self._persons.pop(person_id, None) is not None
