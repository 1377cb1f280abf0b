"""What the rules need from the layers above them: rulebooks, laws and the score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.rules.contract import Contract
from qiaopai.kernel.play import desk


@dataclass(frozen=True, slots=True)
class Desk(desk.Desk):
    """Handed in by `spec`."""

    rulebooks: Mapping[str, Options]
    worth: Callable[[Options, Contract, int], int]
    """Points of declarer's side for so many tricks."""
