"""How many hands (計數) there are of a shape and points, and one of them at random, all alike."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, combinations
from math import comb

from qiaopai.cards import DECK, Card, Hand, Suit, make_hand
from qiaopai.kernel.constraints.holding import may_hold
from qiaopai.kernel.constraints.terms import ALL_SHAPES, Condition, Lengths
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.points import hcp

ALL_HANDS = comb(52, 13)
_HONOURS = {suit: [card for card in DECK if card.suit is suit][:4] for suit in Suit}
_SPOTS = {suit: [card for card in DECK if card.suit is suit][4:] for suit in Suit}
_SUIT_POINTS = 11
Counts = tuple[int, ...]
"""How many holdings have 0, 1, 2 … points."""


@dataclass(frozen=True, slots=True)
class Cells:
    """Cells of hands, a shape and points each, with running totals of how many hands they hold."""

    cells: tuple[tuple[Lengths, int], ...]
    totals: tuple[int, ...]

    @property
    def hands(self) -> int:
        """How many hands there are in all cells."""
        return self.totals[-1] if self.totals else 0

    def draw(self, entropy: Entropy) -> Hand:
        """One of those hands, all equally likely."""
        shape, points = self.cells[bisect_right(self.totals, entropy.below(self.hands))]
        return _hand(shape, points, entropy)


def cells_for(condition: Condition) -> Cells:
    """The cells whose hands may obey a condition on one hand."""
    found = [
        ((shape, points), hands)
        for shape in sorted(ALL_SHAPES)
        for points, hands in enumerate(_of_suits(shape))
        if hands and may_hold(condition, shape, points) is not False
    ]
    totals = accumulate(hands for _, hands in found)
    return Cells(tuple(cell for cell, _ in found), tuple(totals))


@cache
def _of_suit(length: int) -> Counts:
    """Holdings of that many cards of a suit, by points."""
    counts = [0] * _SUIT_POINTS
    for points, honours in _honour_sets(Suit.SPADES):
        if len(honours) <= length:
            counts[points] += comb(9, length - len(honours))
    return tuple(counts)


def _honour_sets(suit: Suit) -> Iterator[tuple[int, tuple[Card, ...]]]:
    for number in range(5):
        for honours in combinations(_HONOURS[suit], number):
            yield hcp(honours), honours


@cache
def _of_suits(lengths: tuple[int, ...]) -> Counts:
    """Hands of so many cards in each of some suits, by points."""
    if not lengths:
        return (1,)
    first, rest = _of_suit(lengths[0]), _of_suits(lengths[1:])
    counts = [0] * (len(first) + len(rest) - 1)
    for points, ways in enumerate(first):
        for others, more in enumerate(rest if ways else ()):
            counts[points + others] += ways * more
    return tuple(counts)


def _hand(shape: Lengths, points: int, entropy: Entropy) -> Hand:
    """A hand of the cell: the points of each suit by their number of ways, then its cards."""
    cards: list[Card] = []
    for place, suit in enumerate(Suit):
        own, rest = _of_suit(shape[place]), _of_suits(shape[place + 1 :])
        ways = [
            count * (rest[points - value] if 0 <= points - value < len(rest) else 0)
            for value, count in enumerate(own)
        ]
        value = _weighted(ways, entropy)
        points -= value
        cards += _holding(suit, shape[place], value, entropy)
    return make_hand(cards)


def _holding(suit: Suit, length: int, points: int, entropy: Entropy) -> list[Card]:
    choices = [
        honours
        for value, honours in _honour_sets(suit)
        if value == points and len(honours) <= length
    ]
    ways = [comb(9, length - len(honours)) for honours in choices]
    honours = choices[_weighted(ways, entropy)]
    spots = entropy.shuffle(_SPOTS[suit])[: length - len(honours)]
    return [*honours, *spots]


def _weighted(ways: Sequence[int], entropy: Entropy) -> int:
    """A place in the list, as likely as its number of ways."""
    return bisect_right(list(accumulate(ways)), entropy.below(sum(ways)))
