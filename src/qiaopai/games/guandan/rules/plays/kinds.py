"""Kinds of plays (牌型) and what a play is declared to mean (牌意).

Rule: guandan ahcme 一, 二
"""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Kind(StrEnum):
    """A kind of play (牌型)."""

    __hash__ = str.__hash__

    SINGLE = "single"
    """單牌."""
    PAIR = "pair"
    """對牌."""
    TRIPLE = "triple"
    """3張牌."""
    FULL_HOUSE = "full_house"
    """3帶2."""
    STRAIGHT = "straight"
    """順子."""
    TUBE = "tube"
    """連對: three pairs in a row."""
    PLATE = "plate"
    """三順: two triples in a row."""
    BOMB = "bomb"
    """炸彈: four or more of one rank."""
    STRAIGHT_FLUSH = "straight_flush"
    """同花順."""
    FOUR_JOKERS = "four_jokers"
    """四王."""

    @property
    def is_bomb(self) -> bool:
        """Whether it beats every play that is no bomb."""
        return self in BOMBS


BOMBS = (Kind.BOMB, Kind.STRAIGHT_FLUSH, Kind.FOUR_JOKERS)
"""The kinds that beat plays of other kinds."""
_ORDER = {kind: place for place, kind in enumerate(Kind)}
_STRAIGHT_FLUSH_CLASS = 6
_FOUR_JOKERS_CLASS = 12


class Meaning(msgspec.Struct, frozen=True, gc=False):
    """What a play means (牌意): its kind, its number of cards, its key.

    The key is the level value of the single, pair, triple or bomb, or of the triple of a full
    house; the natural rank of the top group of a sequence, the ace low counting 1; 0 for the
    four jokers.
    """

    kind: Kind
    size: int
    key: int

    @property
    def is_bomb(self) -> bool:
        """Whether it beats every play that is no bomb (炸彈)."""
        return self.kind in BOMBS

    @property
    def bomb_class(self) -> int:
        """0 for what is no bomb; a higher class beats a lower one whatever the keys.

        Four jokers > 10 … 6 of a rank > straight flush > 5 > 4 of a rank.
        """
        if self.kind is Kind.BOMB:
            return self.size if self.size < _STRAIGHT_FLUSH_CLASS else self.size + 1
        if self.kind is Kind.STRAIGHT_FLUSH:
            return _STRAIGHT_FLUSH_CLASS
        return _FOUR_JOKERS_CLASS if self.kind is Kind.FOUR_JOKERS else 0

    @property
    def strength(self) -> tuple[int, int, int]:
        """Sorts the meanings of the same cards: bombs, a plate before a tube, the higher key."""
        return self.bomb_class, _ORDER[self.kind], self.key

    def beats(self, other: Meaning) -> bool:
        """Whether it may be played on `other` (壓牌): a tie never beats, suits never matter."""
        mine, theirs = self.bomb_class, other.bomb_class
        if mine != theirs:
            return mine > theirs
        return (self.kind, self.size) == (other.kind, other.size) and self.key > other.key
