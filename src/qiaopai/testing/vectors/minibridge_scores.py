"""`minibridge-scores`: both rulebooks give the same 140 scores and find the same declarers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from qiaopai.kernel.seats import Seat
from qiaopai.testing.vectors import minibridge as mini
from qiaopai.testing.vectors.cases import Case, Fault, Json, equal, failing
from qiaopai.testing.vectors.shape import checked, entries, keys, number

_KINDS = {"part", "game"}


def cases(content: Json) -> Iterator[Case]:
    """A case each row, and each declarer."""
    required = ("format", "required_tricks", "rows", "declarer_cases")
    keys(content, required, ("revoke", "alternative_reading_rows_changed"), "file")
    needed = content["required_tricks"]
    if problem := checked(partial(keys, needed, _KINDS, where="required_tricks")):
        yield failing("required_tricks", problem)
    for row in entries(content["rows"], "rows"):
        yield Case(" ".join(map(str, row[:3])), partial(_score, row, needed))
    for place, one in enumerate(entries(content["declarer_cases"], "declarer_cases"), 1):
        yield Case(f"declarer {place}", partial(_declarer, one))


def _score(row: Json, needed: Json) -> None:
    if len(row) != 4:
        raise Fault("a row is strain, kind, tricks, score")
    strain, kind, tricks, score = row
    wanted = needed[kind] if kind == "part" else needed[kind][strain]
    for book in mini.books():
        contract = mini.contract(book, strain, kind)
        got = mini.result(book, contract, Seat.SOUTH, number(tricks, "tricks")).score
        equal({"required": wanted, "score": score}, {"required": contract.tricks, "score": got})


def _declarer(one: Json) -> None:
    keys(one, ("dealer", "hcp", "declarer"))
    dealer, hcp = mini.seat(one["dealer"], "dealer"), mini.points(one["hcp"], "hcp")
    for book in mini.books():
        state, _ = mini.announce(book, dealer, hcp)
        equal(one["declarer"], state.declarer)
