"""What holds for every auction among bots, on many deals."""

import pytest
from tests.bridge.bots.bidding import bid_out, random_deal

from qiaopai.games.bridge.bots.system import Rule, read_auction, told
from qiaopai.games.bridge.bots.system.context import Context
from qiaopai.games.bridge.bots.system.hand import Facts
from qiaopai.games.bridge.bots.system.telling import MOST
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.kernel.seats import Seat

LONGEST = 28
"""Calls of an auction among bots: none runs away."""


def check_call(context: Context, hand: Facts, rule: Rule | None) -> None:
    """A rule fits, is legal, is not a pass of a forcing bid, and means what others read."""
    assert rule is not None, context.auction.calls
    assert context.is_legal(rule.call)
    last = context.partner_last
    if context.must_bid and last and last.call.is_bid:
        assert rule.call is not Call.PASS, context.auction.calls
    heard = read_auction(context.auction.with_call(rule.call)).heard[-1]
    assert rule in heard.rules
    assert min(one.misses(hand) for one in heard.rules) == 0
    shown = read_auction(context.auction.with_call(rule.call)).shown[heard.seat]
    assert shown.points.holds(hand.points), context.auction.calls
    assert all(span.holds(n) for span, n in zip(shown.lengths, hand.lengths, strict=True))
    assert 0 < len(told(heard.rules)) <= MOST


def check_deals(first: int, count: int) -> None:
    for number in range(first, first + count):
        deal, dealer = random_deal(f"system/{number}"), tuple(Seat)[number % 4]
        calls = list(bid_out(deal, dealer))
        assert len(calls) <= LONGEST
        for context, hand, rule in calls:
            check_call(context, hand, rule)


def test_no_hand_is_outside_the_meaning_of_its_call() -> None:
    check_deals(0, 200)


@pytest.mark.slow
def test_no_hand_is_outside_the_meaning_of_its_call_on_2000_deals() -> None:
    check_deals(200, 2000)
