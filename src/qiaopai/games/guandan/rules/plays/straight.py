"""順子 Straight: five ranks in a row, no jokers; the ace is low or high, never between.

The level rank keeps its natural place. Five cards of one suit are a straight flush; the option
`suited_run_as_straight` says when they are a straight too. Rule: guandan ahcme 一
"""

from __future__ import annotations

from functools import cache

from qiaopai.cards.card import Suit
from qiaopai.games.guandan.options import Options, SuitedRun
from qiaopai.games.guandan.rules.cards import ACE
from qiaopai.games.guandan.rules.plays.form import Form, in_a_row
from qiaopai.games.guandan.rules.plays.holding import STRAIGHT, SUITS, Holding, straight_tops
from qiaopai.games.guandan.rules.plays.kinds import Kind
from qiaopai.games.guandan.rules.plays.move import Move


@cache
def _forms(suits: SuitedRun) -> tuple[Form, ...]:
    return tuple(in_a_row(Kind.STRAIGHT, top, STRAIGHT, 1, None, suits) for top in range(ACE + 1))


def moves(held: Holding, rules: Options) -> list[Move]:
    """A straight for every top."""
    clubs, diamonds, hearts, spades = held.rows
    tops = straight_tops(clubs | diamonds | hearts | spades, held.wilds)
    suits = rules.suited_run_as_straight
    forms = _forms(suits)
    if suits is SuitedRun.ALWAYS:
        return [Move(forms[top], held) for top in tops]
    return [Move(forms[top], held) for top in tops if _of_two_suits(held, top, suits)]


def _of_two_suits(held: Holding, top: int, suits: SuitedRun) -> bool:
    """Whether the straight can be made of cards that are not all of one suit."""
    window = 0b11111 << top - STRAIGHT + 1
    here = [suit for suit, row in zip(SUITS, held.rows, strict=True) if row & window]
    if len(here) > 1:
        return True
    # A wild card is a heart: among cards of another suit it may also take a natural card's place.
    return suits is SuitedRun.NEVER_WHEN_PHYSICAL and held.wilds > 0 and here != [Suit.HEARTS]
