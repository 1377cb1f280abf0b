"""Two nodes on one log: neither owns a table, and each hears what the other has written."""

import asyncio

from tests.server.client import Api, Socket
from tests.server.serving import SETTINGS, serving

from qiaopai.storage.memory import MemoryStore


def test_two_nodes_play_one_table():
    async def scene():
        store = MemoryStore()
        async with serving(SETTINGS, store=store) as one, serving(SETTINGS, store=store) as two:
            people = [
                await Api.guest(server.url, name)
                for server, name in zip((one, two, one, two), "ABCD", strict=True)
            ]
            table = await people[0].create(grace_seconds=600)
            for api, seat in zip(people[1:3], "WN", strict=True):
                answer = await api.do(table, {"kind": "sit", "seat": seat}, "sit")
                assert answer["m"] == "ack"
            await people[0].do(table, {"kind": "fill", "level": "easy"}, "fill")
            sockets = [await Socket(api, table).open() for api in people]
            await sockets[0].do({"kind": "start"})
            await asyncio.gather(*(socket.play() for socket in sockets))
            fresh = [await api.get(f"/api/tables/{table}") for api in people]
            return sockets, fresh

    sockets, fresh = asyncio.run(asyncio.wait_for(scene(), 90))
    assert [socket.view for socket in sockets] == [answer["view"] for answer in fresh]
    assert len({str(socket.view["sheet"]) for socket in sockets}) == 1
    assert sockets[3].view["role"] == "spectator"


def test_lost_hints_are_covered_by_the_sweep():
    class Deaf:
        """Hints that nobody hears."""

        def publish(self, hints):
            list(hints)

        def subscribe(self, heard):
            return lambda: None

    async def scene():
        store = MemoryStore(hints=Deaf())
        async with serving(SETTINGS, store=store) as server:
            ann = await Api.guest(server.url, "Ann")
            table = await ann.create()
            socket = await Socket(ann, table).open()
            await socket.until("snapshot")
            await ann.do(table, {"kind": "fill", "level": "easy"}, "fill")
            return await socket.until("update")

    update = asyncio.run(asyncio.wait_for(scene(), 30))
    assert [one["kind"] for one in update["told"]] == ["bot_seated"] * 3
