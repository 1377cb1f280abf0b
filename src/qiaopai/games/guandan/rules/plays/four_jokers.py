"""四王 Four jokers: both small and both big jokers; nothing beats them.

Rule: guandan ahcme 一, 二
"""

from __future__ import annotations

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import BIG_JOKER, SMALL_JOKER
from qiaopai.games.guandan.rules.plays.form import Form
from qiaopai.games.guandan.rules.plays.holding import Holding
from qiaopai.games.guandan.rules.plays.kinds import Kind, Meaning
from qiaopai.games.guandan.rules.plays.move import Move

_FORM = Form(Meaning(Kind.FOUR_JOKERS, 4, 0), ((SMALL_JOKER, 2), (BIG_JOKER, 2)))


def moves(held: Holding, rules: Options) -> list[Move]:
    """The four jokers, if they are held."""
    return [Move(_FORM, held)] if len(held.jokers(2)) == 2 else []
