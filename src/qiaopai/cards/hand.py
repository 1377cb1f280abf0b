"""Hands (一手牌): cards in the order in which they are held, spades to clubs, high to low."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter

from qiaopai.cards.card import MOST_QUOTED, Card, Suit, parse_holding
from qiaopai.cards.refusal import Refused

Hand = tuple[Card, ...]
"""A hand: a tuple sorted from the highest index down, so that equal hands are equal values."""


def make_hand(cards: Iterable[Card]) -> Hand:
    """Sort cards into a hand."""
    return tuple(sorted(cards, key=_index, reverse=True))


_index = attrgetter("index")


def without(hand: Hand, card: Card) -> Hand:
    """The hand after `card` has left it."""
    left = list(hand)
    left.remove(card)
    return tuple(left)


def of_suit(hand: Hand, suit: Suit) -> Hand:
    """The cards of one suit in it, high to low."""
    return tuple([card for card in hand if card.suit is suit])


def hand_text(hand: Hand) -> str:
    """Write a hand as PBN does: spades.hearts.diamonds.clubs."""
    suits = ["", "", "", ""]
    for card in hand:
        suits[3 - card.index // 13] += card.text[1]
    return ".".join(suits)


def parse_hand(text: str) -> Hand:
    """Read a hand written as PBN does, a ten as `T` or `10`; a void as nothing or `-`.

    Raises:
        Refused: `bad_hand`, not four suits; `bad_card`; `card_repeated`.

    >>> parse_hand("A...")
    (SA,)
    """
    suits = text.strip().upper().replace("10", "T").replace("-", "").split(".")
    if len(suits) != 4:
        raise Refused("bad_hand", text=text[:MOST_QUOTED])
    cards: list[Card] = []
    for letter, ranks in zip("SHDC", suits, strict=True):
        cards += parse_holding(letter, ranks)
        if len(set(ranks)) != len(ranks):
            twice = max(ranks, key=ranks.count)
            raise Refused("card_repeated", card=letter + twice, times=ranks.count(twice))
    return make_hand(cards)
