"""What a vandal and bad luck do to the wire."""

import asyncio
import json

import httpx
import pytest
from tests.server.client import Api, Socket
from tests.server.serving import serving

from qiaopai.kernel.refusal import Refused
from qiaopai.room import loading
from qiaopai.room.persons import checked_name


def run(scene):
    async def whole():
        async with serving() as server:
            return await scene(server)

    return asyncio.run(whole())


async def quick(server):
    ann = await Api.guest(server.url, "Ann")
    table = await ann.create()
    await ann.do(table, {"kind": "fill", "level": "easy"}, "fill")
    return ann, table


def test_an_old_window_does_not_bring_an_old_name_back():
    async def scene(server):
        ann, table = await quick(server)
        socket = await Socket(ann, table).open()
        await socket.until("snapshot")
        await ann.http.patch("/api/me", json={"name": "Annabel"})
        await socket.do({"kind": "start"})
        while socket.view["status"] == "gathering":
            await socket.receive()
        return socket.people[ann.person]["name"]

    assert run(scene) == "Annabel"


def test_who_waited_before_the_start_is_no_spectator_either():
    async def scene(server):
        ann, bob = [await Api.guest(server.url, name) for name in ("Ann", "Bob")]
        table = await ann.create(spectators="none")
        await ann.do(table, {"kind": "fill", "level": "easy"}, "fill")
        socket = await Socket(bob, table).open()
        await socket.until("snapshot")
        await ann.do(table, {"kind": "start"}, "start")
        await socket.until("bye")
        return socket

    socket = run(scene)
    assert socket.bye == "no_spectators"
    assert "deal" not in socket.view


def test_who_missed_more_than_can_be_queued_gets_a_snapshot(monkeypatch):
    monkeypatch.setattr(loading, "MESSAGES", 20)

    async def scene(server):
        ann = await Api.guest(server.url, "Ann")
        table = await ann.create(next_seconds=0)
        await ann.do(table, {"kind": "fill", "level": "easy"}, "fill")
        await ann.do(table, {"kind": "start"}, "start")
        socket = await Socket(ann, table).open()
        await socket.until("snapshot")
        first = socket.v
        while sum(one["m"] == "update" for one in socket.log) < 30:  # a deal may be thrown in
            await socket.play("between")
            await socket.do({"kind": "next_deal"})
        far = await Socket(ann, table).open(since=first)
        await far.until("presence")
        near = Socket(ann, table)
        near.v = [one for one in socket.log if one["m"] == "update"][-1]["from"]
        await near.open(since=near.v)
        await near.until("presence")
        return [[message["m"] for message in one.log] for one in (far, near)]

    far, near = run(scene)
    assert far.count("snapshot") == 1
    assert "update" not in far
    assert "snapshot" not in near


def test_a_link_to_the_stream_takes_no_seat():
    async def scene(server):
        ann, table = await quick(server)
        socket = await Socket(ann, table).open()
        await socket.until("snapshot")
        cookie = {"Cookie": f"qiaopai={ann.token}"}
        async with httpx.AsyncClient(base_url=server.url, headers=cookie) as browser:
            assert (await browser.get("/api/me")).status_code == 200
            refused = await browser.get(f"/api/tables/{table}/stream")
        return refused, (await socket.do({"kind": "start"}))["m"]

    refused, still = run(scene)
    assert (refused.status_code, refused.json()["code"]) == (401, "who_are_you")
    assert still == "ack"


def test_a_body_too_deep_to_read():
    async def scene(server):
        ann, table = await quick(server)
        answers = []
        for body in ("[" * 20_000 + "]" * 20_000, '{"a":' * 9000 + "1" + "}" * 9000):
            table_text = f'{{"game": "minibridge", "settings": {body}}}'
            answers.append(await ann.http.post("/api/tables", content=table_text))
            command = f'{{"id": "x", "body": {body}}}'
            answers.append(await ann.http.post(f"/api/tables/{table}/commands", content=command))
        return {(one.status_code, one.json()["code"]) for one in answers}

    assert run(scene) == {(400, "bad_message")}


def test_answers_are_kept_nowhere():
    async def scene(server):
        ann, table = await quick(server)
        answer = await ann.http.get(f"/api/tables/{table}")
        page = await ann.http.get("/")
        async with httpx.AsyncClient(base_url=server.url) as http:
            odd = await http.get("/api/health", headers={"Host": "x;script-src *@localhost"})
        return answer.headers, page.headers, odd

    answer, page, odd = run(scene)
    assert answer["cache-control"] == "no-store"
    assert answer["cross-origin-resource-policy"] == "same-origin"
    assert page["cache-control"] != "no-store"
    assert odd.status_code == 403
    assert "script-src" not in json.dumps(dict(odd.headers))


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u2800", "\u0301\u0301", "\ufe0f", "\u115f"])
def test_a_name_must_be_seen(name):
    with pytest.raises(Refused, match="bad_name"):
        checked_name(name)


@pytest.mark.parametrize("name", ["e\u0301", "林", "นา\u0e49", "😀", "ㄱㄴ"])
def test_names_that_are_seen(name):
    assert checked_name(name)
