"""A board of PBN while it is read."""

from __future__ import annotations

from qiaopai.games.bridge.formats.model import (
    AuctionSection,
    Board,
    Place,
    PlaySection,
    Remark,
    Tag,
)
from qiaopai.games.bridge.formats.pbn.sections import Calls, Cards, Section
from qiaopai.games.bridge.formats.pbn.tokens import WORD


class Draft:
    """Tags, sections and remarks so far, with their offsets."""

    __slots__ = ("_cells", "_pieces", "at", "auction", "play", "remarks", "section", "seen", "tags")

    def __init__(self) -> None:
        self.tags: list[tuple[str, str]] = []
        self.at: list[int] = []
        self.seen: set[str] = set()
        self.remarks: list[Remark] = []
        self.auction: Calls | None = None
        self.play: Cards | None = None
        self.section: Section | None = None
        self._cells: dict[int, list[str]] = {}
        self._pieces: dict[int, list[tuple[int, int, str]]] = {}

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been read yet."""
        return not self.tags and not self.remarks

    @property
    def here(self) -> Place:
        """Where a remark would stand now."""
        if self.section is not None:
            return self.section.here
        count = len(self.tags)
        return Place("tag", count, len(self._cells.get(count - 1, ())))

    def add(self, name: str, value: str, start: int) -> None:
        """Take a tag."""
        self.tags.append((name, value))
        self.at.append(start)
        self.seen.add(name)

    def cells(self, token: str, start: int, whole: bool) -> None:
        """Take elements of the last tag's table."""
        place = len(self.tags) - 1
        found = self._cells.setdefault(place, [])
        self._pieces.setdefault(place, []).append((len(found), start, token))
        found += [token] if whole else token.split()

    def cell_offset(self, tag: int, place: int) -> int:
        """Where that element stands."""
        for first, start, token in reversed(self._pieces.get(tag, [])):
            if first <= place:
                words = WORD.finditer(token) if token[0] != '"' else iter(())
                return start + next(
                    (m.start() for n, m in enumerate(words, first) if n == place), 0
                )
        return self.at[tag]

    def board(self) -> Board:
        """The board as a value."""
        if self._cells:
            tags = tuple(
                [
                    Tag(name, value, tuple(self._cells.get(place, ())))
                    for place, (name, value) in enumerate(self.tags)
                ]
            )
        else:
            tags = tuple([Tag(name, value) for name, value in self.tags])
        return Board(tags, self._auction(), self._play(), tuple(self.remarks))

    def _auction(self) -> AuctionSection | None:
        read = self.auction
        if read is None:
            return None
        return AuctionSection(tuple(read.entries), read.end, tuple(read.notes))

    def _play(self) -> PlaySection | None:
        read = self.play
        if read is None:
            return None
        return PlaySection(tuple(read.entries), read.end, tuple(read.notes))
