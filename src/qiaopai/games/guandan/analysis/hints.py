"""Hints (提示): what may be played, the smallest first, bombs kept whole."""

from __future__ import annotations

from qiaopai.games.guandan.analysis.bombs import Bombs
from qiaopai.games.guandan.analysis.grouping import Group
from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import Hand, Level
from qiaopai.games.guandan.rules.plays.generate import moves_of
from qiaopai.games.guandan.rules.plays.holding import Holding
from qiaopai.games.guandan.rules.plays.kinds import Meaning
from qiaopai.games.guandan.rules.plays.move import Move


def hints(hand: Hand, level: Level, table: Meaning | None, rules: Options) -> tuple[Group, ...]:
    """Every meaning that may be played, once for each move.

    Plays that break a bomb come last, before them bombs; then fewer wild cards, groups of a rank
    left whole, the lower key. A wild card is spent where that keeps a bomb.
    """
    held = Holding(hand, level)
    bombs = Bombs(held)
    found = [_hint(held, bombs, move) for move in moves_of(held, table, rules)]
    return tuple(group for _, group in sorted(found, key=lambda hint: hint[0]))


Order = tuple[int, ...]


def _hint(held: Holding, bombs: Bombs, move: Move) -> tuple[Order, Group]:
    meaning, cards = move.meaning, move.cards
    broken = bombs.broken_by(cards, meaning)
    if broken:
        whole = (fill for fill in held.fills(move.form) if not bombs.broken_by(fill, meaning))
        kept = next(whole, None)
        cards, broken = (cards, True) if kept is None else (kept, False)
    order = (
        int(broken),
        meaning.bomb_class,
        cards.count(held.wild),
        _split(held, move),
        meaning.key,
        -meaning.size,
        *(rank for rank, _ in move.form.groups),
    )
    return order, Group(cards, meaning)


def _split(held: Holding, move: Move) -> int:
    """How many cards are left over of the ranks that it takes from."""
    return sum(max(0, held.counts[rank] - size) for rank, size in move.form.groups)
