"""One way to deal the unknown cards (分配暗牌): points and voids exact, all ways equally likely.

Cards are grouped by their points. How many of each group a hand gets is drawn by the number of
ways to get them, then the cards within each group; with two hidden hands nothing is left to
reject.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from functools import lru_cache
from itertools import accumulate
from math import comb

from qiaopai.cards import Card, Hand
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.play.sampling.knowledge import Knowledge
from qiaopai.kernel.play.sampling.limits import Limit
from qiaopai.kernel.points import hcp
from qiaopai.kernel.seats import Seat

Counts = tuple[int, int, int, int, int]
"""Cards of 4, 3, 2, 1 and 0 points."""


def draw(
    known: Knowledge, limits: Mapping[Seat, Limit], order: tuple[Seat, ...], entropy: Entropy
) -> dict[Seat, Hand] | None:
    """The unknown cards of each hidden hand; None when this order came to a dead end."""
    given: dict[Seat, Hand] = {}
    pool = known.pool
    for place, seat in enumerate(order):
        mine = _draw_for(known, limits, order[place:], pool, entropy)
        if mine is None:
            return None
        given[seat] = mine
        pool = tuple(card for card in pool if card not in mine)
    return given


def _draw_for(
    known: Knowledge,
    limits: Mapping[Seat, Limit],
    order: tuple[Seat, ...],
    pool: Hand,
    entropy: Entropy,
) -> Hand | None:
    seat, others = order[0], order[1:]
    able = [card for card in pool if card.suit not in known.voids[seat]]
    forced = [c for c in able if all(c.suit in known.voids[other] for other in others)]
    free = [card for card in able if card not in forced]
    need = known.missing[seat] - len(forced)
    own = _points_left(known, limits, seat, forced)
    if len(others) == 1:
        rest = [card for card in pool if card not in able]
        theirs = _points_left(known, limits, others[0], rest)
        total = hcp(free)
        own = (max(own[0], total - theirs[1]), min(own[1], total - theirs[0]))
    groups = _groups(free)
    counts = _draw_counts(tuple(len(group) for group in groups), need, own, entropy)
    if counts is None:
        return None
    picked = [
        card
        for group, count in zip(groups, counts, strict=True)
        for card in _some(group, count, entropy)
    ]
    return tuple(forced + picked)


def _points_left(
    known: Knowledge, limits: Mapping[Seat, Limit], seat: Seat, sure: list[Card]
) -> tuple[int, int]:
    """The points that its free cards must have, at least and at most."""
    have = hcp(known.played[seat]) + hcp(known.held[seat]) + hcp(sure)
    return limits[seat].low - have, limits[seat].high - have


def _groups(cards: list[Card]) -> tuple[list[Card], ...]:
    return tuple([card for card in cards if hcp((card,)) == points] for points in (4, 3, 2, 1, 0))


def _some(group: list[Card], count: int, entropy: Entropy) -> list[Card]:
    """That many cards of the group, at random."""
    left = list(group)
    for place in range(count):
        other = place + entropy.below(len(left) - place)
        left[place], left[other] = left[other], left[place]
    return left[:count]


def _draw_counts(
    sizes: tuple[int, ...], need: int, points: tuple[int, int], entropy: Entropy
) -> Counts | None:
    ways, bounds = _ways(sizes, need, points)
    if not ways:
        return None
    return ways[bisect_right(bounds, entropy.below(bounds[-1]))]


@lru_cache(maxsize=512)
def _ways(
    sizes: tuple[int, ...], need: int, points: tuple[int, int]
) -> tuple[tuple[Counts, ...], tuple[int, ...]]:
    """How many cards of each group a hand may get, and the running number of ways to get them."""
    aces, kings, queens, jacks, spots = sizes
    found: list[Counts] = []
    weights: list[int] = []
    for a in range(min(aces, need) + 1):
        for k in range(min(kings, need - a) + 1):
            for q in range(min(queens, need - a - k) + 1):
                for j in range(min(jacks, need - a - k - q) + 1):
                    rest = need - a - k - q - j
                    if rest <= spots and points[0] <= 4 * a + 3 * k + 2 * q + j <= points[1]:
                        found.append((a, k, q, j, rest))
                        ways = comb(aces, a) * comb(kings, k) * comb(queens, q)
                        weights.append(ways * comb(jacks, j) * comb(spots, rest))
    return tuple(found), tuple(accumulate(weights))
