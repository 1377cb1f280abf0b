"""What one play costs (一手牌的代價): a turn, less what it can win."""

from __future__ import annotations

from collections.abc import Sequence

from qiaopai.games.guandan.bots.worth.weights import Weights
from qiaopai.games.guandan.rules.plays import Kind

SINGLE = {11: 0.03, 12: 0.08, 13: 0.18, 14: 0.35, 15: 0.5, 16: 0.75, 17: 0.95}
PAIR = {10: 0.05, 11: 0.12, 12: 0.22, 13: 0.38, 14: 0.6, 15: 0.8, 16: 0.95, 17: 1.0}
TRIPLE = {
    2: 0.05, 3: 0.08, 4: 0.1, 5: 0.15, 6: 0.2, 7: 0.25, 8: 0.3, 9: 0.35, 10: 0.42, 11: 0.5,
    12: 0.58, 13: 0.68, 14: 0.8, 15: 0.92,
}  # fmt: skip
"""How surely it wins, by key; a key not named is beaten by nearly everybody."""
LOW_RUN, HIGH_RUN = 0.1, 0.75
BOMB_CLASS = {4: 0, 5: 1, 6: 3, 7: 4, 8: 5, 9: 6, 10: 7}
FLUSH_CLASS, JOKERS_CLASS = 2, 8


def bomb_cost(step: int, key: int, weights: Weights) -> float:
    """A bomb of that class: less than nothing, since it takes the lead whenever it likes."""
    return 1 - weights.bomb - weights.bomb_step * (step + key / 20)


def cost(kind: Kind, size: int, key: int, weights: Weights) -> float:
    """What the play costs in turns."""
    match kind:
        case Kind.BOMB:
            return bomb_cost(BOMB_CLASS[size], key, weights)
        case Kind.STRAIGHT_FLUSH:
            return bomb_cost(FLUSH_CLASS, key, weights)
        case Kind.FOUR_JOKERS:
            return bomb_cost(JOKERS_CLASS, 0, weights)
        case Kind.SINGLE:
            return 1 - weights.follow - weights.control * SINGLE.get(key, 0)
        case Kind.PAIR:
            return 1 - weights.follow - weights.control * PAIR.get(key, 0)
        case Kind.TRIPLE | Kind.FULL_HOUSE:
            return 1 - weights.control * TRIPLE[key]
        case _:
            low = {Kind.STRAIGHT: 5, Kind.TUBE: 3, Kind.PLATE: 2}[kind]
            share = (key - low) / (14 - low)
            return 1 - weights.control * (LOW_RUN + (HIGH_RUN - LOW_RUN) * share)


def rank_costs(key: int, weights: Weights) -> Sequence[float]:
    """What n cards of one rank cost when they are played together, n from 0."""
    few = (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE)
    return (
        0.0,
        *(cost(kind, size, key, weights) for size, kind in enumerate(few, 1)),
        *(cost(Kind.BOMB, size, key, weights) for size in range(4, 11)),
        *(cost(Kind.BOMB, 10, key, weights),) * 2,
    )
