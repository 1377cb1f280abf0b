"""What a hand may play: one canonical move for each meaning, or every play.

Cards are recognised by the same definitions: their meanings are those of the moves that take
all of them.

>>> from qiaopai.games.guandan.options import Options
>>> from qiaopai.games.guandan.rules.cards import Level, parse_cards
>>> rules = Options(id="ahcme", source="seed 002")
>>> [(m.kind.value, m.key) for m in readings(parse_cards("S2 C3 D4 S6 HT"), Level.TEN, rules)]
[('straight', 6)]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import Hand, Level
from qiaopai.games.guandan.rules.plays import (
    bomb,
    four_jokers,
    full_house,
    pair,
    plate,
    single,
    straight,
    straight_flush,
    triple,
    tube,
)
from qiaopai.games.guandan.rules.plays.holding import Holding
from qiaopai.games.guandan.rules.plays.kinds import BOMBS, Kind, Meaning
from qiaopai.games.guandan.rules.plays.move import Move

PATTERNS: Mapping[Kind, Callable[[Holding, Options], list[Move]]] = {
    Kind.SINGLE: single.moves,
    Kind.PAIR: pair.moves,
    Kind.TRIPLE: triple.moves,
    Kind.FULL_HOUSE: full_house.moves,
    Kind.STRAIGHT: straight.moves,
    Kind.TUBE: tube.moves,
    Kind.PLATE: plate.moves,
    Kind.BOMB: bomb.moves,
    Kind.STRAIGHT_FLUSH: straight_flush.moves,
    Kind.FOUR_JOKERS: four_jokers.moves,
}
"""All patterns (牌型)."""
LARGEST = 10
"""Cards in the largest play."""


def moves(hand: Hand, level: Level, table: Meaning | None, rules: Options) -> list[Move]:
    """The canonical moves (走法) of a hand: all as a lead, or those that beat the table."""
    return moves_of(Holding(hand, level), table, rules)


def moves_of(held: Holding, table: Meaning | None, rules: Options) -> list[Move]:
    """The same for a hand that has been looked at."""
    if table is None:
        return [move for pattern in PATTERNS.values() for move in pattern(held, rules)]
    found: list[Move] = []
    if not table.is_bomb:
        found += [m for m in PATTERNS[table.kind](held, rules) if m.form.meaning.key > table.key]
    bombs = [move for kind in BOMBS for move in PATTERNS[kind](held, rules)]
    return found + [move for move in bombs if move.form.meaning.beats(table)]


def concrete(
    hand: Hand, level: Level, table: Meaning | None, rules: Options
) -> list[tuple[Hand, Meaning]]:
    """Every play (出牌): each different cards with each meaning that they can have."""
    held = Holding(hand, level)
    return [
        (cards, move.meaning)
        for move in moves_of(held, table, rules)
        for cards in held.fills(move.form)
    ]


def readings(
    cards: Hand, level: Level, rules: Options, table: Meaning | None = None
) -> tuple[Meaning, ...]:
    """What exactly these cards can mean (牌意), the strongest first; none = no play.

    As a lead, or only what beats the table.
    """
    if len(cards) > LARGEST:
        return ()
    size = len(cards)
    found = {m.meaning for m in moves(cards, level, table, rules) if m.size == size}
    return tuple(sorted(found, key=lambda meaning: meaning.strength, reverse=True))
