"""Slams (滿貫叫牌): Blackwood's question for aces, its answers, and what the asker does then."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.system.context import Context
from qiaopai.games.bridge.bots.system.rule import Forcing, Rule, having
from qiaopai.games.bridge.bots.system.span import up
from qiaopai.games.bridge.rules.calls import Call, bid
from qiaopai.kernel.denominations import Denomination, denomination_of

SLAM, GRAND = 33, 37
_ANSWERS = ((Call.C5, (0, 4)), (Call.D5, (1,)), (Call.H5, (2,)), (Call.S5, (3,)))


def answers(context: Context) -> Iterator[Rule]:
    """The number of aces, and the asker's decision; over a doubled or overcalled question too."""
    last = context.partner_last
    if last is None:
        return
    if last.asks == "aces":
        for call, aces in _ANSWERS:
            yield Rule(
                id="system-aces", call=call, aces=aces, alert=True, asks="aces-told",
                points=up(4 * min(aces)),
            )  # fmt: skip
    elif last.asks == "aces-told":
        yield from _decision(context)


def trumps(context: Context) -> Denomination:
    """The denomination that both have in mind: the best fit as far as it has been shown."""
    me, partner = context.own, context.partner
    known = {suit: me.length(suit).low + partner.length(suit).low for suit in Suit}
    best = max(Suit, key=lambda suit: (known[suit] >= 8, suit.is_major, known[suit]))
    if known[best] >= 8:
        return denomination_of(best)
    shown = [suit for suit in Suit if partner.length(suit).low >= 4]
    return denomination_of(shown[0]) if shown else Denomination.NOTRUMP


def _decision(context: Context) -> Iterator[Rule]:
    """Six unless two aces are missing, seven with all of them and the points for it."""
    last = context.partner_last
    assert last is not None
    told = next(rule.aces for rule in last.rules if rule.aces)
    strain = trumps(context)
    low = context.partner.points.low
    three = tuple(own for own in range(5) if _together(own, told) >= 3)
    four = tuple(own for own in range(5) if _together(own, told) == 4)
    yield Rule(id="system-grand-slam", call=bid(7, strain), points=up(GRAND - low), aces=four)
    yield Rule(id="system-small-slam", call=bid(6, strain), aces=three)
    five = bid(5, strain)
    stay = five is last.call
    yield Rule(id="system-stop", call=Call.PASS if stay else five)
    if not stay:
        yield Rule(id="system-stop", call=Call.NT5)
        yield Rule(id="system-stop", call=bid(6, strain))


def _together(own: int, told: tuple[int, ...]) -> int:
    """The aces that both hands surely have: one answer may mean none or four."""
    return min((own + one for one in told if own + one <= 4), default=0)


def ask(context: Context, suit: Suit, least: int) -> Iterator[Rule]:
    """4NT with a fit and the points for a slam."""
    if any(one.asks == "aces" for one in context.heard if one.seat.side is context.me.side):
        return
    low = context.partner.points.low
    points = max(SLAM - low - 1, 14)
    yield Rule(
        id="system-blackwood", call=Call.NT4, points=up(points), lengths=having({suit: up(least)}),
        forcing=Forcing.ROUND, asks="aces",
    )  # fmt: skip
