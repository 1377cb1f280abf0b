"""`chicago`: four deals, each with its score, and the total."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from qiaopai.games.minibridge.scoring.chicago import totals
from qiaopai.kernel.seats import Seat
from qiaopai.testing.vectors import minibridge as mini
from qiaopai.testing.vectors.cases import Case, Fault, Json, equal
from qiaopai.testing.vectors.shape import entries, keys, number


def cases(content: Json) -> Iterator[Case]:
    """One case a game."""
    keys(content, ("format", "deals", "total_ns", "minibridge"), (), "file")
    yield Case("contract bridge", _no_such_game)
    yield Case("minibridge", partial(_minibridge, content["minibridge"]))


def _no_such_game() -> None:
    raise Fault("no such game yet: contract bridge")


def _minibridge(content: Json) -> None:
    keys(content, ("deals", "total_ns"))
    for book in mini.books():
        scored = []
        for deal in entries(content["deals"], "deals"):
            keys(deal, ("dealer", "strain", "kind", "declarer", "tricks", "ns"), where="deal")
            mini.seat(deal["dealer"], "dealer")
            contract = mini.contract(book, deal["strain"], deal["kind"])
            declarer = mini.seat(deal["declarer"], "declarer")
            tricks = number(deal["tricks"], "tricks")
            points = mini.result(book, contract, declarer, tricks).points
            equal(deal["ns"], points[Seat.NORTH] - points[Seat.EAST])
            scored.append(points)
        total = totals(scored)
        equal(content["total_ns"], total[Seat.NORTH] - total[Seat.EAST])
