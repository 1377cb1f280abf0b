"""The score of a deal, term by term (計分).

Rule: minibridge tw 16, jcbl 計分
"""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.rules.contract import Contract, odd_trick_points
from qiaopai.games.minibridge.rules.state import State
from qiaopai.kernel.play.events import Result, Term
from qiaopai.kernel.seats import Seat


def score(options: Options, contract: Contract, tricks: int) -> tuple[int, tuple[Term, ...]]:
    """Points of declarer's side (negative: the defenders') and the terms they are made of."""
    terms = (
        _made(options, contract, tricks)
        if tricks >= contract.tricks
        else _down(options, contract, tricks)
    )
    return sum(term.points for term in terms), terms


def _made(options: Options, contract: Contract, tricks: int) -> tuple[Term, ...]:
    bonus = (
        ("game_bonus", options.game_bonus)
        if contract.is_game
        else ("part_bonus", options.part_bonus)
    )
    terms = [*_odd_tricks(options, contract, tricks - 6), Term(bonus[0], 1, bonus[1], bonus[1])]
    if contract.denomination.is_notrump and options.notrump_bonus:
        terms.append(Term("notrump_bonus", 1, options.notrump_bonus, options.notrump_bonus))
    return tuple(terms)


def _odd_tricks(options: Options, contract: Contract, odd: int) -> list[Term]:
    total = odd_trick_points(options, contract.denomination, odd)
    first = odd_trick_points(options, contract.denomination, 1)
    rest = odd_trick_points(options, contract.denomination, 2) - first
    if first == rest:
        return [Term("odd_tricks", odd, first, total)]
    terms = [Term("first_odd_trick", 1, first, first)]
    return [*terms, Term("further_odd_tricks", odd - 1, rest, total - first)] if odd > 1 else terms


def _down(options: Options, contract: Contract, tricks: int) -> tuple[Term, ...]:
    missing = contract.tricks - tricks
    return (Term("undertricks", missing, -options.undertrick, -missing * options.undertrick),)


def worth(options: Options, contract: Contract, tricks: int) -> int:
    """Points of declarer's side for so many tricks."""
    return score(options, contract, tricks)[0]


def result_of(state: State) -> Result:
    """The result of a deal that has been played."""
    assert state.contract is not None
    assert state.declarer is not None
    tricks = state.counted(state.declarer.side)
    points, terms = score(state.book, state.contract, tricks)
    outcome = "made" if points > 0 else "down"
    return Result(outcome, points_by_chair(state, points), tricks, points, terms)


def points_by_chair(state: State, points: int) -> Mapping[Seat, int]:
    """What each player scores.

    Four players: the side that scores writes it. Three: declarer alone plus or minus, and each
    defender writes the penalty.
    """
    assert state.declarer is not None
    if state.vacant is None:
        side = state.declarer.side if points > 0 else state.declarer.side.opponents
        return {seat: abs(points) if seat.side is side else 0 for seat in Seat}
    declarer = state.controller(state.declarer)
    defenders = max(0, -points)
    return {
        seat: points if seat is declarer else defenders for seat in Seat if seat is not state.vacant
    }
