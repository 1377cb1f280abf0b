"""The one abstract suite: whatever keeps a room must pass it."""

import asyncio
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.storage.making import (
    Open,
    append,
    appended,
    commit,
    conflict,
    event,
    events,
    on_store,
    texts,
)
from tests.storage.suite_caches import CacheSuite

from qiaopai.room.ports import (
    Append,
    Appended,
    Commit,
    Conflict,
    Hint,
    NewEvent,
    Outcome,
    Store,
    StoredEvent,
    Written,
)
from qiaopai.storage.errors import EventTooNew, EventTooOld, StoreClosed
from qiaopai.storage.memory import MemoryStore
from qiaopai.storage.upcasters import Upcasters


class LogSuite:
    @on_store
    async def test_an_event_comes_back_as_it_was(self, store: Store) -> None:
        told = NewEvent(
            "dealt", 1, 7, "p1", '{"名":"橋牌","nul":"\\u0000"}'.encode(), b'{"N":"SA"}'
        )
        await store.log.append(commit("c", Append("t:1", 0, (told, event("b")))))
        first, second = await store.log.read("t:1")
        assert first == StoredEvent("t:1", 1, 7, "dealt", 1, "p1", "c", told.body, told.secret)
        assert (second.seq, second.command_id, second.secret) == (2, None, None)

    @on_store
    async def test_an_empty_stream(self, store: Store) -> None:
        assert await store.log.head("t:1") == 0
        assert await store.log.read("t:1") == []
        assert await store.log.last_of_kind("t:1", "said") is None
        assert await store.log.result_of("t:1", "c") is None
        assert await store.log.streams() == []

    @on_store
    async def test_read_from_a_place_on(self, store: Store) -> None:
        await store.log.append(commit("c", append("t:1", 0, 9)))
        assert [e.seq for e in await store.log.read("t:1", after=4)] == [5, 6, 7, 8, 9]
        assert [e.seq for e in await store.log.read("t:1", after=4, limit=2)] == [5, 6]
        assert await store.log.read("t:1", after=9) == []

    @on_store
    async def test_loading_begins_at_the_last_of_a_kind(self, store: Store) -> None:
        said = [event("a", "deal_started"), event("b"), event("c", "deal_started"), event("d")]
        await store.log.append(commit("c", Append("t:1", 0, tuple(said))))
        found = await store.log.last_of_kind("t:1", "deal_started")
        assert found is not None
        assert found.seq == 3

    @on_store
    async def test_streams_by_prefix(self, store: Store) -> None:
        names = ["a:1", "t:1", "t:2", "t_3", "t%4", "T:5", "牌:6"]
        for name in names:
            await store.log.append(commit("c", append(name, 0)))
        await store.log.append(commit("c", append("t:9", 3)))  # a conflict makes no stream
        assert await store.log.streams("t:") == ["t:1", "t:2"]
        assert await store.log.streams("t%") == ["t%4"]
        assert await store.log.streams("牌") == ["牌:6"]
        assert await store.log.streams() == sorted(names)

    @on_store
    async def test_heads_of_several(self, store: Store) -> None:
        await store.log.append(commit("c", append("t:1", 0, 3), append("t:2", 0)))
        assert await store.log.heads(["t:1", "t:2", "t:3"]) == {"t:1": 3, "t:2": 1, "t:3": 0}

    @on_store
    async def test_a_closed_store_writes_nothing(self, store: Store) -> None:
        await store.close()
        with pytest.raises(StoreClosed):
            await store.log.append(commit("c", append("t:1", 0)))

    def test_a_stream_stands_once_in_a_commit(self) -> None:
        with pytest.raises(ValueError, match="twice"):
            commit("c", append("t:1", 0), append("t:1", 1))


class ConflictSuite:
    @pytest.mark.parametrize("mine", [1, 2, 3, 4, 5])
    @pytest.mark.parametrize("yours", [1, 3, 5])
    def test_of_two_appenders_one_wins(self, open_store: Open, mine: int, yours: int) -> None:
        @on_store
        async def race(self: object, store: Store) -> None:
            await store.log.append(commit("first", append("t:1", 0, 2, "first")))
            outcomes = await asyncio.gather(
                store.log.append(commit("mine", append("t:1", 2, mine, "mine"))),
                store.log.append(commit("yours", append("t:1", 2, yours, "yours"))),
            )
            assert outcomes[0] == Appended((Written("t:1", 2, 2 + mine),))
            assert outcomes[1] == Conflict({"t:1": 2 + mine})
            assert (await texts(store, "t:1"))[2:] == [f"mine{k}" for k in range(mine)]

        race(self, open_store)

    @on_store
    async def test_expecting_too_much_is_a_conflict(self, store: Store) -> None:
        assert conflict(await store.log.append(commit("c", append("t:1", 1)))).heads == {"t:1": 0}
        assert await store.log.read("t:1") == []

    @on_store
    async def test_appenders_that_reload_all_get_through(self, store: Store) -> None:
        async def person(name: str) -> None:
            for turn in range(10):
                await until_kept(store, f"{name}:{turn}", "t:1", 1 + turn % 5)

        await asyncio.gather(*(person(f"p{n}") for n in range(6)))
        read = await store.log.read("t:1")
        assert [e.seq for e in read] == list(range(1, 6 * 2 * 15 + 1))
        assert len({e.command_id for e in read if e.command_id}) == 60

    @on_store
    async def test_a_command_may_follow_another_in_one_batch(self, store: Store) -> None:
        outcomes = await asyncio.gather(
            store.log.append(commit("a", append("t:1", 0, 2))),
            store.log.append(commit("b", append("t:1", 2, 3))),
            store.log.append(commit("c", append("t:1", 2, 1))),
            store.log.append(commit("d", append("t:1", 5, 1))),
        )
        assert [isinstance(outcome, Appended) for outcome in outcomes] == [True, True, False, True]
        assert await store.log.head("t:1") == 6


async def until_kept(store: Store, command: str, stream: str, number: int) -> Appended:
    while True:
        head = await store.log.head(stream)
        outcome = await store.log.append(commit(command, append(stream, head, number, command)))
        if isinstance(outcome, Appended):
            return outcome


class ResendSuite:
    @on_store
    async def test_a_resent_command_has_its_first_result(self, store: Store) -> None:
        one = commit("a", append("t:1", 0, 3))
        first = appended(await store.log.append(one))
        await store.log.append(commit("b", append("t:1", 3, 2)))
        again = appended(await store.log.append(one))
        assert again == Appended(first.written, duplicate=True)
        assert again.seq("t:1") == 3
        other = commit("a", append("t:1", 5, 1))  # decided again from a newer state
        assert await store.log.append(other) == again
        assert await store.log.head("t:1") == 5
        assert await store.log.result_of("t:1", "a") == Written("t:1", 0, 3)
        assert await store.log.result_of("t:1", "b") == Written("t:1", 3, 5)

    @on_store
    async def test_a_command_twice_in_one_batch(self, store: Store) -> None:
        one = commit("a", append("t:1", 0, 2))
        first, second, other = await asyncio.gather(
            store.log.append(one),
            store.log.append(one),
            store.log.append(commit("b", append("t:1", 2))),
        )
        assert (appended(first).duplicate, appended(second).duplicate) == (False, True)
        assert appended(first).written == appended(second).written
        assert appended(other).seq("t:1") == 3

    @on_store
    async def test_a_refused_command_is_decided_afresh(self, store: Store) -> None:
        conflict(await store.log.append(commit("a", append("t:1", 4))))
        assert not appended(await store.log.append(commit("a", append("t:1", 0)))).duplicate

    @on_store
    async def test_an_id_belongs_to_its_stream(self, store: Store) -> None:
        outcomes = [await store.log.append(commit("a", append(f"t:{n}", 0))) for n in (1, 2)]
        assert [appended(outcome).duplicate for outcome in outcomes] == [False, False]


class AtomicSuite:
    @on_store
    async def test_all_streams_or_none(self, store: Store) -> None:
        both = commit("a", append("t:1", 0, 2), append("t:2", 0, 3))
        assert appended(await store.log.append(both)).written == (
            Written("t:1", 0, 2),
            Written("t:2", 0, 3),
        )
        half = commit("b", append("t:1", 2), append("t:2", 2), append("t:3", 0))
        heads = {"t:1": 2, "t:2": 3, "t:3": 0}
        assert conflict(await store.log.append(half)).heads == heads
        assert await store.log.heads(heads) == heads
        assert appended(await store.log.append(both)).duplicate

    @on_store
    async def test_a_settlement_meets_others_in_its_batch(self, store: Store) -> None:
        names = [f"account:{n}" for n in range(4)]
        outcomes = await asyncio.gather(
            store.log.append(commit("mine", append("account:2", 0, 2))),
            store.log.append(commit("settle", *(append(name, 0) for name in names))),
            store.log.append(commit("yours", append("account:3", 0))),
        )
        assert [isinstance(outcome, Appended) for outcome in outcomes] == [True, False, True]
        assert list((await store.log.heads(names)).values()) == [0, 0, 2, 1]

    @on_store
    async def test_a_guard_holds_or_not(self, store: Store) -> None:
        await store.log.append(commit("a", append("t:1", 0, 2)))
        guarded = commit("b", append("t:2", 0), Append("t:1", 2, ()))
        assert appended(await store.log.append(guarded)).seq("t:2") == 1
        late = commit("c", append("t:2", 1), Append("t:1", 1, ()))
        assert conflict(await store.log.append(late)).heads == {"t:2": 1, "t:1": 2}
        assert await store.log.head("t:1") == 2


class HintSuite:
    @on_store
    async def test_commit_then_answer_then_fan_out(self, store: Store) -> None:
        heard: list[Hint | str] = []
        leave = store.hints.subscribe(heard.append)

        async def act(command: str) -> None:
            outcome = await store.log.append(commit(command, append("t:1", 0), append("t:2", 0)))
            heard.append(type(outcome).__name__)

        await act("a")
        await asyncio.sleep(0.01)
        await act("a")
        await act("b")
        await asyncio.sleep(0.01)
        hints = [Hint("t:1", 1), Hint("t:2", 1)]
        assert heard == ["Appended", *hints, "Appended", "Conflict"]
        leave()
        await store.log.append(commit("c", append("t:1", 1)))
        await asyncio.sleep(0.01)
        assert len(heard) == 5

    @on_store
    async def test_a_subscriber_that_fails_harms_nobody(self, store: Store) -> None:
        heard: list[Hint] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)

        def fails(hint: Hint) -> None:
            raise RuntimeError

        store.hints.subscribe(fails)
        store.hints.subscribe(heard.append)
        await store.log.append(commit("a", append("t:1", 0)))
        await asyncio.sleep(0.01)
        assert heard == [Hint("t:1", 1)]


class VersionSuite:
    def test_old_events_are_brought_up_to_date(self, open_store: Open) -> None:
        steps = {
            ("said", 1): lambda body, secret: ({"words": body["text"]}, secret),
            ("said", 2): lambda body, secret: (body | {"loud": False}, {"was": secret}),
        }

        @on_store
        async def check(self: object, store: Store) -> None:
            two = NewEvent("said", 2, 1, "p", b'{"words":"b"}', b"1")
            await store.log.append(commit("a", Append("t:1", 0, (event("a"), two))))
            first, second = await store.log.read("t:1")
            assert first.body == b'{"words":"a","loud":false}'
            assert (first.version, first.secret) == (3, b'{"was":null}')
            assert second.secret == b'{"was":1}'
            assert await store.log.last_of_kind("t:1", "said") == second

        check(self, lambda: open_store(upcasters=Upcasters({"said": 3}, steps)))

    @on_store
    async def test_an_event_from_the_future_is_refused(self, store: Store) -> None:
        await store.log.append(commit("a", Append("t:1", 0, (NewEvent("said", 2, 1, "p", b"{}"),))))
        with pytest.raises(EventTooNew) as caught:
            await store.log.read("t:1")
        assert caught.value.data == {"kind": "said", "version": 2, "known": 1}

    def test_a_missing_step_is_named(self, open_store: Open) -> None:
        @on_store
        async def check(self: object, store: Store) -> None:
            await store.log.append(commit("a", append("t:1", 0)))
            with pytest.raises(EventTooOld):
                await store.log.read("t:1")

        check(self, lambda: open_store(upcasters=Upcasters({"said": 2})))


class RandomSuite:
    """Rounds of commands sent at once, against memory, which does one after the other."""

    def test_as_one_after_the_other(self, open_store: Open) -> None:
        store, number = open_store(), count()

        @settings(max_examples=40)
        @given(st.lists(st.lists(plans(), min_size=1, max_size=6), min_size=1, max_size=4))
        def check(rounds: list[list[Plan]]) -> None:
            asyncio.run(compare(store, f"{next(number)}", rounds))

        try:
            check()
        finally:
            asyncio.run(store.close())


Plan = tuple[str, dict[str, tuple[int, bool]]]


def plans() -> st.SearchStrategy[Plan]:
    """A command id, and for each of some streams how many events, and whether it is in time."""
    places = st.tuples(st.integers(1, 5), st.sampled_from([True, True, True, False]))
    streams = st.dictionaries(st.sampled_from("xyz"), places, min_size=1, max_size=3)
    return st.tuples(st.sampled_from("abcdefgh"), streams)


async def compare(store: Store, example: str, rounds: list[list[Plan]]) -> None:
    model = MemoryStore()
    for plan in rounds:
        before = await model.log.heads(f"{example}:{name}" for name in "xyz")
        commits: list[Commit] = []
        expected: list[Outcome] = []
        for command, streams in plan:
            commits.append(await planned(model, example, command, streams, before))
            expected.append(await model.log.append(commits[-1]))
        assert list(await asyncio.gather(*map(store.log.append, commits))) == expected
    for name in "xyz":
        stream = f"{example}:{name}"
        assert await store.log.read(stream) == await model.log.read(stream)
        assert await store.log.head(stream) == await model.log.head(stream)


async def planned(
    model: MemoryStore,
    example: str,
    command: str,
    streams: dict[str, tuple[int, bool]],
    before: dict[str, int],
) -> Commit:
    appends = []
    for name, (number, in_time) in streams.items():
        stream = f"{example}:{name}"
        head = await model.log.head(stream) if in_time else before[stream]
        appends.append(Append(stream, head, events(number, command)))
    return Commit(command, tuple(appends))


class StoreSuite(
    LogSuite,
    ConflictSuite,
    ResendSuite,
    AtomicSuite,
    HintSuite,
    VersionSuite,
    RandomSuite,
    CacheSuite,
):
    """Everything; a subclass gives the fixture `open_store`."""
