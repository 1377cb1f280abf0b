"""A hand as the patterns look at it: how many of each rank, which ranks of each suit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from itertools import combinations, product
from operator import or_

from qiaopai.cards.card import Suit
from qiaopai.games.guandan.rules.cards import (
    ACE,
    BIG_JOKER,
    FACES,
    RANKS,
    SMALL_JOKER,
    Card,
    Hand,
    Level,
    make_hand,
    wild_of,
)
from qiaopai.games.guandan.rules.plays.form import Form, suits_fit

SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
"""The suits in the order of `Holding.rows`."""
STRAIGHT = 5
"""Cards in a straight."""
_ROW_BITS = 16
_ROW = (1 << _ROW_BITS) - 1


def _row_bits(card: Card) -> int:
    if card.suit is None:
        return 0
    bits = 1 << card.rank | (card.rank == ACE) << 1
    return bits << _ROW_BITS * card.suit.order


# One byte a rank, and one bit a rank and suit: both are summed up without a loop of ours.
_COUNTS = {card: 1 << 8 * card.rank for card in FACES}
_BITS = {card: _row_bits(card) for card in FACES}


class Holding:
    """A hand at a level (手牌), its wild cards counted apart from the natural cards."""

    __slots__ = ("_faces", "_parts", "counts", "hand", "level", "rows", "wild", "wilds")

    hand: Hand
    level: Level
    wild: Card
    wilds: int
    counts: bytes
    """Natural cards by rank, jokers included."""
    rows: tuple[int, int, int, int]
    """For each of `SUITS` a bit for each rank held; the ace has bit 1 too."""

    def __init__(self, hand: Hand, level: Level) -> None:
        wild = wild_of(level)
        wilds = hand.count(wild)
        counts = sum(map(_COUNTS.__getitem__, hand)) - wilds * _COUNTS[wild]
        bits = reduce(or_, map(_BITS.__getitem__, hand), 0)
        if wilds:
            bits &= ~_BITS[wild]
        self.hand = hand
        self.level = level
        self.wild = wild
        self.wilds = wilds
        self.counts = counts.to_bytes(BIG_JOKER + 1, "little")
        self.rows = (bits & _ROW, bits >> 16 & _ROW, bits >> 32 & _ROW, bits >> 48)
        self._faces: dict[int, Hand] | None = None
        self._parts: dict[tuple[int, int, Suit | None], tuple[Hand, ...]] = {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Holding):
            return NotImplemented
        return self.hand == other.hand and self.level == other.level

    def __hash__(self) -> int:
        return hash((self.hand, self.level))

    def alike(self, size: int, bare: bool = False) -> list[int]:
        """The ranks of which so many cards can be shown, jokers aside.

        Wild cards alone stand for level cards, unless they may be `bare` of a natural card.
        """
        counts = self.counts
        least = max(0 if bare else 1, size - self.wilds)
        found = [rank for rank in RANKS if counts[rank] >= least]
        if size <= self.wilds and counts[self.level] < least:
            found.append(self.level)
        return found

    def jokers(self, size: int) -> list[int]:
        """The ranks of jokers of which so many are held."""
        return [rank for rank in (SMALL_JOKER, BIG_JOKER) if self.counts[rank] >= size]

    def faces(self, rank: int) -> Hand:
        """The natural cards of that rank, clubs first."""
        if self._faces is None:
            self._faces = {}
            for card in reversed(self.hand):
                if card is not self.wild:
                    self._faces[card.rank] = (*self._faces.get(card.rank, ()), card)
        return self._faces.get(rank, ())

    def fewest(self, form: Form) -> Hand:
        """The cards that make that play, with the fewest wild cards."""
        naturals: Hand = ()
        for rank, size in form.groups:
            naturals += self.natural(rank, form.suit)[:size]
        wilds = form.meaning.size - len(naturals)
        if suits_fit(form, naturals, wilds):
            return make_hand(naturals + (self.wild,) * wilds)
        return next(self.fills(form))

    def fills(self, form: Form) -> Iterator[Hand]:
        """Every different way to make that play, those with fewest wild cards first."""
        for used in range(self.wilds + 1):
            for shares in self._shares(form, used):
                for parts in product(*shares):
                    naturals = tuple(card for part in parts for card in part)
                    if suits_fit(form, naturals, used):
                        yield make_hand(naturals + (self.wild,) * used)

    def _shares(self, form: Form, wilds: int) -> Iterator[list[tuple[Hand, ...]]]:
        """The natural cards that each group may show, for every way to share the wild cards."""
        groups = form.groups
        for places in combinations(range(len(groups) + wilds - 1), wilds):
            given = [0] * len(groups)
            for step, place in enumerate(places):
                given[place - step] += 1
            shares = []
            for (rank, size), share in zip(groups, given, strict=True):
                if share > size or (form.anchored and share == size and rank != self.level):
                    break
                if share and rank > ACE:
                    break
                parts = self._part(rank, size - share, form.suit)
                if not parts:
                    break
                shares.append(parts)
            else:
                yield shares

    def natural(self, rank: int, suit: Suit | None) -> Hand:
        """The natural cards of that rank and suit; without a suit, of that rank."""
        faces = self.faces(rank)
        return faces if suit is None else tuple(card for card in faces if card.suit is suit)

    def _part(self, rank: int, size: int, suit: Suit | None) -> tuple[Hand, ...]:
        key = (rank, size, suit)
        if key not in self._parts:
            found = set(combinations(self.natural(rank, suit), size))
            self._parts[key] = tuple(sorted(found, key=lambda part: [c.index for c in part]))
        return self._parts[key]


@cache
def straight_tops(row: int, wilds: int) -> tuple[int, ...]:
    """The tops of the five ranks in a row that these ranks and wild cards make."""
    return tuple(
        top
        for top in range(STRAIGHT, ACE + 1)
        if (row >> top - STRAIGHT + 1 & 0b11111).bit_count() >= STRAIGHT - wilds
    )
