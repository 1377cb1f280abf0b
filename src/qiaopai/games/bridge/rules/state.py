"""The state of a bridge deal: one frozen value."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from qiaopai.games.bridge.options import Options
from qiaopai.games.bridge.rules.auction import Auction
from qiaopai.games.bridge.rules.contract import Contract
from qiaopai.games.bridge.rules.vulnerability import Vulnerability, vulnerability_of
from qiaopai.kernel.play.state import PlayState
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.secret import Secret


@dataclass(frozen=True, slots=True)
class Meaning:
    """What the caller has told the opponents about a call."""

    alert: bool = False
    text: str = ""


class State(PlayState, frozen=True):
    """A bridge deal: its auction, what was told about the calls, and the contract."""

    auction: Auction = msgspec.field(default_factory=lambda: Auction(Seat.NORTH))
    meanings: tuple[tuple[int, Secret[Meaning]], ...] = ()
    """By the number of the call, the newest last."""
    asked: tuple[int, ...] = ()
    """Calls that an opponent has asked about and that are not yet explained."""
    contract: Contract | None = None

    @property
    def book(self) -> Options:
        """The rulebook in force."""
        assert isinstance(self.options, Options)
        return self.options

    @property
    def vulnerability(self) -> Vulnerability:
        """Which sides are vulnerable."""
        return vulnerability_of(self.book.cycle, self.board, self.number, self.dealer)

    def meaning(self, number: int) -> Meaning | None:
        """The newest meaning given to that call."""
        found = [one.open() for call, one in self.meanings if call == number]
        return found[-1] if found else None

    def caller(self, number: int) -> Seat | None:
        """Who made the call with that number, from 1."""
        made = 1 <= number <= len(self.auction.calls)
        return self.auction.seat_of(number - 1) if made else None
