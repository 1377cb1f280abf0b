"""Whether a deal obeys a condition (成立與否), and what shape and points alone can tell of it."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.kernel.constraints.measures import lengths, measure
from qiaopai.kernel.constraints.terms import (
    AllOf,
    AnyOf,
    Between,
    Condition,
    Lengths,
    Measure,
    NotSo,
    Shaped,
)
from qiaopai.kernel.deals import Hands


def holds(condition: Condition, hands: Hands) -> bool:
    """Whether the deal obeys."""
    match condition:
        case Between(terms, low, high):
            total = sum(times * _value(one, hands) for times, one in terms)
            return (low is None or total >= low) and (high is None or total <= high)
        case Shaped(seat, shapes):
            return lengths(hands[seat]) in shapes
        case AllOf(parts):
            return all(holds(part, hands) for part in parts)
        case AnyOf(parts):
            return any(holds(part, hands) for part in parts)
        case NotSo(part):
            return not holds(part, hands)


def _value(one: Measure, hands: Hands) -> int:
    return measure(one.name, hands[one.seat], one.suit, one.number)


def may_hold(condition: Condition, shape: Lengths, points: int) -> bool | None:
    """Whether a hand of that shape and those points obeys; None: they do not tell.

    The condition speaks of one hand only.
    """
    match condition:
        case Between(terms, low, high):
            values = [_known(one, shape, points) for _, one in terms]
            total = 0
            for (times, _), value in zip(terms, values, strict=True):
                if value is None:
                    return None
                total += times * value
            return (low is None or total >= low) and (high is None or total <= high)
        case Shaped(_, shapes):
            return shape in shapes
        case AllOf(parts):
            return _all(may_hold(part, shape, points) for part in parts)
        case AnyOf(parts):
            return _not(_all(_not(may_hold(part, shape, points)) for part in parts))
        case NotSo(part):
            return _not(may_hold(part, shape, points))


def _known(one: Measure, shape: Lengths, points: int) -> int | None:
    if one.name == "cards":
        return sum(shape) if one.suit is None else shape[3 - one.suit.order]
    if one.name == "hcp" and one.suit is None:
        return points
    if one.name == "longest":
        return max(shape)
    return min(shape) if one.name == "shortest" else None


def _all(answers: Iterator[bool | None]) -> bool | None:
    known: bool | None = True
    for answer in answers:
        if answer is False:
            return False
        if answer is None:
            known = None
    return known


def _not(answer: bool | None) -> bool | None:
    return None if answer is None else not answer
