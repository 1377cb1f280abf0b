"""What the rules take from the layers above: rulebooks, and what a deal's order is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.standing import Result, Standing
from qiaopai.kernel.seats import Seat

ResultOf = Callable[[Standing, tuple[Seat, ...], Options], Result]


@dataclass(frozen=True, slots=True)
class Desk:
    """Given to `decide`, `evolve` and `view`."""

    rulebooks: Mapping[str, Options]
    result: ResultOf
