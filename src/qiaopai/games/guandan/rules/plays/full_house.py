"""3帶2 Full house: a triple with a pair of another rank; the triple is compared.

The pair may be two equal jokers (option), or two wild cards as level cards. Five cards of one
rank are a bomb and nothing else. Rule: guandan ahcme 一, 二
"""

from __future__ import annotations

from functools import cache

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import ACE, BIG_JOKER, Level, rank_value
from qiaopai.games.guandan.rules.plays.form import Form
from qiaopai.games.guandan.rules.plays.holding import Holding
from qiaopai.games.guandan.rules.plays.kinds import Kind, Meaning
from qiaopai.games.guandan.rules.plays.move import Move


@cache
def _forms(level: Level, triple: int) -> tuple[Form, ...]:
    meaning = Meaning(Kind.FULL_HOUSE, 5, rank_value(triple, level))
    return tuple(
        Form(meaning, ((triple, 3), (pair, 2)), anchored=True) for pair in range(BIG_JOKER + 1)
    )


def moves(held: Holding, rules: Options) -> list[Move]:
    """A full house for every triple and every pair that can go with it."""
    triples = held.alike(3)
    if not triples:
        return []
    counts, level, wilds = held.counts, held.level, held.wilds
    ready = held.jokers(2) if rules.full_house_joker_pair else []
    pairs = [ready + [rank for rank in range(2, ACE + 1) if counts[rank] >= 2 - left and (
        counts[rank] or rank == level)] for left in range(wilds + 1)]  # fmt: skip
    found: list[Move] = []
    for triple in triples:
        forms = _forms(level, triple)
        left = wilds - max(0, 3 - counts[triple])
        found += [Move(forms[pair], held) for pair in pairs[left] if pair != triple]
    return found
