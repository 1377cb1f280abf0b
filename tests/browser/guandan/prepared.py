"""Prepared Guandan deals for browser tests: the test's own composition of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from qiaopai.games.guandan.rules.cards import HAND_SIZE, PACK, Card, Hand, make_hand, parse_cards
from qiaopai.games.guandan.rules.commands import StartDeal
from qiaopai.games.guandan.rules.deal import Hands, make_hands
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.spec.game import Guandan
from qiaopai.kernel.commitment import commitment
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal, Rulebook
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.secret import Secret

N, E, S, W = Seat


class Scene(msgspec.Struct, frozen=True):
    """A deal and how the match stands before it."""

    hands: Hands
    standing: Standing = Standing()
    leader: Seat = S
    """Who leads, where no deal came before."""


def everything(card: str) -> str:
    """All eight cards of a rank."""
    return " ".join(f"{suit}{card}" for suit in "SSHHDDCC")


def dealt(fixed: Mapping[Seat, str]) -> Hands:
    """Those cards where they are wanted, the others at random, always the same."""
    wanted = {seat: parse_cards(fixed.get(seat, "")) for seat in Seat}
    rest = list(PACK)
    for cards in wanted.values():
        for card in cards:
            rest.remove(card)
    others: list[Card] = list(Entropy("scene").shuffle(rest))
    hands: dict[Seat, Hand] = {}
    for seat, cards in wanted.items():
        need = HAND_SIZE - len(cards)
        hands[seat] = make_hand((*cards, *others[:need]))
        del others[:need]
    return make_hands(hands)


class Prepared(Guandan):
    """Guandan whose next match begins with the scene that lies ready, if there is one."""

    def __init__(self) -> None:
        self.scene: Scene | None = None

    def first_deal(self, options: Rulebook, dealer: Seat) -> NewDeal:
        new = super().first_deal(options, dealer)
        if self.scene is None:
            return new
        return msgspec.structs.replace(new, carried=self.scene.standing)

    def start(
        self,
        new: NewDeal,
        options: Rulebook,
        changes: Mapping[str, Any],
        entropy: Entropy,
        where: str,
    ) -> StartDeal:
        command = super().start(new, options, changes, entropy, where)
        if self.scene is None or new.number > 1:
            return command
        scene, salt = self.scene, command.salt.open()
        first = scene.standing.is_first
        return msgspec.structs.replace(
            command,
            deal=Secret(scene.hands.text),
            commitment=commitment(scene.hands, salt, where, new.board),
            turned=None,
            leader=scene.leader if first else None,
        )
