"""The words that the language knows (詞彙), English and Chinese."""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.cards import Suit
from qiaopai.kernel.constraints.terms import (
    ALL_SHAPES,
    BALANCED,
    SEMI_BALANCED,
    Lengths,
)
from qiaopai.kernel.seats import Seat

SEATS: Mapping[str, Seat] = {
    word: seat
    for seat, words in {
        Seat.NORTH: ("n", "north", "北"),
        Seat.EAST: ("e", "east", "東", "东"),
        Seat.SOUTH: ("s", "south", "南"),
        Seat.WEST: ("w", "west", "西"),
    }.items()
    for word in words
}
SUITS: Mapping[str, Suit] = {
    word: suit
    for suit, words in {
        Suit.SPADES: ("spades", "spade", "♠", "黑桃"),
        Suit.HEARTS: ("hearts", "heart", "♥", "紅心", "红心"),
        Suit.DIAMONDS: ("diamonds", "diamond", "♦", "方塊", "方块"),
        Suit.CLUBS: ("clubs", "club", "♣", "梅花"),
    }.items()
    for word in words
}
MEASURE_WORDS: Mapping[str, str] = {
    word: name
    for name, words in {
        "hcp": ("hcp", "points", "點", "点"),
        "controls": ("controls", "控制"),
        "losers": ("losers", "輸張", "输张"),
        "aces": ("aces", "ace"),
        "kings": ("kings", "king"),
        "queens": ("queens", "queen"),
        "jacks": ("jacks", "jack"),
        "tens": ("tens", "ten"),
        "longest": ("longest",),
        "shortest": ("shortest",),
    }.items()
    for word in words
}
SHAPE_WORDS: Mapping[str, frozenset[Lengths]] = {
    "balanced": BALANCED,
    "平均": BALANCED,
    "semibalanced": SEMI_BALANCED,
    "semi-balanced": SEMI_BALANCED,
    "準平均": SEMI_BALANCED,
    "准平均": SEMI_BALANCED,
    "unbalanced": ALL_SHAPES - SEMI_BALANCED,
    "不平均": ALL_SHAPES - SEMI_BALANCED,
}
AND = frozenset({"and", "且"})
OR = frozenset({"or", "或"})
NOT = frozenset({"not", "非"})
OF = "of"
IN = "in"
TOP = frozenset({"top", "頂張", "顶张"})
COMPARISONS: Mapping[str, str] = {
    "≥": ">=", "≤": "<=", "≠": "!=", "==": "=",
    ">=": ">=", "<=": "<=", "!=": "!=", "=": "=", "<": "<", ">": ">",
}  # fmt: skip
