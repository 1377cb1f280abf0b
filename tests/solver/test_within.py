"""Solves that are given up."""

from collections.abc import Mapping, Sequence
from threading import Event

import pytest

from qiaopai.cards import Card, Suit, parse_card
from qiaopai.kernel.deals import Hands, parse_deal
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.tricks import Trick
from qiaopai.solver.interface import Table
from qiaopai.solver.positions import Position, opening
from qiaopai.solver.sampled import values_of_cards
from qiaopai.solver.within import solve_within

DEAL = parse_deal("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
LEAD = opening(DEAL, Seat.SOUTH, Suit.SPADES)
ACE = parse_card("CA")


class Slow:
    """A solver that answers the first `quick` positions and then nothing until it is let go."""

    def __init__(self, quick: int = 0) -> None:
        self.quick = quick
        self.go = Event()

    def solve(self, position: Position) -> Mapping[Card, int]:
        self.quick -= 1
        if self.quick < 0:
            self.go.wait(20)
        return {ACE: 1}

    def solve_many(self, positions: Sequence[Position]) -> tuple[Mapping[Card, int], ...]:
        raise NotImplementedError

    def table(self, hands: Hands) -> Table:
        raise NotImplementedError

    def tables(self, deals: Sequence[Hands]) -> tuple[Table, ...]:
        raise NotImplementedError


class Broken(Slow):
    """A solver that fails."""

    def solve(self, position: Position) -> Mapping[Card, int]:
        raise Refused("solver_failed", number=-1)


def asked(times: int) -> Sequence[bool]:
    return [False] * times + [True]


def test_an_answer_in_time_is_the_solvers() -> None:
    assert solve_within(Slow(1), LEAD, lambda: False) == {ACE: 1}


def test_nobody_waits_for_a_search_after_the_time() -> None:
    solver, answers = Slow(), iter(asked(3))
    assert solve_within(solver, LEAD, lambda: next(answers)) is None
    assert next(answers, "all asked") == "all asked"
    solver.go.set()


def test_a_fault_of_the_solver_is_told() -> None:
    with pytest.raises(Refused, match="solver_failed"):
        solve_within(Broken(), LEAD, lambda: False)


def test_the_samples_before_it_count() -> None:
    solver = Slow(2)
    answers = iter(asked(5))
    found = values_of_cards(
        solver,
        [DEAL] * 9,
        Trick(Seat.WEST),
        Suit.SPADES,
        lambda tricks, left: float(tricks),
        9,
        lambda: next(answers),
    )
    assert found == {ACE: 1.0}
    assert solver.quick == -1
    solver.go.set()
