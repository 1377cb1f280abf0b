"""Opening a store: a data folder with SQLite, or a PostgreSQL server."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import Engine
from sqlalchemy.exc import DatabaseError

from qiaopai.room.ports import Hints
from qiaopai.storage.errors import DamagedFile, FolderInUse
from qiaopai.storage.hooks import Hooks
from qiaopai.storage.migrate import migrate, newest, revision
from qiaopai.storage.sql.engines import (
    postgres_reader,
    postgres_writer,
    sqlite_reader,
    sqlite_writer,
)
from qiaopai.storage.sql.reader import THREADS
from qiaopai.storage.sql.store import SqlStore
from qiaopai.storage.upcasters import Upcasters

DATABASE = "qiaopai.sqlite3"
LOCK = "qiaopai.lock"


def open_folder(
    folder: Path,
    upcasters: Upcasters | None = None,
    hints: Hints | None = None,
    hooks: Hooks | None = None,
) -> SqlStore:
    """The store in a data folder, which is locked until the store is closed."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = _lock(folder)
    try:
        path = folder / DATABASE
        writing = sqlite_writer(path)
        _prepare(writing, path)
        reading = sqlite_reader(path, THREADS)
        return SqlStore(
            writing, reading, upcasters=upcasters, hints=hints, hooks=hooks, released=lock.release
        )
    except BaseException:
        lock.release()
        raise


def _lock(folder: Path) -> FileLock:
    lock = FileLock(folder / LOCK, timeout=0)
    try:
        lock.acquire()
    except Timeout as error:
        raise FolderInUse(folder=str(folder)) from error
    return lock


def _prepare(engine: Engine, path: Path) -> None:
    try:
        with engine.connect() as connection:
            found = revision(connection)
        if found not in {None, newest()}:
            copy_database(path, _free_name(path.with_name(f"{path.stem}-{found}{path.suffix}")))
        migrate(engine)
    except DatabaseError as error:
        engine.dispose()
        if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in _DAMAGED:
            raise DamagedFile(file=path.name) from error
        raise
    except BaseException:
        engine.dispose()
        raise


_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def _free_name(path: Path) -> Path:
    """The path, or one beside it: no copy is ever overwritten."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def copy_database(source: Path, target: Path) -> None:
    """Copy a SQLite file, in use or not, into one that is whole."""
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)


def open_postgres(
    url: str,
    upcasters: Upcasters | None = None,
    hints: Hints | None = None,
    hooks: Hooks | None = None,
) -> SqlStore:
    """The store in a PostgreSQL database, which any number of nodes may share."""
    writing = postgres_writer(url)
    try:
        migrate(writing)
    except BaseException:
        writing.dispose()
        raise
    reading = postgres_reader(url, THREADS)
    return SqlStore(writing, reading, upcasters=upcasters, hints=hints, hooks=hooks)
