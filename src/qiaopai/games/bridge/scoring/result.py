"""The result of a board that has been played (成績)."""

from __future__ import annotations

from qiaopai.games.bridge.rules.state import State
from qiaopai.games.bridge.scoring.score import PROFILES, explain
from qiaopai.kernel.play.events import Result
from qiaopai.kernel.seats import Seat


def result_of(state: State) -> Result:
    """Score and terms; the side that scores writes it, the other 0.

    Law: WBF 2017 77
    """
    contract, declarer = state.contract, state.declarer
    assert contract is not None
    assert declarer is not None
    tricks = state.counted(declarer.side)
    profile = PROFILES[state.book.scoring]
    terms = explain(contract, tricks, state.vulnerability.of(declarer.side), profile)
    points = sum(term.points for term in terms)
    side = declarer.side if points > 0 else declarer.side.opponents
    by_chair = {seat: abs(points) if seat.side is side else 0 for seat in Seat}
    return Result("made" if points > 0 else "down", by_chair, tricks, points, terms)
