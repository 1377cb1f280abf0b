"""Tables of PBN: columns from the tag's value, rows by counting."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from qiaopai.games.bridge.formats.model import Tag
from qiaopai.games.bridge.formats.pbn.tokens import unquoted

_COLUMN = re.compile(r"([+-]?)([A-Za-z0-9_]+)(?:\\([0-9]{1,3})([LR]?))?")


class Column(msgspec.Struct, frozen=True):
    """A column: its name, how it is sorted, how it is printed."""

    name: str
    order: str = ""
    """`+` descending, `-` ascending."""
    width: int = 0
    align: str = ""


class Table(msgspec.Struct, frozen=True):
    """A table with its rows; cells as they stand in the file, quotes removed."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]

    def records(self) -> Iterator[dict[str, str]]:
        """Its rows by names of columns."""
        names = [column.name for column in self.columns]
        for row in self.rows:
            yield dict(zip(names, row, strict=True))


def parse_columns(value: str) -> tuple[Column, ...] | None:
    """The columns of a table tag's value; None where it is no list of columns."""
    columns = []
    for word in value.split(";"):
        match = _COLUMN.fullmatch(word.strip())
        if match is None:
            return None
        order, name, width, align = match.groups()
        columns.append(Column(name, order, int(width or 0), align or ""))
    return tuple(columns)


def parse_table(tag: Tag) -> Table | None:
    """The table of a tag, rows that are not whole left out.

    >>> parse_table(Tag("ScoreTable", "Rank;Score_NS\\\\5R", ("1", '"420"'))).rows
    (('1', '420'),)
    """
    columns = parse_columns(tag.value)
    if columns is None:
        return None
    cells = [unquoted(cell) if cell[:1] == '"' else cell for cell in tag.cells]
    width = len(columns)
    starts = range(0, len(cells) - width + 1, width)
    return Table(columns, tuple(tuple(cells[start : start + width]) for start in starts))
