"""同花順 Straight flush: a straight of one suit; above a bomb of five, below one of six.

A wild card may stand for a card of any suit. Rule: guandan ahcme 一, 二, 三
"""

from __future__ import annotations

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import ACE
from qiaopai.games.guandan.rules.plays.form import in_a_row
from qiaopai.games.guandan.rules.plays.holding import STRAIGHT, SUITS, Holding, straight_tops
from qiaopai.games.guandan.rules.plays.kinds import Kind
from qiaopai.games.guandan.rules.plays.move import Move

_FORMS = tuple(
    tuple(in_a_row(Kind.STRAIGHT_FLUSH, top, STRAIGHT, 1, suit) for top in range(ACE + 1))
    for suit in SUITS
)


def moves(held: Holding, rules: Options) -> list[Move]:
    """A straight flush for every suit and top."""
    wilds = held.wilds
    return [
        Move(forms[top], held)
        for forms, row in zip(_FORMS, held.rows, strict=True)
        for top in straight_tops(row, wilds)
    ]
