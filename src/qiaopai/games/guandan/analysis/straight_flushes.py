"""The straight flushes that a hand can make, suit by suit (找同花順)."""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.cards.card import Suit
from qiaopai.games.guandan.analysis.grouping import Group
from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import Hand, Level
from qiaopai.games.guandan.rules.plays import straight_flush
from qiaopai.games.guandan.rules.plays.holding import SUITS, Holding


def straight_flushes(hand: Hand, level: Level, rules: Options) -> Mapping[Suit, tuple[Group, ...]]:
    """For each suit those that can be made, with fewest wild cards first, then the highest.

    >>> from qiaopai.games.guandan.rules.cards import parse_cards
    >>> rules = Options(id="ahcme", source="seed 002")
    >>> found = straight_flushes(parse_cards("H2 S3 S4 S5 S6 S7"), Level.TWO, rules)
    >>> [group.meaning.key for group in found[Suit.SPADES]]
    [7, 8, 6]
    """
    held = Holding(hand, level)
    found: dict[Suit, list[tuple[int, Group]]] = {suit: [] for suit in SUITS}
    for move in straight_flush.moves(held, rules):
        suit = move.form.suit
        if suit is not None:
            natural = sum(bool(held.natural(rank, suit)) for rank, _ in move.form.groups)
            found[suit].append((natural, Group(move.cards, move.meaning)))
    return {
        suit: tuple(group for _, group in sorted(groups, key=_first, reverse=True))
        for suit, groups in found.items()
    }


def _first(found: tuple[int, Group]) -> tuple[int, int]:
    return found[0], found[1].meaning.key
