"""What the rules look at in a hand (手牌的估計)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from qiaopai.cards import Hand, Rank, Suit, of_suit
from qiaopai.kernel.points import hcp

SUITS: tuple[Suit, ...] = tuple(Suit)
MAJORS = (Suit.SPADES, Suit.HEARTS)
MINORS = (Suit.DIAMONDS, Suit.CLUBS)
_PLACE = {suit: place for place, suit in enumerate(SUITS)}
_SHORTNESS = (5, 3, 1)
"""Support points of a void, a singleton and a doubleton."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A hand of 13 cards as the system sees it; tuples run from spades to clubs."""

    points: int
    lengths: tuple[int, ...]
    aces: int
    tops: tuple[int, ...]
    """How many of the five honours each suit has."""
    stopped: tuple[bool, ...]

    def length(self, suit: Suit) -> int:
        """Cards of a suit."""
        return self.lengths[_PLACE[suit]]

    @property
    def is_balanced(self) -> bool:
        """4-3-3-3, 4-4-3-2 or 5-3-3-2 (平均牌型)."""
        ordered = sorted(self.lengths)
        return ordered[0] >= 2 and ordered[1] >= 3 and ordered[3] <= 5

    def support(self, trumps: Suit) -> int:
        """Points in support of partner's suit (支持點): high cards and shortness."""
        short = (self.length(suit) for suit in SUITS if suit is not trumps)
        return self.points + sum(_SHORTNESS[n] for n in short if n < len(_SHORTNESS))


@lru_cache(maxsize=4096)
def facts(hand: Hand) -> Facts:
    """Look at a hand."""
    suits = [of_suit(hand, suit) for suit in SUITS]
    return Facts(
        points=hcp(hand),
        lengths=tuple(len(held) for held in suits),
        aces=sum(card.rank is Rank.ACE for card in hand),
        tops=tuple(sum(card.rank.height >= 10 for card in held) for held in suits),
        stopped=tuple(_is_stopped(held) for held in suits),
    )


def _is_stopped(held: Hand) -> bool:
    """An ace, a guarded king, a queen with two, a jack with three."""
    return bool(held) and held[0].rank.height >= 11 and len(held) >= 15 - held[0].rank.height


def place(suit: Suit) -> int:
    """Where the suit stands in the tuples."""
    return _PLACE[suit]
