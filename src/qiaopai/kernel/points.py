"""High-card points (大牌點): ace 4, king 3, queen 2, jack 1.

Rule: minibridge tw 4
"""

from __future__ import annotations

from collections.abc import Iterable

from qiaopai.cards import Card, Rank

_POINTS = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}


def hcp(cards: Iterable[Card]) -> int:
    """Count high-card points.

    >>> from qiaopai.cards import parse_hand
    >>> hcp(parse_hand("3.K54.AQ65.AQJ76"))
    16
    """
    return sum(_POINTS.get(card.rank, 0) for card in cards)
