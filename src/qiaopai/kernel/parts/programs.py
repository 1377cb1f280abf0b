"""`Programs` (外來程式): programs that speak another protocol than ours at a game's table.

All is told in plain values as the wire carries them, so that nobody above knows the game's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from qiaopai.kernel.seats import Seat

Plain = Mapping[str, Any]
"""A message, a view, an event or a command as plain values."""


class Interpreter(Protocol):
    """Between one program and our table (傳譯): it keeps in mind what it has told."""

    def joined(self, deal: Plain) -> Sequence[Plain]:
        """What a program is told that sits down in the middle of a deal."""
        ...

    def told(self, events: Iterable[Plain], deal: Plain) -> Sequence[Plain] | None:
        """What a program is told of what happened; None if nothing of it concerns the deal."""
        ...

    def asked(self, deal: Plain) -> Plain | None:
        """The question to the program now, if its protocol has a word for it."""
        ...

    def chosen(self, answer: Any) -> Plain:
        """The command that an answer to the last question stands for.

        Raises:
            ValueError: it is no answer to that question.
        """
        ...

    def own_answer(self, deal: Plain) -> Plain | None:
        """The command for what that protocol does not ask."""
        ...


class Programs(Protocol):
    """A protocol that programs of a game speak."""

    def interpreter(self, seat: Seat) -> Interpreter:
        """For a program in that seat."""
        ...
