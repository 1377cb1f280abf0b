"""Auctions among four bots, for tests of the system."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.cards import DECK, parse_hand
from qiaopai.games.bridge.bots.system import Rule, choose_rule, read_auction
from qiaopai.games.bridge.bots.system.context import Context
from qiaopai.games.bridge.bots.system.hand import Facts, facts
from qiaopai.games.bridge.rules.auction import Auction
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.kernel.deals import Hands, deal_out
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.seats import Seat


def random_deal(seed: str) -> Hands:
    return deal_out(tuple(Entropy(seed).shuffle(DECK)), Seat.NORTH)


def bid_out(deal: Hands, dealer: Seat) -> Iterator[tuple[Context, Facts, Rule | None]]:
    """Every call of the auction: what was known before it, the hand, and its rule."""
    auction = Auction(dealer)
    while not auction.is_over:
        context, hand = read_auction(auction), facts(deal[auction.next_seat])
        rule = choose_rule(context, hand)
        yield context, hand, rule
        auction = auction.with_call(rule.call if rule else Call.PASS)


def call_of(auction: Auction, hand: str) -> tuple[str, str]:
    """The call of a hand and the id of its rule."""
    rule = choose_rule(read_auction(auction), facts(parse_hand(hand)))
    assert rule is not None
    return rule.call.value, rule.id.removeprefix("system-")
