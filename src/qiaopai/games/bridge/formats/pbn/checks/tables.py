"""Rules for tables."""

from __future__ import annotations

import re
from collections.abc import Iterator

from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.games.bridge.formats.model import Tag
from qiaopai.games.bridge.formats.pbn.table import parse_columns, parse_table
from qiaopai.games.bridge.formats.pbn.tags import TABLES
from qiaopai.kernel.parts.files import Fault

_BARE = re.compile(r"[!-~]+")
_STRAINS = ("NT", "S", "H", "D", "C")


def _tables(facts: Facts) -> Iterator[tuple[int, Tag]]:
    for place, tag in enumerate(facts.board.tags):
        if tag.cells or tag.name in TABLES:
            yield place, tag


def columns(facts: Facts) -> Iterator[Fault]:
    """The value of a table's tag lists its columns."""
    for place, tag in _tables(facts):
        if tag.value and tag.value[0] != "#" and parse_columns(tag.value) is None:
            yield facts.spots.lines.fault(facts.spots.tag(place), "bad_columns", tag=tag.name)


def whole_rows(facts: Facts) -> Iterator[Fault]:
    """Elements fill whole rows."""
    for place, tag in _tables(facts):
        found = parse_columns(tag.value)
        if found and len(tag.cells) % len(found):
            offset = facts.spots.cell(place, len(tag.cells) - 1)
            yield facts.spots.lines.fault(offset, "row_not_whole", tag=tag.name, columns=len(found))


def bare_cells(facts: Facts) -> Iterator[Fault]:
    """An element outside quotes is of ASCII characters without `%`."""
    for place, tag in _tables(facts):
        for n, cell in enumerate(tag.cells):
            if cell[0] != '"' and ("%" in cell or _BARE.fullmatch(cell) is None):
                offset = facts.spots.cell(place, n)
                yield facts.spots.lines.fault(offset, "bad_cell", text=cell[:20])


def no_comments(facts: Facts) -> Iterator[Fault]:
    """No comment stands among or after the elements of a table."""
    for remark in facts.board.remarks:
        at = remark.place
        if at.part == "tag" and at.sub and remark.kind.value in {"comment", "line"}:
            offset = facts.spots.cell(at.index - 1, at.sub - 1)
            yield facts.spots.lines.fault(offset, "comment_in_table")


def optimum_results(facts: Facts) -> Iterator[Fault]:
    """The table of optimum results agrees with the double-dummy tricks.

    Programs write its twenty rows, but PBN 2.1 (tistis.nl/pbn) asks for no number: fewer are a
    warning.
    """
    tag = facts.board.tag("OptimumResultTable")
    table = parse_table(tag) if tag is not None and tag.cells else None
    if table is None:
        return
    if len(table.rows) != 20:
        offset = facts.spots.tag(facts.places["OptimumResultTable"])
        yield facts.spots.lines.warning(offset, "optimum_rows", rows=len(table.rows))
    given = facts.values.get("DoubleDummyTricks", "")
    if len(given) != 20 or [column.name for column in table.columns] != list(_OPTIMUM):
        return
    for declarer, strain, tricks in table.rows:
        seat, place = "NSEW".find(declarer), _STRAINS.index(strain) if strain in _STRAINS else -1
        if seat >= 0 <= place and given[seat * 5 + place].lower() != _hex(tricks):
            yield facts.at_tag("DoubleDummyTricks", "double_dummy_differs")
            return


_OPTIMUM = ("Declarer", "Denomination", "Result")


def _hex(tricks: str) -> str:
    return f"{int(tricks):x}" if tricks.isascii() and tricks.isdigit() else tricks


RULES = (columns, whole_rows, bare_cells, no_comments, optimum_results)
