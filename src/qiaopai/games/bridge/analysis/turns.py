"""Plays (出牌), and the best of the cards at one turn (最佳出牌)."""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.cards import Card
from qiaopai.kernel.seats import Seat

Play = tuple[Seat, Card]


def best_of(tricks: Mapping[Card, int]) -> tuple[Card, ...]:
    """The cards with the most tricks."""
    most = max(tricks.values())
    return tuple(card for card, number in tricks.items() if number == most)
