"""Forfeit (弃权): a side that is more than ten minutes late.

Rule: guandan ahcme 七 1
"""

from __future__ import annotations

GRACE = 600
"""Seconds."""


def is_forfeit(late: int) -> bool:
    """Whether so many seconds are too late."""
    return late > GRACE
