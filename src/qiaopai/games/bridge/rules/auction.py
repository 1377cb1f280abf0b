"""The auction (叫牌): what may be called, when it is over, what has been contracted.

Law: WBF 2017 17-22
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from qiaopai.games.bridge.rules.calls import BIDS, Call
from qiaopai.games.bridge.rules.contract import Contract, Doubling
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.seats import CLOCKWISE, Seat


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls so far, from the dealer on, clockwise."""

    dealer: Seat
    calls: tuple[Call, ...] = ()

    def __iter__(self) -> Iterator[tuple[Seat, Call]]:
        order = CLOCKWISE.from_seat(self.dealer)
        return ((order[place % 4], call) for place, call in enumerate(self.calls))

    @property
    def next_seat(self) -> Seat:
        """Whose turn it is to call."""
        return CLOCKWISE.from_seat(self.dealer)[len(self.calls) % 4]

    def with_call(self, call: Call) -> Auction:
        """The auction after that call."""
        return Auction(self.dealer, (*self.calls, call))

    @property
    def last_bid(self) -> tuple[Seat, Call] | None:
        """The bid to be outbid, and whose it is."""
        return next((one for one in reversed(tuple(self)) if one[1].is_bid), None)

    @property
    def doubling(self) -> Doubling:
        """Whether the last bid has been doubled or redoubled."""
        for call in reversed(self.calls):
            if call is Call.REDOUBLE:
                return Doubling.REDOUBLED
            if call is Call.DOUBLE:
                return Doubling.DOUBLED
            if call.is_bid:
                break
        return Doubling.UNDOUBLED

    @property
    def is_passed_out(self) -> bool:
        """Four passes and nothing else (四家都不叫).

        Law: WBF 2017 22A
        """
        return self.calls == (Call.PASS,) * 4

    @property
    def is_over(self) -> bool:
        """Three passes after a bid, or four at the start.

        Law: WBF 2017 22
        """
        if len(self.calls) < 4:
            return False
        return all(call is Call.PASS for call in self.calls[-3:]) and (
            self.last_bid is not None or self.is_passed_out
        )

    def why_not(self, call: Call) -> Refusal | None:
        """Why the next player may not make that call.

        Law: WBF 2017 18, 19
        """
        if self.is_over:
            return Refusal("auction_over")
        last = self.last_bid
        if call.is_bid:
            low = last is not None and call.height <= last[1].height
            return Refusal("insufficient_bid", {"bid": last[1].value}) if low and last else None
        if call is Call.PASS:
            return None
        by_opponents = last is not None and last[0].side is not self.next_seat.side
        if call is Call.DOUBLE:
            allowed = by_opponents and self.doubling is Doubling.UNDOUBLED
            return None if allowed else Refusal("cannot_double")
        allowed = last is not None and not by_opponents and self.doubling is Doubling.DOUBLED
        return None if allowed else Refusal("cannot_redouble")

    def legal(self) -> tuple[Call, ...]:
        """Everything that the next player may call."""
        return tuple(call for call in Call if self.why_not(call) is None)

    @property
    def contract(self) -> Contract | None:
        """What the last bid has become so far."""
        last = self.last_bid
        if last is None:
            return None
        return Contract(last[1].level, last[1].denomination, self.doubling)

    @property
    def declarer(self) -> Seat | None:
        """Who of the side that made the last bid first named its denomination (莊家).

        Law: WBF 2017 22B, definition of declarer
        """
        last = self.last_bid
        if last is None:
            return None
        side, denomination = last[0].side, last[1].denomination
        return next(
            seat
            for seat, call in self
            if seat.side is side and call.is_bid and call.denomination is denomination
        )


def lowest_sufficient(auction: Auction) -> tuple[Call, ...]:
    """The bids above the last one, lowest first."""
    last = auction.last_bid
    return BIDS if last is None else BIDS[last[1].height + 1 :]
