"""What every bot does in the auction (叫牌): calls by the system, and says what its calls mean."""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.cards import Hand
from qiaopai.games.bridge.bots.system import Rule, choose_rule, read_auction, told
from qiaopai.games.bridge.bots.system.context import Context
from qiaopai.games.bridge.bots.system.hand import facts
from qiaopai.games.bridge.rules.auction import Auction
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.commands import Explain, MakeCall
from qiaopai.games.bridge.rules.view import View
from qiaopai.kernel.play.sampling import Limit
from qiaopai.kernel.seats import Seat

TOLERANCE = 1
"""Points by which a player may stray from what his call promises."""
NOTHING_AGREED = "—"


def auction_of(view: View) -> Auction:
    """The auction so far."""
    return Auction(view.dealer, tuple(one.call for one in view.auction))


def choose_call(view: View) -> tuple[MakeCall, str]:
    """The call of the viewer whose turn it is, and the id of its rule; always a legal one."""
    assert isinstance(view.you, str)
    context = read_auction(auction_of(view))
    rule = choose_rule(context, facts(view.hands[view.you].cards or ()))
    if rule is None:
        return MakeCall(_anything(context)), "system-forced"
    text = told(_meaning(context, rule.call)) if rule.alert else ""
    return MakeCall(rule.call, alert=rule.alert, text=text), rule.id


def _anything(context: Context) -> Call:
    """No rule fits: pass, or where partner must not be left there the lowest bid."""
    lowest = next((call for call in context.auction.legal() if call.is_bid), Call.PASS)
    return lowest if context.must_bid else Call.PASS


def _meaning(context: Context, call: Call) -> tuple[Rule, ...]:
    """What everybody else may read into it."""
    return read_auction(context.auction.with_call(call)).heard[-1].rules


def explain(view: View) -> tuple[Explain, str] | None:
    """The meaning of the viewer's own call that somebody has asked about."""
    heard = read_auction(auction_of(view)).heard
    asked = [
        number
        for number, one in enumerate(view.auction, start=1)
        if one.asked is True and one.seat is view.you
    ]
    if not asked:
        return None
    text = told(heard[asked[0] - 1].rules)
    return Explain(asked[0], text or NOTHING_AGREED), "bot-explains"


def limits(auction: Auction) -> Mapping[Seat, Limit]:
    """What the auction says of each hand, with a small tolerance."""
    context = read_auction(auction)
    return {seat: _limit(context, seat) for seat in Seat}


def _limit(context: Context, seat: Seat) -> Limit:
    low, high = context.shown[seat].points
    calls = tuple(one.rules for one in context.heard if one.seat is seat and one.rules)

    def misses(hand: Hand) -> int:
        seen = facts(hand)
        return sum(min(rule.misses(seen, TOLERANCE) for rule in rules) for rules in calls)

    return Limit(max(low - TOLERANCE, 0), min(high + TOLERANCE, 37), misses)
