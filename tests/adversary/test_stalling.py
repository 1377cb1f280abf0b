"""Nobody holds up a table: no bot that fails, and nobody who is busy talking."""

import asyncio
import logging

from tests.server.client import Api, Socket
from tests.server.serving import serving


def run(scene):
    async def whole():
        async with serving() as server:
            return await scene(server)

    return asyncio.run(asyncio.wait_for(whole(), 40))


async def until_told(socket, kind):
    while True:
        for item in (await socket.receive()).get("told", []):
            if item["kind"] == kind:
                return item


def test_a_bot_that_fails_plays_something(monkeypatch, caplog):
    caplog.set_level(logging.ERROR, "qiaopai")

    async def scene(server):
        bot = type(server.application.room.games["minibridge"].bots["easy"])

        def failing(self, *_):
            raise RuntimeError("on purpose")

        monkeypatch.setattr(bot, "choose", failing)
        ann = await Api.guest(server.url, "Ann")
        quick = {"game": "minibridge", "bot": "easy"}
        socket = await Socket(ann, (await ann.post("/api/quick", quick))["table"]).open()
        await socket.play("between")
        return socket.view["sheet"]["deals"]

    assert len(run(scene)) == 1
    assert {record.message for record in caplog.records} == {"bot_failed"}


def test_a_clock_runs_out_though_others_never_stop_talking():
    async def scene(server):
        people = [await Api.guest(server.url, name) for name in "ABCD"]
        settings = {"play_seconds": 1, "grace_seconds": 600}
        table = (await people[0].post("/api/tables", {"game": "bridge", "settings": settings}))[
            "table"
        ]
        for api, seat in zip(people[1:], "WNE", strict=True):
            await api.do(table, {"kind": "sit", "seat": seat}, "sit")
        north = await Socket(people[2], table).open()
        await people[0].do(table, {"kind": "start"}, "start")
        await north.until("update")
        await north.do({"kind": "call", "call": "P"})

        async def talk():
            for number in range(100):
                body = {"kind": "explain", "number": 1, "text": f"pass {number}"}
                await people[2].do(table, body, f"talk-{number}")
                await asyncio.sleep(0.1)

        talking = asyncio.create_task(talk())
        late = await asyncio.wait_for(until_told(north, "time_ran_out"), 6)
        talking.cancel()
        return late

    assert run(scene) == {"kind": "time_ran_out", "seat": "E"}
