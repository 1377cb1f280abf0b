"""Responses to one of a minor (低花開叫的應叫)."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.system.context import Context
from qiaopai.games.bridge.bots.system.rule import Forcing, Rule, having
from qiaopai.games.bridge.bots.system.span import Span, down, up
from qiaopai.games.bridge.rules.calls import Call, bid
from qiaopai.kernel.denominations import denomination_of

SPADES, HEARTS, DIAMONDS, CLUBS = Suit
NO_MAJOR = {SPADES: down(3), HEARTS: down(3)}


def rules(context: Context) -> Iterator[Rule]:
    """Responder's first call after partner's 1♣ or 1♦ and a pass, or a double."""
    last = context.partner_last
    if last is None or not last.is_by("system-open-1c", "system-open-1d"):
        return
    if context.before not in (Call.PASS, Call.DOUBLE) or context.bids_of(context.me):
        return
    suit = last.call.denomination.trumps
    assert suit is not None
    yield from _majors()
    yield from _raises(suit, conventional=context.before is Call.PASS)
    yield from _other_minor(suit)
    yield from _notrump()
    yield Rule(id="system-pass-weak", call=Call.PASS, points=down(5))


def _majors() -> Iterator[Rule]:
    """The longer one; spades with five each, hearts with four each."""
    six = up(6)
    yield Rule(
        id="system-new-suit", call=Call.S1, points=six, lengths=having({SPADES: up(5)}),
        no_shorter=((SPADES, HEARTS),), forcing=Forcing.ROUND,
    )  # fmt: skip
    yield Rule(
        id="system-new-suit", call=Call.H1, points=six, lengths=having({HEARTS: up(4)}),
        no_shorter=((HEARTS, SPADES),), forcing=Forcing.ROUND,
    )  # fmt: skip
    yield Rule(
        id="system-new-suit", call=Call.S1, points=six, lengths=having({SPADES: up(4)}),
        forcing=Forcing.ROUND,
    )  # fmt: skip


def _raises(suit: Suit, conventional: bool) -> Iterator[Rule]:
    """Inverted: the single raise is strong; after a double it is not."""
    minor = denomination_of(suit)
    if conventional:
        yield Rule(
            id="system-inverted", call=bid(2, minor), points=up(11),
            lengths=having({**NO_MAJOR, suit: up(5)}), forcing=Forcing.ROUND, alert=True,
        )  # fmt: skip
    else:
        yield Rule(
            id="system-raise-single", call=bid(2, minor), points=Span(6, 10),
            lengths=having({**NO_MAJOR, suit: up(4)}),
        )  # fmt: skip
    yield Rule(
        id="system-raise-preempt", call=bid(3, minor), points=Span(4, 9),
        lengths=having({**NO_MAJOR, suit: up(6 if suit is CLUBS else 5)}), alert=conventional,
    )  # fmt: skip


def _other_minor(opened: Suit) -> Iterator[Rule]:
    if opened is CLUBS:
        yield Rule(
            id="system-new-suit", call=Call.D1, points=up(6),
            lengths=having({**NO_MAJOR, DIAMONDS: up(4)}), forcing=Forcing.ROUND,
        )  # fmt: skip
    else:
        yield Rule(
            id="system-two-over-one", call=Call.C2, points=up(11),
            lengths=having({**NO_MAJOR, CLUBS: up(4)}), forcing=Forcing.ROUND,
        )  # fmt: skip


def _notrump() -> Iterator[Rule]:
    free = having(NO_MAJOR)
    yield Rule(id="system-1nt-response", call=Call.NT1, points=Span(6, 10), lengths=free)
    yield Rule(id="system-nt-invite", call=Call.NT2, points=Span(11, 12), lengths=free)
    yield Rule(id="system-nt-game", call=Call.NT3, points=Span(13, 17), lengths=free)
    yield Rule(id="system-nt-slam", call=Call.NT6, points=up(18), lengths=free)
