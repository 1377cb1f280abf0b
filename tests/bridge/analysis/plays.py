"""Plays for tests: cards by whose turn it is, and a line of best play."""

from collections.abc import Iterator, Sequence

from qiaopai.cards import Card, Suit
from qiaopai.games.bridge.analysis.turns import Play, best_of
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.seats import Seat
from qiaopai.solver.interface import Solver
from qiaopai.solver.positions import Position, opening


def in_turn(hands: Hands, declarer: Seat, trumps: Suit | None, cards: Sequence[Card]) -> list[Play]:
    """Cards in the order played, each with the hand whose turn it was."""
    position: Position | None = opening(hands, declarer, trumps)
    plays: list[Play] = []
    for card in cards:
        assert position is not None
        plays.append((position.to_play, card))
        position = position.after(card)
    return plays


def best_line(solver: Solver, position: Position | None) -> Iterator[Play]:
    """Best play by all; of equals the lowest card."""
    while position is not None:
        best = best_of(solver.solve(position))
        card = min(best, key=lambda one: (one.rank.height, one.index))
        yield position.to_play, card
        position = position.after(card)
