"""A hand as counts (牌點張數): how many of each rank, of each suit, and the wild cards apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from qiaopai.games.guandan.rules.cards import FACES, Card, Level, wild_of

SUITS = "SHCD"
Run = tuple[int, ...]
_PLACES = {card: (SUITS.index(card[0]), card.rank) for card in FACES}


class Layout:
    """A hand laid out (攤開的牌). The ace stands at rank 14, the jokers at 16 and 17."""

    __slots__ = ("counts", "suited", "wilds")

    def __init__(self, hand: Iterable[Card], level: Level) -> None:
        self.counts = counts = [0] * 18
        self.suited = suited = [[0] * 18 for _ in SUITS]
        self.wilds = 0
        wild = wild_of(level)
        for card in hand:
            if card is wild:
                self.wilds += 1
            else:
                suit, rank = _PLACES[card]
                counts[rank] += 1
                suited[suit][rank] += 1


def _runs(length: int) -> Iterable[tuple[int, Run]]:
    """Runs of ranks with their key, the natural top; an ace may stand below the two."""
    for low in range(1, 16 - length):
        yield low + length - 1, tuple(rank if rank > 1 else 14 for rank in range(low, low + length))


RUNS: Sequence[tuple[int, int, Run]] = (
    *((1, top, run) for top, run in _runs(5)),
    *((2, top, run) for top, run in _runs(3)),
    *((3, top, run) for top, run in _runs(2)),
)
"""Straights, tubes and plates: cards of each rank, key, ranks."""
