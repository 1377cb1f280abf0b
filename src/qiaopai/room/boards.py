"""Finished boards of a table (打完的牌): rows of all its matches, and records from the log.

A board is found by `n`, the version of the table in which its deal began: numbers of deals and
boards begin again with every match, versions never do.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from qiaopai.kernel.parts import HasRecords
from qiaopai.kernel.record import GameRecord, PlayerRecord
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.room.changes import Happened, fold
from qiaopai.room.live import LiveTable
from qiaopai.room.loading import stream_of
from qiaopai.room.ports import Persons, Store, StoredEvent
from qiaopai.room.table import Chair
from qiaopai.room.table.events import StandingKept
from qiaopai.room.table.state import SheetRow

MOST = 200
"""Records, and sheets of matches, kept in memory."""
_STANDING = str(StandingKept.__struct_config__.tag)


@dataclass(frozen=True, slots=True)
class Row:
    """A finished board: what finds it, the match that it belongs to, its row on the sheet."""

    n: int
    match: int
    row: SheetRow


@dataclass(frozen=True, slots=True)
class _Deal:
    """A deal that is over: its record without names, and who sat where."""

    record: GameRecord
    chairs: Mapping[Seat, Chair]


class _Size(msgspec.Struct):
    sheet: tuple[msgspec.Raw, ...] = ()


class Boards:
    """Finds boards in the log; what is over does not change, so it is kept for a while."""

    def __init__(self, store: Store) -> None:
        self._log = store.log
        self._persons: Persons = store.persons
        self._deals: OrderedDict[tuple[str, int, int], _Deal] = OrderedDict()
        self._sheets: OrderedDict[tuple[str, int], tuple[SheetRow, ...]] = OrderedDict()

    async def rows(self, live: LiveTable) -> tuple[Row, ...]:
        """The finished boards of all matches at the table, in the order played."""
        stored = await self._log.read(stream_of(live.state.id))
        matches = _matches(stored)
        rows: list[Row] = []
        number = 0
        for begins in matches:
            sheet = self._sheet(live, stored, begins, is_last=begins is matches[-1])
            number += bool(sheet)
            rows += (Row(n, number, row) for n, row in zip(begins, sheet, strict=False))
        return tuple(rows)

    def _sheet(
        self, live: LiveTable, stored: Sequence[StoredEvent], begins: Sequence[int], is_last: bool
    ) -> tuple[SheetRow, ...]:
        """The sheet of a match, as its last deal has left it."""
        if is_last and live.state.sheet:
            return live.state.sheet
        key = (live.state.id, begins[-1])
        if key not in self._sheets:
            commits = _commits(live, _one_deal(stored, begins[-1]))
            sheets = (commit.after.sheet for commit in reversed(commits))
            found = next((sheet for sheet in sheets if sheet), ())
            if not found:
                return ()
            _keep(self._sheets, key, found)
        return self._sheets[key]

    async def record(self, live: LiveTable, n: int) -> GameRecord:
        """The record of a finished board. Raises: Refused `unknown_board`."""
        if n < 1 or not isinstance(live.game, HasRecords):
            raise Refused("unknown_board")
        stored = _one_deal(await self._log.read(stream_of(live.state.id), n - 1), n)
        if not stored:
            raise Refused("unknown_board")
        # A rewind adds to the events of a deal that was over: then it is read afresh.
        key = (live.state.id, n, stored[-1].seq)
        if key not in self._deals:
            _keep(self._deals, key, _deal(live, stored))
        deal = self._deals[key]
        players = await self._players(deal.chairs)
        return msgspec.structs.replace(deal.record, players=players, where=live.state.id)

    async def records(
        self, live: LiveTable, only: int | None, match: int | None, most: int
    ) -> list[GameRecord]:
        """The records of the last boards, of all matches or of one; or of one board.

        Raises:
            Refused: `no_files`, the game gives no records; `unknown_board`.
        """
        if not isinstance(live.game, HasRecords):
            raise Refused("no_files", game=live.state.game)
        if only is not None:
            return [await self.record(live, only)]
        rows = [row for row in await self.rows(live) if match in (None, row.match)]
        return [record async for record in self._each(live, rows[-most:])]

    async def _each(self, live: LiveTable, rows: Sequence[Row]) -> AsyncIterator[GameRecord]:
        for row in rows:
            yield await self.record(live, row.n)

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


def _matches(stored: Sequence[StoredEvent]) -> list[list[int]]:
    """Where the deals of each match began; the first of a match finds an empty sheet."""
    matches: list[list[int]] = []
    for one in stored:
        if one.kind == _STANDING:
            if not msgspec.json.decode(one.body, type=_Size).sheet or not matches:
                matches.append([])
            matches[-1].append(one.seq)
    return matches


def _one_deal(stored: Sequence[StoredEvent], n: int) -> list[StoredEvent]:
    """The events of the deal that began there; none if none did."""
    found: list[StoredEvent] = []
    for one in stored:
        if one.kind == _STANDING and one.seq != n:
            if found:
                break
        elif found or (one.seq == n and one.kind == _STANDING):
            found.append(one)
    return found


def _commits(live: LiveTable, stored: Sequence[StoredEvent]) -> list[Happened]:
    return list(fold(live.game, live.codec, stored, None))


def _deal(live: LiveTable, stored: Sequence[StoredEvent]) -> _Deal:
    """The deal as it was left, once it is over: never the hands of one that goes on."""
    commits = _commits(live, stored)
    over = [commit for commit in commits if commit.after.deal is not None]
    if not over or live.game.ended(over[-1].after.deal) is None:
        raise Refused("unknown_board")
    assert isinstance(live.game, HasRecords)
    return _Deal(live.game.record(over[-1].after.deal), commits[0].after.seats)


def _keep(kept: OrderedDict[Any, Any], key: Any, value: Any) -> None:
    kept[key] = value
    if len(kept) > MOST:
        kept.popitem(last=False)
