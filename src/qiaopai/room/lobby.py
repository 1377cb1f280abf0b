"""The lobby (大廳): a row for every table where somebody sits, kept with the table's commits."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from qiaopai.kernel.seats import Seat
from qiaopai.room.codec import encode
from qiaopai.room.ports import ProjectionRow
from qiaopai.room.table import Chair, Status, TableState
from qiaopai.room.table.settings import Settings

NAME = "lobby"


class LobbyTable(msgspec.Struct, frozen=True):
    """A table as the lobby shows it; `version` is that of its last change here."""

    id: str
    game: str
    rulebook: str
    status: Status
    host: str
    seats: Mapping[Seat, Chair]
    settings: Settings
    version: int


def lobby_row(before: TableState | None, after: TableState, v: int) -> tuple[ProjectionRow, ...]:
    """The row to be written after a commit, if the lobby would show something else."""
    if before is not None and _shown(before) == _shown(after):
        return ()
    is_open = bool(after.persons) and after.status is not Status.FINISHED
    data = encode(_lobby_table(after, v)) if is_open else None
    return (ProjectionRow(NAME, after.id, data, rank=0 if _has_room(after) else 1),)


def _shown(state: TableState) -> tuple[object, ...]:
    return state.status, state.host, state.seats, state.settings


def _lobby_table(state: TableState, v: int) -> LobbyTable:
    return LobbyTable(
        state.id, state.game, state.rulebook, state.status, state.host, state.seats,
        state.settings, v,
    )  # fmt: skip


def _has_room(state: TableState) -> bool:
    return state.status is Status.GATHERING and any(c.is_empty for c in state.seats.values())


def lobby_table(row: ProjectionRow) -> LobbyTable:
    """A row read back."""
    assert row.data is not None
    return msgspec.json.decode(row.data, type=LobbyTable)
