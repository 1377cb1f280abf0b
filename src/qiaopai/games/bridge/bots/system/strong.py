"""The strong 2♣ (強 2♣ 開叫): waiting 2♦, then natural bids up to game."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.system.context import Context
from qiaopai.games.bridge.bots.system.openings import BALANCED
from qiaopai.games.bridge.bots.system.rule import Forcing, Rule, having
from qiaopai.games.bridge.bots.system.span import Span, up
from qiaopai.games.bridge.rules.calls import Call

SPADES, HEARTS, DIAMONDS, CLUBS = Suit


def rules(context: Context) -> Iterator[Rule]:
    """Responses to 2♣ and opener's first rebid."""
    last = context.partner_last
    if last is None or not context.is_quiet:
        return
    if last.asks == "strong":
        yield from _responses()
    elif last.asks in ("strong-waiting", "strong-positive"):
        yield from _rebids(context)


def _responses() -> Iterator[Rule]:
    for call, suit in ((Call.S2, SPADES), (Call.H2, HEARTS), (Call.D3, DIAMONDS), (Call.C3, CLUBS)):
        yield Rule(
            id="system-positive", call=call, points=up(8), lengths=having({suit: up(5)}),
            longest=suit, honours=(suit, 2), asks="strong-positive", forcing=Forcing.GAME,
        )  # fmt: skip
    yield Rule(
        id="system-waiting", call=Call.D2, alert=True, asks="strong-waiting", forcing=Forcing.GAME
    )


def _rebids(context: Context) -> Iterator[Rule]:
    """Balanced in notrump by strength, otherwise the longest suit at its cheapest."""
    if context.cheapest_of(SPADES) is Call.S2:
        yield Rule(
            id="system-strong-nt", call=Call.NT2, points=Span(22, 24), lengths=BALANCED,
            balanced=True, asks="notrump-2",
        )  # fmt: skip
        yield Rule(
            id="system-strong-nt", call=Call.NT3, points=Span(25, 27), lengths=BALANCED,
            balanced=True,
        )  # fmt: skip
    for suit in Suit:
        partner_has = context.partner.length(suit).low
        if (call := context.cheapest_of(suit)) and partner_has >= 5:
            yield Rule(
                id="system-strong-raise", call=call, points=up(22), lengths=having({suit: up(3)}),
                forcing=Forcing.GAME,
            )  # fmt: skip
    for least in (5, 4):
        for suit in Suit:
            if call := context.cheapest_of(suit):
                yield Rule(
                    id="system-strong-suit", call=call, points=up(22), longest=suit,
                    lengths=having({suit: up(least)}), forcing=Forcing.GAME,
                )  # fmt: skip
