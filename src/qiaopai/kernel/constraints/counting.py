"""How many hands (計數) there are of a shape and points, and one of them at random, all alike."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Mapping
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
def _holdings(suit: Suit) -> Mapping[tuple[int, int], list[tuple[Card, ...]]]:
    """All 8,192 holdings in a suit by length and points."""
    cards = [card for card in DECK if card.suit is suit]
    found: dict[tuple[int, int], list[tuple[Card, ...]]] = defaultdict(list)
    for length in range(14):
        for holding in combinations(cards, length):
            found[length, hcp(holding)].append(holding)
    return found


@cache
def _of_suit(length: int) -> Counts:
    """Holdings of that many cards of a suit, by points."""
    holdings = _holdings(Suit.SPADES)
    return tuple(len(holdings.get((length, points), ())) for points in range(_SUIT_POINTS))


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


@cache
def _splits(lengths: tuple[int, ...], points: int) -> Counts:
    """Running totals of hands with 0, 1, 2 … of the points in the first of the suits."""
    rest = _of_suits(lengths[1:])
    left = (points - value for value in range(_SUIT_POINTS))
    others = (rest[value] if 0 <= value < len(rest) else 0 for value in left)
    ways = zip(_of_suit(lengths[0]), others, strict=True)
    return tuple(accumulate(own * more for own, more in ways))


def _hand(shape: Lengths, points: int, entropy: Entropy) -> Hand:
    """A hand of the cell: the points of each suit by their number of ways, then its cards."""
    cards: list[Card] = []
    for place, suit in enumerate(Suit):
        totals = _splits(shape[place:], points)
        value = bisect_right(totals, entropy.below(totals[-1]))
        cards += entropy.choose(_holdings(suit)[shape[place], value])
        points -= value
    return make_hand(cards)
