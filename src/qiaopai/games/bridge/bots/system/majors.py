"""Responses to one of a major (高花開叫的應叫)."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.system.context import Context
from qiaopai.games.bridge.bots.system.hand import SUITS
from qiaopai.games.bridge.bots.system.rule import Forcing, Rule, having
from qiaopai.games.bridge.bots.system.span import Span, down, exactly, up
from qiaopai.games.bridge.rules.calls import Call, bid
from qiaopai.kernel.denominations import denomination_of

SPADES, HEARTS, DIAMONDS, CLUBS = Suit


def rules(context: Context) -> Iterator[Rule]:
    """Responder's first call after partner's 1♥ or 1♠ and a pass, or a double."""
    last = context.partner_last
    if last is None or not last.is_by("system-open-1h", "system-open-1s"):
        return
    if context.before not in (Call.PASS, Call.DOUBLE) or context.bids_of(context.me):
        return
    suit = last.call.denomination.trumps
    assert suit is not None
    yield from raises(suit, conventional=context.before is Call.PASS)
    yield from _new_suits(suit)
    yield from _notrump(suit)
    yield Rule(id="system-pass-weak", call=Call.PASS, points=down(9))


def raises(suit: Suit, conventional: bool = True) -> Iterator[Rule]:
    """By support points; four trumps and a game's values force by 2NT."""
    major = denomination_of(suit)
    if conventional:
        yield Rule(
            id="system-jacoby", call=Call.NT2, points=Span(11, 37), lengths=having({suit: up(4)}),
            support=(suit, up(14)), forcing=Forcing.GAME, alert=True, asks="jacoby",
        )  # fmt: skip
    yield Rule(
        id="system-raise-preempt", call=bid(4, major), points=Span(0, 9),
        lengths=having({suit: up(5)}),
    )  # fmt: skip
    yield Rule(
        id="system-raise-limit", call=bid(3, major), points=Span(5, 12),
        lengths=having({suit: up(3)}), support=(suit, up(11)),
    )  # fmt: skip
    yield Rule(
        id="system-raise-single", call=bid(2, major), points=Span(3, 10),
        lengths=having({suit: up(3)}), support=(suit, Span(6, 10)),
    )  # fmt: skip


def _new_suits(opened: Suit) -> Iterator[Rule]:
    """1♠ over 1♥ with four cards; at the two level eleven points."""
    if opened is HEARTS:
        yield Rule(
            id="system-new-suit", call=Call.S1, points=up(6), lengths=having({SPADES: up(4)}),
            forcing=Forcing.ROUND,
        )  # fmt: skip
    else:
        yield Rule(
            id="system-two-over-one", call=Call.H2, points=up(11), lengths=having({HEARTS: up(5)}),
            forcing=Forcing.ROUND,
        )  # fmt: skip
    yield Rule(
        id="system-two-over-one", call=Call.D2, points=up(11), lengths=having({DIAMONDS: up(4)}),
        no_shorter=((DIAMONDS, CLUBS),), forcing=Forcing.ROUND,
    )  # fmt: skip
    yield Rule(
        id="system-two-over-one", call=Call.C2, points=up(11), lengths=having({CLUBS: up(4)}),
        forcing=Forcing.ROUND,
    )  # fmt: skip
    yield Rule(
        id="system-nt-game",
        call=Call.NT3,
        points=Span(12, 17),
        lengths=having({opened: Span(2, 3)}),
    )
    yield Rule(
        id="system-two-over-one", call=Call.C2, points=up(11), lengths=having({CLUBS: up(3)}),
        forcing=Forcing.ROUND,
    )  # fmt: skip


def _notrump(opened: Suit) -> Iterator[Rule]:
    free = having({suit: down(2) if suit is opened else Span(0, 13) for suit in SUITS})
    yield Rule(id="system-1nt-response", call=Call.NT1, points=Span(6, 11), lengths=free)
    yield Rule(
        id="system-1nt-response", call=Call.NT1, points=Span(8, 11),
        lengths=having({opened: exactly(3)}),
    )  # fmt: skip
