"""`chicago`: four deals, each with its score, and the total."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from qiaopai.games.bridge.options import Cycle
from qiaopai.games.bridge.rulebooks import RULEBOOKS
from qiaopai.games.minibridge.scoring.chicago import totals
from qiaopai.kernel.seats import Seat
from qiaopai.testing.vectors import bridge
from qiaopai.testing.vectors import minibridge as mini
from qiaopai.testing.vectors.cases import Case, Json, equal
from qiaopai.testing.vectors.shape import entries, keys, number


def cases(content: Json) -> Iterator[Case]:
    """One case a game."""
    keys(content, ("format", "deals", "total_ns", "minibridge"), (), "file")
    yield Case("contract bridge", partial(_bridge, content["deals"], content["total_ns"]))
    yield Case("minibridge", partial(_minibridge, content["minibridge"]))


def _bridge(deals: Json, total_ns: Json) -> None:
    wanted = ("deal", "dealer", "vulnerable", "contract", "declarer", "tricks", "ns_score")
    for book in RULEBOOKS.values():
        chicago, total = book.with_changes({"cycle": Cycle.CHICAGO}), 0
        for deal in entries(deals, "deals"):
            keys(deal, wanted, where="deal")
            place, dealer = number(deal["deal"], "deal"), bridge.seat(deal["dealer"], "dealer")
            dealt = bridge.board(chicago, place, dealer)
            equal(deal["vulnerable"], dealt.vulnerability.value)
            contract = bridge.contract(deal["contract"], "contract")
            declarer = bridge.seat(deal["declarer"], "declarer")
            taken = bridge.tricks(deal["tricks"], "tricks")
            points = bridge.played(dealt, contract, declarer, taken).points
            equal(deal["ns_score"], points[Seat.NORTH] - points[Seat.EAST])
            total += points[Seat.NORTH] - points[Seat.EAST]
        equal(total_ns, total)


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
