"""Suits (花色), ranks (牌張等級) and the 52 cards of the English pack.

Rule: minibridge tw 1
"""

from __future__ import annotations

from enum import Enum
from typing import Self

from qiaopai.cards.refusal import Refused

MOST_QUOTED = 40
"""Of a text that cannot be read, what its refusal repeats."""


class Suit(Enum):
    """A suit (花色); `order` 3 = spades … 0 = clubs, as suits outrank each other."""

    SPADES = ("S", "♠", 3)
    HEARTS = ("H", "♥", 2)
    DIAMONDS = ("D", "♦", 1)
    CLUBS = ("C", "♣", 0)

    def __init__(self, letter: str, symbol: str, order: int) -> None:
        self.letter = letter
        self.symbol = symbol
        self.order = order

    @property
    def is_major(self) -> bool:
        """Whether it is spades or hearts (高花)."""
        return self.order >= 2

    @property
    def is_red(self) -> bool:
        """Whether it is hearts or diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Rank(Enum):
    """A rank (牌張等級); `height` 14 = ace … 2."""

    ACE = ("A", 14)
    KING = ("K", 13)
    QUEEN = ("Q", 12)
    JACK = ("J", 11)
    TEN = ("T", 10)
    NINE = ("9", 9)
    EIGHT = ("8", 8)
    SEVEN = ("7", 7)
    SIX = ("6", 6)
    FIVE = ("5", 5)
    FOUR = ("4", 4)
    THREE = ("3", 3)
    TWO = ("2", 2)

    def __init__(self, letter: str, height: int) -> None:
        self.letter = letter
        self.height = height


class Card:
    """One card (牌張), of which there is only one object: compare with `is` or `==`.

    `index` is 51 for the ace of spades down to 0 for the two of clubs: sorting by it, highest
    first, gives the order in which a hand is held. Cards have no `<` of their own: with one, every
    `card in hand` would ask Python code thirteen times whether two cards are equal.
    """

    __slots__ = ("index", "rank", "suit", "text")

    suit: Suit
    rank: Rank
    index: int
    text: str

    def __init__(self, suit: Suit, rank: Rank) -> None:
        self.suit = suit
        self.rank = rank
        self.index = suit.order * 13 + rank.height - 2
        self.text = suit.letter + rank.letter

    def beats(self, other: Card, trumps: Suit | None) -> bool:
        """Whether this card, played later to the same trick, takes it from `other`."""
        if self.suit is other.suit:
            return self.index > other.index
        return self.suit is trumps

    def __hash__(self) -> int:
        return self.index

    def __repr__(self) -> str:
        return self.text

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return parse_card, (self.text,)


DECK: tuple[Card, ...] = tuple(Card(suit, rank) for suit in Suit for rank in Rank)
"""All 52 cards, from the ace of spades to the two of clubs."""

_BY_TEXT = {card.text: card for card in DECK} | {
    card.suit.letter + "10": card for card in DECK if card.rank is Rank.TEN
}
_BY_RANK = {
    suit.letter: {card.rank.letter: card for card in DECK if card.suit is suit} for suit in Suit
}


def parse_card(text: str) -> Card:
    """Read a card written suit first (`SA`, `H10`, `d2`).

    Raises:
        Refused: `bad_card`, with the text.

    >>> parse_card("h10")
    HT
    """
    card = _BY_TEXT.get(text) or _BY_TEXT.get(text.strip().upper())
    if card is None:
        raise Refused("bad_card", text=text[:MOST_QUOTED])
    return card


def parse_holding(letter: str, ranks: str) -> list[Card]:
    """Read the ranks of one suit, in the order given.

    Raises:
        Refused: `bad_card`, with the text.

    >>> parse_holding("S", "AT2")
    [SA, ST, S2]
    """
    try:
        return list(map(_BY_RANK[letter].__getitem__, ranks))
    except KeyError as fault:
        raise Refused("bad_card", text=letter + fault.args[0]) from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks, in the order given.

    Raises:
        Refused: `bad_card`, with the text.

    >>> parse_cards("SA H10")
    (SA, HT)
    """
    return tuple(parse_card(word) for word in text.split())
