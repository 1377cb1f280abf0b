"""The bombs that lie ready in a hand, and whether a play breaks one of them (拆炸彈)."""

from __future__ import annotations

from functools import cache

from qiaopai.games.guandan.rules.cards import ACE, BIG_JOKER, RANKS, SMALL_JOKER, Card, Hand
from qiaopai.games.guandan.rules.plays.bomb import SMALLEST
from qiaopai.games.guandan.rules.plays.holding import SUITS, Holding, straight_tops
from qiaopai.games.guandan.rules.plays.kinds import Kind, Meaning

Row = tuple[int, ...]
"""How many of each rank from two to ace."""


class Bombs:
    """The bombs of a hand without its wild cards: four or more alike, straight flushes, jokers."""

    def __init__(self, held: Holding) -> None:
        counts = held.counts
        self._alike = {rank: counts[rank] for rank in RANKS if counts[rank] >= SMALLEST}
        self._jokers = counts[SMALL_JOKER] == counts[BIG_JOKER] == 2
        self._wild = held.wild
        self._rows = {
            suit: tuple(len(held.natural(rank, suit)) for rank in RANKS)
            for suit, row in zip(SUITS, held.rows, strict=True)
            if straight_tops(row, 0)
        }
        self._flushes = {suit: _most_flushes(row) for suit, row in self._rows.items()}

    def broken_by(self, cards: Hand, meaning: Meaning) -> bool:
        """Whether the play takes a part of a bomb, or leaves fewer straight flushes to play."""
        naturals = [card for card in cards if card is not self._wild]
        jokers = sum(card.is_joker for card in naturals)
        if self._jokers and 0 < jokers < SMALLEST:
            return True
        if self._alike and any(
            0 < sum(card.rank == rank for card in naturals) < count
            for rank, count in self._alike.items()
        ):
            return True
        return bool(self._rows) and self._loses_flush(naturals, meaning)

    def _loses_flush(self, naturals: list[Card], meaning: Meaning) -> bool:
        before = after = 0
        for suit, row in self._rows.items():
            used = [card.rank for card in naturals if card.suit is suit]
            before += self._flushes[suit]
            after += _most_flushes(
                tuple(count - used.count(rank) for rank, count in zip(RANKS, row, strict=True))
            )
        return before - after > (meaning.kind is Kind.STRAIGHT_FLUSH)


@cache
def _most_flushes(row: Row) -> int:
    """How many straight flushes can be played one after the other from one suit."""
    counts = dict(zip(RANKS, row, strict=True))
    most = 0
    for top in range(5, ACE + 1):
        ranks = [rank if rank > 1 else ACE for rank in range(top - 4, top + 1)]
        if all(counts[rank] for rank in ranks):
            left = tuple(count - (rank in ranks) for rank, count in counts.items())
            most = max(most, 1 + _most_flushes(left))
    return most
