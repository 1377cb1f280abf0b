"""What only a database can get wrong: columns, migrations, commands it chokes on, reopening."""

import asyncio
from typing import cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, inspect, text
from tests.storage.making import Open, append, appended, commit, event, on_store, texts

from qiaopai.kernel.secret import Secret
from qiaopai.room.ports import Append, NewEvent, Store
from qiaopai.storage.errors import NewerFile, WriteFailed
from qiaopai.storage.hooks import Hooks
from qiaopai.storage.migrate import migrate, newest, revision
from qiaopai.storage.sql.tables import METADATA


class FailsBeforeCommit(Hooks):
    def __init__(self) -> None:
        self.armed = True

    def before_commit(self) -> None:
        if self.armed:
            raise RuntimeError("spades are ♠")


class FaultSuite:
    def test_what_was_answered_is_there_after_a_restart(self, open_store: Open) -> None:
        @on_store
        async def before(self: object, store: Store) -> None:
            await store.log.append(commit("a", append("t:1", 0, 2)))

        @on_store
        async def after(self: object, store: Store) -> None:
            assert await store.log.head("t:1") == 2
            assert appended(await store.log.append(commit("a", append("t:1", 0, 2)))).duplicate
            assert appended(await store.log.append(commit("b", append("t:1", 2)))).seq("t:1") == 3

        before(self, open_store)
        after(self, open_store)

    def test_nothing_is_left_of_a_batch_that_fails(self, open_store: Open) -> None:
        hooks = FailsBeforeCommit()

        @on_store
        async def check(self: object, store: Store) -> None:
            one = commit("a", append("t:1", 0, 2), append("t:2", 0))
            with pytest.raises(WriteFailed) as caught:
                await store.log.append(one)
            assert caught.value.data == {"reason": "RuntimeError"}  # and no card
            assert await store.log.streams() == []
            hooks.armed = False
            assert not appended(await store.log.append(one)).duplicate

        check(self, lambda: open_store(hooks=hooks))

    @pytest.mark.parametrize(
        "bad",
        [
            NewEvent("said", 1, 1, "p", b"\xff"),
            NewEvent("said", 1, 1, "p", b"{}", cast(bytes, Secret(b"SA"))),
            NewEvent(cast(str, None), 1, 1, "p", b"{}"),
        ],
        ids=["no text", "an open secret", "no kind"],
    )
    def test_a_command_it_chokes_on_takes_no_other_with_it(
        self, open_store: Open, bad: NewEvent
    ) -> None:
        @on_store
        async def check(self: object, store: Store) -> None:
            outcomes = await asyncio.gather(
                store.log.append(commit("a", append("t:1", 0))),
                store.log.append(commit("b", append("t:2", 0), Append("t:1", 1, (bad,)))),
                store.log.append(commit("c", append("t:2", 0, 2, "c"))),
                return_exceptions=True,
            )
            assert isinstance(outcomes[1], WriteFailed)
            assert await store.log.heads(["t:1", "t:2"]) == {"t:1": 1, "t:2": 2}
            assert await texts(store, "t:2") == ["c0", "c1"]

        check(self, open_store)

    def test_secrets_have_their_own_column(self, open_store: Open, raw: Engine) -> None:
        @on_store
        async def check(self: object, store: Store) -> None:
            dealt = event("open", secret=b'{"N":"SA"}')
            await store.log.append(commit("a", Append("t:1", 0, (dealt,))))
            with raw.connect() as connection:
                row = connection.execute(text("SELECT body, secret FROM event")).one()
            assert tuple(row) == ('{"text":"open"}', '{"N":"SA"}')

        check(self, open_store)


class MigrationSuite:
    def test_migrations_make_the_tables_of_the_code(self, open_store: Open, raw: Engine) -> None:
        asyncio.run(open_store().close())
        with raw.connect() as connection:
            context = MigrationContext.configure(connection)
            assert compare_metadata(context, METADATA) == []
            assert revision(connection) == newest()
            found = {
                (index["name"], tuple(index["column_names"]))
                for table in METADATA.tables
                for index in inspect(connection).get_indexes(table)
            }
        wanted = {
            (index.name, tuple(column.name for column in index.columns))
            for table in METADATA.tables.values()
            for index in table.indexes
        }
        assert wanted <= found

    def test_events_outlive_every_migration(self, open_store: Open, raw: Engine) -> None:
        migrate(raw, "0001")
        with raw.begin() as connection:
            connection.execute(text("INSERT INTO head VALUES ('t:1', 1)"))
            connection.execute(
                text("INSERT INTO event VALUES ('t:1', 1, 9, 'said', 1, 'p', 'a', '1', NULL)")
            )

        @on_store
        async def check(self: object, store: Store) -> None:
            assert [e.body for e in await store.log.read("t:1")] == [b"1"]
            assert appended(await store.log.append(commit("a", append("t:1", 0)))).duplicate
            assert await store.persons.by_ids(["p"]) == {}

        check(self, open_store)

    def test_a_newer_database_is_refused(self, open_store: Open, raw: Engine) -> None:
        asyncio.run(open_store().close())
        with raw.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(NewerFile) as caught:
            open_store()
        assert caught.value.code == "newer_file"
        assert caught.value.data == {"found": "9999", "newest": newest()}
        with raw.begin() as connection:
            connection.execute(text(f"UPDATE alembic_version SET version_num = '{newest()}'"))
        asyncio.run(open_store().close())  # the refusal left no lock behind


class SqlSuite(FaultSuite, MigrationSuite):
    """All of these; a subclass gives `open_store` and `raw`, an engine for the same place."""
