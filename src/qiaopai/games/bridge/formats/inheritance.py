"""Values that boards take over from earlier ones: `#` the last given, `##` a default from there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from qiaopai.games.bridge.formats.model import Board, Tag


def resolved(boards: Iterable[Board]) -> Iterator[Board]:
    """The boards with every value written out, and defaults added where a tag is missing."""
    last: dict[str, str] = {}
    defaults: dict[str, str] = {}
    for board in boards:
        tags = []
        for tag in board.tags:
            value = tag.value
            if value.startswith("##"):
                value = defaults[tag.name] = value[2:]
            elif value == "#":
                value = last.get(tag.name, "")
            last[tag.name] = value
            tags.append(Tag(tag.name, value, tag.cells))
        names = {tag.name for tag in tags}
        for name, value in defaults.items():
            if name not in names:
                last[name] = value
                tags.append(Tag(name, value))
        yield msgspec.structs.replace(board, tags=tuple(tags))
