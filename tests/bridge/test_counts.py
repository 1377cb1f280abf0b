"""How many sequences of calls there are: played out one by one, and counted over the positions."""

from functools import cache

import pytest

from qiaopai.games.bridge.rules.auction import Auction
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.kernel.seats import Seat

COUNTS = (36, 701, 9731, 107451, 999852, 8126237, 59087257, 391024394)
"""Sequences of exactly 1, 2 … 8 legal calls, ended by the last one or still open."""

COMPLETE = (4 * 22**35 - 1) // 3
"""All complete auctions."""

Position = tuple[int, bool, int, int]
_SHOWN: dict[Position, Auction] = {}


def position(auction: Auction) -> Position:
    """What decides which calls may follow; one auction stands for all with the same position."""
    last = auction.last_bid
    passes = 0
    for call in reversed(auction.calls):
        if call is not Call.PASS:
            break
        passes += 1
    height = last[1].height if last else -1
    ours = last is not None and last[0].side is auction.next_seat.side
    found = (height, ours, int(auction.doubling), passes)
    _SHOWN.setdefault(found, auction)
    return found


@cache
def following(place: Position) -> tuple[Position, ...]:
    auction = _SHOWN[place]
    return tuple(position(auction.with_call(call)) for call in auction.legal())


@cache
def count(place: Position, calls: int) -> int:
    return sum(count(one, calls - 1) for one in following(place)) if calls else 1


@cache
def complete(place: Position) -> int:
    return sum(map(complete, following(place))) if following(place) else 1


def played(auction: Auction, calls: int) -> int:
    if calls == 0:
        return 1
    return sum(played(auction.with_call(call), calls - 1) for call in auction.legal())


START = position(Auction(Seat.NORTH))


@pytest.mark.parametrize("calls", [1, 2, 3, 4])
def test_sequences_played_out(calls: int) -> None:
    assert played(Auction(Seat.NORTH), calls) == COUNTS[calls - 1]


@pytest.mark.slow
def test_sequences_of_five_calls_played_out() -> None:
    assert played(Auction(Seat.WEST), 5) == COUNTS[4]


@pytest.mark.parametrize("calls", range(1, 9))
def test_sequences_counted_over_positions(calls: int) -> None:
    assert count(START, calls) == COUNTS[calls - 1]


def test_36_auctions_end_with_the_fourth_call() -> None:
    def ended(auction: Auction, calls: int) -> int:
        if calls == 0 or auction.is_over:
            return int(auction.is_over and calls == 0)
        return sum(ended(auction.with_call(call), calls - 1) for call in auction.legal())

    assert ended(Auction(Seat.NORTH), 4) == 36


def test_all_complete_auctions() -> None:
    assert complete(START) == COMPLETE
