"""Deals that obey every limit (符合所知的牌局): rejected fast, or mended by swapping cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from qiaopai.cards import Card, Hand, make_hand
from qiaopai.kernel.deals import Hands, make_hands
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.play.sampling.drawing import draw
from qiaopai.kernel.play.sampling.knowledge import Knowledge
from qiaopai.kernel.play.sampling.limits import ANYTHING, Limit
from qiaopai.kernel.seats import Seat

REJECTIONS = 12
"""Draws before rejection counts as starved and swapping begins."""
SWAPS = 240
FAILURES = 3
"""Deals given up one after another before the limits are loosened."""

Limits = Mapping[Seat, Limit]


def sample_deals(known: Knowledge, limits: Limits, entropy: Entropy) -> Iterator[Hands]:
    """Cards now held by all four hands, without end; once where only one deal is possible.

    Nothing where the cards do not add up.

    When the limits cannot be met, what was told counts no longer; then not even the suits shown
    out of, for at a table as in a hall somebody may have revoked.
    """
    if not known.is_sound:
        return
    if len(known.hidden) < 2:
        yield _hands(known, dict.fromkeys(known.hidden, known.pool))
        return
    for one, strict in _loosened(known, {seat: limits.get(seat, ANYTHING) for seat in Seat}):
        failures = 0
        while failures < FAILURES:
            given = _one(one, strict, entropy)
            failures = failures + 1 if given is None else 0
            if given is not None:
                yield _hands(one, given)


def _loosened(known: Knowledge, limits: Limits) -> Iterator[tuple[Knowledge, Limits]]:
    yield known, limits
    yield known, {seat: Limit(limit.low, limit.high) for seat, limit in limits.items()}
    yield known, dict.fromkeys(Seat, ANYTHING)
    yield replace(known, voids=dict.fromkeys(Seat, frozenset())), dict.fromkeys(Seat, ANYTHING)


def _hands(known: Knowledge, given: Mapping[Seat, Hand]) -> Hands:
    return make_hands({seat: make_hand((*known.held[seat], *given.get(seat, ()))) for seat in Seat})


def _one(known: Knowledge, limits: Limits, entropy: Entropy) -> dict[Seat, Hand] | None:
    order = tuple(sorted(known.hidden, key=lambda seat: -_tightness(known, limits, seat)))
    best: tuple[int, dict[Seat, Hand]] | None = None
    for _ in range(REJECTIONS):
        given = draw(known, limits, order, entropy)
        if given is None:
            continue
        distance = sum(_distances(known, limits, given).values())
        if distance == 0:
            return given
        if best is None or distance < best[0]:
            best = (distance, given)
    return None if best is None else _mended(known, limits, best[1], entropy)


def _tightness(known: Knowledge, limits: Limits, seat: Seat) -> int:
    limit = limits[seat]
    return 20 * len(known.voids[seat]) - (limit.high - limit.low)


def _distances(known: Knowledge, limits: Limits, given: Mapping[Seat, Hand]) -> dict[Seat, int]:
    return {seat: _distance(known, limits, seat, cards) for seat, cards in given.items()}


def _distance(known: Knowledge, limits: Limits, seat: Seat, cards: Hand) -> int:
    return limits[seat].distance(known.dealt(seat, (*known.held[seat], *cards)))


def _mended(
    known: Knowledge, limits: Limits, given: dict[Seat, Hand], entropy: Entropy
) -> dict[Seat, Hand] | None:
    """Swap cards between hidden hands, never for the worse, until all limits are met."""
    distances = _distances(known, limits, given)
    seats = list(given)
    if len(seats) < 2:
        return None
    for _ in range(SWAPS):
        one, other = entropy.shuffle(seats)[:2]
        card, new = entropy.choose(given[one]), entropy.choose(given[other])
        if card.suit in known.voids[other] or new.suit in known.voids[one]:
            continue
        swapped = {one: _swap(given[one], card, new), other: _swap(given[other], new, card)}
        after = _distances(known, limits, swapped)
        if sum(after.values()) <= distances[one] + distances[other]:
            given, distances = {**given, **swapped}, {**distances, **after}
        if not any(distances.values()):
            return given
    return None


def _swap(cards: Hand, old: Card, new: Card) -> Hand:
    return tuple(new if card is old else card for card in cards)
