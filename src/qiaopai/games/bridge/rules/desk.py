"""What the rules need from the layers above them: rulebooks, laws and the score."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from qiaopai.games.bridge.options import Options
from qiaopai.kernel.play import desk


@dataclass(frozen=True, slots=True)
class Desk(desk.Desk):
    """Handed in by `spec`."""

    rulebooks: Mapping[str, Options]
