"""What is known of a hidden hand as it was dealt (對暗牌所知)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from qiaopai.cards import Hand
from qiaopai.kernel.points import hcp

MOST_POINTS = 37
"""No hand has more."""


def _nothing_missing(hand: Hand) -> int:
    return 0


@dataclass(frozen=True, slots=True)
class Limit:
    """Points from `low` to `high`, and how far a hand of 13 is from all else told of it."""

    low: int = 0
    high: int = MOST_POINTS
    misses: Callable[[Hand], int] = _nothing_missing

    def distance(self, hand: Hand) -> int:
        """How far that hand is from being possible."""
        points = hcp(hand)
        return max(self.low - points, points - self.high, 0) + self.misses(hand)


ANYTHING = Limit()
