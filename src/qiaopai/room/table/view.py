"""What a viewer may see of a table, built up from nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from qiaopai.kernel.game import Game
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.viewers import SPECTATOR, Role, Viewer, player_viewer
from qiaopai.room.table.asking import asked
from qiaopai.room.table.due import Task, due
from qiaopai.room.table.settings import shown
from qiaopai.room.table.state import Chair, Status, TableState
from qiaopai.room.table.undo import may_undo


class Sheet(msgspec.Struct, frozen=True):
    """The result sheet: a row a deal, in the game's own words, and the totals."""

    deals: tuple[Mapping[str, Any], ...]
    totals: Mapping[Seat, int]


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Deadlines by seat, when the next deal starts by itself, and when this was so."""

    now: int
    deadlines: Mapping[Seat, int] = {}
    next_deal: int | None = None


class UndoView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A request to take something back, while it waits for an answer."""

    by: Seat
    what: str
    """`call`, `card`, `contract` or `play`."""
    to: int
    asked: tuple[Seat, ...]
    """Who may still answer; one acceptance is enough."""
    may_answer: bool = False


class TableView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as one viewer sees it."""

    id: str
    game: str
    rulebook: str
    host: str
    status: Status
    settings: Mapping[str, Any]
    seats: Mapping[Seat, Chair]
    role: Role
    you: Seat | None = None
    ready: tuple[Seat, ...]
    sheet: Sheet
    clock: Clock | None = None
    undo: UndoView | None = None
    may_undo: bool = False
    """Whether this viewer may ask to take back his last call or card now."""
    deal: Any = None
    """The game's own view of the deal."""


def viewer_of(state: TableState, person: str | None) -> Viewer:
    """The role a person has at the table; while a bot plays for him he looks on."""
    seat = None if person is None else state.seat_of(person)
    return SPECTATOR if seat is None or state.seats[seat].bot else player_viewer(seat)


def may_watch(state: TableState, person: str | None) -> bool:
    """Whether he may look at the table as it stands: those who play may always."""
    return state.settings.spectators == "open" or not state.is_running or person in state.persons


def view(game: Game[Any], state: TableState, viewer: Viewer) -> TableView:
    """What the viewer may see."""
    return TableView(
        id=state.id,
        game=state.game,
        rulebook=state.rulebook,
        host=state.host,
        status=state.status,
        settings=shown(game, state.settings, state.options),
        seats=state.seats,
        role=viewer.role,
        you=viewer.player,
        ready=tuple(seat for seat in Seat if seat in state.ready),
        sheet=_sheet(state),
        clock=_clock(state),
        undo=_undo(game, state, viewer),
        may_undo=may_undo(game, state, viewer.player),
        deal=None if state.deal is None else _deal(game, state, viewer),
    )


def _deal(game: Game[Any], state: TableState, viewer: Viewer) -> msgspec.Struct:
    """The game's view; while something may be taken back nobody can go on."""
    seen = game.view(state.deal, viewer)
    if state.undo is not None and hasattr(seen, "legal"):
        return msgspec.structs.replace(seen, legal=msgspec.UNSET)
    return seen


def _undo(game: Game[Any], state: TableState, viewer: Viewer) -> UndoView | None:
    request = state.undo
    if request is None:
        return None
    seats = asked(game, state)
    return UndoView(request.by, request.what, request.to, seats, viewer.player in seats)


def _sheet(state: TableState) -> Sheet:
    rows: list[Mapping[str, Any]] = [
        {**row.summary, "number": row.number, "board": row.board, "points": row.points}
        | ({} if row.counts else {"counts": False})
        for row in state.sheet
    ]
    return Sheet(tuple(rows), state.totals())


def _clock(state: TableState) -> Clock | None:
    tasks = due(state)
    deadlines = {task.seat: task.at for task in tasks if task.task is Task.TIME and task.seat}
    following = next((task.at for task in tasks if task.task is Task.NEXT), None)
    if not deadlines and following is None:
        return None
    return Clock(state.at, deadlines, following)
