"""The fewest plays that a hand makes, by ranks alone (最少手數).

Suits do not matter for that: five ranks in a row are one play, a straight or a straight flush.
The ranks are gone through from the low ace up. A state says which sequences are open and what
has been used; for each state the costs are kept that may still turn out best.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from qiaopai.games.guandan.analysis.pieces import PLAY, Sizes, divisions, plays
from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import ACE, BIG_JOKER, SMALL_JOKER
from qiaopai.games.guandan.rules.plays.holding import Holding

LOW_ACE = 1
_STRAIGHT_FLUSH_BONUS = 25
_FOUR_JOKERS_BONUS = 80


class Open(NamedTuple):
    """Sequences begun and not finished, by the number of ranks they have, and what was used."""

    s1: int = 0
    s2: int = 0
    s3: int = 0
    s4: int = 0
    t1: int = 0
    t2: int = 0
    p1: int = 0
    wilds: int = 0
    aces: int = 0
    """Aces used below the two."""


class Step(NamedTuple):
    """What is done at one rank: sequences begun, wild cards used, the rest divided."""

    rank: int
    wilds: int
    straights: int
    tubes: int
    plates: int
    sizes: Sizes


class Way(NamedTuple):
    """The costs so far, and how they came about."""

    x: int
    y: int
    before: Way | None
    step: Step | None


@dataclass(frozen=True, slots=True)
class Division:
    """A hand divided by ranks (分組): the number of plays, and what is done at each rank."""

    plays: int
    steps: tuple[Step, ...]
    jokers: Sizes
    """The jokers: their pieces; four together are the four jokers."""


Layer = dict[Open, list[Way]]


def divide(held: Holding, rules: Options) -> Division:
    """The best division: the fewest plays, and among those the best bombs."""
    layer: Layer = {Open(): [Way(0, 0, None, None)]}
    at_most = _without_sequences(held, rules)
    for rank in range(LOW_ACE, ACE + 1):
        following: Layer = {}
        bonus = _straight_flushes(held, rank + 4)
        for state, ways in layer.items():
            for after, cost, step in _steps(held, rules, rank, state, bonus):
                _add(following, after, cost, step, ways, at_most)
        layer = following
    ended = layer[Open(wilds=held.wilds, aces=0)]
    best, jokers = min(
        ((way, pieces) for way in ended for pieces in _joker_pieces(held, rules)),
        key=lambda found: (_total(*found), _by_themselves(*found)),
    )
    return Division(plays(_sum(best, jokers[0])), tuple(_trace(best)), jokers[1])


def _total(way: Way, pieces: tuple[tuple[int, int], Sizes]) -> int:
    return max(_sum(way, pieces[0]))


def _by_themselves(way: Way, pieces: tuple[tuple[int, int], Sizes]) -> int:
    """The cost where no triple takes the jokers along: of equal ways the one that spares them."""
    return max(way.x, way.y) + max(pieces[0])


def _sum(way: Way, cost: tuple[int, int]) -> tuple[int, int]:
    return way.x + cost[0], way.y + cost[1]


def _trace(way: Way) -> Iterator[Step]:
    while way.step is not None and way.before is not None:
        yield way.step
        way = way.before


def _add(
    layer: Layer, state: Open, cost: tuple[int, int], step: Step, ways: list[Way], at_most: int
) -> None:
    kept = layer.setdefault(state, [])
    for way in ways:
        x, y = way.x + cost[0], way.y + cost[1]
        if max(x, y) > at_most or any(one.x <= x and one.y <= y for one in kept):
            continue
        kept[:] = [one for one in kept if one.x < x or one.y < y]
        kept.append(Way(x, y, way, step))
    if not kept:
        del layer[state]


def _steps(
    held: Holding, rules: Options, rank: int, state: Open, bonus: int
) -> Iterator[tuple[Open, tuple[int, int], Step]]:
    s1, s2, s3, s4, t1, t2, p1, used, aces = state
    needed = s1 + s2 + s3 + s4 + 2 * (t1 + t2) + 3 * p1
    for natural, aces_used in _supply(held, rank, aces):
        for wilds in range(held.wilds - used + 1):
            left = natural + wilds - needed
            if left < 0:
                continue
            for (s, t, p), cost, sizes in _beginnings(rank, left, rules.max_bomb):
                gain = _STRAIGHT_FLUSH_BONUS * min(s, bonus)
                after = Open(s, s1, s2, s3, t, t1, p, used + wilds, aces_used)
                step = Step(rank, wilds, s, t, p, sizes)
                yield after, (cost[0] - gain, cost[1] - gain), step


def _supply(held: Holding, rank: int, aces: int) -> Iterator[tuple[int, int]]:
    """The natural cards at that rank, with the aces that stand below the two afterwards."""
    if rank == LOW_ACE:
        for low in range(held.counts[ACE] + 1):
            yield low, low
    elif rank == ACE:
        yield held.counts[ACE] - aces, 0
    else:
        yield held.counts[rank], aces


@cache
def _beginnings(
    rank: int, left: int, max_bomb: int
) -> tuple[tuple[tuple[int, int, int], tuple[int, int], Sizes], ...]:
    """Straights, tubes and plates begun with these cards, the cost, the rest divided."""
    found = []
    for plates in range((left // 3 if rank < ACE else 0) + 1):
        for tubes in range(((left - 3 * plates) // 2 if rank < ACE - 1 else 0) + 1):
            room = left - 3 * plates - 2 * tubes
            for straights in range((room if rank < ACE - 3 else 0) + 1):
                rest = room - straights
                if rest and rank == LOW_ACE:
                    continue
                new = (straights + tubes + plates) * PLAY
                for (x, y), sizes in divisions(rest, max_bomb):
                    found.append(((straights, tubes, plates), (x + new, y + new), sizes))
    return tuple(found)


def _straight_flushes(held: Holding, top: int) -> int:
    """In how many suits the five ranks up to that top are held."""
    window = 0b11111 << top - 4
    return sum(row & window == window for row in held.rows)


def _joker_pieces(held: Holding, rules: Options) -> list[tuple[tuple[int, int], Sizes]]:
    sizes = tuple(held.counts[rank] for rank in (SMALL_JOKER, BIG_JOKER) if held.counts[rank])
    pairs = sizes.count(2) if rules.full_house_joker_pair else 0
    found = [((len(sizes) * PLAY, (len(sizes) - pairs) * PLAY), sizes)]
    if sizes == (2, 2):
        whole = PLAY - _FOUR_JOKERS_BONUS
        found.append(((whole, whole), (4,)))
    return found


def _without_sequences(held: Holding, rules: Options) -> int:
    """What no way need cost more than: every rank by itself, the wild cards as level cards.

    No step makes a way cheaper, so a way that costs more already is given up.
    """
    x = y = 0
    for rank in range(2, ACE + 1):
        count = held.counts[rank] + (held.wilds if rank == held.level else 0)
        (more, even_more), _ = divisions(count, rules.max_bomb)[0]
        x, y = x + more, y + even_more
    return min(max(x + more, y + even_more) for (more, even_more), _ in _joker_pieces(held, rules))
