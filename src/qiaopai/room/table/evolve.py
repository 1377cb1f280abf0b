"""The table after an event."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from qiaopai.kernel.game import Game, Question
from qiaopai.kernel.messages import Event
from qiaopai.kernel.replay import Rewound
from qiaopai.kernel.seats import Player, Seat
from qiaopai.room.table import events as ev
from qiaopai.room.table.asking import ACCEPT, ASKED, asked
from qiaopai.room.table.history import rewound, with_commit, with_event
from qiaopai.room.table.state import (
    EMPTY,
    Chair,
    SheetRow,
    Status,
    TableState,
    UndoRequest,
    Waiting,
)  # fmt: skip

T = TypeVar("T")


def evolve(game: Game[Any], state: TableState | None, event: Event) -> TableState:
    """The state after the event; the first one, or one that keeps all, needs none before."""
    return replace(_evolved(game, state, event), v=state.v + 1 if state else 1)


def _evolved(game: Game[Any], state: TableState | None, event: Event) -> TableState:
    body = event.body
    if isinstance(body, ev.TableCreated):
        return _created(game, body, event.at)
    if isinstance(body, ev.StandingKept):
        return _dealing(game, body, event.at)
    assert state is not None, "a table begins with table_created"
    if isinstance(body, ev.TableEvent):
        return replace(_table(game, state, body), at=event.at)
    if isinstance(body, Rewound):
        return replace(rewound(game, state, body), at=event.at)
    return _deal(game, state, event)


def _created(game: Game[Any], body: ev.TableCreated, at: int) -> TableState:
    options = game.configure(body.rulebook, body.changes)
    return TableState(
        id=body.table,
        game=body.game,
        rulebook=body.rulebook,
        host=body.host,
        settings=body.settings,
        changes=body.changes,
        options=options,
        seats=dict.fromkeys(_open(game, options), EMPTY),
        at=at,
    )


def _open(game: Game[Any], options: Any) -> tuple[Seat, ...]:
    vacant = game.first_deal(options, Seat.NORTH).vacant
    return tuple(seat for seat in game.seats if seat is not vacant)


def _dealing(game: Game[Any], body: ev.StandingKept, at: int) -> TableState:
    return TableState(
        id=body.table,
        game=body.game,
        rulebook=body.rulebook,
        host=body.host,
        settings=body.settings,
        changes=body.changes,
        options=game.configure(body.rulebook, body.changes),
        seats=body.seats,
        status=Status.PLAYING,
        sheet=body.sheet,
        number=body.number,
        board=body.board,
        timeouts=body.timeouts,
        deal=game.initial(),
        at=at,
    )


def _table(game: Game[Any], state: TableState, body: ev.TableEvent) -> TableState:
    match body:
        case ev.HostChanged(host):
            return replace(state, host=host)
        case ev.SettingsChanged():
            return _set(game, state, body)
        case ev.GameStarted():
            return replace(state, sheet=(), ready=frozenset(), deal=None)
        case ev.GatheredAgain():
            fresh = replace(state, sheet=(), ready=frozenset(), deal=None)
            return replace(fresh, status=Status.GATHERING)
        case ev.ChairsMoved(moves):
            return _move(state, dict(moves))
        case ev.SeatReady(seat):
            timeouts = {one: times for one, times in state.timeouts.items() if one is not seat}
            return replace(state, ready=state.ready | {seat}, timeouts=timeouts)
        case ev.ClockCompensated(ms):
            return replace(state, waiting=_later(state.waiting, ms))
        case ev.GameFinished():
            return replace(state, status=Status.FINISHED)
        case ev.TimeRanOut(seat):
            times = state.timeouts.get(seat, 0) + 1
            return replace(state, timeouts={**state.timeouts, seat: times}, late=seat)
        case ev.UndoAsked(seat, what, to):
            act = next(one.v for one in state.history if one.v > to)
            return replace(state, undo=UndoRequest(seat, what, to, act))
        case ev.UndoAnswered():
            return _undo_answered(game, state, body)
        case _:
            return _seats(state, body)


def _seats(state: TableState, body: ev.TableEvent) -> TableState:
    match body:
        case ev.SeatTaken(seat, person):
            return _seat(state, seat, Chair(person=person))
        case ev.SeatLeft(seat):
            return _seat(state, seat, EMPTY)
        case ev.BotSeated(seat, level):
            return _seat(state, seat, Chair(bot=level))
        case ev.SeatTakenOver(seat, level):
            return _seat(state, seat, Chair(person=state.seats[seat].person, bot=level))
        case ev.SeatReturned(seat):
            return _seat(state, seat, Chair(person=state.seats[seat].person))
        case _:
            return state


def _seat(state: TableState, seat: Seat, chair: Chair) -> TableState:
    """Another has the seat: nobody waits for an answer to what the one before asked."""
    ready = state.ready if chair.player else state.ready - {seat}
    timeouts = {one: times for one, times in state.timeouts.items() if one is not seat}
    undo = None if state.undo and state.undo.by is seat else state.undo
    seats = {**state.seats, seat: chair}
    return replace(state, seats=seats, ready=ready, timeouts=timeouts, undo=undo)


def _undo_answered(game: Game[Any], state: TableState, body: ev.UndoAnswered) -> TableState:
    """One who consents is followed by `rewound`; when all have refused, the deal goes on."""
    request = state.undo
    assert request is not None
    if body.option == ACCEPT:
        return state
    request = replace(request, refused=request.refused | {body.seat})
    state = replace(state, undo=request)
    return state if asked(game, state) else replace(state, undo=None, undo_refused=request.act)


def _set(game: Game[Any], state: TableState, body: ev.SettingsChanged) -> TableState:
    """The vacant seat stays where it is, as long as the number of players does."""
    options = game.configure(state.rulebook, body.changes)
    seats, wanted = state.seats, _open(game, options)
    if len(seats) != len(wanted):
        seats = {seat: seats.get(seat, EMPTY) for seat in wanted}
    return replace(
        state, settings=body.settings, changes=body.changes, options=options, seats=seats
    )


def _move(state: TableState, moves: Mapping[Seat, Seat]) -> TableState:
    """The persons move, and their columns of the sheet with them."""
    places = permutation(moves)
    sheet = tuple(
        msgspec.structs.replace(row, points=_moved(row.points, places)) for row in state.sheet
    )
    timeouts = _moved(state.timeouts, places)
    return replace(state, seats=_moved(state.seats, places), sheet=sheet, timeouts=timeouts)


def permutation(moves: Mapping[Seat, Seat]) -> dict[Seat, Seat]:
    """Moves made whole: who was where somebody goes takes what became free.

    >>> permutation({Seat.NORTH: Seat.EAST})[Seat.EAST]
    <Seat.NORTH: 'N'>
    """
    freed = [seat for seat in moves if seat not in moves.values()]
    filled = [seat for seat in moves.values() if seat not in moves]
    return {seat: seat for seat in Seat} | dict(moves) | dict(zip(filled, freed, strict=True))


def _moved(by_seat: Mapping[Seat, T], places: Mapping[Seat, Seat]) -> dict[Seat, T]:
    return {places[seat]: value for seat, value in by_seat.items()}


def _later(waiting: Mapping[Player, Waiting], ms: int) -> dict[Player, Waiting]:
    return {player: Waiting(one.question, one.since + ms) for player, one in waiting.items()}


def _deal(game: Game[Any], state: TableState, event: Event) -> TableState:
    deal = game.evolve(state.deal, event)
    state = with_event(replace(state, deal=deal, at=event.at), event)
    if state.status is not Status.PLAYING or (outcome := game.ended(deal)) is None:
        return state
    row = SheetRow(state.number, state.board, outcome.counts, outcome.points, outcome.summary)
    ended = replace(state, status=Status.BETWEEN, ready=frozenset(), waiting={})
    return replace(ended, sheet=(*state.sheet, row), ended=event.at)


def settled(game: Game[Any], before: TableState | None, after: TableState) -> TableState:
    """The state at the end of a commit, where a deal knows whom it waits for, and since when.

    What somebody else did gives a player no new time for the same question.
    """
    acted = bool(after.fresh)
    after = with_commit(game, after)
    if after.status is not Status.PLAYING or (before and _waits_on(before, after)):
        return after
    old = before.waiting if before else {}
    by = after.history[-1].by if acted else None
    waiting = {}
    for player, question in _questions(game, after).items():
        was = old.get(player)
        goes_on = was is not None and player != by and was.question == question
        waiting[player] = was if was and goes_on else Waiting(question, after.at)
    return replace(after, waiting=waiting)


def _waits_on(before: TableState, after: TableState) -> bool:
    """Whether nothing has happened that changes whom the table waits for."""
    same = before.deal is after.deal and before.undo is after.undo
    return same and (after.undo is None or before.seats is after.seats)


def _questions(game: Game[Any], state: TableState) -> Mapping[Player, Question]:
    """The deal's questions; while a request to take back is open, only that."""
    if state.undo is not None:
        return {Player(seat): ASKED for seat in asked(game, state)}
    return game.pending(state.deal)
