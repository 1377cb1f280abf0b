"""What the room itself does at a table: bots, clocks, presence."""

from __future__ import annotations

from collections.abc import Callable

from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Player, Seat
from qiaopai.room.table import commands as do
from qiaopai.room.table import events as ev
from qiaopai.room.table import undo
from qiaopai.room.table.course import Course
from qiaopai.room.table.state import Status

AWAY_AFTER = 3
UNHURRIED = frozenset({"explain"})
"""Questions that hold nobody up: whoever does not answer them in time is not late."""


def _play_for(course: Course, command: do.Command) -> None:
    body = command.body
    assert isinstance(body, do.PlayFor)
    if course.state.status is not Status.PLAYING or Player(body.seat) not in course.state.waiting:
        raise Refused("not_playing")
    if isinstance(body.body, do.AnswerUndo):
        undo.answer(course, body.seat, body.body.option, late=not body.in_time)
        return
    if course.state.undo is not None:
        raise Refused("undo_open")
    question = course.state.waiting[Player(body.seat)].question
    if not body.in_time and question.kind not in UNHURRIED:
        course.happen(ev.TimeRanOut(body.seat))
    course.play(body.seat, body.body)
    _count_as_away(course, body.seat)


def _count_as_away(course: Course, seat: Seat) -> None:
    """Who has not answered three times in a row is away, though he be connected."""
    state = course.state
    if state.timeouts.get(seat, 0) >= AWAY_AFTER and state.status is Status.PLAYING:
        course.happen(ev.SeatTakenOver(seat, state.settings.bot_level))


def _begin_deal(course: Course, command: do.Command) -> None:
    if course.state.status is not Status.BETWEEN:
        raise Refused("not_playing")
    course.begin_deal(command.seed)


def _take_over(course: Course, command: do.Command) -> None:
    body = command.body
    assert isinstance(body, do.TakeOver)
    seat = course.state.seat_of(body.person)
    if seat is None or course.state.seats[seat].bot:
        raise Refused("not_seated")
    if course.state.is_running:
        course.happen(ev.SeatTakenOver(seat, course.state.settings.bot_level))
    else:
        course.vacate(seat)
    if course.state.players:
        course.go_on(command.seed)
    elif course.state.status is Status.BETWEEN:
        course.put_out()


def _give_back(course: Course, command: do.Command) -> None:
    body = command.body
    assert isinstance(body, do.GiveBack)
    seat = course.state.seat_of(body.person)
    if seat is None or not course.state.seats[seat].bot:
        raise Refused("not_seated")
    give_back(course, seat)


def give_back(course: Course, seat: Seat) -> None:
    """He is back. Raises: Refused `bot_plays`."""
    if course.state.settings.return_ == "never":
        raise Refused("bot_plays")
    course.happen(ev.SeatReturned(seat))


def _compensate(course: Course, command: do.Command) -> None:
    body = command.body
    assert isinstance(body, do.Compensate)
    course.happen(ev.ClockCompensated(body.ms))


ROOM_DECISIONS: dict[type[CommandBody], Callable[[Course, do.Command], None]] = {
    do.PlayFor: _play_for,
    do.BeginDeal: _begin_deal,
    do.TakeOver: _take_over,
    do.GiveBack: _give_back,
    do.Compensate: _compensate,
}
