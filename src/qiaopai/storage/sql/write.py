"""One batch of commands, one transaction: the group commit of the event log."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, update

from qiaopai.room.ports import Commit, DueRow, NewEvent, OutboxRow, Outcome, ProjectionRow, Written
from qiaopai.storage.batch import Known, accepted, judge, kept
from qiaopai.storage.sql.tables import DUE, EVENT, HEAD, OUTBOX, PROJECTION
from qiaopai.storage.sql.upsert import insert_missing, upsert

SEEN_AT_MOST = 100_000

_MOVE = update(HEAD).where(HEAD.c.stream == bindparam("of")).values(seq=bindparam("to"))


class BatchWriter:
    """Writes batches through one engine; of one thread only."""

    def __init__(self, engine: Engine, before_commit: Callable[[], None]) -> None:
        self._engine = engine
        self._before_commit = before_commit
        self._seen: set[str] = set()

    def __call__(self, commits: Sequence[Commit]) -> list[Outcome]:
        """Write what holds, answer everything."""
        streams = sorted({append.stream for commit in commits for append in commit.appends})
        with self._engine.begin() as connection:
            heads = self._lock(connection, streams)
            known = find_commands(connection, _places(commits))
            outcomes = judge(commits, heads, known)
            _write(connection, kept(commits, outcomes))
            _settle(connection, accepted(commits, outcomes))
            self._before_commit()
        self._remember(streams)
        return outcomes

    def _lock(self, connection: Connection, streams: Sequence[str]) -> dict[str, int]:
        """Make every head exist, then lock them all: in order both times, so no deadlock."""
        if missing := [{"stream": one, "seq": 0} for one in streams if one not in self._seen]:
            connection.execute(insert_missing(connection, HEAD), missing)
        query = select(HEAD.c.stream, HEAD.c.seq).where(HEAD.c.stream.in_(streams))
        rows = connection.execute(query.order_by(HEAD.c.stream).with_for_update())
        return {row.stream: row.seq for row in rows}

    def _remember(self, streams: Iterable[str]) -> None:
        """Heads never go away, so one that was committed once need not be inserted again."""
        if len(self._seen) > SEEN_AT_MOST:
            self._seen.clear()
        self._seen.update(streams)


def _places(commits: Sequence[Commit]) -> set[tuple[str, str]]:
    return {(append.stream, one.command_id) for one in commits for append in one.appends}


def find_commands(connection: Connection, places: Collection[tuple[str, str]]) -> Known:
    """The commands of these (stream, id) that were written before, and where."""
    streams, ids = {stream for stream, _ in places}, {command for _, command in places}
    found = connection.execute(_FOUND, {"streams": sorted(streams), "ids": sorted(ids)})
    return {
        (stream, command): Written(stream, seq - 1, _last_of(connection, stream, seq))
        for stream, command, seq in found.all()
        if (stream, command) in places
    }


_FOUND = select(EVENT.c.stream, EVENT.c.command_id, EVENT.c.seq).where(
    EVENT.c.stream.in_(bindparam("streams", expanding=True)),
    EVENT.c.command_id.in_(bindparam("ids", expanding=True)),
)
_FOLLOWING = select(func.min(EVENT.c.seq)).where(
    EVENT.c.stream == bindparam("of"),
    EVENT.c.seq > bindparam("first"),
    EVENT.c.command_id.is_not(None),
)
_NEWEST = select(func.max(EVENT.c.seq)).where(EVENT.c.stream == bindparam("of"))


def _last_of(connection: Connection, stream: str, first: int) -> int:
    """The end of a command: just before the next one, or the stream's last event."""
    following = connection.scalar(_FOLLOWING, {"of": stream, "first": first})
    if following is not None:
        return int(following) - 1
    return int(connection.scalar(_NEWEST, {"of": stream}) or 0)


def _write(connection: Connection, commits: Sequence[Commit]) -> None:
    events: list[dict[str, Any]] = []
    heads: dict[str, int] = {}
    due: dict[str, tuple[DueRow, ...]] = {}
    for commit in commits:
        for append in commit.appends:
            first = append.expected + 1
            for place, event in enumerate(append.events):
                command = None if place else commit.command_id
                events.append(_event_row(append.stream, first + place, event, command))
            if append.events:
                heads[append.stream] = append.expected + len(append.events)
            if append.due is not None:
                due[append.stream] = append.due
    if events:
        connection.execute(insert(EVENT), events)
        connection.execute(_MOVE, [{"of": stream, "to": heads[stream]} for stream in sorted(heads)])
    if due:
        replace_due(connection, due)
    _note(connection, [row for commit in commits for row in commit.outbox])
    put_projections(connection, [row for commit in commits for row in commit.projections])


def _event_row(stream: str, seq: int, event: NewEvent, command_id: str | None) -> dict[str, Any]:
    return {
        "stream": stream,
        "seq": seq,
        "at": event.at,
        "kind": event.kind,
        "version": event.version,
        "actor": event.actor,
        "command_id": command_id,
        "body": event.body.decode(),
        "secret": None if event.secret is None else event.secret.decode(),
    }


def replace_due(connection: Connection, due: dict[str, tuple[DueRow, ...]]) -> None:
    """Exchange the due rows of streams; a row that stays as it was keeps its lease."""
    query = select(DUE.c.stream, DUE.c.key, DUE.c.at, DUE.c.payload)
    found = connection.execute(query.where(DUE.c.stream.in_(due))).all()
    old = {DueRow(stream, key, at, payload.encode()) for stream, key, at, payload in found}
    new = {row for rows in due.values() for row in rows}
    if gone := old - new:
        connection.execute(
            delete(DUE).where(DUE.c.stream == bindparam("of"), DUE.c.key == bindparam("at_key")),
            [{"of": row.stream, "at_key": row.key} for row in gone],
        )
    add_due(connection, new - old)


def add_due(connection: Connection, rows: Iterable[DueRow]) -> None:
    """Write due rows, held by nobody."""
    added = [
        {"stream": row.stream, "key": row.key, "at": row.at, "payload": row.payload.decode()}
        for row in rows
    ]
    if added:
        connection.execute(upsert(connection, DUE), added)


def _note(connection: Connection, rows: Iterable[OutboxRow]) -> None:
    noted = [{"reactor": row.reactor, "stream": row.stream, "seq": row.seq} for row in rows]
    if noted:
        connection.execute(insert_missing(connection, OUTBOX), noted)


def _settle(connection: Connection, commits: Iterable[Commit]) -> None:
    """Strike effects out of the outbox; a duplicate does it too, for its effect is there."""
    rows = {(row.reactor, row.stream, row.seq) for commit in commits for row in commit.settled}
    if rows:
        connection.execute(
            delete(OUTBOX).where(
                OUTBOX.c.reactor == bindparam("by"),
                OUTBOX.c.stream == bindparam("of"),
                OUTBOX.c.seq == bindparam("number"),
            ),
            [{"by": by, "of": of, "number": number} for by, of, number in sorted(rows)],
        )


def put_projections(connection: Connection, rows: Iterable[ProjectionRow]) -> None:
    """Write rows of read models, or remove those without data; the last of a key counts."""
    found = {(row.name, row.key): row for row in rows}
    last = [found[key] for key in sorted(found)]  # in order: nodes wait, but not for each other
    gone = [{"of": row.name, "at_key": row.key} for row in last if row.data is None]
    if gone:
        here = PROJECTION.c.name == bindparam("of"), PROJECTION.c.key == bindparam("at_key")
        connection.execute(delete(PROJECTION).where(*here), gone)
    written = [
        {
            "name": row.name,
            "key": row.key,
            "group": row.group,
            "rank": row.rank,
            "data": row.data.decode(),
        }
        for row in last
        if row.data is not None
    ]
    if written:
        connection.execute(upsert(connection, PROJECTION), written)
