"""A headless client plays whole matches, over either stream."""

import asyncio

from tests.server.client import Api, Follower, Socket, lines
from tests.server.serving import serving


def test_quick_match_over_the_socket():
    async def match():
        async with serving() as server:
            ann = await Api.guest(server.url, "Ann")
            seated = await ann.post("/api/quick", {"game": "minibridge", "bot": "easy"})
            socket = await Socket(ann, seated["table"]).open()
            await asyncio.wait_for(socket.play(), 60)
            return socket

    socket = asyncio.run(match())
    assert socket.view["status"] == "finished"
    deals = socket.view["sheet"]["deals"]
    assert len([deal for deal in deals if deal.get("counts", True)]) == 4
    totals = socket.view["sheet"]["totals"]
    assert totals["N"] == totals["S"] == sum(deal["points"]["N"] for deal in deals)
    told = [item["kind"] for message in socket.log for item in message.get("told", [])]
    assert told.count("deal_started") == len(deals) - 1, "the first began before we connected"
    assert told[-1] == "game_finished"


def test_match_over_ndjson_and_posts():
    async def match():
        async with serving() as server:
            bob = await Api.guest(server.url, "Bob")
            table = (await bob.post("/api/quick", {"game": "minibridge"}))["table"]
            follower, number = Follower(), 0
            async for message in lines(bob, table):
                follower.take(message)
                if message["m"] not in {"snapshot", "update"} or not follower.view:
                    continue
                if follower.view["status"] == "finished":
                    return follower
                if wish := follower.next_wish():
                    number += 1
                    await bob.do(table, wish, f"n{number}", v=follower.v)
            raise AssertionError("the stream ended")

    follower = asyncio.run(asyncio.wait_for(match(), 60))
    assert follower.view["status"] == "finished"


def test_four_people_gather_and_play():
    async def match():
        async with serving() as server:
            people = [await Api.guest(server.url, name) for name in "ABCD"]
            table = await people[0].create(rounds=1)
            sockets = [await Socket(one, table).open() for one in people]
            for socket, seat in zip(sockets[1:], "NEW", strict=True):
                assert (await socket.do({"kind": "sit", "seat": seat}))["m"] == "ack"
            assert (await sockets[1].do({"kind": "start"}))["code"] == "not_host"
            assert (await sockets[0].do({"kind": "start"}))["m"] == "ack"
            await asyncio.wait_for(asyncio.gather(*(one.play() for one in sockets)), 60)
            return sockets

    sockets = asyncio.run(match())
    assert {one.view["status"] for one in sockets} == {"finished"}
    assert len({str(one.view["sheet"]) for one in sockets}) == 1
    assert sorted(one["name"] for one in sockets[3].people.values()) == list("ABCD")
    assert sockets[0].presence == dict.fromkeys("NESW", "here")
