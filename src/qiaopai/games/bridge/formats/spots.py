"""Where things stand in a file: offsets turned into lines and columns when a fault asks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

from qiaopai.kernel.parts.files import Fault, Severity
from qiaopai.kernel.refusal import Scalar


class Lines:
    """The lines of a text, counted when the first is wanted."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._starts: list[int] = []

    def at(self, offset: int) -> tuple[int, int]:
        """Line and column, from 1."""
        if not self._starts:
            self._starts = [0, *(n + 1 for n, char in enumerate(self._text) if char == "\n")]
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def fault(self, offset: int, code: str, /, **data: Scalar) -> Fault:
        """A fault at that offset."""
        line, column = self.at(offset)
        return Fault(line, code, data, column)

    def warning(self, offset: int, code: str, /, **data: Scalar) -> Fault:
        """A fault that is only unusual."""
        line, column = self.at(offset)
        return Fault(line, code, data, column, Severity.WARNING)


class Spots:
    """The offsets of a board's parts, each asked for by its place."""

    def __init__(
        self,
        lines: Lines,
        start: int,
        tags: Sequence[int] = (),
        call: Callable[[int], int] | None = None,
        card: Callable[[int], int] | None = None,
        cell: Callable[[int, int], int] | None = None,
    ) -> None:
        self.lines = lines
        self.start = start
        self._tags = tags
        self._call = call
        self._card = card
        self._cell = cell

    def tag(self, place: int) -> int:
        """Of the tag with that place among the board's."""
        return self._tags[place] if 0 <= place < len(self._tags) else self.start

    def call(self, place: int) -> int:
        """Of a call."""
        return self._call(place) if self._call else self.start

    def card(self, place: int) -> int:
        """Of a card."""
        return self._card(place) if self._card else self.start

    def cell(self, tag: int, place: int) -> int:
        """Of an element of a table."""
        return self._cell(tag, place) if self._cell else self.tag(tag)
