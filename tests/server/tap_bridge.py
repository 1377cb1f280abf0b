"""The tap at a table of contract bridge: alerts, explanations, claims and what is taken back.

Every text that somebody tells about a call is one of its kind, so that it is found wherever it
turns up: until the play ends only the caller and his opponents may read it.
"""

from __future__ import annotations

import itertools
import json
import random
import re
from typing import Any

from tests.server.client import Api
from tests.server.tap import Leak, Tapped, poke_about

from qiaopai.kernel.seats import Seat
from qiaopai.room.table import viewer_of

MARK = re.compile(r"told-by-([NESW])-\d+")


class BridgeTap(Tapped):
    """Also looks for what was told to others only."""

    def check(self, text: str, named: frozenset[str] = frozenset()) -> None:
        super().check(text, named)
        state = self.live.state
        if state.deal is None or self.live.game.ended(state.deal) is not None:
            return
        player = viewer_of(state, self.api.person).player
        for seat in Seat:
            if player is not None and (seat is player or seat.side is not player.side):
                continue
            if any(mark == seat for mark in MARK.findall(text)):
                raise Leak(f"{player} reads what {seat} told: {text}")
            for call in calls_in(json.loads(text)):
                if call["seat"] == seat and call.get("alert"):
                    raise Leak(f"{player} sees the alert of {seat}: {text}")


def calls_in(value: Any) -> Any:
    """Every call in a message."""
    if isinstance(value, dict):
        if {"seat", "call"} <= value.keys():
            yield value
        for inner in value.values():
            yield from calls_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from calls_in(inner)


async def listen_in(server: Any, deals: int, seed: int) -> tuple[int, set[str]]:
    """Play, tell, ask, claim, take back; returns how much was looked at, and what happened."""
    chance = random.Random(seed)
    people = [await Api.guest(server.url, name) for name in "ABCDE"]
    body = {"game": "bridge", "rulebook": "wbf2017", "settings": {"undo": "casual"}}
    table = (await people[0].post("/api/tables", body))["table"]
    live = server.application.room._keeper.loaded(table)
    taps = [BridgeTap(api, table, live) for api in people]
    for tap in taps:
        await tap.open()
    for tap, seat in zip(taps[1:4], "WNE", strict=True):
        await tap.do({"kind": "sit", "seat": seat})
    await taps[0].do({"kind": "start"})
    numbers = itertools.count(1)
    while len(live.state.sheet) < deals:
        for tap in taps:
            await tap.drain()
        await poke_about(chance.choice(taps), chance, hall=False)
        await one_step(taps, chance, numbers)
    told = {item["kind"] for tap in taps for one in tap.log for item in one.get("told", [])}
    return sum(len(tap.log) for tap in taps), told


async def one_step(taps: list[BridgeTap], chance: random.Random, numbers: Any) -> None:
    """Somebody who may does something that he may."""
    order = chance.sample(taps[:4], 4)
    for tap in order:
        if tap.view["status"] == "between":
            await tap.do({"kind": "next_deal"})
        elif tap.view.get("undo", {}).get("may_answer"):
            option = chance.choice(["accept", "reject"])
            await tap.poke({"kind": "answer_undo", "option": option}, "do")
            return
        elif tap.view.get("may_undo") and chance.random() < 0.02:
            await tap.poke({"kind": "ask_undo"}, "do")
            return
    for tap in order:
        if wish := chosen(tap, chance, next(numbers)):
            await tap.poke(wish, "do")
            return


def chosen(tap: BridgeTap, chance: random.Random, number: int) -> Any:
    """What he does: mostly what the deal waits for, sometimes a question, an answer, a claim."""
    wish = _kind(tap, chance)
    mark = f"told-by-{tap.view['you']}-{number}"
    if wish is None or wish["kind"] not in {"call", "explain", "claim"}:
        return wish
    if wish["kind"] == "claim":
        return {"kind": "claim", "tricks": chance.randint(0, wish["most"])}
    if wish["kind"] == "call" and chance.random() < 0.3:
        return wish
    told = {} if wish["kind"] == "explain" else {"alert": chance.random() < 0.7}
    return {**wish, **told, "text": mark}


def _kind(tap: BridgeTap, chance: random.Random) -> Any:
    deal = tap.view.get("deal", {})
    by_kind: dict[str, list[Any]] = {}
    for body in deal.get("legal", []):
        by_kind.setdefault(body["kind"], []).append(body)
    asked = [n for n, call in enumerate(deal.get("auction", []), 1) if call.get("asked")]
    owed = [body for body in by_kind.pop("explain", []) if body["number"] in asked]
    if owed and chance.random() < 0.5:
        return owed[0]
    for kind, share in (("ask_meaning", 0.05), ("claim", 0.05)):
        bodies = by_kind.pop(kind, [])
        if bodies and chance.random() < share:
            return chance.choice(bodies)
    bodies = [body for kind in by_kind.values() for body in kind]
    return chance.choice(bodies[:4]) if bodies else None
