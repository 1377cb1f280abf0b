"""Rules for tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.games.bridge.formats.model import Tag
from qiaopai.games.bridge.formats.pbn.table import parse_columns, parse_table
from qiaopai.games.bridge.formats.pbn.tags import TABLES
from qiaopai.kernel.parts.files import Fault

_BARE = re.compile(r"[!-~]+")
_TRICKS = re.compile(r"[0-9]{1,2}")
_NUMBER = re.compile(r"[+-]?[0-9]{1,9}(?:\.[0-9]{1,9})?")
_UNKNOWN = frozenset({"?", "-", ""})
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
    return f"{int(tricks):x}" if _TRICKS.fullmatch(tricks) else tricks


def optimum_tricks(facts: Facts) -> Iterator[Fault]:
    """Nobody takes more than thirteen tricks."""
    tag = facts.board.tag("OptimumResultTable")
    found = parse_columns(tag.value) if tag is not None else None
    if tag is None or not found:
        return
    results = (n for n in range(len(tag.cells)) if found[n % len(found)].name == "Result")
    for place in results:
        tricks = tag.cells[place].strip('"')
        is_one = _TRICKS.fullmatch(tricks) and int(tricks) <= 13
        if not is_one and tricks not in _UNKNOWN:
            offset = facts.spots.cell(facts.places[tag.name], place)
            yield facts.spots.lines.fault(offset, "bad_tricks", text=tricks[:20])


def rows_in_order(facts: Facts) -> Iterator[Fault]:
    """Where a column says that it descends or ascends, its numbers do.

    Rule: PBN 2.1 section 5.2 (tistis.nl/pbn): `+` before its name is descending, `-` ascending.
    """
    for place, tag in _tables(facts):
        found = parse_columns(tag.value) or ()
        for n, column in enumerate(found):
            told = _numbers(tag, n, len(found)) if column.order else []
            for (_, one), (cell, other) in pairwise(told):
                if one < other if column.order == "+" else one > other:
                    offset = facts.spots.cell(place, cell)
                    data = {"tag": tag.name, "column": column.name}
                    yield facts.spots.lines.fault(offset, "rows_not_in_order", **data)
                    break


def _numbers(tag: Tag, column: int, width: int) -> list[tuple[int, float]]:
    """The numbers of a column with the places of their cells; what is none is left out."""
    cells = [(n, tag.cells[n].strip('"^')) for n in range(column, len(tag.cells), width)]
    return [(n, float(cell)) for n, cell in cells if _NUMBER.fullmatch(cell)]


RULES = (
    columns, whole_rows, bare_cells, no_comments, optimum_results, optimum_tricks, rows_in_order,
)  # fmt: skip
