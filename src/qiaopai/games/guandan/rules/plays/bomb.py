"""炸彈 Bomb: four or more cards of one rank, no jokers; more cards beat fewer.

The source names bombs of up to eight cards; wild cards make nine and ten (option `max_bomb`).
Rule: guandan ahcme 一, 二, 三
"""

from __future__ import annotations

from functools import cache

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import Level
from qiaopai.games.guandan.rules.plays.form import Form, alike
from qiaopai.games.guandan.rules.plays.holding import Holding
from qiaopai.games.guandan.rules.plays.kinds import Kind
from qiaopai.games.guandan.rules.plays.move import Move

SMALLEST = 4
"""Cards in the smallest bomb."""


@cache
def _form(level: Level, rank: int, size: int) -> Form:
    return alike(Kind.BOMB, rank, size, level)


def moves(held: Holding, rules: Options) -> list[Move]:
    """A bomb for every rank and every number of cards."""
    level, wilds = held.level, held.wilds
    return [
        Move(_form(level, rank, size), held)
        for rank in held.alike(SMALLEST)
        for size in range(SMALLEST, min(held.counts[rank] + wilds, rules.max_bomb) + 1)
    ]
