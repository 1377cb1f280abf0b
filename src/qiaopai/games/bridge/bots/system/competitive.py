"""Competitive bidding (競叫): over their opening, and over their overcall of partner's."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.system.context import Context
from qiaopai.games.bridge.bots.system.hand import MAJORS
from qiaopai.games.bridge.bots.system.openings import BALANCED
from qiaopai.games.bridge.bots.system.rule import Forcing, Rule, having
from qiaopai.games.bridge.bots.system.span import Span, down, exactly, up
from qiaopai.games.bridge.rules.calls import Call, bid
from qiaopai.kernel.denominations import Denomination, denomination_of

NOTRUMP = Denomination.NOTRUMP
STRONG = 17
"""Too much for an overcall: such a hand doubles first."""
_OVERCALLS = {1: (Span(8, 16), 5, 2), 2: (Span(11, 16), 5, 3), 3: (Span(13, 16), 6, 3)}
"""By level: points, cards, and how many of the five honours."""


def rules(context: Context) -> Iterator[Rule]:
    """Before this side has called anything but pass, and responder's first call."""
    if context.opening is None or context.bids_of(context.me):
        return
    mine = context.me.side
    silent = all(one.call is Call.PASS for one in context.heard if one.seat.side is mine)
    if silent and not context.we_opened:
        yield from _over_opening(context)
    elif context.we_opened and context.before is not None and context.before.is_bid:
        yield from _over_overcall(context)


def _over_opening(context: Context) -> Iterator[Rule]:
    last = context.last_bid
    assert last is not None
    theirs = context.their_suits
    if last.denomination.is_notrump and not theirs:
        yield from _over_notrump(context, last)
        return
    if last.level == 1 and not last.denomination.is_notrump:
        yield Rule(
            id="system-overcall-nt", call=Call.NT1, points=Span(15, 18), lengths=BALANCED,
            balanced=True, stoppers=theirs,
        )  # fmt: skip
    yield _strong_double(last)
    yield from _overcalls(context, MAJORS)
    if last.level <= 3:
        yield _takeout(theirs, Span(12 + (last.level > 1), STRONG - 1))
    yield from _overcalls(context, (Suit.DIAMONDS, Suit.CLUBS))
    yield from _jumps(context)
    yield Rule(id="system-pass-quiet", call=Call.PASS, points=down(STRONG - 1))


def _strong_double(last: Call) -> Rule:
    """From four up it only shows values."""
    if last.level >= 4:
        return Rule(id="system-values", call=Call.DOUBLE, points=up(STRONG))
    return Rule(
        id="system-takeout", call=Call.DOUBLE, points=up(STRONG), forcing=Forcing.ROUND,
        asks="takeout",
    )  # fmt: skip


def _takeout(theirs: tuple[Suit, ...], points: Span) -> Rule:
    least = 3 if len(theirs) == 1 else 4
    lengths = {suit: down(2) if suit in theirs else up(least) for suit in Suit}
    return Rule(
        id="system-takeout", call=Call.DOUBLE, points=points, lengths=having(lengths),
        forcing=Forcing.ROUND, asks="takeout",
    )  # fmt: skip


def _overcalls(context: Context, suits: tuple[Suit, ...]) -> Iterator[Rule]:
    for suit in suits:
        call = context.cheapest_of(suit)
        if call is None or suit in context.their_suits or call.level not in _OVERCALLS:
            continue
        points, length, honours = _OVERCALLS[call.level]
        yield Rule(
            id="system-overcall", call=call, points=points, lengths=having({suit: up(length)}),
            longest=suit, honours=(suit, honours),
        )  # fmt: skip
        yield Rule(
            id="system-overcall", call=call, points=points, lengths=having({suit: up(6)}),
            honours=(suit, 2),
        )  # fmt: skip


def _jumps(context: Context) -> Iterator[Rule]:
    """Weak jump overcalls."""
    for suit in Suit:
        call = context.jump_of(suit)
        if call is not None and call.level <= 3 and suit not in context.their_suits:
            yield Rule(
                id="system-overcall-weak", call=call, points=Span(6, 10), honours=(suit, 2),
                lengths=having({suit: exactly(6) if call.level == 2 else up(7)}), asks="weak",
            )  # fmt: skip


def _over_notrump(context: Context, last: Call) -> Iterator[Rule]:
    """Over a natural notrump a double is for penalties, suits are natural."""
    yield Rule(id="system-penalty", call=Call.DOUBLE, points=up(STRONG), priority=1)
    for suit in Suit:
        call = context.cheapest_of(suit)
        if call is not None and call.level == 2 and last.level == 1:
            yield Rule(
                id="system-overcall", call=call, points=Span(9, 16), lengths=having({suit: up(6)}),
                honours=(suit, 2),
            )  # fmt: skip
    yield Rule(id="system-pass-quiet", call=Call.PASS, points=down(STRONG - 1))


def _over_overcall(context: Context) -> Iterator[Rule]:
    """Responder's first call when the player at his right has bid."""
    last, opening = context.partner_last, context.opening
    if last is None or opening is None or last.seat is not opening.seat or not last.call.is_bid:
        return
    own = opening.call.denomination.trumps
    if opening.is_by("system-open-1nt"):
        yield from _after_their_overcall_of_notrump(context)
    elif own is not None and opening.call.level == 1:
        yield from raises_in_competition(context, own)
        yield from _doubles(context, own)
        yield from _suits(context, own)
        yield from _notrumps(context)
        yield from _cue(context)
        yield Rule(id="system-pass-quiet", call=Call.PASS, points=down(12))


def raises_in_competition(context: Context, own: Suit) -> Iterator[Rule]:
    """By support points, the cheapest and a jump; game with more, or with five trumps."""
    held = having({own: up(3 if own.is_major else 5)})
    low, jump = context.cheapest_of(own), context.jump_of(own)
    if own.is_major:
        game = bid(4, denomination_of(own))
        yield Rule(
            id="system-raise-game", call=game, points=Span(10, 37), lengths=held,
            support=(own, up(13)),
        )  # fmt: skip
        long = having({own: up(5)})
        yield Rule(id="system-raise-preempt", call=game, points=Span(3, 9), lengths=long)
    if jump and jump.level == 3:
        yield Rule(
            id="system-raise-limit", call=jump, points=Span(7, 12), lengths=held,
            support=(own, Span(11, 12)),
        )  # fmt: skip
    if low and low.level <= 3:
        most = 10 if low.level == 2 else 12
        yield Rule(
            id="system-raise-single", call=low, points=Span(4 if low.level == 2 else 6, most),
            lengths=held, support=(own, Span(6 if low.level == 2 else 9, most)),
        )  # fmt: skip


def _doubles(context: Context, own: Suit) -> Iterator[Rule]:
    """Negative doubles (負性賭倍) show an unbid major."""
    last = context.last_bid
    if last is None or last.level > 3 or last.denomination.is_notrump:
        return
    least = {1: 6, 2: 8, 3: 10}[last.level]
    for suit in MAJORS:
        if suit is own or suit in context.their_suits:
            continue
        yield Rule(
            id="system-negative-double", call=Call.DOUBLE, points=up(least),
            lengths=having({suit: exactly(4)}), forcing=Forcing.ROUND, alert=True, asks="takeout",
        )  # fmt: skip


def _suits(context: Context, own: Suit) -> Iterator[Rule]:
    """New suits force: five cards, or four of a major at the one level."""
    for suit in Suit:
        call = context.cheapest_of(suit)
        if call is None or suit is own or suit in context.their_suits or call.level > 3:
            continue
        least = {1: 6, 2: 10, 3: 12}[call.level]
        yield Rule(
            id="system-new-suit", call=call, points=up(least), longest=suit,
            lengths=having({suit: up(5)}), forcing=Forcing.ROUND,
        )  # fmt: skip


def _notrumps(context: Context) -> Iterator[Rule]:
    for call, points in ((Call.NT1, Span(7, 10)), (Call.NT2, Span(11, 12)), (Call.NT3, up(13))):
        name = "system-nt-game" if call is Call.NT3 else "system-nt-free"
        yield Rule(id=name, call=call, points=points, stoppers=context.their_suits)


def _cue(context: Context) -> Iterator[Rule]:
    """Their suit: a game, and no better bid."""
    for suit in context.their_suits:
        call = context.cheapest_of(suit)
        if call is not None and call.level <= 4:
            yield Rule(id="system-cue", call=call, points=up(13), forcing=Forcing.GAME, alert=True)


def _after_their_overcall_of_notrump(context: Context) -> Iterator[Rule]:
    last = context.last_bid
    assert last is not None
    yield Rule(id="system-nt-game", call=Call.NT3, points=up(10), stoppers=context.their_suits)
    for suit in Suit:
        call = context.cheapest_of(suit)
        if call is None or suit in context.their_suits or call.level > 3:
            continue
        long = having({suit: up(5)})
        if call.level == 2:
            yield Rule(id="system-sign-off", call=call, points=Span(4, 9), lengths=long)
        else:
            yield Rule(
                id="system-new-suit", call=call, points=up(10), lengths=long, forcing=Forcing.GAME
            )
    yield Rule(id="system-penalty", call=Call.DOUBLE, points=up(10))
    yield Rule(id="system-pass-quiet", call=Call.PASS, points=down(9))
