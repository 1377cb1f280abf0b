"""The scale of 26 points (26分制): 13 each, and a point for every level of difference.

Rule: guandan national2017 appendix 4
"""

from __future__ import annotations

HALF = 13
PASSED_A = 15
"""A side that has passed A stands one above A."""


def points(one: int, other: int) -> tuple[int, int]:
    """The points of both sides from their levels, 2 to 14, or 15 when A was passed.

    >>> points(13, 8), points(PASSED_A, 2)
    ((18, 8), (26, 0))
    """
    return HALF + one - other, HALF + other - one
