"""PostgreSQL passes the suite, and serves two nodes at once."""

import asyncio
from collections.abc import Iterator
from threading import Event
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import Engine, create_engine, text
from tests.storage.making import Open, append, appended, commit, events
from tests.storage.suite import StoreSuite, until_kept
from tests.storage.suite_caches import due, fold_lobby, lobby_row, with_due
from tests.storage.suite_sql import SqlSuite

from qiaopai.room.ports import Append, Appended, Commit, ProjectionRow, Store, StoredEvent
from qiaopai.storage.memory import stored
from qiaopai.storage.opening import open_postgres

pytestmark = pytest.mark.postgres


@pytest.fixture
def open_store(postgres_url: str) -> Open:
    def open_(**parts: Any) -> Store:
        return open_postgres(postgres_url, **parts)

    return open_


@pytest.fixture
def raw(postgres_url: str) -> Iterator[Engine]:
    engine = create_engine(postgres_url)
    yield engine
    engine.dispose()


class TestPostgres(StoreSuite, SqlSuite):
    pass


@pytest.fixture
def nodes(open_store: Open) -> Iterator[tuple[Store, Store]]:
    both = open_store(), open_store()
    yield both
    for node in both:
        asyncio.run(node.close())


def test_nodes_that_start_together_migrate_once(open_store: Open) -> None:
    async def main() -> None:
        opened = await asyncio.gather(*(asyncio.to_thread(open_store) for _ in range(3)))
        for node in opened:
            await node.close()

    asyncio.run(main())


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_of_two_nodes_one_wins(nodes: tuple[Store, Store], number: int) -> None:
    async def main() -> None:
        for turn in range(20):
            head = number * turn
            outcomes = await asyncio.gather(
                *(
                    node.log.append(commit(f"{turn}:{n}", append("t:1", head, number, f"n{n}")))
                    for n, node in enumerate(nodes)
                )
            )
            winners = [n for n, outcome in enumerate(outcomes) if isinstance(outcome, Appended)]
            assert len(winners) == 1
            said = [e.body for e in await nodes[0].log.read("t:1", after=head)]
            assert said == [e.body for e in events(number, f"n{winners[0]}")]

    asyncio.run(main())


def test_a_command_sent_to_both_nodes_is_written_once(nodes: tuple[Store, Store]) -> None:
    async def main() -> None:
        for turn in range(20):
            one = commit(f"c{turn}", append("t:1", turn * 2, 2), append("t:2", turn))
            outcomes = await asyncio.gather(*(node.log.append(one) for node in nodes))
            both = [appended(outcome) for outcome in outcomes]
            assert sorted(outcome.duplicate for outcome in both) == [False, True]
            assert set(both[0].written) == set(both[1].written)

    asyncio.run(main())


def test_nodes_that_reload_all_get_through(nodes: tuple[Store, Store]) -> None:
    async def main() -> None:
        async def person(node: Store, name: str) -> None:
            for turn in range(8):
                await until_kept(node, f"{name}:{turn}", f"t:{turn % 2}", 1 + turn % 5)

        await asyncio.gather(*(person(nodes[n % 2], f"p{n}") for n in range(6)))
        for stream in ("t:0", "t:1"):
            read = await nodes[0].log.read(stream)
            assert [e.seq for e in read] == list(range(1, len(read) + 1))
            assert len([e for e in read if e.command_id]) == 24

    asyncio.run(main())


def test_streams_in_any_order_do_not_lock_each_other_out(nodes: tuple[Store, Store]) -> None:
    async def main() -> None:
        def settle(name: str, turn: int, order: int) -> Commit:
            streams = [f"account:{turn}:{n}" for n in range(4)][::order]
            appends = (Append(s, 0, events(1), (due(s, "bot", turn),)) for s in streams)
            return Commit(f"{name}:{turn}", tuple(appends))

        outcomes = await asyncio.gather(
            *(nodes[0].log.append(settle("a", turn, 1)) for turn in range(60)),
            *(nodes[1].log.append(settle("b", turn, -1)) for turn in range(60)),
        )
        assert sum(isinstance(outcome, Appended) for outcome in outcomes) == 60

    asyncio.run(main())


def test_nodes_share_what_is_due(nodes: tuple[Store, Store]) -> None:
    async def main() -> None:
        rows = [due("t:1", f"{n:02}", n) for n in range(40)]
        await nodes[0].log.append(with_due("a", 0, *rows))
        taken = await asyncio.gather(
            *(nodes[n % 2].due.claim(99, 7, 50, f"n{n % 2}") for n in range(8))
        )
        assert sorted((row for rows in taken for row in rows), key=lambda row: row.key) == rows

    asyncio.run(main())


def test_a_lost_connection_loses_nothing(postgres_url: str, raw: Engine) -> None:
    async def main() -> None:
        name = f"lost-{uuid4().hex}"
        store = open_postgres(f"{postgres_url}&application_name={name}")
        await store.log.append(commit("a", append("t:1", 0)))
        with raw.begin() as connection:
            kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            assert connection.execute(text(f"{kill} WHERE application_name = '{name}'")).all()
        assert await store.log.head("t:1") == 1
        assert appended(await store.log.append(commit("b", append("t:1", 1)))).seq("t:1") == 2
        await store.close()

    asyncio.run(main())


def test_a_rebuild_misses_no_append_of_another_node(nodes: tuple[Store, Store]) -> None:
    """While one node has read the log and not yet written, the other one wants to append."""
    has_read, has_appended = Event(), Event()
    here, there = nodes

    def slow_fold(log: Iterator[StoredEvent]) -> list[ProjectionRow]:
        rows = list(fold_lobby(log))
        has_read.set()
        has_appended.wait(0.5)
        return rows

    async def main() -> None:
        new = ProjectionRow("lobby", "t:1", b"2")
        await here.log.append(commit("a", append("t:1", 0)))  # no row yet: the model is new
        rebuilding = asyncio.create_task(there.projections.rebuild(["lobby"], slow_fold))
        await asyncio.to_thread(has_read.wait)
        await here.log.append(commit("b", append("t:1", 1), projections=(new,)))
        has_appended.set()
        await rebuilding
        assert await here.projections.get("lobby", "t:1") == new

    asyncio.run(main())


def test_a_rebuild_goes_on_while_others_append(nodes: tuple[Store, Store]) -> None:
    async def main() -> None:
        async def play(node: Store, stream: str) -> None:
            for turn in range(30):
                said = await node.log.read(stream)
                new = append(stream, turn, 1, str(turn))
                row = lobby_row(stream, [*said, *stored(new, "c")])
                await node.log.append(commit(f"c{turn}", new, projections=(row,)))

        await asyncio.gather(
            *(play(nodes[0], f"t:{n}") for n in range(5)),
            *(nodes[1].projections.rebuild(["lobby"], fold_lobby) for _ in range(5)),
        )
        live = await nodes[0].projections.rows("lobby")
        await nodes[1].projections.rebuild(["lobby"], fold_lobby)
        assert await nodes[0].projections.rows("lobby") == live

    asyncio.run(main())
