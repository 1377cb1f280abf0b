"""What can be counted in a hand (計量): points, controls, losers, lengths, honours."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from qiaopai.cards import Card, Hand, Rank, Suit, of_suit
from qiaopai.kernel.points import hcp

_TOP = sorted(Rank, key=lambda rank: -rank.height)


def controls(hand: Hand) -> int:
    """Controls (控制): two for an ace, one for a king."""
    return 2 * _count(hand, Rank.ACE) + _count(hand, Rank.KING)


def losers(hand: Hand) -> int:
    """Losers (輸張): of the three highest cards of each suit those that are no ace, king, queen.

    In a suit of two only ace and king count, of one only the ace.

    >>> from qiaopai.cards import parse_hand
    >>> losers(parse_hand("AQ854.K6.Q92.J73"))
    7
    """
    return sum(_losers_of(of_suit(hand, suit)) for suit in Suit)


def _losers_of(held: Hand) -> int:
    counted = min(len(held), 3)
    return counted - sum(card.rank in _TOP[:counted] for card in held)


def tops(hand: Hand, suit: Suit, number: int) -> int:
    """How many of the highest cards of a suit (頂張大牌) it holds."""
    return sum(card.rank in _TOP[:number] for card in of_suit(hand, suit))


def lengths(hand: Hand) -> tuple[int, int, int, int]:
    """Its shape (牌型): spades, hearts, diamonds, clubs."""
    counts = [0, 0, 0, 0]
    for card in hand:
        counts[3 - card.suit.order] += 1
    return (counts[0], counts[1], counts[2], counts[3])


def _count(hand: Hand, rank: Rank) -> int:
    return sum(card.rank is rank for card in hand)


def _counter(rank: Rank) -> Callable[[Hand], int]:
    return lambda hand: _count(hand, rank)


MEASURES: Mapping[str, Callable[[Hand], int]] = {
    "hcp": hcp,
    "controls": controls,
    "losers": losers,
    "cards": len,
    "aces": _counter(Rank.ACE),
    "kings": _counter(Rank.KING),
    "queens": _counter(Rank.QUEEN),
    "jacks": _counter(Rank.JACK),
    "tens": _counter(Rank.TEN),
    "longest": lambda hand: max(lengths(hand)),
    "shortest": lambda hand: min(lengths(hand)),
}
"""By name; all but the last two may also be asked of one suit."""

WHOLE_HAND_ONLY = frozenset({"longest", "shortest"})


def measure(name: str, hand: Hand, suit: Suit | None, number: int) -> int:
    """The value of a measure; `number` is how many top cards `top` asks for."""
    if name == "top":
        assert suit is not None
        return tops(hand, suit, number)
    held: tuple[Card, ...] = hand if suit is None else of_suit(hand, suit)
    return MEASURES[name](held)
