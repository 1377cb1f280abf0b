"""Guandan's `Writer` (寫出): deals one after the other in the text notation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from qiaopai.games.guandan.formats import record_text
from qiaopai.games.guandan.spec.record import PlayedDeal
from qiaopai.kernel.parts import Written


class TextWriter:
    """Writes matches; who played stands in lines that say nothing of the deal."""

    formats: tuple[str, ...] = ("txt",)

    def write(self, boards: Iterable[PlayedDeal], form: str, export: bool = False) -> Written:
        """Deals as text, a blank line between them."""
        return Written("\n".join(f"{record_text(one.deal)}{_people(one)}" for one in boards))


def _people(one: PlayedDeal) -> str:
    return "".join(f"# {line}\n" for line in _remarks(one))


def _remarks(one: PlayedDeal) -> Iterator[str]:
    for seat, player in one.players.items():
        # A name may not begin a line of its own.
        yield f"{seat.value} {' '.join((player.name or player.bot).split())}"
    if one.commitment:
        yield f"commitment {one.commitment}"
        yield f"salt {one.salt}"
        yield f"where {one.where} {one.board}"
