"""A tap on the wire: everything that each of five people is sent, held against what he may know.

A card's name may reach somebody only when the game says that he knows the card, or when he has
named it himself. Hands come in the order in which they are held, so that no order tells anything.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Container
from typing import Any

from tests.server.client import Api, Socket

from qiaopai.cards import DECK, hand_text
from qiaopai.kernel.seats import Seat
from qiaopai.room.table import viewer_of

CARD = re.compile(r"(?<![A-Za-z0-9_])[SHDC](?:10|[AKQJT2-9])(?![A-Za-z0-9_])")
INDEX = {card.text: card.index for card in DECK}


class Leak(AssertionError):
    """Somebody was told what he may not know."""


class Tapped(Socket):
    """One person's socket, with all he was sent and all cards he has named."""

    pattern = CARD
    """What the name of a card looks like."""

    def __init__(self, api: Api, table: str, live: Any) -> None:
        super().__init__(api, table)
        self.live = live
        self.checked = 0

    async def drain(self) -> None:
        """Read until nothing is missing, and look at all of it."""
        while self.v < self.live.v:
            await self.receive()
        for message in self.log[self.checked :]:
            if message["m"] not in {"answer", "refused"}:  # these `poke` has looked at
                self.check(json.dumps(message, ensure_ascii=False))
        self.checked = len(self.log)

    def check(self, text: str, named: frozenset[str] = frozenset()) -> None:
        """Raise Leak if the text tells this person too much; he may hear what he has named."""
        state = self.live.state
        if state.deal is None:
            return
        viewer = viewer_of(state, self.api.person)
        game = self.live.game
        pairs = game.known(state.deal, viewer)
        known = {card.text for _, card in pairs} | named
        if game.ended(state.deal) is None:
            if hidden := {card for card in CARD.findall(text) if card not in known}:
                raise Leak(f"{self.api.person} ({viewer}) is told of {hidden}: {text}")
            self._check_secrets(text, state.deal, {seat for seat, _ in pairs})
        for cards in lists_of(INDEX, json.loads(text)):
            if cards != sorted(cards, key=lambda card: -INDEX[card]):
                raise Leak(f"the order of {cards} tells something: {text}")

    def _check_secrets(self, text: str, deal: Any, known_hands: set[Seat]) -> None:
        """Nor whole hands in other notations, nor the salt."""
        salt = deal.salt.open()
        if salt and salt in text:
            raise Leak(f"the salt is open: {text}")
        for seat in Seat:
            hand = deal.dealt[seat]
            if len(hand) == 13 and seat not in known_hands and hand_text(hand) in text:
                raise Leak(f"a hand in PBN: {text}")

    async def poke(self, body: Any, m: str = "ask") -> Any:
        """Send something, naming cards oneself."""
        answer = await self.ask(m, body)
        named = frozenset(self.pattern.findall(json.dumps(body)))
        self.check(json.dumps(answer, ensure_ascii=False), named)
        return answer


def lists_of(names: Container[str], value: Any) -> Any:
    """Every list of cards in a message."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from lists_of(names, inner)
    elif isinstance(value, list):
        if len(value) > 1 and all(isinstance(one, str) and one in names for one in value):
            yield value
        for inner in value:
            yield from lists_of(names, inner)


async def listen_in(server: Any, settings: Any, rulebook: str, deals: int, seed: int) -> int:
    """Play and poke with everybody tapped; returns how many messages were looked at."""
    chance = random.Random(seed)
    people = [await Api.guest(server.url, name) for name in "ABCDE"]
    body = {"game": "minibridge", "rulebook": rulebook, "settings": settings}
    table = (await people[0].post("/api/tables", body))["table"]
    live = server.application.room._keeper.loaded(table)
    taps = [Tapped(api, table, live) for api in people]
    for tap in taps:
        await tap.open()
    for tap, seat in zip(taps[1:4], "WNE", strict=True):
        await tap.do({"kind": "sit", "seat": seat})
    await taps[0].do({"kind": "start"})
    hall = bool(settings.get("hall"))
    while len(live.state.sheet) < deals:
        for tap in taps:
            await tap.drain()
            await poke_about(tap, chance, hall)
        await one_step(taps, chance)
    return sum(len(tap.log) for tap in taps)


async def poke_about(tap: Tapped, chance: random.Random, hall: bool) -> None:
    """Ask what one may, try what one may not, look by REST, as oneself and as nobody."""
    hand, card = chance.choice("NESW"), chance.choice(DECK).text
    play = {"kind": "play", "hand": hand, "card": card}
    await tap.poke({"kind": "why_not", "action": play})
    if chance.random() < 0.3:
        await tap.poke({"kind": "advice"})
        await tap.poke({"kind": "chances"})
        await tap.poke({"kind": "why_not", "action": {"kind": "claim", "tricks": 3}})
    if not hall and tap.choice() is None and chance.random() < 0.3:
        await tap.poke(play, "do")
    if chance.random() < 0.2:
        answer = await tap.api.http.get(f"/api/tables/{tap.table}")
        tap.check(answer.text)
        tap.check((await tap.api.http.get("/api/lobby")).text)


async def one_step(taps: list[Tapped], chance: random.Random) -> None:
    """Somebody who may does something that he may."""
    for tap in taps[:4]:
        if tap.view["status"] == "between":
            await tap.do({"kind": "next_deal"})
            continue
        if tap.view.get("undo", {}).get("may_answer"):
            option = chance.choice(["accept", "reject"])
            await tap.poke({"kind": "answer_undo", "option": option}, "do")
            return
        if tap.view.get("may_undo") and chance.random() < 0.05:
            await tap.poke({"kind": "ask_undo"}, "do")
            return
        legal = [one for one in tap.view["deal"].get("legal", []) if one["kind"] != "claim"]
        if legal:
            await tap.poke(complete(chance.choice(legal), tap.view), "do")
            return


def complete(action: Any, view: Any) -> Any:
    """A listed action ready to be sent: whoever counts his own points has to say them."""
    if action["kind"] != "announce":
        return action
    cards = view["deal"]["hands"][view["you"]]["cards"]
    return {**action, "points": sum("JQKA".find(card[1]) + 1 for card in cards)}
