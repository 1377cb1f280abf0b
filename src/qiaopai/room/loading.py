"""Reading a table from the log: from its last standing, or from far enough back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qiaopai.kernel.game import Game
from qiaopai.kernel.refusal import Refused
from qiaopai.room.changes import Change, Whole, fold, missed
from qiaopai.room.codec import Codec, game_of
from qiaopai.room.ports import EventLog, StoredEvent
from qiaopai.room.table.events import StandingKept, TableCreated
from qiaopai.room.table.state import TableState

REACH = 900
"""How many events back missed commits are looked for: more than 200 commits."""
MESSAGES = 400
"""How many missed commits are sent one by one; beyond that a snapshot says it sooner."""

Games = Mapping[str, Game[Any]]
_BEGINNINGS = {str(k.__struct_config__.tag) for k in (TableCreated, StandingKept)}


def stream_of(table: str) -> str:
    """The name of a table's stream."""
    return f"table/{table}"


async def last_standing(log: EventLog, stream: str) -> list[StoredEvent]:
    """The events from the last one that loading can begin with."""
    kind = str(StandingKept.__struct_config__.tag)
    standing = await log.last_of_kind(stream, kind)
    return await log.read(stream, standing.seq - 1 if standing else 0)


async def load(log: EventLog, games: Games, table: str) -> tuple[Game[Any], TableState, int]:
    """A table as it stands. Raises: Refused `unknown_table`."""
    stored = await last_standing(log, stream_of(table))
    if not stored or (game := games.get(game_of(stored[0]))) is None:
        raise Refused("unknown_table")
    *_, last = fold(game, Codec(game), stored, None)
    return game, last.after, last.v


async def messages_since(
    log: EventLog, game: Game[Any], codec: Codec, table: str, after: int, v: int, person: str | None
) -> list[Change | Whole] | None:
    """What a person missed after that version, or None where only a snapshot helps."""
    if not v - REACH <= after <= v:
        return None
    stored = await log.read(stream_of(table), max(0, after - REACH // 3))
    stored = [one for one in stored if one.seq <= v]
    if (begin := _beginning(stored, after)) is None:
        return None
    commits = list(fold(game, codec, stored[begin:], None))
    if sum(commit.v > after for commit in commits) > MESSAGES:
        return None
    return missed(game, commits, after, person)


def _beginning(stored: list[StoredEvent], after: int) -> int | None:
    """The place of the last event not after that version from which a table can be built."""
    places = [i for i, e in enumerate(stored) if e.kind in _BEGINNINGS and e.seq <= after]
    return places[-1] if places else None


__all__ = ["REACH", "Games", "load", "messages_since", "stream_of"]
