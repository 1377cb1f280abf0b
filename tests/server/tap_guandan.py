"""The tap at a table of Guandan: faces, whole hands, the salt, closed tributes."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from tests.server.client import Api
from tests.server.tap import Leak, Tapped, lists_of

from qiaopai.games.guandan.rules.cards import FACES, Card
from qiaopai.kernel.seats import Seat
from qiaopai.room.table import viewer_of

FACE = re.compile(r"(?<![A-Za-z0-9_])(?:[SHDC][AKQJT2-9]|SB|HR)(?![A-Za-z0-9_])")
NAMES = frozenset(FACES)


class GuandanTap(Tapped):
    """Looks for faces that no hand he knows of holds, and for hands out of order."""

    pattern = FACE

    def check(self, text: str, named: frozenset[str] = frozenset()) -> None:
        state = self.live.state
        if state.deal is None or self.live.game.ended(state.deal) is not None:
            return
        viewer = viewer_of(state, self.api.person)
        pairs = self.live.game.known(state.deal, viewer)
        known = {str(card) for _, (card, _) in pairs} | named | {str(state.deal.turned)}
        if hidden := {face for face in FACE.findall(text) if face not in known}:
            raise Leak(f"{self.api.person} ({viewer}) is told of {hidden}: {text}")
        self._check_texts(text, state.deal, viewer.player)
        for cards in lists_of(NAMES, json.loads(text)):
            if cards != sorted(cards, key=lambda face: -Card(face).index):
                raise Leak(f"the order of {cards} tells something: {text}")

    def _check_texts(self, text: str, deal: Any, player: Seat | None) -> None:
        if deal.salt.open() in text:
            raise Leak(f"the salt is open: {text}")
        for seat in Seat:
            if seat is not player and "".join(deal.dealt[seat]) in text:
                raise Leak(f"a hand is written out: {text}")


async def listen_in(server: Any, settings: Any, deals: int, seed: int) -> tuple[int, set[str]]:
    """Play and poke with everybody tapped; how much was looked at, and what happened."""
    chance = random.Random(seed)
    people = [await Api.guest(server.url, name) for name in "ABCDE"]
    body = {"game": "guandan", "settings": {"undo": "casual", "turn_seconds": 0, **settings}}
    table = (await people[0].post("/api/tables", body))["table"]
    live = server.application.room._keeper.loaded(table)
    taps = [GuandanTap(api, table, live) for api in people]
    for tap in taps:
        await tap.open()
    for tap, seat in zip(taps[1:4], "WNE", strict=True):
        await tap.do({"kind": "sit", "seat": seat})
    await taps[0].do({"kind": "start"})
    while len(live.state.sheet) < deals:
        for tap in taps:
            await tap.drain()
        await poke_about(chance.choice(taps), chance)
        await one_step(taps, chance)
    told = {item["kind"] for tap in taps for one in tap.log for item in one.get("told", [])}
    return sum(len(tap.log) for tap in taps), told


async def poke_about(tap: GuandanTap, chance: random.Random) -> None:
    """Ask why not, try what one may not, look by REST."""
    some = [str(face) for face in chance.sample(FACES, chance.randint(1, 3))]
    for action in (
        {"kind": "play", "cards": some},
        {"kind": "pay_tribute", "card": some[0]},
        {"kind": "return_tribute", "card": some[0]},
        {"kind": "anti_tribute"},
    ):
        await tap.poke({"kind": "why_not", "action": action})
    await tap.poke({"kind": "advice"})
    if not tap.view.get("deal", {}).get("legal") and chance.random() < 0.3:
        await tap.poke({"kind": "play", "cards": some}, "do")
    if chance.random() < 0.1:
        tap.check((await tap.api.http.get(f"/api/tables/{tap.table}")).text)
        tap.check((await tap.api.http.get(f"/api/tables/{tap.table}/boards")).text)


async def one_step(taps: list[GuandanTap], chance: random.Random) -> None:
    """Somebody who may does something that he may."""
    for tap in taps[:4]:
        if tap.view["status"] == "between":
            await tap.do({"kind": "next_deal"})
            continue
        if tap.view.get("undo", {}).get("may_answer"):
            option = chance.choice(["accept", "reject"])
            await tap.poke({"kind": "answer_undo", "option": option}, "do")
            return
        if tap.view.get("may_undo") and chance.random() < 0.03:
            await tap.poke({"kind": "ask_undo"}, "do")
            return
    for tap in chance.sample(taps[:4], 4):
        if legal := tap.view.get("deal", {}).get("legal"):
            await tap.poke(chance.choice(legal), "do")
            return
