"""A small double-dummy search for endings with all four hands known, within a budget of nodes."""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.cards import Card, Hand, Suit, without
from qiaopai.kernel.seats import Seat, Side
from qiaopai.kernel.tricks import Trick, playable


class OutOfBudget(Exception):
    """The ending has more lines than the budget of nodes."""


def tricks_for(
    side: Side, hands: Mapping[Seat, Hand], trick: Trick, trumps: Suit | None, budget: int
) -> int | None:
    """Tricks that side still takes with best play by all; None: too many lines."""
    try:
        return _Search(side, trumps, budget).best(dict(hands), trick)
    except OutOfBudget:
        return None


class _Search:
    def __init__(self, side: Side, trumps: Suit | None, budget: int) -> None:
        self.side = side
        self.trumps = trumps
        self.budget = budget
        self.memo: dict[tuple[object, ...], int] = {}

    def best(self, hands: dict[Seat, Hand], trick: Trick) -> int:
        if trick.is_full:
            winner = trick.winner(self.trumps)
            return int(winner.side is self.side) + self.best(hands, Trick(winner))
        seat = trick.next_seat()
        if not hands[seat]:
            return 0
        key = (trick.leader, trick.cards, *hands.values())
        if key not in self.memo:
            self.budget -= 1
            if self.budget < 0:
                raise OutOfBudget
            self.memo[key] = self._choose(hands, trick, seat)
        return self.memo[key]

    def _choose(self, hands: dict[Seat, Hand], trick: Trick, seat: Seat) -> int:
        pick = max if seat.side is self.side else min
        cards = _distinct(playable(hands[seat], trick.suit_led), hands)
        return pick(
            self.best({**hands, seat: without(hands[seat], card)}, trick.with_card(seat, card))
            for card in cards
        )


def _distinct(cards: Hand, hands: Mapping[Seat, Hand]) -> tuple[Card, ...]:
    """One card of each run of equals: no other hand holds a card between them."""
    others = {card.index for hand in hands.values() for card in hand}
    kept: list[Card] = []
    for card in cards:
        same_suit = kept and kept[-1].suit is card.suit
        between = range(card.index + 1, kept[-1].index) if same_suit else range(0)
        adjacent = same_suit and not any(
            index in others and not any(own.index == index for own in cards) for index in between
        )
        if not adjacent:
            kept.append(card)
    return tuple(kept)
