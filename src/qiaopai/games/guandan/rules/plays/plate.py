"""三順 Plate: exactly two triples in a row, AAA222 to KKKAAA, no jokers.

Rule: guandan ahcme 一
"""

from __future__ import annotations

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import ACE
from qiaopai.games.guandan.rules.plays.form import in_a_row
from qiaopai.games.guandan.rules.plays.holding import Holding
from qiaopai.games.guandan.rules.plays.kinds import Kind
from qiaopai.games.guandan.rules.plays.move import Move

_FORMS = tuple(in_a_row(Kind.PLATE, top, 2, 3) for top in range(2, ACE + 1))
_MISSING = bytes((3, 2, 1, 0, 0, 0, 0, 0, 0))
"""Cards that a triple wants, by the number held."""


def moves(held: Holding, rules: Options) -> list[Move]:
    """A plate for every top."""
    wilds = held.wilds
    want = [_MISSING[count] for count in held.counts[2 : ACE + 1]]
    want.insert(0, want[-1])
    return [
        Move(form, held)
        for form, low, top in zip(_FORMS, want, want[1:], strict=False)
        if low + top <= wilds
    ]
