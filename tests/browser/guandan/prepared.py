"""Prepared Guandan deals for browser tests: the test's own composition of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from qiaopai.games.guandan.rules.cards import (
    HAND_SIZE,
    PACK,
    Card,
    Hand,
    Level,
    make_hand,
    parse_cards,
)
from qiaopai.games.guandan.rules.commands import StartDeal
from qiaopai.games.guandan.rules.deal import Hands, make_hands
from qiaopai.games.guandan.rules.plays import Kind, Meaning, moves
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.spec.game import GAME, Guandan
from qiaopai.kernel.commitment import commitment
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal, Rulebook
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.secret import Secret

N, E, S, W = Seat
BOOK = GAME.configure("ahcme", {})


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


def bare(hands: Hands) -> bool:
    """Nobody but south can beat three queens."""
    three = Meaning(Kind.TRIPLE, 3, 12)
    return not any(moves(hands[seat], Level.TWO, three, BOOK) for seat in (E, N, W))


def make_hands_of(cards: Mapping[Seat, str]) -> Hands:
    return make_hands({seat: parse_cards(text) for seat, text in cards.items()})


def no_bombs(attempt: int) -> dict[Seat, str]:
    """South has four great plays; of every other rank nobody has four."""
    hands = {S: [*everything("A").split(), *everything("K").split(), *everything("2").split()]}
    hands |= {seat: [] for seat in (E, N, W)}
    hands[S] += ["SQ", "DQ", "CQ"]
    rest = {"Q": ["SQ", "HQ", "HQ", "DQ", "CQ"], **{r: everything(r).split() for r in "JT9876543"}}
    seats = [E, N, W]
    for at, (rank, cards) in enumerate(rest.items()):
        mixed = list(Entropy(f"no bombs {attempt} {rank}").shuffle(cards))
        for seat in (*seats[at % 3 :], *seats[: at % 3]):
            share = min(3 if rank != "Q" else 2, len(mixed))
            hands[seat] += mixed[:share]
            del mixed[:share]
    jokers = ["SB", "SB", "HR", "HR"]
    for seat in seats:
        while len(hands[seat]) < 27:
            hands[seat].append(jokers.pop())
    return {seat: " ".join(cards) for seat, cards in hands.items()}
