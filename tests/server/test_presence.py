"""Who is here, who is away, who comes back; clocks, and rooms that are closed for a while."""

import asyncio

import httpx
from tests.server.client import Api, Socket, lines
from tests.server.serving import SETTINGS, serving

from qiaopai.storage.memory import MemoryStore


def run(scene, **more):
    async def whole():
        async with serving(SETTINGS, **more) as server:
            return await scene(server)

    return asyncio.run(asyncio.wait_for(whole(), 60))


async def two_people(server, **settings):
    ann, bob = [await Api.guest(server.url, name) for name in ("Ann", "Bob")]
    table = await ann.create(**settings)
    await bob.do(table, {"kind": "sit", "seat": "W"}, "sit")
    one, two = await Socket(ann, table).open(), await Socket(bob, table).open()
    await one.do({"kind": "fill", "level": "easy"})
    await one.do({"kind": "start"})
    await two.until("update")
    return one, two, table


async def until_told(socket, kind):
    while True:
        message = await socket.receive()
        for item in message.get("told", []):
            if item["kind"] == kind:
                return item


def test_a_bot_takes_over_after_the_grace_and_gives_the_seat_back():
    async def scene(server):
        one, two, table = await two_people(server, grace_seconds=1, bot_level="fast")
        since = two.v, two.view
        await two.close()
        while one.presence.get("W") != "away":
            await one.receive()
        taken = await until_told(one, "seat_taken_over")
        seats = one.view["seats"]["W"]
        while one.presence.get("W") != "bot":
            await one.receive()
        again = await Socket(two.api, table).open(since[0])
        again.v, again.view = since
        back = await until_told(one, "seat_returned")
        await again.until("snapshot")
        while again.view.get("you") != "W":
            await again.receive()
        return taken, seats, back, again

    taken, seats, back, again = run(scene)
    assert taken == {"kind": "seat_taken_over", "seat": "W", "level": "fast"}
    assert seats["bot"] == "fast"
    assert "person" in seats
    assert back == {"kind": "seat_returned", "seat": "W"}
    assert again.view["role"] == "player"
    assert "cards" in again.view["deal"]["hands"]["W"]


def test_within_the_grace_nothing_happens():
    async def scene(server):
        one, two, table = await two_people(server, grace_seconds=2)
        await two.close()
        await (await Socket(two.api, table).open()).until("presence")
        await asyncio.sleep(2.3)
        return (await one.api.get(f"/api/tables/{table}"))["view"]["seats"]["W"], two.api.person

    seat, person = run(scene)
    assert seat == {"person": person}


def test_time_runs_out():
    async def scene(server):
        people = [await Api.guest(server.url, name) for name in "ABCD"]
        table = await people[0].create(play_seconds=1, grace_seconds=600)
        socket = await Socket(people[0], table).open()
        for api, seat in zip(people[1:], "WNE", strict=True):
            await api.do(table, {"kind": "sit", "seat": seat}, "sit")
        await socket.do({"kind": "start"})
        ran_out = await until_told(socket, "time_ran_out")
        return ran_out, socket.view["clock"]

    ran_out, clock = run(scene)
    assert ran_out["seat"] in "NESW"
    assert clock["deadlines"]
    assert all(at > clock["now"] for at in clock["deadlines"].values())


def test_the_next_deal_begins_by_itself():
    async def scene(server):
        one, two, _ = await two_people(server, next_seconds=1)
        other = asyncio.create_task(two.play("between"))
        await one.play("between")
        await other
        await until_told(one, "deal_started")
        return one.view

    view = run(scene)
    assert view["status"] == "playing"
    assert view["deal"]["number"] == 2


def test_leaving():
    async def scene(server):
        one, two, _ = await two_people(server)
        first = await two.do({"kind": "leave"})
        second = await two.do({"kind": "leave", "confirmed": True})
        await two.until("bye")
        await until_told(one, "seat_left")
        return first, second, two.bye, one.view["seats"]["W"]

    first, second, bye, seat = run(scene)
    assert (first["code"], first["data"]) == ("rounds_not_finished", {"cost": 0, "rounds": 1})
    assert second["m"] == "ack"
    assert bye == "left"
    assert seat == {"bot": "easy"}


def test_names_reach_the_table():
    async def scene(server):
        one, two, _ = await two_people(server)
        await two.api.http.patch("/api/me", json={"name": "  Robert \u202e "})
        while one.people.get(two.api.person, {}).get("name") != "Robert":
            await one.receive()
        return (await one.api.get("/api/lobby"))["people"][two.api.person]

    assert run(scene) == {"name": "Robert"}


def test_a_browser_that_is_nobody_yet_may_ask_who_it_is():
    async def scene(server):
        ann = await Api.guest(server.url, "Ann")
        answers = []
        for headers in ({}, {"Cookie": "qiaopai=old"}, {"Cookie": f"qiaopai={ann.token}"}):
            async with httpx.AsyncClient(base_url=server.url, headers=headers) as browser:
                answers.append(await browser.get("/api/me"))
        script = {"Authorization": "Bearer old"}
        async with httpx.AsyncClient(base_url=server.url, headers=script) as client:
            refused = await client.get("/api/me")
        return [(one.status_code, one.json()) for one in answers], refused.status_code

    (none, old, known), refused = run(scene)
    assert none == old == (200, None)
    assert (known[0], known[1]["name"]) == (200, "Ann")
    assert refused == 401


def test_the_list_of_boards_says_where_one_sits():
    async def scene(server):
        _, two, table = await two_people(server)
        stranger = await Api.guest(server.url, "Eve")
        path = f"/api/tables/{table}/boards"
        return await two.api.get(path), await stranger.get(path)

    seated, stranger = run(scene)
    assert seated["you"] == "W"
    assert "you" not in stranger


def test_bots_go_on_after_a_restart():
    """The room closes in the middle of a deal; the next process plays on without being asked."""
    store = MemoryStore()

    async def first(server):
        ann = await Api.guest(server.url, "Ann")
        table = await ann.create(grace_seconds=1)
        await ann.do(table, {"kind": "fill", "level": "easy"}, "1")
        v = (await ann.do(table, {"kind": "start"}, "2"))["v"]
        return ann, table, v

    async def second(server):
        view = {"status": "playing", "seats": {"S": {}}}
        api = Api(server.url, ann.token, ann.person)
        while view["status"] == "playing" or "bot" not in view["seats"]["S"]:
            await asyncio.sleep(0.2)
            view = (await api.get(f"/api/tables/{table}"))["view"]
        return view

    ann, table, v = run(first, store=store)
    store.log.closed = False
    view = run(second, store=store)
    assert v > 0
    assert view["status"] == "between"
    assert view["seats"]["S"]["bot"] == "easy"


def test_everybody_hears_that_the_room_closes():
    async def scene():
        async with serving() as server:
            ann = await Api.guest(server.url, "Ann")
            table = (await ann.post("/api/quick", {"game": "minibridge"}))["table"]
            socket = await Socket(ann, table).open()
            await socket.until("snapshot")
        await socket.until("bye")
        return socket.bye

    assert asyncio.run(asyncio.wait_for(scene(), 30)) == "restarting"


def test_no_descriptor_of_a_dead_window_keeps_a_seat():
    """A client that vanishes without a word counts as away, too."""

    async def scene(server):
        one, two, _ = await two_people(server, grace_seconds=1)
        two.socket.transport.abort()
        await until_told(one, "seat_taken_over")
        return True

    assert run(scene)


def test_a_stream_that_ends_counts_as_away():
    async def scene(server):
        one, two, table = await two_people(server, grace_seconds=1)
        await two.close()
        stream = lines(two.api, table)
        while (await anext(stream))["m"] != "presence":
            pass
        while one.presence.get("W") != "here":
            await one.receive()
        await stream.aclose()
        while one.presence.get("W") != "away":
            await one.receive()
        await until_told(one, "seat_taken_over")
        return True

    assert run(scene)


def test_a_view_that_fails_breaks_no_table(monkeypatch):
    async def scene(server):
        one, two, table = await two_people(server, grace_seconds=600)
        game = type(server.application.room.games["minibridge"])
        true_view, failing = game.view, [True]

        def view(self, state, viewer):
            if failing and viewer.player == "S":
                failing.clear()
                raise RuntimeError("on purpose")
            return true_view(self, state, viewer)

        monkeypatch.setattr(game, "view", view)
        await two.api.do(table, {"kind": "leave", "confirmed": True}, "leave")
        await one.until("bye")
        again = await Socket(one.api, table).open()
        return one.bye, (await again.until("snapshot"))["view"]

    bye, view = run(scene)
    assert bye == "restarting"
    assert view["you"] == "S"
    assert view["seats"]["W"] == {"bot": "easy"}
