"""What the play needs from the game that uses it: its laws, its evolve, its score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from qiaopai.kernel.game import Rulebook
from qiaopai.kernel.messages import Event
from qiaopai.kernel.play.events import Result
from qiaopai.kernel.procedures import Law


@dataclass(frozen=True, slots=True)
class Desk:
    """The laws in force, handed in by a game's `spec`, which may extend it."""

    laws: Mapping[str, Law]
    evolve: Callable[[Any, Event], Any]
    """The game's own evolve."""
    result: Callable[[Any], Result]
    """The result of a deal that has been played."""

    def law_for(self, options: Rulebook, irregularity: str) -> Law | None:
        """The law by which that rulebook deals with such an act, if it has one."""
        for law_id in options.laws:
            if self.laws[law_id].irregularity == irregularity:
                return self.laws[law_id]
        return None
