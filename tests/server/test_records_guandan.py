"""Finished deals of a Guandan match: records and the file; closed while a deal runs."""

import asyncio
import itertools
import json

import msgspec
import pytest
from tests.server.client import Api, Socket
from tests.server.serving import serving

from qiaopai.games.guandan.formats import read_records, record_text
from qiaopai.games.guandan.formats.checking import check
from qiaopai.games.guandan.spec import GAME
from qiaopai.games.guandan.spec.record import PlayedDeal
from qiaopai.room.codec import dec_hook

FACES = {f"{suit}{rank}" for suit in "SHDC" for rank in "23456789TJQKA"} | {"SB", "HR"}


def run(scene, within=120):
    async def whole():
        async with serving() as server:
            return await scene(server)

    return asyncio.run(asyncio.wait_for(whole(), within))


async def begun(server, **settings):
    """Ann's table with three bots, begun; its watcher Bob."""
    ann, bob = await Api.guest(server.url, "Ann"), await Api.guest(server.url, "Bob")
    body = {"game": "guandan", "settings": {"turn_seconds": 0, **settings}}
    table = (await ann.post("/api/tables", body))["table"]
    socket = await Socket(ann, table).open()
    await socket.do({"kind": "fill", "level": "easy"})
    await socket.do({"kind": "start"})
    return ann, bob, table, socket


async def listed(api, table):
    return (await api.get(f"/api/tables/{table}/boards"))["boards"]


async def exported(api, table, **more):
    return await api.http.get(f"/api/tables/{table}/export", params=more)


def decoded(record) -> PlayedDeal:
    return msgspec.json.decode(record, type=PlayedDeal, dec_hook=dec_hook)


def test_every_deal_of_a_match_has_its_record_and_the_file_holds_them_all():
    async def scene(server):
        ann, bob, table, socket = await begun(server, target="6")
        await socket.play()
        rows = await listed(bob, table)
        records = [
            decoded((await bob.http.get(f"/api/tables/{table}/boards/{row['n']}")).content)
            for row in rows
        ]
        await socket.do({"kind": "rematch"})
        await socket.do({"kind": "start"})
        await socket.play("between")
        files = [await exported(bob, table, match=match) for match in (1, 2)]
        read = await bob.http.post("/api/files", content=files[0].content)
        return table, records, files, read, await exported(ann, table, format="pbn")

    table, records, files, read, refused = run(scene)
    assert [one.number for one in records] == list(range(1, len(records) + 1))
    assert len(records) > 1
    for one, following in itertools.pairwise(records):
        assert following.before == one.result.standing(), "levels before and after fit"
    assert records[-1].result.match_winner
    assert {one.where for one in records} == {table}
    assert records[0].players["S"].name == "Ann"
    assert records[0].players["N"].bot == "easy"
    for one in records:
        assert sum(one.rounds) == len(one.deal.acts)
        assert check(one.deal, GAME.configure("ahcme", {})) == ()
        assert bool(one.deal.tributes or one.deal.anti) == (one.number > 1)
    first, second = (read_records(answer.text) for answer in files)
    assert [reading.faults for reading in first] == [()] * len(records)
    assert [reading.record for reading in first] == [one.deal for one in records]
    assert [reading.record.number for reading in second] == [1]
    assert files[0].headers["content-disposition"].endswith('.txt"')
    assert "# S Ann\n" in files[0].text
    assert f"# commitment {records[0].commitment}\n" in files[0].text
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_message")
    assert record_text(records[0].deal) in files[0].text
    told = read.json()
    assert (told["format"], "faults" in told) == ("txt", False)
    assert [decoded(json.dumps(one)) for one in told["boards"]] == records


def test_nothing_of_a_deal_is_told_before_it_is_over():
    """Whoever asks, whatever he asks for; also after the deal before is open to all."""

    async def scene(server):
        ann, bob, table, socket = await begun(server)
        live = server.application.room._keeper.loaded(table)
        await socket.play("between")
        finished = (await listed(bob, table))[0]["n"]
        await socket.do({"kind": "next_deal"})
        while not live.state.is_running or live.state.number < 2:
            await socket.receive()
        assert live.state.deal.result is None
        told = []
        for api in (ann, bob, Api(server.url)):
            path = f"/api/tables/{table}"
            for n in range(1, live.v + 3):
                if n != finished:
                    told.append(await api.http.get(f"{path}/boards/{n}"))
                    told.append(await exported(api, table, n=n))
            told.append(await api.http.get(f"{path}/boards"))
        whole = await exported(bob, table)
        return told, whole, live.state.deal.salt.open()

    told, whole, salt = run(scene)
    lists = [answer for answer in told if answer.status_code == 200]
    assert len(lists) == 3
    for answer in told:
        assert not FACES & set(answer.text.replace('"', " ").replace(",", " ").split())
        if answer not in lists:
            assert answer.json()["code"] == "unknown_board"
    assert [reading.record.number for reading in read_records(whole.text)] == [1]
    assert salt not in whole.text


def test_who_may_not_watch_gets_no_record():
    async def scene(server):
        ann, bob, table, socket = await begun(server, spectators="none")
        await socket.play("between")
        n = (await listed(ann, table))[0]["n"]
        paths = [f"/api/tables/{table}/boards/{n}", f"/api/tables/{table}/export"]
        return [[await api.http.get(path) for path in paths] for api in (ann, bob)]

    own, others = run(scene)
    assert [answer.status_code for answer in own] == [200, 200]
    assert [answer.status_code for answer in others] == [403, 403]


def test_an_unfinished_deal_has_no_record():
    with pytest.raises(ValueError, match="not ended"):
        GAME.record(GAME.initial())


def test_a_faulty_deal_of_a_file_is_left_out_with_its_line():
    text = "qiaopai-guandan/1\nrulebook ahcme\nlevel 2\nhand N SA\n\nqiaopai-guandan/1\nleader X\n"

    async def scene(server):
        ann = await Api.guest(server.url, "Ann")
        return [
            (await ann.http.post("/api/files", content=one)).json()
            for one in (text, "qiaopai-guandan/1\n" * 58_000)
        ]

    few, many = run(scene)
    told = [(fault["line"], fault["code"]) for fault in few["faults"]]
    assert (few["boards"], told) == ([], [(4, "guandan_bad_deal"), (7, "guandan_bad_line")])
    assert (len(many["faults"]), many["faults_left_off"]) == (500, 57_500)
