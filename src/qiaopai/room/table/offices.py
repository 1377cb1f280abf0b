"""What the room itself does at a table: bots, clocks, presence."""

from __future__ import annotations

from collections.abc import Callable

from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Player
from qiaopai.room.table import commands as do
from qiaopai.room.table import events as ev
from qiaopai.room.table.course import Course
from qiaopai.room.table.state import Status


def _play_for(course: Course, command: do.Command) -> None:
    body = command.body
    assert isinstance(body, do.PlayFor)
    if course.state.status is not Status.PLAYING or Player(body.seat) not in course.state.waiting:
        raise Refused("not_playing")
    if not body.in_time:
        course.happen(ev.TimeRanOut(body.seat))
    course.play(body.seat, body.body)


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
