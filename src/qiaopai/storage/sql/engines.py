"""Connections: how each database is set so that an answered command is on disk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.exc import DBAPIError

PASSING = {"40001", "40P01"}  # serialization failure, deadlock


def sqlite_writer(path: Path) -> Engine:
    """The one connection that writes: WAL, and every commit waits for the disk."""
    engine = _sqlite(path, pool_size=1)

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")

    _begin_with(engine, "BEGIN IMMEDIATE")
    return engine


def sqlite_reader(path: Path, threads: int) -> Engine:
    """Connections that may not write."""
    engine = _sqlite(path, pool_size=threads)

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA query_only = ON")

    _begin_with(engine, "BEGIN")
    return engine


def _sqlite(path: Path, pool_size: int) -> Engine:
    # isolation_level: the driver's own guesses when to begin are switched off.
    return create_engine(
        URL.create("sqlite", database=str(path)),
        poolclass=QueuePool,
        pool_size=pool_size,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"check_same_thread": False, "isolation_level": None},
    )


def _begin_with(engine: Engine, statement: str) -> None:
    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(statement)


def postgres_writer(url: str) -> Engine:
    """The node's one connection that writes."""
    engine = create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        # It finds rows by key only; in a young database without statistics, the planner would
        # rather read the whole log for the command ids of every batch.
        connection.execute("SET enable_seqscan = off")
        connection.commit()

    return engine


def postgres_reader(url: str, threads: int) -> Engine:
    """Connections to read with."""
    return create_engine(url, pool_size=threads, max_overflow=0, hide_parameters=True)


def is_passing(error: Exception) -> bool:
    """Whether the same transaction may go well a moment later."""
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated:
        return True
    state = getattr(error.orig, "sqlstate", "")  # SQLite has none: nobody else is there
    return state is None or state in PASSING or state.startswith(("08", "57P"))
