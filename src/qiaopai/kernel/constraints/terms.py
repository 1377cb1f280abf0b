"""Conditions (條件) as values: a sum within limits, a shape, and, or, not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations, product

from qiaopai.cards import Suit
from qiaopai.kernel.seats import Seat

Lengths = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Measure:
    """Something counted in a hand (計量), in one suit of it or in all."""

    name: str
    seat: Seat
    suit: Suit | None = None
    number: int = 0
    """Of the measure `top`: of how many top cards."""


@dataclass(frozen=True, slots=True)
class Between:
    """A sum of measures that lies within limits (範圍); None: no limit."""

    terms: tuple[tuple[int, Measure], ...]
    low: int | None = None
    high: int | None = None


@dataclass(frozen=True, slots=True)
class Shaped:
    """A hand of one of these shapes (牌型)."""

    seat: Seat
    shapes: frozenset[Lengths]


@dataclass(frozen=True, slots=True)
class AllOf:
    """Every part holds (且); no part at all holds always."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Some part holds (或)."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class NotSo:
    """The part does not hold (非)."""

    part: Condition


Condition = Between | Shaped | AllOf | AnyOf | NotSo


def all_of(*conditions: Condition) -> Condition:
    """All of them together."""
    flat: list[Condition] = []
    for one in conditions:
        flat += one.parts if isinstance(one, AllOf) else (one,)
    return flat[0] if len(flat) == 1 else AllOf(tuple(flat))


def parts_of(condition: Condition) -> tuple[Condition, ...]:
    """The parts that must hold each by itself."""
    return condition.parts if isinstance(condition, AllOf) else (condition,)


def seats_of(condition: Condition) -> frozenset[Seat]:
    """The hands that it speaks of."""
    return frozenset(_seats(condition))


def _seats(condition: Condition) -> Iterator[Seat]:
    match condition:
        case Between(terms):
            yield from (measure.seat for _, measure in terms)
        case Shaped(seat):
            yield seat
        case AllOf(parts) | AnyOf(parts):
            for part in parts:
                yield from _seats(part)
        case NotSo(part):
            yield from _seats(part)


def shapes(*groups: str) -> frozenset[Lengths]:
    """The shapes of a pattern: groups from spades on, each in any order, `x` for any length.

    >>> sorted(shapes("5", "4", "22"))
    [(5, 4, 2, 2)]
    >>> len(shapes("4432")), len(shapes("5", "xxx"))
    (12, 45)
    """
    orders = [sorted(set(permutations(group))) for group in groups]
    found: set[Lengths] = set()
    for choice in product(*orders):
        letters = [letter for group in choice for letter in group]
        found |= set(_filled(letters))
    return frozenset(found)


def _filled(letters: list[str]) -> Iterator[Lengths]:
    ranges = [range(14) if letter == "x" else (int(letter),) for letter in letters]
    for lengths in product(*ranges):
        if sum(lengths) == 13:
            yield (lengths[0], lengths[1], lengths[2], lengths[3])


BALANCED = shapes("4333") | shapes("4432") | shapes("5332")
"""No void, no singleton, at most one doubleton (平均牌型)."""
SEMI_BALANCED = BALANCED | shapes("5422") | shapes("6322")
"""No void, no singleton (準平均牌型)."""
ALL_SHAPES = shapes("xxxx")
"""All 560 shapes."""
