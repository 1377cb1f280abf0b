"""What a command brings about at a table.

```
Refused
├── seats      seat_taken · no_such_seat · already_seated · not_seated · rounds_not_finished
├── host       not_host · already_started · seats_empty · bots_not_allowed · unknown_bot
├── course     not_playing · deal_not_ended · game_not_finished · bot_plays
├── undo       undo_open · and those of `undo`
└── settings   bad_setting · settings_clash · unknown_rulebook
```
and whatever the game refuses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.kernel.game import Game
from qiaopai.kernel.messages import CommandBody, Event, Office
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.room.table import commands as do
from qiaopai.room.table import events as ev
from qiaopai.room.table import undo
from qiaopai.room.table.course import Course
from qiaopai.room.table.evolve import evolve, settled
from qiaopai.room.table.offices import ROOM_DECISIONS, give_back
from qiaopai.room.table.settings import changed
from qiaopai.room.table.state import Chair, Status, TableState

Decision = Callable[[Course, do.Command], None]


def decide(game: Game[Any], state: TableState | None, command: do.Command) -> tuple[Event, ...]:
    """What happens. Raises: Refused."""
    return tuple(course_of(game, state, command).events)


def course_of(game: Game[Any], state: TableState | None, command: do.Command) -> Course:
    """What happens, with the state after it. Raises: Refused."""
    if state is None:
        return _create(game, command)
    course = Course(game, state, command.at)
    if command.by is Office.ROOM:
        ROOM_DECISIONS[type(command.body)](course, command)
    elif decision := _DECISIONS.get(type(command.body)):
        decision(course, command)
    else:
        _play(course, command)
    course.state = settled(game, state, course.state)
    return course


def _create(game: Game[Any], command: do.Command) -> Course:
    body = command.body
    assert isinstance(body, do.Create)
    created = ev.TableCreated(
        body.table, body.game, body.rulebook, command.by, body.settings, body.changes
    )
    first = Event(command.at, created)
    course = Course(game, evolve(game, None, first), command.at)
    course.events.append(first)
    seats = course.state.seats
    seat = Seat.SOUTH if Seat.SOUTH in seats else next(iter(seats))
    course.happen(ev.SeatTaken(seat, command.by))
    return course


def _play(course: Course, command: do.Command) -> None:
    """A command that is the deal's own."""
    seat = _own_seat(course, command)
    if course.state.status is not Status.PLAYING:
        raise Refused("not_playing")
    if course.state.seats[seat].bot:
        raise Refused("bot_plays")
    if course.state.undo is not None:
        raise Refused("undo_open")
    course.play(seat, command.body)


def _own_seat(course: Course, command: do.Command) -> Seat:
    if (seat := course.state.seat_of(command.by)) is None:
        raise Refused("not_seated")
    return seat


def _sit(course: Course, command: do.Command) -> None:
    body, state = _as(do.Sit, command), course.state
    chair = _chair(state, body.seat)
    own = state.seat_of(command.by)
    if chair.person is not None:
        raise Refused("seat_taken", seat=body.seat.value)
    if state.status is Status.PLAYING:
        raise Refused("deal_not_ended")
    if own is not None and state.is_running:
        raise Refused("already_seated", seat=own.value)
    if own is not None:
        course.happen(ev.SeatLeft(own, command.by))
    course.happen(ev.SeatTaken(body.seat, command.by))
    course.find_host()


def _leave(course: Course, command: do.Command) -> None:
    seat = _own_seat(course, command)
    state, body = course.state, _as(do.Leave, command)
    if state.is_running and not body.confirmed:
        raise Refused("rounds_not_finished", cost=0, rounds=state.settings.rounds)
    course.vacate(seat)
    if course.state.players:
        course.go_on(command.seed)


def _add_bot(course: Course, command: do.Command) -> None:
    body = _as(do.AddBot, command)
    _as_host(course, command)
    _before_play(course)
    _bots_allowed(course, body.level)
    if _chair(course.state, body.seat).person is not None:
        raise Refused("seat_taken", seat=body.seat.value)
    course.happen(ev.BotSeated(body.seat, body.level))


def _remove_bot(course: Course, command: do.Command) -> None:
    body = _as(do.RemoveBot, command)
    _as_host(course, command)
    _before_play(course)
    chair = _chair(course.state, body.seat)
    if chair.bot is None or chair.person is not None:
        raise Refused("no_bot_there", seat=body.seat.value)
    course.happen(ev.SeatLeft(body.seat))


def _fill(course: Course, command: do.Command) -> None:
    body = _as(do.Fill, command)
    _as_host(course, command)
    _before_play(course)
    _bots_allowed(course, body.level)
    for seat, chair in course.state.seats.items():
        if chair.is_empty:
            course.happen(ev.BotSeated(seat, body.level))


def _start(course: Course, command: do.Command) -> None:
    _as_host(course, command)
    if course.state.status is not Status.GATHERING:
        raise Refused("already_started")
    if any(chair.is_empty for chair in course.state.seats.values()):
        raise Refused("seats_empty")
    course.happen(ev.GameStarted())
    course.begin_deal(command.seed)


def _next_deal(course: Course, command: do.Command) -> None:
    seat = _own_seat(course, command)
    if course.state.status is not Status.BETWEEN:
        raise Refused("deal_not_ended" if course.state.status is Status.PLAYING else "not_playing")
    _ready(course, seat)
    course.go_on(command.seed)


def _rematch(course: Course, command: do.Command) -> None:
    seat = _own_seat(course, command)
    if course.state.status is not Status.FINISHED:
        raise Refused("game_not_finished")
    _ready(course, seat)
    course.go_on(command.seed)


def _ready(course: Course, seat: Seat) -> None:
    if seat not in course.state.ready:
        course.happen(ev.SeatReady(seat))


def _return(course: Course, command: do.Command) -> None:
    """Who was taken over plays himself again."""
    seat = _own_seat(course, command)
    if course.state.seats[seat].bot:
        give_back(course, seat)


def _ask_undo(course: Course, command: do.Command) -> None:
    undo.ask(course, _playing_seat(course, command))


def _answer_undo(course: Course, command: do.Command) -> None:
    body = _as(do.AnswerUndo, command)
    undo.answer(course, _playing_seat(course, command), body.option)


def _playing_seat(course: Course, command: do.Command) -> Seat:
    seat = _own_seat(course, command)
    if course.state.seats[seat].bot:
        raise Refused("bot_plays")
    return seat


def _set(course: Course, command: do.Command) -> None:
    body, state = _as(do.Set, command), course.state
    _as_host(course, command)
    if state.status is not Status.GATHERING:
        raise Refused("already_started")
    settings, changes = changed(
        course.game, state.rulebook, state.settings, state.changes, body.settings
    )
    before = {seat for seat, chair in state.seats.items() if not chair.is_empty}
    course.happen(ev.SettingsChanged(settings, changes))
    if gone := before - course.state.seats.keys():
        raise Refused("seat_taken", seat=min(gone).value)


def _as_host(course: Course, command: do.Command) -> None:
    if command.by != course.state.host:
        raise Refused("not_host")


def _before_play(course: Course) -> None:
    if course.state.status is Status.PLAYING:
        raise Refused("deal_not_ended")


def _bots_allowed(course: Course, level: str) -> None:
    if not course.state.settings.bots:
        raise Refused("bots_not_allowed")
    if level not in course.game.bots:
        raise Refused("unknown_bot", level=level[:40])


def _chair(state: TableState, seat: Seat) -> Chair:
    if (chair := state.seats.get(seat)) is None:
        raise Refused("no_such_seat", seat=seat.value)
    return chair


def _as(kind: type[Any], command: do.Command) -> Any:
    assert isinstance(command.body, kind)
    return command.body


_DECISIONS: dict[type[CommandBody], Decision] = {
    do.Sit: _sit,
    do.Leave: _leave,
    do.AddBot: _add_bot,
    do.RemoveBot: _remove_bot,
    do.Fill: _fill,
    do.Start: _start,
    do.NextDeal: _next_deal,
    do.Rematch: _rematch,
    do.Set: _set,
    do.Return: _return,
    do.AskUndo: _ask_undo,
    do.AnswerUndo: _answer_undo,
}
