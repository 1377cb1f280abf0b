"""What is only remembered (快取): the lobby and what is due, made again from the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from qiaopai.kernel.refusal import Refused
from qiaopai.room.changes import fold
from qiaopai.room.codec import Codec, game_of
from qiaopai.room.duties import due_rows
from qiaopai.room.loading import Games, load, stream_of
from qiaopai.room.lobby import NAME as LOBBY
from qiaopai.room.lobby import lobby_row
from qiaopai.room.ports import DueRow, ProjectionRow, Store, StoredEvent
from qiaopai.room.table import TableState

TABLES = stream_of("")


async def rebuild(store: Store, games: Games, bot_pause: int) -> tuple[int, int]:
    """Make the lobby and the due rows again; returns how many of each there are.

    To be called while no room is open on the store.
    """
    in_lobby = await store.projections.rebuild([LOBBY], lambda events: lobby_rows(games, events))
    rows: list[DueRow] = []
    for table in await _tables(store):
        rows += await _due(store, games, table, bot_pause)
    await store.due.rebuild(rows)
    return in_lobby, len(rows)


def lobby_rows(games: Games, events: Iterable[StoredEvent]) -> Iterator[ProjectionRow]:
    """The last row that each table's commits wrote."""
    for stream, of_stream in groupby(events, key=lambda event: event.stream):
        if not stream.startswith(TABLES):
            continue
        stored = list(of_stream)
        game = games.get(game_of(stored[0]))
        before: TableState | None = None
        last: tuple[ProjectionRow, ...] = ()
        for commit in fold(game, Codec(game), stored, None) if game else ():
            last = lobby_row(before, commit.after, commit.v) or last
            before = commit.after
        yield from (row for row in last if row.data is not None)


async def _tables(store: Store) -> list[str]:
    return [stream.removeprefix(TABLES) for stream in await store.log.streams(TABLES)]


async def _due(store: Store, games: Games, table: str, bot_pause: int) -> tuple[DueRow, ...]:
    try:
        _, state, _ = await load(store.log, games, table)
    except Refused:
        return ()
    return due_rows(state, bot_pause)
