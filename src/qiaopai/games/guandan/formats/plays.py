"""A play as text (一手牌): its cards, and what it is declared to mean.

>>> cards, meaning = parse_play("S2,C3,D4,S6,HT straight:5:6")
>>> meaning.kind.value, meaning.key, play_text(cards, meaning)
('straight', 6, 'HT,S6,D4,C3,S2 straight:5:6')

The meaning is kind, number of cards and key, as in a command; the key of a level card is 15,
of the jokers 16 and 17, of the four jokers together 0.
"""

from __future__ import annotations

from qiaopai.games.guandan.rules.cards import Hand, make_hand, parse_card
from qiaopai.games.guandan.rules.plays import Kind, Meaning

_PARTS = 3


def meaning_text(meaning: Meaning) -> str:
    """A meaning (牌意): `full_house:5:9`."""
    return f"{meaning.kind.value}:{meaning.size}:{meaning.key}"


def parse_meaning(text: str) -> Meaning:
    """Read a meaning.

    Raises:
        ValueError: it is none.
    """
    parts = text.split(":")
    if len(parts) != _PARTS or not (parts[1].isdecimal() and parts[2].isdecimal()):
        raise ValueError(f"not a meaning: {text!r}")
    return Meaning(Kind(parts[0]), int(parts[1]), int(parts[2]))


def play_text(cards: Hand, meaning: Meaning) -> str:
    """A play: its cards with commas, then its meaning."""
    return f"{','.join(cards)} {meaning_text(meaning)}"


def parse_play(text: str) -> tuple[Hand, Meaning]:
    """Read a play; its cards come in the order in which a hand is held.

    Raises:
        ValueError: a card or the meaning cannot be read.
    """
    cards, _, meaning = text.partition(" ")
    return make_hand(map(parse_card, cards.split(","))), parse_meaning(meaning.strip())
