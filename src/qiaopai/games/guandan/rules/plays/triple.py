"""3張牌 Triple: three cards of one rank, no jokers. Rule: guandan ahcme 一."""

from __future__ import annotations

from functools import cache

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import ACE, Level
from qiaopai.games.guandan.rules.plays.form import Form, alike
from qiaopai.games.guandan.rules.plays.holding import Holding
from qiaopai.games.guandan.rules.plays.kinds import Kind
from qiaopai.games.guandan.rules.plays.move import Move


@cache
def _forms(level: Level) -> tuple[Form, ...]:
    return tuple(alike(Kind.TRIPLE, rank, 3, level) for rank in range(ACE + 1))


def moves(held: Holding, rules: Options) -> list[Move]:
    """A triple for every rank of which three can be shown."""
    forms = _forms(held.level)
    return [Move(forms[rank], held) for rank in held.alike(3)]
