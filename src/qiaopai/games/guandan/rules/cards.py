"""The cards of Guandan (牌): two packs with jokers, so that every face is there twice.

Two copies of a face cannot be told apart, and a hand is a multiset of faces.

>>> hand = parse_cards("H10 sb C3")
>>> hand
(<Card.SB: 'SB'>, <Card.HT: 'HT'>, <Card.C3: 'C3'>)
>>> level_value(Card.HT, Level.TEN), is_wild(Card.HT, Level.TEN)
(15, True)

Rule: guandan ahcme 一, 三
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import IntEnum, StrEnum
from operator import attrgetter

from qiaopai.cards.card import Suit

LEVEL_CARD, SMALL_JOKER, BIG_JOKER = 15, 16, 17
"""Level values above the ace: a level card (級牌), the small and the big joker (小王、大王)."""
ACE = 14
RANKS = range(2, 15)
"""The natural ranks, two to ace."""
HAND_SIZE = 27


class Card(StrEnum):
    """A face (牌面), suit first; the small joker is `SB`, the big one `HR`."""

    C2, D2, H2, S2 = "C2", "D2", "H2", "S2"
    C3, D3, H3, S3 = "C3", "D3", "H3", "S3"
    C4, D4, H4, S4 = "C4", "D4", "H4", "S4"
    C5, D5, H5, S5 = "C5", "D5", "H5", "S5"
    C6, D6, H6, S6 = "C6", "D6", "H6", "S6"
    C7, D7, H7, S7 = "C7", "D7", "H7", "S7"
    C8, D8, H8, S8 = "C8", "D8", "H8", "S8"
    C9, D9, H9, S9 = "C9", "D9", "H9", "S9"
    CT, DT, HT, ST = "CT", "DT", "HT", "ST"
    CJ, DJ, HJ, SJ = "CJ", "DJ", "HJ", "SJ"
    CQ, DQ, HQ, SQ = "CQ", "DQ", "HQ", "SQ"
    CK, DK, HK, SK = "CK", "DK", "HK", "SK"
    CA, DA, HA, SA = "CA", "DA", "HA", "SA"
    SB = "SB"
    HR = "HR"

    __hash__ = str.__hash__

    rank: int
    """The natural rank, 2 to 14 for the ace; 16 and 17 for the jokers."""
    suit: Suit | None
    """The suit; None for a joker."""
    index: int  # type: ignore[assignment]  # a face needs no str.index
    """0 for the two of clubs to 53 for the big joker, rank by rank."""

    @property
    def is_joker(self) -> bool:
        """Whether it is a joker (王)."""
        return self.suit is None


FACES: tuple[Card, ...] = tuple(Card)
"""The 54 faces, from the two of clubs to the big joker."""
PACK: tuple[Card, ...] = FACES * 2
"""The 108 cards."""

_SUITS = {suit.letter: suit for suit in Suit}
for _index, _card in enumerate(FACES):
    _joker = _index >= 52
    _card.index = _index
    _card.rank = _index - 36 if _joker else 2 + _index // 4
    _card.suit = None if _joker else _SUITS[_card[0]]


class Level(IntEnum):
    """The rank that is being played (打幾), 2 to 14 for the ace."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    __hash__ = int.__hash__

    @property
    def text(self) -> str:
        """`2` to `9`, `T`, `J`, `Q`, `K`, `A`."""
        return "23456789TJQKA"[self - 2]


_LEVELS = {level.text: level for level in Level} | {"10": Level.TEN}
_CARDS = {str(card): card for card in FACES} | {
    f"{suit}10": Card(f"{suit}T") for suit in _SUITS
}  # fmt: skip
_WILDS = {level: Card(f"H{level.text}") for level in Level}

Hand = tuple[Card, ...]
"""A hand or a play (手牌): faces from the highest index down."""


def parse_level(text: str) -> Level:
    """Read a level; `10` is a ten too.

    Raises:
        ValueError: no such level.
    """
    level = _LEVELS.get(text.strip().upper())
    if level is None:
        raise ValueError(f"not a level: {text!r}")
    return level


def parse_card(text: str) -> Card:
    """Read a face.

    Raises:
        ValueError: no such face.
    """
    card = _CARDS.get(text.strip().upper())
    if card is None:
        raise ValueError(f"not a card: {text!r}")
    return card


def parse_cards(text: str) -> Hand:
    """Read faces that blanks separate.

    Raises:
        ValueError: one of them is no face.
    """
    return make_hand(map(parse_card, text.split()))


def make_hand(cards: Iterable[Card]) -> Hand:
    """The cards in the order in which a hand is held."""
    return tuple(sorted(cards, key=attrgetter("index"), reverse=True))


def holds(hand: Hand, cards: Iterable[Card]) -> bool:
    """Whether the hand holds all these cards, a face twice if it stands twice."""
    held = Counter(hand)
    return all(held[card] >= count for card, count in Counter(cards).items())


def without(hand: Hand, cards: Iterable[Card]) -> Hand:
    """What is left of the hand.

    Raises:
        ValueError: it does not hold one of the cards.
    """
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def wild_of(level: Level) -> Card:
    """The wild card (逢人配): the heart of the level."""
    return _WILDS[level]


def is_wild(card: Card, level: Level) -> bool:
    """Whether it is a wild card (逢人配、百搭)."""
    return card is _WILDS[level]


def level_value(card: Card, level: Level) -> int:
    """What it is worth outside sequences: 2 to 14, level card 15, jokers 16 and 17."""
    return rank_value(card.rank, level)


def rank_value(rank: int, level: Level) -> int:
    """What a rank is worth outside sequences: the level's own is lifted above the ace."""
    return LEVEL_CARD if rank == level else rank
