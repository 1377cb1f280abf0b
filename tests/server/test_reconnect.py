"""Coming back: messages since the version one has, the same view as who stayed."""

import asyncio

import pytest
from tests.server.client import Api, Socket
from tests.server.serving import SETTINGS, serving


async def fresh_view(api, table):
    snapshot = await api.get(f"/api/tables/{table}")
    return snapshot["v"], snapshot["view"]


async def advance(people, table, until):
    """Play by REST, whoever is to play, until a version."""
    v = 0
    while v < until:
        for api in people:
            v, view = await fresh_view(api, table)
            legal = view["deal"].get("legal", [])
            if plays := [one for one in legal if one["kind"] != "claim"]:
                await api.do(table, plays[0], f"r{v}", v=v)
    return v


def test_twenty_missed_versions_come_as_messages():
    async def scene():
        async with serving() as server:
            ann, bob = [await Api.guest(server.url, name) for name in ("Ann", "Bob")]
            table = await ann.create(rounds=1, grace_seconds=600)
            socket = await Socket(ann, table).open()
            await bob.do(table, {"kind": "sit", "seat": "N"}, "1")
            await socket.do({"kind": "fill", "level": "easy"})
            await socket.do({"kind": "start"})
            await socket.until("update")
            await socket.close()
            await advance([ann, bob], table, socket.v + 30)
            again = await Socket(ann, table).open(socket.v)
            again.v, again.view = socket.v, socket.view
            v, view = await fresh_view(ann, table)
            while again.v < v:
                await again.receive()
            return again, view

    again, view = asyncio.run(asyncio.wait_for(scene(), 60))
    kinds = [message["m"] for message in again.log]
    assert kinds.count("snapshot") == 0
    assert kinds.count("update") >= 20
    assert again.view == view


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
def test_after_a_restart_the_window_comes_from_the_log(kind, tmp_path):
    """With more than 200 commits missed, over several deals; the store outlives the server."""
    from qiaopai.storage.memory import MemoryStore
    from qiaopai.storage.opening import open_folder

    store = MemoryStore() if kind == "memory" else None

    def opened():
        return store or open_folder(tmp_path)

    async def first():
        if store is not None:
            store.log.closed = False
        async with serving(SETTINGS, store=opened()) as server:
            ann = await Api.guest(server.url, "Ann")
            table = (await ann.post("/api/quick", {"game": "minibridge"}))["table"]
            socket = await Socket(ann, table).open()
            await socket.until("snapshot")
            early = socket.v, socket.view
            await socket.play()
            return ann, table, early, (socket.v, socket.view), count(socket, early[0])

    async def second(ann, table, early):
        if store is not None:
            store.log.closed = False
        async with serving(SETTINGS, store=opened()) as server:
            ann = Api(server.url, ann.token, ann.person)
            socket = await Socket(ann, table).open(early[0])
            socket.v, socket.view = early
            v, _ = await fresh_view(ann, table)
            while socket.v < v:
                await socket.receive()
            return socket

    ann, table, early, late, missed = asyncio.run(first())
    socket = asyncio.run(second(ann, table, early))
    assert (socket.v, socket.view) == late
    assert missed > 200
    assert count(socket, early[0]) == missed
    assert not [one for one in socket.log if one["m"] == "snapshot"]


def count(socket, since):
    return len([one for one in socket.log if one["m"] == "update" and one["from"] >= since])


def test_far_behind_or_ahead_is_a_snapshot():
    async def scene():
        async with serving() as server:
            ann = await Api.guest(server.url, "Ann")
            table = (await ann.post("/api/quick", {"game": "minibridge"}))["table"]
            ahead = await Socket(ann, table).open(10**6)
            message = await ahead.until("snapshot", "update")
            between = await Socket(ann, table).open(ahead.v - 1)
            between.v = ahead.v - 1
            return message, await between.until("snapshot", "update")

    ahead, between = asyncio.run(asyncio.wait_for(scene(), 30))
    assert ahead["m"] == "snapshot"
    assert between["m"] in {"snapshot", "update"}


def test_the_latest_window_wins_the_seat():
    async def scene():
        async with serving() as server:
            ann = await Api.guest(server.url, "Ann")
            table = (await ann.post("/api/quick", {"game": "minibridge"}))["table"]
            first = await Socket(ann, table).open()
            await first.until("snapshot")
            second = await Socket(ann, table).open()
            await second.until("snapshot")
            await first.until("bye")
            return first, second

    first, second = asyncio.run(asyncio.wait_for(scene(), 30))
    assert first.bye == "replaced"
    assert second.view["you"] == "S"
