"""The ways to divide so many cards of one rank, and what they are worth.

A triple and a pair anywhere in the hand are one play together. What counts is therefore the
number of pieces less the pairs that meet a triple: (pieces - triples, pieces - pairs), of which
the larger says how many plays there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

PLAY = 1000
"""What a play costs; between equal numbers of plays, the better bombs decide."""
Cost = tuple[int, int]
Sizes = tuple[int, ...]


@cache
def divisions(count: int, max_bomb: int) -> tuple[tuple[Cost, Sizes], ...]:
    """The divisions of so many cards of a rank that can be part of a best grouping.

    Undivided, or into pairs and triples that may all meet each other. Nothing else is better:
    a piece that meets none is a play of its own, and then the undivided cards are as good. A
    pair and a triple of one rank that meet are a bomb of five. More cards than a bomb may have
    are not divided: the wild cards among them do as well elsewhere.

    >>> [sizes for _, sizes in divisions(5, 10)]
    [(5,), (3, 2)]
    """
    if count == 0:
        return (((0, 0), ()),)
    found: list[Sizes] = [(count,)]
    if count > 3:
        found += _twos_and_threes(count)
    return tuple((cost(sizes), sizes) for sizes in found) if count <= max_bomb else ()


def _twos_and_threes(count: int) -> Iterator[Sizes]:
    for triples in range(count // 3, -1, -1):
        pairs, odd = divmod(count - 3 * triples, 2)
        if not odd:
            yield (3,) * triples + (2,) * pairs


def cost(sizes: Sizes) -> Cost:
    """What these pieces add."""
    bonus = sum(10 * (size - 3) for size in sizes if size > 3)
    pieces = len(sizes)
    return (
        (pieces - sizes.count(3)) * PLAY - bonus,
        (pieces - sizes.count(2)) * PLAY - bonus,
    )


def plays(value: Cost) -> int:
    """The number of plays."""
    return -(-max(value) // PLAY)
