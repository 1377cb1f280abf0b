"""The state of a minibridge deal: one frozen value."""

from __future__ import annotations

from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.rules.contract import Contract
from qiaopai.kernel.play.state import PlayState
from qiaopai.kernel.seats import Seat, Side

ALL_POINTS = 40


class State(PlayState, frozen=True):
    """A minibridge deal: what was announced, and the contract."""

    announced: tuple[tuple[Seat, int], ...] = ()
    contract: Contract | None = None

    @property
    def book(self) -> Options:
        """The rulebook in force."""
        assert isinstance(self.options, Options)
        return self.options

    def points_of(self, side: Side) -> int:
        """The points announced by a side."""
        return sum(points for seat, points in self.announced if seat.side is side)
