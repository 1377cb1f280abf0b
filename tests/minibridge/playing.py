"""A table to write tests at: commands as a player would send them, deals made to measure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.playing import PlayTable

from qiaopai.cards import DECK, Card, make_hand, parse_card, parse_cards, parse_hand
from qiaopai.games.minibridge.rules import commands as c
from qiaopai.games.minibridge.rules.state import State
from qiaopai.games.minibridge.rules.view import View
from qiaopai.games.minibridge.spec import GAME
from qiaopai.kernel.deals import Hands, check_deal, make_hands, parse_deal
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.effects import Effect
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.points import hcp
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret

N, E, S, W = (Player(seat) for seat in Seat)
HONOURS = tuple(card for card in DECK if hcp((card,)))

SOUTH_DECLARES = parse_deal("N:432.432.432.AKQ5 765.8765.876.876 AKQ.AKQ.AKQ5.432 JT98.JT9.JT9.JT9")
"""South 27, North 9, East nothing, West 4: South declares and West leads."""


def deal_with(points: Mapping[Seat, int]) -> Hands:
    """A deal in which the hands have these points."""
    given: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    assert sum(points.values()) == 40
    assert _give(0, dict(points), given)
    rest = [card for card in DECK if card not in HONOURS]
    for seat in Seat:
        while len(given[seat]) < 13:
            given[seat].append(rest.pop())
    deal = make_hands({seat: make_hand(cards) for seat, cards in given.items()})
    check_deal(deal)
    return deal


def _give(place: int, missing: dict[Seat, int], given: dict[Seat, list[Card]]) -> bool:
    if place == len(HONOURS):
        return not any(missing.values())
    card = sorted(HONOURS, key=lambda one: -hcp((one,)))[place]
    for seat in sorted(Seat, key=lambda one: -missing[one]):
        if missing[seat] >= hcp((card,)) and len(given[seat]) < 13:
            missing[seat] -= hcp((card,))
            given[seat].append(card)
            if _give(place + 1, missing, given):
                return True
            given[seat].pop()
            missing[seat] += hcp((card,))
    return False


def start_of(
    deal: Hands,
    rulebook: str = "tw",
    dealer: Seat = N,
    vacant: Seat | None = None,
    **changes: Any,
) -> p.StartDeal:
    """The room's command that starts it."""
    if vacant is not None:
        changes["players"] = 3
    return p.StartDeal(
        number=1,
        board=1,
        dealer=dealer,
        rulebook=rulebook,
        commitment="",
        deal=Secret(deal.text),
        salt=Secret("0" * 64),
        vacant=vacant,
        changes=changes,
    )


class Table(PlayTable[State, View]):
    game = GAME

    def __init__(
        self,
        deal: Hands = SOUTH_DECLARES,
        rulebook: str = "tw",
        dealer: Seat = N,
        vacant: Seat | None = None,
        **changes: Any,
    ) -> None:
        super().__init__(start_of(deal, rulebook, dealer, vacant, **changes))

    def choose(self, text: str = "NT part") -> None:
        assert self.state.declarer is not None
        denomination, level = text.split()
        player = self.state.controller(self.state.declarer)
        self.do(player, c.ChooseContract(Denomination(denomination), level))

    def attention(self, by: Player, kind: str, hand: Seat, trick: int = 0) -> None:
        self.do(by, p.DrawAttention(kind, hand, trick))

    def claim_out(self, tricks: int) -> None:
        """Declarer claims that many of the tricks left, and everyone agrees."""
        assert self.state.declarer is not None
        self.do(self.state.controller(self.state.declarer), p.Claim(tricks))
        while self.state.claim is not None:
            player = next(iter(GAME.pending(self.state)))
            self.answer(player, "accept")

    def play_until(self, tricks: int) -> None:
        while len(self.state.closed) < tricks:
            self.default()

    @property
    def effects(self) -> list[Effect]:
        """All effects of the rulings."""
        return [effect for note in self.state.rulings for effect in note.effects]

    @property
    def ruling(self) -> str | None:
        return self.state.rulings[-1].ruling

    @property
    def trick(self) -> list[str]:
        return [f"{hand.value}:{card.text}" for hand, card in self.state.trick.cards]


__all__ = [
    "SOUTH_DECLARES", "E", "N", "S", "Table", "W", "deal_with", "parse_card", "parse_cards",
    "parse_hand", "start_of",
]  # fmt: skip
