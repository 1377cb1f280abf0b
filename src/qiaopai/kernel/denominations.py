"""Denominations (王牌花色或無王): the four suits and notrump."""

from __future__ import annotations

from enum import Enum

from qiaopai.cards import Suit


class Denomination(Enum):
    """Trumps or notrump (無王); the value is its text on the wire."""

    NOTRUMP = "NT"
    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def trumps(self) -> Suit | None:
        """The trump suit (王牌), or none."""
        return _TRUMPS[self]

    @property
    def is_notrump(self) -> bool:
        """Whether there are no trumps."""
        return self is Denomination.NOTRUMP


_TRUMPS = {
    denomination: next((suit for suit in Suit if suit.letter == denomination.value), None)
    for denomination in Denomination
}


def denomination_of(suit: Suit) -> Denomination:
    """The denomination whose trumps are that suit."""
    return Denomination(suit.letter)
