"""Reads a file of deals (讀入): those that were played to their end by the rules, and the faults.

A deal that is known in part only, or could not have happened so, is left out: its faults say why.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from qiaopai.games.guandan.formats import DealRecord, Reading, read_records
from qiaopai.games.guandan.formats import record as told
from qiaopai.games.guandan.formats.checking import check
from qiaopai.games.guandan.rulebooks import RULEBOOKS
from qiaopai.games.guandan.spec.record import PlayedDeal
from qiaopai.games.guandan.spec.remarks import fields_of
from qiaopai.games.guandan.spec.replaying import NotSo, replayed, standing_before
from qiaopai.kernel.parts import Fault
from qiaopai.kernel.refusal import Scalar

_STANDS: Mapping[str, str] = {
    "bad_deal": "hands",
    "no_level": "heading",
    "card_not_held": "tributes",
    "wrong_order": "order",
    "unknown_rulebook": "rulebook",
}
"""The part of a deal where a fault of it all is looked for."""


def read_deals(text: str) -> tuple[list[PlayedDeal], tuple[Fault, ...]]:
    """The whole deals of a text in their order, and the faults of the others by line."""
    deals: list[PlayedDeal] = []
    faults: list[Fault] = []
    previous: PlayedDeal | None = None
    for reading in read_records(text):
        found = _deal(reading, previous)
        previous = found if isinstance(found, PlayedDeal) else None
        if previous is not None:
            deals.append(previous)
        elif isinstance(found, list):
            faults += found
    return deals, tuple(faults)


def _deal(reading: Reading, previous: PlayedDeal | None) -> PlayedDeal | list[Fault]:
    if reading.faults:
        return [_fault(one.code, one.place) for one in reading.faults]
    deal = reading.record
    book = RULEBOOKS.get(deal.rulebook)
    if book is None:
        data = {"value": deal.rulebook[:40]}
        return [_fault("unknown_rulebook", _line(reading, told.Fault("unknown_rulebook")), data)]
    wrong = check(deal, book.with_changes(deal.changes))
    if wrong:
        return [_fault(one.code, _line(reading, one)) for one in _without_sequels(wrong)]
    try:
        return _whole(deal, fields_of(reading.remarks), previous)
    except NotSo as not_so:
        fault = not_so.fault
        data = {"part": fault.part} if fault.code == "not_so" else {}
        return [_fault(fault.code, _line(reading, fault), data)]


def _without_sequels(faults: Sequence[told.Fault]) -> list[told.Fault]:
    """The faults but those of acts after the first wrong one: they mostly follow from it."""
    first = next((one.place for one in faults if one.place and not one.part), 0)
    return [one for one in faults if one.part or not first or one.place == first]


def _whole(deal: DealRecord, said: dict[str, object], previous: PlayedDeal | None) -> PlayedDeal:
    """The record of a deal. Raises: NotSo."""
    before = standing_before(deal, previous)
    number = deal.number or (1 if before.is_first or previous is None else previous.number + 1)
    found = replayed(replace(deal, number=number), before, str(said.get("salt", "")))
    return replace(found, **said)


def _line(reading: Reading, fault: told.Fault) -> int:
    """The line of a fault of the record: of that act or gift, of its part, or of the heading."""
    lines = reading.lines
    part = fault.part or ("acts" if fault.place else _STANDS.get(fault.code, "heading"))
    own = lines.get(part) or lines["heading"]
    return own[fault.place - 1] if 0 < fault.place <= len(own) else own[0]


def _fault(code: str, line: int, data: Mapping[str, Scalar] | None = None) -> Fault:
    return Fault(line, f"guandan_{code}", data or {})
