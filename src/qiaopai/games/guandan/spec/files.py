"""Guandan's own files (牌局檔案): deals one after the other in the text notation."""

from __future__ import annotations

from collections.abc import Iterable

from qiaopai.games.guandan.formats import is_record, record_text
from qiaopai.games.guandan.rules.deal import make_hands
from qiaopai.games.guandan.spec.reading import read_deals
from qiaopai.games.guandan.spec.record import PlayedDeal
from qiaopai.games.guandan.spec.remarks import remarks_text
from qiaopai.kernel.parts import FileRead, Written

BEGINNING = 4096
"""How much of a file is looked at to know it."""


class TextFiles:
    """Reads and writes matches; who played stands in lines that say nothing of the deal."""

    formats: tuple[str, ...] = ("txt",)

    def write(self, boards: Iterable[PlayedDeal], form: str, export: bool = False) -> Written:
        """Deals as text, a blank line between them."""
        return Written("\n".join(f"{record_text(one.deal)}{remarks_text(one)}" for one in boards))

    def knows(self, data: bytes, name: str = "") -> bool:
        """Whether it begins with the notation's heading, after remarks at most."""
        return is_record(data[:BEGINNING].decode("utf-8-sig", "replace"))

    def read(self, data: bytes, name: str = "", strict: bool = False) -> FileRead[PlayedDeal]:
        """The deals that are known from beginning to end; of any other the faults alone."""
        deals, faults = read_deals(data.decode("utf-8-sig", "replace"))
        return FileRead(self.formats[0], len(deals), iter(deals), faults)

    def deal_text(self, record: PlayedDeal) -> str:
        """The four hands from north, as they are committed to."""
        return make_hands(record.deal.hands).text
