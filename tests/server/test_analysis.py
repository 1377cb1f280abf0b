"""Analysis over the wire: begun, followed, stopped; a process that dies costs one answer."""

import asyncio
import json
import os

import pytest
from tests.server.client import Api
from tests.server.serving import SETTINGS, serving
from tests.solver.making import quick

from qiaopai.games.bridge.analysis.play import analyse_play
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.seats import Seat
from qiaopai.room import studies
from qiaopai.solver.dds import Dds
from qiaopai.solver.positions import opening


def hands_of(deal):
    return {seat.value: [card.text for card in deal[seat]] for seat in Seat}


def played(deal, declarer, denomination, cards):
    """The lowest legal card, again and again."""
    position, plays = opening(deal, declarer, denomination.trumps), []
    while position is not None and len(plays) < cards:
        card = position.legal()[-1]
        plays.append((position.to_play, card))
        position = position.after(card)
    return plays


def request(seed, cards=10):
    deal = quick(seed)
    plays = played(deal, Seat.WEST, Denomination.SPADES, cards)
    body = {
        "hands": hands_of(deal), "dealer": "N", "vulnerability": "NS", "declarer": "W",
        "denomination": "S", "plays": [[seat.value, card.text] for seat, card in plays],
    }  # fmt: skip
    return deal, plays, body


def run(scene, within=90):
    async def whole():
        async with serving(SETTINGS) as server:
            return await scene(server, await Api.guest(server.url, "Ann"))

    return asyncio.run(asyncio.wait_for(whole(), within))


async def followed(api, study):
    path = f"/api/analysis/{study}/stream"
    async with api.http.stream("GET", path) as answer:
        return [json.loads(line) async for line in answer.aiter_lines()]


async def finished(api, study):
    await followed(api, study)
    return await api.get(f"/api/analysis/{study}")


def test_a_board_with_its_play(solver: Dds):
    deal, plays, body = request("wire")

    async def scene(server, ann):
        begun = await ann.http.post("/api/analysis", json=body)
        lines = await followed(ann, begun.json()["id"])
        again = (await ann.post("/api/analysis", body))["id"]
        return begun, lines, await finished(ann, again)

    begun, lines, again = run(scene)
    assert begun.status_code == 202
    assert begun.json()["total"] == 4
    dones = [line["done"] for line in lines]
    assert dones == sorted(dones)
    last = lines[-1]
    assert last["status"] == "done"
    table = solver.table(deal)
    assert last["table"] == {
        seat.value: {one.value: table.of(seat, one) for one in Denomination} for seat in Seat
    }
    wanted = analyse_play(solver, deal, Seat.WEST, Denomination.SPADES.trumps, plays)
    assert last["play"]["tricks"] == wanted.tricks
    assert [(m["seat"], m["card"], m["tricks"], m["cost"]) for m in last["play"]["marks"]] == [
        (mark.seat, mark.card.text, mark.tricks, mark.cost) for mark in wanted.marks
    ]
    assert [m["best"] for m in last["play"]["marks"]] == [
        [card.text for card in mark.best] for mark in wanted.marks
    ]
    assert last["par"]["contracts"]
    assert last["makeable"]
    assert {**again, "id": last["id"]} == last


def test_stopped_and_others_know_nothing_of_it(solver: Dds):
    async def scene(server, ann):
        bob = await Api.guest(server.url, "Bob")
        study = (await ann.post("/api/analysis", request("stop", 0)[2]))["id"]
        other = await bob.http.get(f"/api/analysis/{study}")
        gone = await ann.http.delete(f"/api/analysis/{study}")
        return other, gone, await ann.http.get(f"/api/analysis/{study}")

    other, gone, after = run(scene)
    assert other.status_code == after.status_code == 404
    assert other.json()["code"] == "unknown_analysis"
    assert gone.status_code == 204


def test_a_killed_process_costs_one_answer(solver: Dds):
    async def scene(server, ann):
        first = await ann.post("/api/analysis", request("kill 1", 0)[2])
        await finished(ann, first["id"])
        (pid,) = server.application.room.studies._analysts.pids
        os.kill(pid, 9)
        await asyncio.sleep(0.2)
        second = await ann.post("/api/analysis", request("kill 2", 0)[2])
        died = await finished(ann, second["id"])
        third = await ann.post("/api/analysis", request("kill 2", 0)[2])
        return died, await finished(ann, third["id"])

    died, well = run(scene)
    assert died["status"] == "failed"
    assert died["error"]["code"] == "solver_died"
    assert well["status"] == "done"


def test_an_end_position(solver: Dds):
    hands = {"N": ["SA", "SJ"], "E": ["SK", "SQ"], "S": ["S2", "HA"], "W": ["H2", "H3"]}
    body = {"hands": hands, "dealer": "N", "vulnerability": "NS", "declarer": "S",
            "denomination": "NT", "plays": [["S", "S2"], ["W", "H2"]]}  # fmt: skip

    async def scene(server, ann):
        return await finished(ann, (await ann.post("/api/analysis", body))["id"])

    found = run(scene)
    assert found["status"] == "done"
    assert found.keys().isdisjoint({"table", "par", "makeable"})
    assert found["leads"]["S"]["NT"] == found["play"]["tricks"] == 2
    marks = found["play"]["marks"]
    assert [(mark["card"], mark["cost"]) for mark in marks] == [("S2", 1), ("H2", 0)]


def test_without_a_solver(monkeypatch):
    monkeypatch.setattr(studies, "find_spec", lambda name: None)

    async def scene(server, ann):
        return await ann.http.post("/api/analysis", json=request("none", 0)[2])

    answer = run(scene)
    assert answer.status_code == 503
    assert answer.json() == {"code": "no_solver", "data": {"reason": "endplay"}}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"hands": {}}, "bad_deal"),
        ({"hands": {"N": ["SA"], "E": ["SK"], "S": ["SQ"], "W": ["SJ", "S2"]}}, "bad_deal"),
        ({"hands": {"N": ["S1"]}}, "bad_message"),
        ({"plays": [["N", "SA"], ["N", "SA"]]}, None),
        ({"declarer": None}, "bad_message"),
        ({"vulnerability": "all"}, "bad_message"),
        ({"game": "minibridge"}, "no_studies"),
        ({"game": "whist"}, "unknown_game"),
    ],
)
def test_what_cannot_be_analysed(monkeypatch, change, code):
    monkeypatch.setattr(studies, "find_spec", lambda name: name)

    async def scene(server, ann):
        body = {**request("bad")[2], **change}
        return await ann.http.post("/api/analysis", json=body)

    answer = run(scene)
    assert answer.status_code in {400, 404, 409}
    assert code is None or answer.json()["code"] == code


def test_so_many_at_once(monkeypatch):
    monkeypatch.setattr(studies, "find_spec", lambda name: name)

    async def endless(self, study):
        await asyncio.Event().wait()

    monkeypatch.setattr(studies.Studies, "_work", endless)

    async def scene(server, ann):
        body = request("many", 0)[2]
        return [await ann.http.post("/api/analysis", json=body) for _ in range(4)]

    *good, bad = run(scene)
    assert {one.status_code for one in good} == {202}
    assert bad.status_code == 429
    assert bad.json() == {"code": "too_many_analyses", "data": {"most": 3}}


def test_vulnerability_on_the_wire_is_the_game_s():
    assert {one.value for one in Vulnerability} == {"none", "NS", "EW", "both"}
