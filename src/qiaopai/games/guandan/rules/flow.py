"""Whose turn it is, and when a deal is over (出牌).

Rule: guandan ahcme 三, 四, 六
"""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.games.guandan.rules.state import State
from qiaopai.kernel.seats import Rotation, Seat


def next_turn(state: State, player: Seat) -> Seat:
    """Who acts after that player: the next with cards, or the owner of the top play."""
    owner = None if state.top is None else state.top.seat
    turn = state.rotation.next(player)
    while turn in state.order and turn is not owner:
        turn = state.rotation.next(turn)
    return turn


def is_over(order: tuple[Seat, ...]) -> bool:
    """Whether the order is settled: a double, or three players out."""
    return len(order) == 3 or (len(order) == 2 and order[0].partner is order[1])


def must_report(counts: Mapping[Seat, int], threshold: int) -> tuple[Seat, ...]:
    """Who has so few cards left that he says so (报牌)."""
    return tuple(seat for seat in Seat if 0 < counts[seat] <= threshold)


def whole_order(order: tuple[Seat, ...], rotation: Rotation) -> tuple[Seat, ...]:
    """The order of all four; those who still hold cards in the order of turns after the first."""
    return (*order, *(seat for seat in rotation.from_seat(order[0]) if seat not in order))
