"""The score of a contract with so many tricks won, and some transferred."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qiaopai.games.minibridge.options import Options
from qiaopai.kernel.effects import TrickTransfer
from qiaopai.kernel.seats import Seat
from qiaopai.testing.vectors import minibridge as mini
from qiaopai.testing.vectors.law_cases.answer import Answer
from qiaopai.testing.vectors.shape import number


def score_of(book: Options, given: Mapping[str, Any]) -> Answer:
    """What each side writes."""
    strain, _, kind = str(given.get("contract")).partition(" ")
    declarer = mini.seat(given.get("declarer", "S"), "declarer")
    result = mini.result(
        book,
        mini.contract(book, strain, kind),
        declarer,
        number(given["tricks_won"], "tricks_won"),
        _transfers(declarer, given.get("tricks_transferred_to_declarer", 0)),
    )
    return Answer(
        "score",
        declarer_score=result.points[declarer],
        defender_score=result.points[declarer.left],
    )


def _transfers(declarer: Seat, tricks: int) -> tuple[TrickTransfer, ...]:
    side = declarer.side
    return (TrickTransfer(side.opponents, side, tricks),) if tricks else ()
