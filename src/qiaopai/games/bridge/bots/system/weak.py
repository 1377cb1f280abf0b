"""After partner's weak two or preempt (阻擊開叫之後)."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.system.context import Context
from qiaopai.games.bridge.bots.system.rule import Rule, having
from qiaopai.games.bridge.bots.system.span import Span, down, up
from qiaopai.games.bridge.rules.calls import Call, bid
from qiaopai.kernel.denominations import denomination_of


def rules(context: Context) -> Iterator[Rule]:
    """Game with values or with many trumps; a raise keeps the opponents out."""
    last = context.partner_last
    if last is None or last.asks != "weak" or context.bids_of(context.me):
        return
    suit = last.call.denomination.trumps
    assert suit is not None
    yield from _games(suit, last.call.level)
    if last.call.level == 2:
        yield Rule(
            id="system-raise-preempt", call=bid(3, denomination_of(suit)), points=Span(5, 14),
            lengths=having({suit: up(3)}),
        )  # fmt: skip
    most = 20 if last.call.level < 4 else 37
    yield Rule(id="system-pass-weak-two", call=Call.PASS, points=down(most))


def _games(suit: Suit, level: int) -> Iterator[Rule]:
    need = 15 if level == 2 else 14
    others = tuple(one for one in Suit if one is not suit)
    if suit.is_major and level < 4:
        game = bid(4, denomination_of(suit))
        yield Rule(
            id="system-raise-game", call=game, points=Span(need, 37), lengths=having({suit: up(2)})
        )
        yield Rule(
            id="system-raise-preempt", call=game, points=Span(0, 14), lengths=having({suit: up(4)})
        )
    yield Rule(
        id="system-nt-game", call=Call.NT3, points=Span(16, 37), stoppers=others,
        lengths=having({suit: up(2)}),
    )  # fmt: skip
    if level < 4:
        yield Rule(id="system-nt-game", call=Call.NT3, points=Span(18, 37))
