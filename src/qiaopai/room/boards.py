"""Finished boards of a table (打完的牌): a row each from the sheet, and the record from the log."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Any, Protocol, runtime_checkable

import msgspec

from qiaopai.kernel.game import Game
from qiaopai.kernel.play.record import BoardRecord, PlayerRecord
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.room.changes import fold
from qiaopai.room.codec import Codec
from qiaopai.room.live import LiveTable
from qiaopai.room.loading import stream_of
from qiaopai.room.ports import Persons, Store, StoredEvent
from qiaopai.room.table import Chair
from qiaopai.room.table.events import StandingKept

MOST = 200
"""Records kept in memory."""
_STANDING = str(StandingKept.__struct_config__.tag)


@runtime_checkable
class Recorded(Protocol):
    """A game that gives records."""

    def record(self, state: Any) -> BoardRecord:
        """The record of an ended deal."""
        ...


class _Size(msgspec.Struct):
    sheet: tuple[msgspec.Raw, ...] = ()


class Boards:
    """Finds boards in the log; what is finished does not change, so it is kept for a while."""

    def __init__(self, store: Store) -> None:
        self._log = store.log
        self._persons: Persons = store.persons
        self._kept: OrderedDict[tuple[str, int], tuple[BoardRecord, Mapping[Seat, Chair]]]
        self._kept = OrderedDict()

    async def record(self, live: LiveTable, n: int) -> BoardRecord:
        """The record of the n-th board on the table's sheet. Raises: Refused `unknown_board`."""
        if not 1 <= n <= len(live.state.sheet) or not isinstance(live.game, Recorded):
            raise Refused("unknown_board")
        begin = await self._standing(live, n)
        if begin is None:
            raise Refused("unknown_board")
        key = (live.state.id, begin)
        if key not in self._kept:
            self._kept[key] = await self._read(live.game, live.codec, live.state.id, begin)
            if len(self._kept) > MOST:
                self._kept.popitem(last=False)
        record, chairs = self._kept[key]
        return msgspec.structs.replace(record, players=await self._players(chairs))

    async def _standing(self, live: LiveTable, n: int) -> int | None:
        """The version at which the board's deal began: the last that found n − 1 on the sheet."""
        stored = await self._log.read(stream_of(live.state.id))
        found = [one.seq for one in stored if one.kind == _STANDING and _sheet_size(one) == n - 1]
        return found[-1] if found else None

    async def _read(
        self, game: Game[Any], codec: Codec, table: str, begin: int
    ) -> tuple[BoardRecord, Mapping[Seat, Chair]]:
        stored = await self._log.read(stream_of(table), begin - 1)
        chairs: Mapping[Seat, Chair] = {}
        for commit in fold(game, codec, _one_deal(stored), None):
            state = commit.after
            chairs = chairs or state.seats
            if game.ended(state.deal) is not None:
                assert isinstance(game, Recorded)
                return game.record(state.deal), chairs
        raise Refused("unknown_board")

    async def _players(self, chairs: Mapping[Seat, Chair]) -> dict[Seat, PlayerRecord]:
        """Names as they are now: who is gone has none."""
        persons = await self._persons.by_ids(
            chair.person for chair in chairs.values() if chair.person
        )
        return {
            seat: PlayerRecord(
                persons[chair.person].name if chair.person in persons else "", chair.bot or ""
            )
            for seat, chair in chairs.items()
        }


def _sheet_size(stored: StoredEvent) -> int:
    return len(msgspec.json.decode(stored.body, type=_Size).sheet)


def _one_deal(stored: list[StoredEvent]) -> Iterable[StoredEvent]:
    """The events up to the next standing, which begins another deal."""
    for place, one in enumerate(stored):
        if place and one.kind == _STANDING:
            return
        yield one
