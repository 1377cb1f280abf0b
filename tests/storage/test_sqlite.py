import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, text
from sqlalchemy.exc import OperationalError
from tests.storage.making import Open, append, commit, on_store
from tests.storage.suite import StoreSuite
from tests.storage.suite_sql import SqlSuite

from qiaopai.room.ports import Store
from qiaopai.storage.errors import FolderInUse
from qiaopai.storage.migrate import migrate
from qiaopai.storage.opening import DATABASE, copy_database, open_folder
from qiaopai.storage.sql.engines import sqlite_reader, sqlite_writer


@pytest.fixture
def open_store(tmp_path: Path) -> Open:
    def open_(**parts: Any) -> Store:
        return open_folder(tmp_path / "data", **parts)

    return open_


@pytest.fixture
def raw(tmp_path: Path) -> Iterator[Engine]:
    (tmp_path / "data").mkdir(exist_ok=True)
    engine = sqlite_writer(tmp_path / "data" / DATABASE)
    yield engine
    engine.dispose()


class TestSqlite(StoreSuite, SqlSuite):
    pass


def test_a_second_server_on_the_folder_is_refused(open_store: Open, tmp_path: Path) -> None:
    first = open_store()
    with pytest.raises(FolderInUse) as caught:
        open_store()
    assert caught.value.code == "folder_in_use"
    script = (
        "import sys; from pathlib import Path; from qiaopai.storage.opening import open_folder; "
        "open_folder(Path(sys.argv[1]))"
    )
    other = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "data")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert other.returncode == 1
    assert "FolderInUse" in other.stderr
    asyncio.run(first.close())
    asyncio.run(open_store().close())


def test_an_answer_waits_for_the_disk(raw: Engine) -> None:
    with raw.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2


def test_a_closed_store_is_one_file(open_store: Open, tmp_path: Path) -> None:
    @on_store
    async def check(self: object, store: Store) -> None:
        await store.log.append(commit("a", append("t:1", 0)))
        await store.log.read("t:1")

    check(None, open_store)
    assert [path.name for path in (tmp_path / "data").glob("*.sqlite3*")] == [DATABASE]


def test_a_reader_may_not_write(open_store: Open, tmp_path: Path) -> None:
    asyncio.run(open_store().close())
    reading = sqlite_reader(tmp_path / "data" / DATABASE, 1)
    with reading.connect() as connection, pytest.raises(OperationalError, match="readonly"):
        connection.execute(text("DELETE FROM event"))
    reading.dispose()


def test_the_file_is_copied_before_migrating(open_store: Open, raw: Engine, tmp_path: Path) -> None:
    migrate(raw, "0002")
    with raw.begin() as connection:
        connection.execute(text("INSERT INTO head VALUES ('t:1', 7)"))
    earlier = tmp_path / "data" / "qiaopai-0002.sqlite3"
    earlier.write_text("an earlier copy")
    asyncio.run(open_store().close())
    assert earlier.read_text() == "an earlier copy"
    copy = sqlite3.connect(tmp_path / "data" / "qiaopai-0002-2.sqlite3")
    assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [("0002",)]
    assert copy.execute("SELECT stream, seq FROM head").fetchall() == [("t:1", 7)]
    copy.close()
    asyncio.run(open_store().close())  # nothing to migrate, nothing to copy
    assert len(list((tmp_path / "data").glob("*.sqlite3"))) == 3


def test_a_new_folder_needs_no_copy(open_store: Open, tmp_path: Path) -> None:
    asyncio.run(open_store().close())
    assert [path.name for path in (tmp_path / "data").glob("*.sqlite3")] == [DATABASE]


def test_a_copy_of_a_file_in_use_is_whole(open_store: Open, tmp_path: Path) -> None:
    @on_store
    async def check(self: object, store: Store) -> None:
        await store.log.append(commit("a", append("t:1", 0, 3)))
        copy_database(tmp_path / "data" / DATABASE, tmp_path / "copy" / DATABASE)

    (tmp_path / "copy").mkdir()
    check(None, open_store)
    store = open_folder(tmp_path / "copy")
    assert asyncio.run(store.log.head("t:1")) == 3
    asyncio.run(store.close())
