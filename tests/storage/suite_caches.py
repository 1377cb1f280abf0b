"""The part of the suite on due rows, outbox, read models and persons."""

import asyncio
import json
from collections.abc import Iterable, Iterator
from itertools import groupby

from tests.storage.making import append, appended, commit, conflict, event, events, on_store

from qiaopai.room.ports import (
    Append,
    Commit,
    DueRow,
    OutboxRow,
    Person,
    ProjectionRow,
    Store,
    StoredEvent,
)


def due(stream: str, key: str, at: int, payload: bytes = b"{}") -> DueRow:
    return DueRow(stream, key, at, payload)


def with_due(command: str, expected: int, *rows: DueRow, stream: str = "t:1") -> Commit:
    return commit(command, Append(stream, expected, (event(),), rows))


class DueSuite:
    @on_store
    async def test_due_rows_are_replaced_with_the_append(self, store: Store) -> None:
        await store.log.append(with_due("a", 0, due("t:1", "x", 10), due("t:1", "y", 20)))
        await store.log.append(with_due("a", 0, due("t:2", "x", 15), stream="t:2"))
        await store.log.append(with_due("b", 1, due("t:1", "y", 30), due("t:1", "z", 5)))
        await store.log.append(commit("c", append("t:1", 2)))
        conflict(await store.log.append(with_due("d", 1, due("t:1", "x", 1))))
        assert await store.due.claim(99, 9, 50, "n1") == [
            due("t:1", "z", 5),
            due("t:2", "x", 15),
            due("t:1", "y", 30),
        ]
        await store.log.append(with_due("e", 3))
        assert await store.due.claim(999, 9, 50, "n1") == [due("t:2", "x", 15)]

    @on_store
    async def test_the_last_command_of_a_batch_sets_what_is_due(self, store: Store) -> None:
        await asyncio.gather(
            store.log.append(with_due("a", 0, due("t:1", "x", 10))),
            store.log.append(with_due("b", 1, due("t:1", "y", 20))),
            store.log.append(commit("c", append("t:1", 2))),
        )
        assert await store.due.claim(99, 9, 50, "n1") == [due("t:1", "y", 20)]

    @on_store
    async def test_a_claimed_row_is_nobody_elses_until_its_lease_ends(self, store: Store) -> None:
        rows = [due("t:1", key, 10) for key in "abc"]
        await store.log.append(with_due("a", 0, *rows, due("t:1", "later", 70)))
        assert await store.due.next_at() == 10
        assert await store.due.claim(9, 9, 50, "n1") == []
        assert await store.due.claim(10, 2, 50, "n1") == rows[:2]
        assert await store.due.claim(10, 9, 50, "n2") == rows[2:]
        assert await store.due.next_at() == 60
        assert await store.due.claim(59, 9, 50, "n2") == []
        assert await store.due.claim(60, 9, 50, "n2") == rows
        assert await store.due.next_at() == 70

    @on_store
    async def test_only_the_holder_gives_a_row_back(self, store: Store) -> None:
        row = due("t:1", "a", 10)
        await store.log.append(with_due("a", 0, row))
        await store.due.claim(10, 9, 50, "n1")
        await store.due.release([row], "n2")
        assert await store.due.claim(10, 9, 50, "n2") == []
        await store.due.release([row, due("t:1", "gone", 1)], "n1")
        assert await store.due.claim(10, 9, 50, "n2") == [row]

    @on_store
    async def test_a_row_that_stays_keeps_its_lease(self, store: Store) -> None:
        bot, clock = due("t:1", "bot:S", 10), due("t:1", "clock", 10)
        await store.log.append(with_due("a", 0, bot, clock))
        await store.due.claim(10, 9, 50, "n1")
        moved = due("t:1", "clock", 12)
        await store.log.append(with_due("b", 1, bot, moved))
        assert await store.due.claim(20, 9, 50, "n2") == [moved]
        assert await store.due.claim(60, 9, 50, "n2") == [bot]

    @on_store
    async def test_due_rows_are_rebuilt(self, store: Store) -> None:
        await store.log.append(with_due("a", 0, due("t:1", "x", 10)))
        await store.due.claim(10, 9, 50, "n1")
        rows = [due("t:1", "x", 10), due("t:2", "y", 11)]
        await store.due.rebuild(rows)
        assert await store.due.claim(11, 9, 50, "n2") == rows
        await store.due.rebuild([])
        assert await store.due.next_at() is None


class OutboxSuite:
    @on_store
    async def test_an_effect_is_owed_until_it_is_written(self, store: Store) -> None:
        row = OutboxRow("points", "t:1", 1)
        await store.log.append(commit("a", append("t:1", 0), outbox=(row,)))
        conflict(
            await store.log.append(
                commit("b", append("t:1", 0), outbox=(OutboxRow("points", "t:1", 2),))
            )
        )
        assert await store.outbox.pending("points") == [row]
        assert await store.outbox.pending("ladder") == []
        conflict(await store.log.append(commit("s", append("account:1", 7), settled=(row,))))
        assert await store.outbox.pending("points") == [row]
        settle = commit("s", append("account:1", 0), settled=(row,))
        await store.log.append(settle)
        assert await store.outbox.pending("points") == []

    @on_store
    async def test_an_effect_that_is_there_already_is_struck_out(self, store: Store) -> None:
        row = OutboxRow("points", "t:1", 1)
        settle = commit("settle:t:1", append("account:1", 0), settled=(row,))
        await store.log.append(settle)
        await store.log.append(commit("a", append("t:1", 0), outbox=(row,)))
        assert appended(await store.log.append(settle)).duplicate
        assert await store.outbox.pending("points") == []
        assert await store.log.head("account:1") == 1

    @on_store
    async def test_nothing_to_do_is_an_effect_too(self, store: Store) -> None:
        rows = tuple(OutboxRow("points", "t:1", seq) for seq in (3, 1, 2))
        await store.log.append(commit("a", append("t:1", 0, 3), outbox=rows))
        assert [row.seq for row in await store.outbox.pending("points", 2)] == [1, 2]
        await store.log.append(commit("b", settled=rows[:2]))
        assert await store.outbox.pending("points") == [rows[2]]


def lobby_row(stream: str, said: Iterable[StoredEvent]) -> ProjectionRow:
    bodies = [json.loads(event.body)["text"] for event in said]
    data = json.dumps({"last": bodies[-1]}).encode()
    return ProjectionRow("lobby", stream, data, group="open", rank=len(bodies))


def fold_lobby(log: Iterator[StoredEvent]) -> Iterator[ProjectionRow]:
    for stream, said in groupby(log, lambda event: event.stream):
        yield lobby_row(stream, said)
        yield ProjectionRow("other", stream, b"{}")


class ProjectionSuite:
    @on_store
    async def test_rows_are_written_with_the_append(self, store: Store) -> None:
        row = ProjectionRow("lobby", "1", b'{"game":"minibridge"}', "open", 3)
        await store.log.append(commit("a", append("t:1", 0), projections=(row,)))
        late = ProjectionRow("lobby", "1", b"{}")
        await store.log.append(commit("b", append("t:1", 0), projections=(late,)))
        assert await store.projections.get("lobby", "1") == row
        assert await store.projections.get("lobby", "2") is None
        gone = ProjectionRow("lobby", "1", None)
        await store.log.append(commit("c", append("t:1", 1), projections=(gone,)))
        assert await store.projections.get("lobby", "1") is None

    @on_store
    async def test_rows_come_by_group_and_rank(self, store: Store) -> None:
        rows = [
            ProjectionRow("lobby", key, b"{}", group, rank)
            for key, group, rank in [("a", "open", 3), ("b", "full", 1), ("c", "open", -2)]
        ]
        other = ProjectionRow("ladder", "a", b"{}", "open")
        await store.log.append(commit("a", append("t:1", 0), projections=(*rows, other)))
        assert [row.key for row in await store.projections.rows("lobby")] == ["c", "b", "a"]
        assert [row.key for row in await store.projections.rows("lobby", "open")] == ["c", "a"]
        assert [row.key for row in await store.projections.rows("lobby", "open", 1)] == ["c"]

    @on_store
    async def test_the_last_of_a_batch_counts(self, store: Store) -> None:
        await asyncio.gather(
            *(
                store.log.append(
                    commit(
                        f"c{n}",
                        append("t:1", n),
                        projections=(ProjectionRow("lobby", "1", b"%d" % n, "g", n),),
                    )
                )
                for n in range(5)
            )
        )
        assert await store.projections.get("lobby", "1") == ProjectionRow(
            "lobby", "1", b"4", "g", 4
        )

    @on_store
    async def test_read_models_are_dropped_and_rebuilt(self, store: Store) -> None:
        for n in range(60):
            stream, said = f"t:{n:02}", events(1 + n % 40)
            for seq in range(0, len(said), 10):
                await store.log.append(commit(f"c{seq}", Append(stream, seq, said[seq : seq + 10])))
            row = lobby_row(stream, await store.log.read(stream))
            await store.log.append(commit("p", projections=(row,)))
        spoilt = tuple(ProjectionRow(name, key, b"{}") for name in ("lobby", "mine") for key in "x")
        live = await store.projections.rows("lobby")
        await store.log.append(commit("q", projections=spoilt))
        assert await store.projections.rebuild(["lobby"], fold_lobby) == 60
        assert await store.projections.rows("lobby") == live
        assert await store.projections.rows("mine") == [spoilt[1]]
        assert await store.projections.rows("other") == []


class PersonSuite:
    @on_store
    async def test_a_guest_comes_is_renamed_and_goes(self, store: Store) -> None:
        anna = Person("p1", "Anna", "en", 5)
        await store.persons.create_guest(anna, "hash-1")
        await store.persons.create_guest(Person("p2", "小明", "zh-Hant", 6), "hash-2")
        assert await store.persons.by_token("hash-1") == anna
        assert await store.persons.by_token("hash-3") is None
        assert await store.persons.change("p1", name="Änne")
        assert await store.persons.change("p2", locale="zh-Hans")
        assert await store.persons.change("p2")
        assert await store.persons.by_ids(["p1", "p2", "p3"]) == {
            "p1": Person("p1", "Änne", "en", 5),
            "p2": Person("p2", "小明", "zh-Hans", 6),
        }
        assert await store.persons.delete("p1")
        assert not await store.persons.delete("p1")
        assert not await store.persons.change("p1", name="Anna")
        assert await store.persons.by_token("hash-1") is None
        assert list(await store.persons.by_ids(["p1", "p2"])) == ["p2"]


class CacheSuite(DueSuite, OutboxSuite, ProjectionSuite, PersonSuite):
    """All of these."""
