"""How likely a play holds the trick (無人能壓): by the cards that have not been seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from qiaopai.games.guandan.bots.worth.groups import BOMB_CLASS, FLUSH_CLASS, JOKERS_CLASS
from qiaopai.games.guandan.bots.worth.layout import RUNS
from qiaopai.games.guandan.rules.plays import Kind, Meaning

Unseen = Sequence[int]
"""Cards not seen, by level value 2 … 17."""


def beaters(meaning: Meaning, unseen: Unseen, natural: Unseen) -> float:
    """About how many plays of the same kind beat it, each weighed by how likely it is held."""
    match meaning.kind:
        case Kind.SINGLE:
            return sum(unseen[meaning.key + 1 :]) * 0.6
        case Kind.PAIR:
            return sum(map(_pairs, unseen[meaning.key + 1 :]))
        case Kind.TRIPLE:
            return sum(map(_triples, unseen[meaning.key + 1 : 16]))
        case Kind.FULL_HOUSE:
            return sum(map(_triples, unseen[meaning.key + 1 : 16])) * 0.9
        case Kind.STRAIGHT:
            return _runs(1, meaning.key, natural, _single, 0.45)
        case Kind.TUBE:
            return _runs(2, meaning.key, natural, _pairs, 0.3)
        case Kind.PLATE:
            return _runs(3, meaning.key, natural, _triples, 0.3)
        case _:
            return 0.0


def bombs_above(meaning: Meaning, unseen: Unseen) -> float:
    """About how many bombs that beat it are among the cards not seen."""
    if meaning.kind is Kind.FOUR_JOKERS:
        return 0.0
    size, key, flushes = 4, 0, 0.6
    if meaning.kind is Kind.BOMB:
        size, key = meaning.size, meaning.key
        flushes = 0.6 if BOMB_CLASS[size] < FLUSH_CLASS else 0.0
    elif meaning.kind is Kind.STRAIGHT_FLUSH:
        size, key, flushes = 6, 0, 0.3
    total = 0.0
    for value in range(2, 16):
        need = size if value > key else size + 1
        if (count := unseen[value]) >= need:
            total += 0.35 * (count - need + 1) / (9 - need) if need < 9 else 0.0
    return total + flushes * (sum(unseen) / 81)


def chance_to_hold(
    meaning: Meaning, unseen: Unseen, natural: Unseen, theirs: int, beat: float, bomb_risk: float
) -> float:
    """The chance that no opponent beats it; `theirs` = the cards that they hold."""
    hidden = sum(unseen)
    if not hidden or not theirs:
        return 1.0
    share = theirs / hidden
    plain = beaters(meaning, unseen, natural) * beat * share
    return exp(-plain - bomb_risk * bombs_above(meaning, unseen) * share * 2)


def bomb_class(meaning: Meaning) -> int:
    """The class of a bomb, from 0; -1 for what is none."""
    match meaning.kind:
        case Kind.BOMB:
            return BOMB_CLASS[meaning.size]
        case Kind.STRAIGHT_FLUSH:
            return FLUSH_CLASS
        case Kind.FOUR_JOKERS:
            return JOKERS_CLASS
        case _:
            return -1


def _single(count: int) -> float:
    return min(1.0, count / 3)


def _pairs(count: int) -> float:
    return min(1.0, (count - 1) / 4) if count > 1 else 0.0


def _triples(count: int) -> float:
    return min(1.0, (count - 2) / 6) if count > 2 else 0.0


def _runs(
    each: int, key: int, natural: Unseen, held: Callable[[int], float], scale: float
) -> float:
    total = 0.0
    for cards, top, run in RUNS:
        if cards == each and top > key:
            total += min(held(natural[rank]) for rank in run)
    return total * scale
