"""Cards (牌): suits, ranks, the 52 cards, hands and deals, in the notation of the field.

>>> from qiaopai.cards import Suit, parse_card, parse_hand
>>> parse_card("SA").suit is Suit.SPADES
True
>>> hand_text(parse_hand("AK102.AQ3.J109.853"))
'AKT2.AQ3.JT9.853'
"""

from qiaopai.cards.card import DECK, Card, Rank, Suit, parse_card, parse_cards
from qiaopai.cards.hand import Hand, hand_text, make_hand, of_suit, parse_hand, without

__all__ = [
    "DECK",
    "Card",
    "Hand",
    "Rank",
    "Suit",
    "hand_text",
    "make_hand",
    "of_suit",
    "parse_card",
    "parse_cards",
    "parse_hand",
    "without",
]
