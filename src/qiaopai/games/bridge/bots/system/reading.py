"""The meaning of every call of an auction (叫品的意義), by the rules it may have been made by."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType

from qiaopai.games.bridge.bots.system.book import rules_for
from qiaopai.games.bridge.bots.system.context import NOTHING_SHOWN, Context, Heard
from qiaopai.games.bridge.bots.system.rule import Rule, having
from qiaopai.games.bridge.bots.system.span import up
from qiaopai.games.bridge.rules.auction import Auction
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.kernel.seats import Seat

__all__ = ["Heard", "read_auction"]


@lru_cache(maxsize=2048)
def read_auction(auction: Auction) -> Context:
    """The auction as the next caller sees it."""
    if not auction.calls:
        return Context(auction, (), MappingProxyType(dict.fromkeys(Seat, NOTHING_SHOWN)))
    before = read_auction(Auction(auction.dealer, auction.calls[:-1]))
    heard = _hear(before, auction.calls[-1])
    shown = dict(before.shown)
    shown[heard.seat] = shown[heard.seat].narrowed(heard.rules)
    return Context(auction, (*before.heard, heard), MappingProxyType(shown))


def _hear(before: Context, call: Call) -> Heard:
    rules = tuple(rule for rule in rules_for(before) if rule.call is call)
    return Heard(before.me, call, rules or _natural(call))


def _natural(call: Call) -> tuple[Rule, ...]:
    """A bid that the system does not know shows its suit."""
    suit = call.denomination.trumps if call.is_bid else None
    if suit is None:
        return ()
    return (Rule(id="system-natural", call=call, lengths=having({suit: up(4)})),)
