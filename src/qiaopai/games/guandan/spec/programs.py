"""Guandan's `Programs` (掼蛋程序): those of the NJUPT protocol."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from qiaopai.games.guandan.formats import njupt
from qiaopai.kernel.parts.programs import Plain
from qiaopai.kernel.seats import Seat


class Interpreter:
    """Between one program and our table."""

    def __init__(self, seat: Seat) -> None:
        self._seat, self._teller = seat, njupt.Teller(seat)
        self._asked: njupt.Asked | None = None

    def joined(self, deal: Plain) -> list[Plain]:
        """A program has sat down in the middle of a deal."""
        return list(self._teller.joined(njupt.decode_view(deal)))

    def told(self, events: Iterable[Plain], deal: Plain) -> list[Plain] | None:
        """What has happened in the deal."""
        known = njupt.decode_events(events)
        return list(self._teller.messages(known, njupt.decode_view(deal))) if known else None

    def asked(self, deal: Plain) -> Plain | None:
        """What the program is asked now."""
        self._asked = njupt.asked(njupt.decode_view(deal), self._seat)
        return None if self._asked is None else self._asked.message

    def chosen(self, answer: Any) -> Plain:
        """The command of the number it answers. Raises: ValueError."""
        if self._asked is None:
            raise ValueError("nothing was asked")
        return njupt.encode_command(njupt.chosen(self._asked, answer))

    def own_answer(self, deal: Plain) -> Plain | None:
        """Anti-tribute, and which of equal cards is taken."""
        command = njupt.own_answer(njupt.decode_view(deal))
        return None if command is None else njupt.encode_command(command)


class NjuptPrograms:
    """Programs of the NJUPT platform (南邮掼蛋平台)."""

    def interpreter(self, seat: Seat) -> Interpreter:
        """For a program in that seat."""
        return Interpreter(seat)
