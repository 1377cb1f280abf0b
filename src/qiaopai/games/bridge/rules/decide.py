"""`decide`: what a command brings about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.games.bridge.rules import commands as c
from qiaopai.games.bridge.rules import events as e
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.desk import Desk
from qiaopai.games.bridge.rules.state import State
from qiaopai.games.bridge.rules.why_not import CHECKS
from qiaopai.kernel.messages import Event
from qiaopai.kernel.play.commands import Play, StartDeal
from qiaopai.kernel.play.course import Course
from qiaopai.kernel.play.decide import PLAY_DECIDE, play, play_routine
from qiaopai.kernel.play.deciding import Decide, Routine, decider
from qiaopai.kernel.play.events import DummyFaced, Result
from qiaopai.kernel.play.start import start_deal
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret

PASSED_OUT = Result("passed_out", dict.fromkeys(Seat, 0))
"""Four passes: nobody scores."""
_PASS = Call.PASS
_TWO_PASSES = (_PASS, _PASS)


def _start(course: Course[State], body: StartDeal) -> None:
    assert isinstance(course.desk, Desk)
    start_deal(course, body, course.desk.rulebooks)


def _call(course: Course[State], player: Player, body: c.MakeCall, reason: object) -> None:
    meaning = e.MeaningSecret(body.alert, body.text) if body.alert or body.text else None
    course.tell(e.CallMade(player, body.call), Secret(meaning) if meaning else None)
    auction = course.state.auction
    if not auction.is_over:
        return
    contract, declarer = auction.contract, auction.declarer
    if contract is None or declarer is None:
        course.end_with(PASSED_OUT)
        return
    course.tell(
        e.ContractReached(
            contract.level, contract.denomination, contract.doubling, declarer, declarer.partner
        )
    )


def _call_routine(
    state: State, at: int, player: Player, body: c.MakeCall
) -> tuple[Event, ...] | None:
    """A call of which nothing is told, and which cannot be the third pass."""
    if body.alert or body.text:
        return None
    if body.call is _PASS and state.auction.calls[-2:] == _TWO_PASSES:
        return None
    return (Event(at, e.CallMade(player, body.call)),)


def _ask(course: Course[State], player: Player, body: c.AskMeaning, reason: object) -> None:
    course.tell(e.MeaningAsked(player, body.number))


def _explain(course: Course[State], player: Player, body: c.Explain, reason: object) -> None:
    before = course.state.meaning(body.number)
    meaning = e.MeaningSecret(before.alert if before else False, body.text)
    course.tell(e.MeaningGiven(player, body.number), Secret(meaning))


def _play(course: Course[State], player: Player, body: Play, reason: Any) -> None:
    """As in every game; after the opening lead dummy is faced.

    Law: WBF 2017 41D
    """
    play(course, player, body, reason)
    state = course.state
    if not state.dummy_faced and state.dummy is not None:
        course.tell(DummyFaced(state.dummy, state.dealt[state.dummy]))


_DECIDE: dict[type[Any], Callable[[Course[Any], Player, Any, Any], None]] = {
    **PLAY_DECIDE,
    c.MakeCall: _call,
    c.AskMeaning: _ask,
    c.Explain: _explain,
    Play: _play,
}
_ROUTINE: Routine = {Play: play_routine, c.MakeCall: _call_routine}


def decide_with(desk: Desk) -> Decide:
    """`decide`, with the laws, rulebooks and score of that desk: what a command brings about.

    It raises `Refused` with why it may not be done.
    """
    return decider(desk, _start, CHECKS, _DECIDE, _ROUTINE)
