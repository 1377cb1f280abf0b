"""Due rows, outbox and read models: tables that an append writes and that can be made again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from sqlalchemy import Connection, Engine, bindparam, case, delete, func, or_, select, text, update

from qiaopai.room.ports import DueRow, Fold, OutboxRow, ProjectionRow
from qiaopai.storage.sql.log import CHUNK, everything
from qiaopai.storage.sql.reader import Reader
from qiaopai.storage.sql.tables import DUE, OUTBOX, PROJECTION
from qiaopai.storage.sql.write import add_due, put_projections
from qiaopai.storage.upcasters import Upcasters
from qiaopai.storage.writer import Writer

T = TypeVar("T")


class WriterJobs:
    """Jobs in a transaction of the writer's own connection."""

    def __init__(self, writer: Writer, engine: Engine) -> None:
        self._writer = writer
        self._engine = engine

    async def __call__(self, job: Callable[[Connection], T]) -> T:
        """What a job returns, once it is durable."""

        def in_transaction() -> T:
            with self._engine.begin() as connection:
                return job(connection)

        return await self._writer.run(in_transaction)


_LEASE = (
    update(DUE)
    .where(DUE.c.stream == bindparam("of"), DUE.c.key == bindparam("at_key"))
    .values(lease_until=bindparam("until"), lease_by=bindparam("node"))
)
_GIVE_BACK = (
    update(DUE)
    .where(
        DUE.c.stream == bindparam("of"),
        DUE.c.key == bindparam("at_key"),
        DUE.c.at == bindparam("due_at"),
        DUE.c.payload == bindparam("what"),
        DUE.c.lease_by == bindparam("node"),
    )
    .values(lease_until=None, lease_by=None)
)
_FREE_AT = case(
    (DUE.c.lease_until > DUE.c.at, DUE.c.lease_until),
    else_=DUE.c.at,
)


class SqlDue:
    """Due rows with their leases; nodes pass over the rows another is just taking."""

    def __init__(self, jobs: WriterJobs, reader: Reader) -> None:
        self._jobs = jobs
        self._reader = reader

    async def claim(self, now: int, limit: int, lease: int, node: str) -> list[DueRow]:
        """Take due rows that nobody holds."""
        query = (
            select(DUE.c.stream, DUE.c.key, DUE.c.at, DUE.c.payload)
            .where(DUE.c.at <= now, or_(DUE.c.lease_until.is_(None), DUE.c.lease_until <= now))
            .order_by(DUE.c.at, DUE.c.stream, DUE.c.key)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )

        def take(connection: Connection) -> list[DueRow]:
            found = connection.execute(query).all()
            rows = [DueRow(stream, key, at, payload.encode()) for stream, key, at, payload in found]
            terms = {"until": now + lease, "node": node}
            if rows:
                connection.execute(
                    _LEASE, [{"of": row.stream, "at_key": row.key, **terms} for row in rows]
                )
            return rows

        return await self._jobs(take)

    async def release(self, rows: Iterable[DueRow], node: str) -> None:
        """Give claimed rows back, one at a time, so as to wait for no row while holding another."""
        for row in rows:
            terms: dict[str, str | int] = {
                "of": row.stream,
                "at_key": row.key,
                "due_at": row.at,
                "what": row.payload.decode(),
                "node": node,
            }

            def give_back(connection: Connection, terms: dict[str, str | int] = terms) -> None:
                connection.execute(_GIVE_BACK, terms)

            await self._jobs(give_back)

    async def next_at(self) -> int | None:
        """When the next row falls due or the next lease ends."""
        query = select(func.min(_FREE_AT))
        return await self._reader(lambda connection: connection.scalar(query))

    async def rebuild(self, rows: Iterable[DueRow]) -> None:
        """Drop every row and write these."""

        written = list(rows)

        def exchange(connection: Connection) -> None:
            _keep_others_out(connection)
            connection.execute(delete(DUE))
            add_due(connection, written)

        await self._jobs(exchange)


class SqlOutbox:
    """Effects owed."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def pending(self, reactor: str, limit: int = 100) -> list[OutboxRow]:
        """What a reactor still has to do."""
        query = (
            select(OUTBOX.c.reactor, OUTBOX.c.stream, OUTBOX.c.seq)
            .where(OUTBOX.c.reactor == reactor)
            .order_by(OUTBOX.c.stream, OUTBOX.c.seq)
            .limit(limit)
        )
        return await self._reader(
            lambda connection: [OutboxRow(*row) for row in connection.execute(query)]
        )


_ROWS = select(
    PROJECTION.c.name,
    PROJECTION.c.key,
    PROJECTION.c.data,
    PROJECTION.c.group,
    PROJECTION.c.rank,
)


class SqlProjections:
    """Read models of all names in one table."""

    def __init__(self, jobs: WriterJobs, reader: Reader, upcasters: Upcasters) -> None:
        self._jobs = jobs
        self._reader = reader
        self._upcast = upcasters

    async def get(self, name: str, key: str) -> ProjectionRow | None:
        """One row."""
        query = _ROWS.where(PROJECTION.c.name == name, PROJECTION.c.key == key)
        row = await self._reader(lambda connection: connection.execute(query).one_or_none())
        return row and _projection(*row)

    async def rows(
        self, name: str, group: str | None = None, limit: int = 1000
    ) -> list[ProjectionRow]:
        """The rows of a read model, or of one group, by rank and key."""
        query = _ROWS.where(PROJECTION.c.name == name)
        if group is not None:
            query = query.where(PROJECTION.c.group == group)
        ordered = query.order_by(PROJECTION.c.rank, PROJECTION.c.key).limit(limit)
        return await self._reader(
            lambda connection: [_projection(*row) for row in connection.execute(ordered)]
        )

    async def rebuild(self, names: Sequence[str], fold: Fold) -> int:
        """Drop these read models and make them again, while nobody appends."""

        def again(connection: Connection) -> int:
            _keep_others_out(connection)
            connection.execute(delete(PROJECTION).where(PROJECTION.c.name.in_(names)))
            return _make(connection, names, fold, self._upcast)

        return await self._jobs(again)


def _make(connection: Connection, names: Sequence[str], fold: Fold, upcast: Upcasters) -> int:
    rows = (row for row in fold(map(upcast, everything(connection))) if row.name in names)
    count = 0
    while chunk := [row for row, _ in zip(rows, range(CHUNK), strict=False)]:
        put_projections(connection, chunk)
        count += len(chunk)
    return count


def _keep_others_out(connection: Connection) -> None:
    """No other node writes events until this ends; on SQLite the writer is alone anyway.

    Of one table only: a batch touches `head` before and after `event`, so two would deadlock.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE event IN SHARE ROW EXCLUSIVE MODE"))


def _projection(name: str, key: str, data: str, group: str, rank: int) -> ProjectionRow:
    return ProjectionRow(name, key, data.encode(), group, rank)
