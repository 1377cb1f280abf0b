"""Ranges (範圍) of points and lengths."""

from __future__ import annotations

from typing import NamedTuple

NO_END = 40
"""No count in a hand is higher."""


class Span(NamedTuple):
    """From `low` to `high`, both included."""

    low: int = 0
    high: int = NO_END

    def holds(self, value: int) -> bool:
        """Whether the value lies in it."""
        return self.low <= value <= self.high

    def gap(self, value: int) -> int:
        """How far the value lies outside."""
        return max(self.low - value, value - self.high, 0)

    def both(self, other: Span) -> Span:
        """What lies in both; the other where nothing does, for it is the newer one."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Span(low, high) if low <= high else other

    def either(self, other: Span) -> Span:
        """The smallest range that holds both."""
        return Span(min(self.low, other.low), max(self.high, other.high))

    @property
    def text(self) -> str:
        """`15–17`, `5+`, `0–9`, `4`."""
        if self.high >= 13 and self.low and self.high >= 2 * self.low:
            return f"{self.low}+"
        return str(self.low) if self.low == self.high else f"{self.low}–{self.high}"


ANY = Span()


def up(low: int) -> Span:
    """That many or more."""
    return Span(max(low, 0))


def down(high: int) -> Span:
    """That many or fewer."""
    return Span(0, max(high, 0))


def exactly(value: int) -> Span:
    """Just that many."""
    return Span(value, value)
