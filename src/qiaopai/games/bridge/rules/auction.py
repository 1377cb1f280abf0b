"""The auction (叫牌): what may be called, when it is over, what has been contracted.

Law: WBF 2017 17-22
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from qiaopai.games.bridge.rules.calls import BIDS, Call
from qiaopai.games.bridge.rules.contract import Contract, Doubling
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.seats import CLOCKWISE, Seat


class Auction(msgspec.Struct, frozen=True, gc=False):
    """The calls so far, from the dealer on, clockwise."""

    dealer: Seat
    calls: tuple[Call, ...] = ()

    def __iter__(self) -> Iterator[tuple[Seat, Call]]:
        order = _ORDER[self.dealer]
        return ((order[place % 4], call) for place, call in enumerate(self.calls))

    def seat_of(self, place: int) -> Seat:
        """Who makes the call in that place, from 0."""
        return _ORDER[self.dealer][place % 4]

    def numbers_of(self, seat: Seat) -> range:
        """The numbers, from 1, of that seat's calls."""
        return range(1 + _ORDER[self.dealer].index(seat), len(self.calls) + 1, 4)

    @property
    def next_seat(self) -> Seat:
        """Whose turn it is to call."""
        return _ORDER[self.dealer][len(self.calls) % 4]

    def with_call(self, call: Call) -> Auction:
        """The auction after that call."""
        return Auction(self.dealer, (*self.calls, call))

    @property
    def last_bid(self) -> tuple[Seat, Call] | None:
        """The bid to be outbid, and whose it is."""
        place = len(self.calls)
        for call in reversed(self.calls):
            place -= 1
            if call.height >= 0:
                return _ORDER[self.dealer][place % 4], call
        return None

    @property
    def doubling(self) -> Doubling:
        """Whether the last bid has been doubled or redoubled."""
        return self._standing()[2]

    def _standing(self) -> tuple[Call | None, bool, Doubling]:
        """The last bid, whether it is the opponents' of the next player, and its doubling."""
        theirs, doubling = False, _UNDOUBLED
        for call in reversed(self.calls):
            theirs = not theirs
            if call.height >= 0:
                return call, theirs, doubling
            if call is not _PASS and doubling is _UNDOUBLED:
                doubling = Doubling.DOUBLED if call is _DOUBLE else Doubling.REDOUBLED
        return None, False, doubling

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
        calls = self.calls
        if len(calls) < 4 or calls[-1] is not _PASS or calls[-3:] != _THREE_PASSES:
            return False
        return self.last_bid is not None or self.is_passed_out

    def why_not(self, call: Call) -> Refusal | None:
        """Why the next player may not make that call.

        Law: WBF 2017 18, 19
        """
        if self.is_over:
            return Refusal("auction_over")
        if call is _PASS:
            return None
        last, theirs, doubling = self._standing()
        if call.height >= 0:
            low = last is not None and call.height <= last.height
            return Refusal("insufficient_bid", {"bid": last.value}) if low and last else None
        if call is _DOUBLE:
            return None if theirs and doubling is _UNDOUBLED else Refusal("cannot_double")
        allowed = last is not None and not theirs and doubling is Doubling.DOUBLED
        return None if allowed else Refusal("cannot_redouble")

    def legal(self) -> tuple[Call, ...]:
        """Everything that the next player may call."""
        if self.is_over:
            return ()
        last, theirs, doubling = self._standing()
        if last is None:
            return _callable(-1, None)
        if theirs:
            return _callable(last.height, _DOUBLE if doubling is _UNDOUBLED else None)
        return _callable(last.height, _REDOUBLE if doubling is Doubling.DOUBLED else None)

    @property
    def contract(self) -> Contract | None:
        """What the last bid has become so far."""
        last, _, doubling = self._standing()
        return None if last is None else Contract(last.level, last.denomination, doubling)

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


_PASS, _DOUBLE, _REDOUBLE = Call.PASS, Call.DOUBLE, Call.REDOUBLE
_UNDOUBLED = Doubling.UNDOUBLED
_THREE_PASSES = (_PASS,) * 3
_ORDER = {seat: CLOCKWISE.from_seat(seat) for seat in Seat}
"""By dealer: the order of the calls."""


@cache
def _callable(height: int, extra: Call | None) -> tuple[Call, ...]:
    """Pass, the double or redouble that is allowed, and the bids above that height."""
    return (Call.PASS, *((extra,) if extra else ()), *BIDS[height + 1 :])
