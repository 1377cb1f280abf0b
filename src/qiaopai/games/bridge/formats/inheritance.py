"""Values that boards take over from earlier ones: `#` the last given, `##` a default from there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from qiaopai.games.bridge.formats.model import Board, Tag


class Inheritance:
    """What the boards so far leave to the next.

    Rule: PBN 2.1 section 4.8 (tistis.nl/pbn): a default holds until its tag is given again, with
    `##` or without.
    """

    def __init__(self) -> None:
        self.last: dict[str, str] = {}
        self.defaults: dict[str, str] = {}

    def values(self, board: Board) -> Mapping[str, str]:
        """The values of a board written out, defaults among them; the board then leaves its own."""
        found: dict[str, str] = {}
        for tag in board.tags:
            if tag.name not in found:
                found[tag.name] = self._value(tag.name, tag.value)
        self.last.update(found)
        for name in self.defaults:
            self.last[name] = self.defaults[name] = found.setdefault(name, self.defaults[name])
        return found

    def _value(self, name: str, value: str) -> str:
        if value.startswith("##"):
            self.defaults[name] = value[2:]
            return value[2:]
        return self.last.get(name, "") if value == "#" else value


def resolved(boards: Iterable[Board]) -> Iterator[Board]:
    """The boards with every value written out, and defaults added where a tag is missing."""
    inheritance = Inheritance()
    for board in boards:
        found = inheritance.values(board)
        tags = [
            Tag(tag.name, found[tag.name], tag.cells) if tag.value.startswith("#") else tag
            for tag in board.tags
        ]
        names = {tag.name for tag in tags}
        tags += (Tag(name, value) for name, value in found.items() if name not in names)
        yield msgspec.structs.replace(board, tags=tuple(tags))
