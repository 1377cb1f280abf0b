"""Forms (樣式): which ranks, and how many of each, make a play.

A form says what a pattern wants; `Holding` says how a hand can fill it.
"""

from __future__ import annotations

import msgspec

from qiaopai.cards.card import Suit
from qiaopai.games.guandan.options import SuitedRun
from qiaopai.games.guandan.rules.cards import ACE, Card, Level, rank_value
from qiaopai.games.guandan.rules.plays.kinds import Kind, Meaning


class Form(msgspec.Struct, frozen=True, gc=False):
    """What makes one play (牌型樣式): groups of equal rank, and what their suits must be."""

    meaning: Meaning
    groups: tuple[tuple[int, int], ...]
    """The natural ranks with how many cards of each."""
    suit: Suit | None = None
    """The suit that all cards have, or stand for."""
    suits: SuitedRun = SuitedRun.ALWAYS
    """Which cards of one suit are no straight."""
    anchored: bool = False
    """Wild cards without a natural card of the group stand for level cards only."""


def alike(kind: Kind, rank: int, size: int, level: Level, anchored: bool = False) -> Form:
    """The form of so many cards of one rank."""
    meaning = Meaning(kind, size, rank_value(rank, level))
    return Form(meaning, ((rank, size),), anchored=anchored)


def in_a_row(
    kind: Kind,
    top: int,
    length: int,
    each: int,
    suit: Suit | None = None,
    suits: SuitedRun = SuitedRun.ALWAYS,
) -> Form:
    """The form of a sequence that ends with `top`: an ace stands below the two or on top."""
    ranks = [rank if rank > 1 else ACE for rank in range(top - length + 1, top + 1)]
    meaning = Meaning(kind, length * each, top)
    return Form(meaning, tuple((rank, each) for rank in ranks), suit, suits)


def suits_fit(form: Form, naturals: tuple[Card, ...], wilds: int) -> bool:
    """Whether cards of these suits may be that play: a straight may not be a straight flush."""
    if form.suits is SuitedRun.ALWAYS:
        return True
    found = {card.suit for card in naturals}
    if wilds and form.suits is SuitedRun.NEVER_WHEN_PHYSICAL:
        found.add(Suit.HEARTS)
    return len(found) > 1
