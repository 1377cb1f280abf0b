"""The best cards (最佳出牌) at one turn, and a line of best play to the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from qiaopai.cards import Card
from qiaopai.kernel.seats import Seat
from qiaopai.solver.interface import Solver
from qiaopai.solver.positions import Position

Play = tuple[Seat, Card]


def best_of(tricks: Mapping[Card, int]) -> tuple[Card, ...]:
    """The cards with the most tricks."""
    most = max(tricks.values())
    return tuple(card for card, number in tricks.items() if number == most)


def best_cards(solver: Solver, position: Position) -> tuple[Card, ...]:
    """All cards that give nothing away, in the order in which the hand is held."""
    return best_of(solver.solve(position))


def optimum_line(solver: Solver, position: Position) -> tuple[Play, ...]:
    """A line of best play by all (最佳路線); of equals the lowest card, always the same one."""
    return tuple(_line(solver, position))


def _line(solver: Solver, position: Position | None) -> Iterator[Play]:
    while position is not None:
        legal = position.legal()
        best = legal if len(legal) == 1 else best_cards(solver, position)
        card = min(best, key=lambda one: (one.rank.height, one.index))
        yield position.to_play, card
        position = position.after(card)
