"""`decide`: what a command brings about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules import events as e
from qiaopai.games.guandan.rules.cards import make_hand
from qiaopai.games.guandan.rules.course import Course
from qiaopai.games.guandan.rules.desk import Desk
from qiaopai.games.guandan.rules.flow import is_over, whole_order
from qiaopai.games.guandan.rules.setup import (
    give_lead,
    open_returns,
    open_tributes,
    start_deal,
)
from qiaopai.games.guandan.rules.state import Phase, State
from qiaopai.games.guandan.rules.tribute import returns_taken, taken
from qiaopai.games.guandan.rules.why_not import meaning_of, why_not
from qiaopai.kernel.messages import Command, Event, Office
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.seats import Player, Seat


def decide(state: State, command: Command, desk: Desk) -> tuple[Event, ...]:
    """What the command brings about.

    Raises:
        Refused: why it may not be done.
    """
    course, body = Course(state, command.at, desk), command.body
    if isinstance(body, c.StartDeal):
        if command.by is not Office.ROOM or state.phase not in (Phase.WAITING, Phase.ENDED):
            raise Refused("not_now")
        start_deal(course, body)
        return course.finish()
    if not isinstance(command.by, Seat):
        raise Refused("not_your_hand")
    player = Player(command.by)
    if isinstance(body, c.Play):
        _play(course, player, body)
        return course.finish()
    if (reason := why_not(state, player, body)) is not None:
        raise Refused(reason)
    _DECIDE[type(body)](course, player, body)
    return course.finish()


def _play(course: Course, player: Player, body: c.Play) -> None:
    meaning = meaning_of(course.state, player, body)
    if isinstance(meaning, Refusal):
        raise Refused(meaning)
    course.tell(e.Played(player, make_hand(body.cards), meaning))
    if course.state.hand(player):
        return
    course.tell(e.WentOut(player, len(course.state.order) + 1))
    if is_over(course.state.order):
        _end(course)


def _end(course: Course) -> None:
    state = course.state
    assert state.salt is not None
    order = whole_order(state.order, state.rotation)
    result = course.desk.result(state.standing, order, state.book)
    left = {seat: state.hand(seat) for seat in Seat}
    deal = {seat: state.dealt[seat] for seat in Seat}
    course.tell(e.DealEnded(result, left, deal, state.salt.open()))


def _pass(course: Course, player: Player, body: c.Pass) -> None:
    owner = course.state.top
    course.tell(e.Passed(player))
    if course.state.turn is None:
        assert owner is not None
        course.tell(e.WindTaken(owner.seat.partner, owner.seat))


def _pay(course: Course, player: Player, body: c.PayTribute) -> None:
    course.tell(e.TributeChosen(player), e.ChoiceSecret(body.card))
    open_tributes(course)


def _anti(course: Course, player: Player, body: c.AntiTribute) -> None:
    course.tell(e.TributeChosen(player), e.ChoiceSecret())
    open_tributes(course)


def _take(course: Course, player: Player, body: c.TakeTribute) -> None:
    state = course.state
    course.tell(e.TributeTaken(taken(state.standing, state.payments, body.payer)))


def _return(course: Course, player: Player, body: c.ReturnTribute) -> None:
    course.tell(e.ReturnChosen(player), e.ChoiceSecret(body.card))
    open_returns(course)


def _take_return(course: Course, player: Player, body: c.TakeReturn) -> None:
    state, first = course.state, course.state.standing.order[0]
    course.tell(e.ReturnTaken(returns_taken(state.returns, state.payments, first, body.giver)))
    give_lead(course)


_DECIDE: dict[type[Any], Callable[[Course, Player, Any], None]] = {
    c.Pass: _pass,
    c.PayTribute: _pay,
    c.AntiTribute: _anti,
    c.TakeTribute: _take,
    c.ReturnTribute: _return,
    c.TakeReturn: _take_return,
}
