"""對牌 Pair: two cards of one rank; two equal jokers, but never one of each.

Two wild cards alone are a pair of level cards. Rule: guandan ahcme 一
"""

from __future__ import annotations

from functools import cache

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import BIG_JOKER, Level
from qiaopai.games.guandan.rules.plays.form import Form, alike
from qiaopai.games.guandan.rules.plays.holding import Holding
from qiaopai.games.guandan.rules.plays.kinds import Kind
from qiaopai.games.guandan.rules.plays.move import Move


@cache
def _forms(level: Level, lower: bool) -> tuple[Form, ...]:
    return tuple(alike(Kind.PAIR, rank, 2, level, not lower) for rank in range(BIG_JOKER + 1))


def moves(held: Holding, rules: Options) -> list[Move]:
    """A pair for every value of which two can be shown."""
    lower = rules.wild_as_lower_single_pair
    forms = _forms(held.level, lower)
    return [Move(forms[rank], held) for rank in held.alike(2, lower) + held.jokers(2)]
