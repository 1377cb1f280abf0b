"""Questions to a game's own analysis (查問): answered to the asker alone, from his own view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from qiaopai.kernel.game import Rulebook


@runtime_checkable
class Consulting(Protocol):
    """A game that helps a player to look at his cards, by topics of its own."""

    def consult(
        self, view: Any, options: Rulebook, topic: str, cards: Sequence[str]
    ) -> Mapping[str, Any]:
        """The answer as plain values.

        Raises:
            Refused: `bad_command`, for an unknown topic or cards he does not hold.
        """
        ...
