"""kill -9 at the two worst moments: nothing acknowledged is lost, nothing is done twice."""

import asyncio

import httpx
import pytest
from tests.server.client import Api, Socket
from tests.server.serving import process


class Room:
    """Four people by REST, and what was acknowledged to them."""

    def __init__(self, url, people):
        self.people = [Api(url, one.token, one.person) for one in people]
        self.url = url
        self.acknowledged = 0

    async def snapshot(self, api=None):
        answer = await (api or self.people[0]).get(f"/api/tables/{self.table}")
        return answer["v"], answer["view"]

    async def gather(self):
        self.table = await self.people[0].create(grace_seconds=600)
        for api, seat in zip(self.people[1:], "WNE", strict=True):
            await api.do(self.table, {"kind": "sit", "seat": seat}, "sit")
        self.acknowledged = (await self.people[0].do(self.table, {"kind": "start"}, "start"))["v"]

    async def next_play(self):
        """(who, what) of the next play."""
        for api in self.people:
            _, view = await self.snapshot(api)
            if plain := [b for b in view["deal"].get("legal", []) if b["kind"] != "claim"]:
                return api, plain[0]
            if view["status"] == "between" and view["you"] not in view["ready"]:
                return api, {"kind": "next_deal"}
        raise AssertionError(f"nobody is to play: {view}")

    async def play_until_death(self):
        """Returns the last command; its answer may have come or not."""
        last = None
        for number in range(100):
            try:
                last = *(await self.next_play()), f"p{number}"
                answer = await last[0].do(self.table, *last[1:])
            except httpx.TransportError:
                return last
            assert answer["m"] == "ack"
            self.acknowledged = answer["v"]
        raise AssertionError("the server lived")


async def before_the_fall(url):
    people = [await Api.guest(url, name) for name in "ABCD"]
    room = Room(url, people)
    await room.gather()
    socket = await Socket(room.people[2], room.table).open()
    await socket.until("snapshot")
    reading = asyncio.create_task(read_on(socket))
    unanswered = await room.play_until_death()
    await reading
    return room, socket, unanswered


async def read_on(socket):
    from websockets.exceptions import ConnectionClosed

    try:
        while True:
            await socket.receive(60)
    except ConnectionClosed:
        pass


async def after_the_fall(url, room, socket, unanswered):
    api, body, number = unanswered
    reborn = Room(url, room.people)
    reborn.table = room.table
    api = next(one for one in reborn.people if one.person == api.person)
    stood, _ = await reborn.snapshot()
    first = await api.do(room.table, body, number)
    again = await api.do(room.table, body, number)
    v, _ = await reborn.snapshot()
    back = await Socket(reborn.people[2], room.table).open(socket.v)
    back.v, back.view = socket.v, socket.view
    while back.v < v:
        await back.receive()
    _, view = await reborn.snapshot(reborn.people[2])
    assert back.view == view, "messages lead to the same view"
    assert "snapshot" not in {message["m"] for message in back.log}
    player, play = await reborn.next_play()
    assert (await player.do(room.table, play, "on"))["m"] == "ack", "the game goes on"
    return stood, first, again, v


@pytest.mark.parametrize("nth", [9, pytest.param(14, marks=pytest.mark.slow)])
@pytest.mark.parametrize("place", ["after_commit_before_answer", "after_answer_before_fanout"])
def test_killed(tmp_path, place, nth):
    with process(tmp_path, f"{place}:{nth}") as server:
        room, socket, unanswered = asyncio.run(before_the_fall(server.url))
        assert server.died() == -9
    with process(tmp_path) as server:
        stood, first, again, v = asyncio.run(after_the_fall(server.url, room, socket, unanswered))
    assert stood >= room.acknowledged, "what was acknowledged is there"
    if place == "after_commit_before_answer":
        assert stood > room.acknowledged, "and so is what was durable though nobody was told"
    assert first["m"] == "ack"
    assert first == again
    assert v == first["v"] == stood, "sent again, it is done once"
