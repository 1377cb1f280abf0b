"""Whatever a client does wrong is refused by code, and the table stands as it stood."""

import asyncio
import contextlib
import json

import httpx
import pytest
from tests.server.client import Api, Socket
from tests.server.serving import FAST, SETTINGS, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from qiaopai.server.settings import Rate, Rates


async def seated(server):
    """Somebody at a table of bots whose turn it is, and who is not dummy."""
    ann = await Api.guest(server.url, "Ann")
    while True:
        table = (await ann.post("/api/quick", {"game": "minibridge"}))["table"]
        socket = await Socket(ann, table).open()
        await socket.until("snapshot")
        while not socket.choice() and not waits_for(socket.view, dummy="S"):
            await socket.receive()
        if socket.choice():
            return ann, table, socket
        await socket.close()


async def until_closed(socket):
    while True:
        try:
            await socket.receive()
        except ConnectionClosed as closed:
            return closed


def waits_for(view, dummy):
    return view["status"] != "playing" or view["deal"].get("dummy") == dummy


def run(scene, settings=SETTINGS):
    async def whole():
        async with serving(settings) as server:
            return await scene(server)

    return asyncio.run(asyncio.wait_for(whole(), 60))


def test_bad_messages_on_the_socket():
    async def scene(server):
        ann, table, socket = await seated(server)
        before = await ann.get(f"/api/tables/{table}")
        bad = [
            "{", "[]", "null", '"x"', "{}", '{"m":"do"}', '{"m":"do","id":"!","body":{}}', "\ud7ff",
            '{"m":"fly","id":"a","body":{}}', "[" * 50_000,
            '{"m":"do","id":"a","v":1e400,"body":1}',
        ]  # fmt: skip
        codes = []
        for text in bad:
            await socket.socket.send(text)
            codes.append((await socket.until("refused"))["code"])
        await socket.socket.send(b"\xff\xfe")
        codes.append((await socket.until("refused"))["code"])
        bodies = [
            {}, {"kind": "fly"}, {"kind": "play"}, {"kind": "play", "hand": "S", "card": "ZZ"},
            {"kind": "play", "hand": "X", "card": "SA"}, {"kind": "play", "hand": "S", "card": 1},
            {"kind": "take_over", "person": "x"}, {"kind": "play_for", "seat": "N", "body": {}},
            {"kind": "start_deal"}, [], 7, {"kind": "sit", "seat": None},
        ]  # fmt: skip
        codes += [(await socket.do(body))["code"] for body in bodies]
        after = await ann.get(f"/api/tables/{table}")
        return codes, before, after, len(bad)

    codes, before, after, bad = run(scene)
    assert set(codes[: bad + 1]) == {"bad_message"}
    assert set(codes[bad + 1 :]) == {"bad_command"}
    assert (before["v"], before["view"]) == (after["v"], after["view"])


def test_wrong_plays():
    async def scene(server):
        _ann, _table, socket = await seated(server)
        while socket.view["deal"]["phase"] != "play" or not socket.choice():
            if (wish := socket.choice()) is not None:
                await socket.do(wish, v=socket.v)
            else:
                await socket.receive()
        v = socket.v
        mine = socket.view["deal"]["hands"][socket.choice()["hand"]]["cards"]
        deck = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
        other = next(card for card in deck if card not in mine)
        hand = socket.choice()["hand"]
        codes = [
            (await socket.do({"kind": "play", "hand": hand, "card": other}))["code"],
            (await socket.do({"kind": "play", "hand": away(socket), "card": other}))["code"],
            (await socket.do({"kind": "start"}))["code"],
            (await socket.do({"kind": "next_deal"}))["code"],
            (await socket.do({"kind": "sit", "seat": "N"}))["code"],
            (await socket.do({"kind": "leave"}))["code"],
            (await socket.do(socket.choice(), v=v - 1))["code"],
        ]
        return codes, v, socket.v

    codes, before, after = run(scene)
    assert codes[0] == "card_not_held"
    assert codes[1] in {"not_your_hand", "not_your_turn"}
    assert codes[2:] == [
        "already_started", "deal_not_ended", "deal_not_ended", "rounds_not_finished", "stale",
    ]  # fmt: skip
    assert before == after


def away(socket):
    """A hand that this player does not play."""
    hands = socket.view["deal"]["hands"]
    return next(seat for seat, hand in hands.items() if hand["player"] != "S")


def test_out_of_turn():
    async def scene(server):
        people = [await Api.guest(server.url, name) for name in "ABCD"]
        table = await people[0].create()
        for api, seat in zip(people[1:], "WNE", strict=True):
            await api.do(table, {"kind": "sit", "seat": seat}, "1")
        await people[0].do(table, {"kind": "start"}, "2")
        at = dict(zip("SWNE", people, strict=True))
        for number in range(20):
            views = {
                seat: (await api.get(f"/api/tables/{table}"))["view"] for seat, api in at.items()
            }
            deal = views["S"]["deal"]
            asked = deal["pending"][0]
            if deal["phase"] == "play":
                break
            legal = views[asked["player"]]["deal"]["legal"]
            await at[asked["player"]].do(table, legal[0], f"n{number}")
        early = next(
            s for s in "NESW" if s not in {asked["player"], deal["declarer"], deal["dummy"]}
        )
        card = views[early]["deal"]["hands"][early]["cards"][0]
        play = {"kind": "play", "hand": early, "card": card}
        dummy = {"kind": "play", "hand": deal["dummy"], "card": card}
        return [
            (await at[early].do(table, play, "x"))["code"],
            (await at[early].do(table, dummy, "y"))["code"],
            (await at[deal["dummy"]].do(table, dummy, "z"))["code"],
        ]

    assert run(scene) == ["not_your_turn", "not_your_hand", "not_your_hand"]


def test_sent_again_is_done_once():
    async def scene(server):
        _, _, socket = await seated(server)
        wish = socket.choice()
        first = await socket.do(wish, id="same")
        again = await socket.do(wish, id="same", v=1)
        return first, again, socket

    first, again, _socket = run(scene)
    assert first == again
    assert first["m"] == "ack"


def test_another_person_may_use_the_same_id():
    async def scene(server):
        ann, bob = [await Api.guest(server.url, name) for name in ("Ann", "Bob")]
        table = await ann.create()
        return (
            await bob.do(table, {"kind": "sit", "seat": "N"}, "same"),
            await ann.do(table, {"kind": "fill", "level": "easy"}, "same"),
        )

    bob, ann = run(scene)
    assert ann["v"] > bob["v"]


def test_large_messages():
    async def scene(server):
        ann, table, socket = await seated(server)
        await socket.socket.send(json.dumps({"m": "do", "id": "a", "body": {"x": "y" * 70_000}}))
        first = await socket.until("refused")
        answer = await ann.http.post(f"/api/tables/{table}/commands", content=b"x" * 10_000_000)
        with contextlib.suppress(ConnectionClosed):  # it may close before all of it is sent
            await socket.socket.send("x" * 10_000_000)
        closed = await until_closed(socket)
        again = await Socket(ann, table).open()
        return first, answer, closed, await again.until("snapshot")

    first, answer, closed, again = run(scene)
    assert (first["code"], first["data"]) == ("message_too_large", {"most": 65536})
    assert (answer.status_code, answer.json()["code"]) == (413, "message_too_large")
    assert closed.rcvd is None or closed.rcvd.code == 1009
    assert again["view"]["status"] == "playing"


def test_a_thousand_messages_a_second():
    slow = Rates(Rate(20, 60), Rate(30, 90), FAST, FAST)
    settings = type(SETTINGS)(port=0, bot_pause=0, bot_workers=0, rates=slow)

    async def scene(server):
        ann, table, socket = await seated(server)
        before = socket.view["deal"]["hands"]["S"]
        for _ in range(1000):
            await socket.socket.send(
                json.dumps({"m": "ask", "id": "x", "body": {"kind": "advice"}})
            )
        await until_closed(socket)
        again = await Socket(ann, table).open()
        snapshot = await again.until("snapshot")
        return socket, before, snapshot["view"]["deal"]["hands"]["S"]

    socket, before, after = run(scene, settings)
    codes = [one["code"] for one in socket.log if one["m"] == "refused"]
    assert codes.count("too_fast") > 100
    assert socket.bye == "too_fast"
    assert before == after


def test_hosts_and_origins():
    async def scene(server):
        ann = await Api.guest(server.url, "Ann")
        table = (await ann.post("/api/quick", {"game": "minibridge"}))["table"]
        got = []
        async with httpx.AsyncClient(base_url=server.url) as http:
            for headers in (
                {"Host": "evil.example"}, {"Host": ""}, {"Host": "[::1"},
                {"Origin": "http://evil.example"}, {"Origin": "null"},
                {"Origin": server.url.replace("http://", "http://x")},
            ):  # fmt: skip
                answer = await http.get("/api/health", headers=headers)
                got.append((answer.status_code, answer.json()["code"]))
            fine = await http.get("/api/health", headers={"Origin": server.url})
        with pytest.raises(InvalidStatus) as refused:
            await Socket(ann, table).open(Origin="http://evil.example")
        return got, fine, refused.value.response

    got, fine, refused = run(scene)
    assert got == [(403, "wrong_host")] * 3 + [(403, "wrong_origin")] * 3
    assert fine.status_code == 200
    assert "frame-ancestors 'none'" in fine.headers["content-security-policy"]
    assert refused.status_code == 403
    assert json.loads(refused.body)["code"] == "wrong_origin"


def test_rest_errors_have_codes():
    async def scene(server):
        ann = await Api.guest(server.url, "Ann")
        http, found = ann.http, {}
        calls = {
            "unknown_table": http.get("/api/tables/nowhere"),
            "not_found": http.get("/api/nowhere"),
            "method_not_allowed": http.delete("/api/me"),
            "bad_message": http.post("/api/tables", content=b"{"),
            "unknown_game": http.post("/api/quick", json={"game": "chess"}),
            "unknown_rulebook": http.post(
                "/api/tables", json={"game": "minibridge", "rulebook": "x"}
            ),
            "bad_name": http.patch("/api/me", json={"name": " \u200b "}),
            "bad_locale": http.patch("/api/me", json={"locale": "fr"}),
            "bad_setting": http.post(
                "/api/tables", json={"game": "minibridge", "settings": {"rounds": 0}}
            ),
            "settings_clash": http.post(
                "/api/tables",
                json={
                    "game": "minibridge",
                    "settings": {"any_level": True, "french_targets": True},
                },
            ),
            "unknown_bot": http.post("/api/quick", json={"game": "minibridge", "bot": "genius"}),
        }
        for code, call in calls.items():
            answer = await call
            found[code] = (answer.status_code, answer.json())
        async with httpx.AsyncClient(base_url=server.url) as stranger:
            answer = await stranger.post("/api/quick", json={"game": "minibridge"})
            found["who_are_you"] = (answer.status_code, answer.json())
        return found

    found = run(scene)
    assert {code: body["code"] for code, (_, body) in found.items()} == {
        code: code for code in found
    }
    assert {code for code, (status, _) in found.items() if status >= 500} == set()
    assert found["unknown_table"][0] == found["not_found"][0] == 404
    assert found["who_are_you"][0] == 401


def test_sockets_that_cannot_begin_say_why():
    async def scene(server):
        ann, bob = [await Api.guest(server.url, name) for name in ("Ann", "Bob")]
        codes = []
        for api, where in ((ann, "nowhere"), (Api(server.url, "forged"), "nowhere")):
            codes.append((await (await Socket(api, where).open()).until("bye"))["code"])
        table = await ann.create(spectators="none")
        await ann.do(table, {"kind": "fill", "level": "easy"}, "1")
        await ann.do(table, {"kind": "start"}, "2")
        codes.append((await (await Socket(bob, table).open()).until("bye"))["code"])
        codes.append((await bob.get(f"/api/tables/{table}"))["code"])
        return codes

    assert run(scene) == ["unknown_table", "who_are_you", "no_spectators", "no_spectators"]


def test_guests_from_one_address_are_limited():
    slow = Rates(FAST, FAST, Rate(0.01, 5), FAST)

    async def scene(server):
        async with httpx.AsyncClient(base_url=server.url) as http:
            made = [
                await http.post("/api/persons", json={"name": str(n), "locale": "en"})
                for n in range(7)
            ]
        return [answer.status_code for answer in made], made[-1].json()["code"]

    settings = type(SETTINGS)(port=0, bot_pause=0, bot_workers=0, rates=slow)
    assert run(scene, settings) == ([201] * 5 + [429] * 2, "too_fast")


def test_looking_has_a_rate_for_each_person_and_for_strangers_of_one_address():
    slow = Rates(FAST, Rate(0.01, 4), FAST, FAST)
    settings = type(SETTINGS)(port=0, bot_pause=0, bot_workers=0, rates=slow)

    async def scene(server):
        ann = await Api.guest(server.url, "Ann")
        path = f"/api/tables/{await ann.create()}"
        stranger = Api(server.url)
        looked = [
            [(await one.http.get(path)).status_code for _ in range(6)] for one in (ann, stranger)
        ]
        socket = await Socket(ann, path.rpartition("/")[2]).open()
        await socket.until("bye")
        return looked, socket.bye

    assert run(scene, settings) == ([[200] * 4 + [429] * 2] * 2, "too_fast")
