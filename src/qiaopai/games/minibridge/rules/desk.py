"""What the rules need from the layers above them: the laws in force and the score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.rules.contract import Contract
from qiaopai.games.minibridge.rules.events import Result
from qiaopai.games.minibridge.rules.state import State
from qiaopai.kernel.procedures import Law


@dataclass(frozen=True, slots=True)
class Desk:
    """Rulebooks, laws and scoring, handed in by `spec`."""

    rulebooks: Mapping[str, Options]
    laws: Mapping[str, Law]
    score: Callable[[State], Result]
    worth: Callable[[Options, Contract, int], int]
    """Points of declarer's side for so many tricks."""

    def law_for(self, options: Options, irregularity: str) -> Law | None:
        """The law by which that rulebook deals with such an act, if it has one."""
        for law_id in options.laws:
            if self.laws[law_id].irregularity == irregularity:
                return self.laws[law_id]
        return None
