"""Advances (應叫同伴的干擾): partner has overcalled, or doubled for takeout."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.system.competitive import raises_in_competition
from qiaopai.games.bridge.bots.system.context import Context
from qiaopai.games.bridge.bots.system.hand import MAJORS
from qiaopai.games.bridge.bots.system.rule import Forcing, Rule, having
from qiaopai.games.bridge.bots.system.span import Span, down, up
from qiaopai.games.bridge.rules.calls import Call, bid
from qiaopai.kernel.denominations import Denomination, denomination_of

NOTRUMP = Denomination.NOTRUMP
_NOTRUMP = ((Call.NT1, Span(6, 10)), (Call.NT2, Span(11, 12)), (Call.NT3, Span(13, 37)))


def rules(context: Context) -> Iterator[Rule]:
    """The first call after partner's first one."""
    last = context.partner_last
    if last is None or context.we_opened or context.bids_of(context.me):
        return
    if last.is_by("system-takeout"):
        yield from _after_double(context)
    elif last.is_by("system-overcall"):
        suit = last.call.denomination.trumps
        assert suit is not None
        yield from _after_overcall(context, suit)


def _unbid(context: Context) -> tuple[Suit, ...]:
    """Majors first."""
    theirs = context.their_suits
    return tuple(suit for suit in Suit if suit not in theirs)


def _after_double(context: Context) -> Iterator[Rule]:
    """Weak hands bid their suit at its cheapest, better ones jump, the best bid game."""
    free = context.before is not Call.PASS
    last = context.last_bid
    assert last is not None
    if (trumps := last.denomination.trumps) and not free:
        yield Rule(
            id="system-leave-in", call=Call.PASS, points=up(7), lengths=having({trumps: up(5)}),
            honours=(trumps, 3),
        )  # fmt: skip
    unbid = _unbid(context)
    for suit in unbid:
        if suit in MAJORS:
            game = bid(4, denomination_of(suit))
            yield Rule(
                id="system-advance-game", call=game, points=up(12), lengths=having({suit: up(4)})
            )
    for call, points in _NOTRUMP[1:]:
        yield _notrump(context, call, points)
    for least in (5, 4):
        for suit in unbid:
            yield from _in_suit(context, suit, least, free)
    yield _notrump(context, *_NOTRUMP[0])
    yield from _strong(context)
    if free:
        yield Rule(id="system-pass", call=Call.PASS)
        return
    for suit in unbid:
        low = context.cheapest_of(suit)
        if low is not None:
            lengths = having({suit: up(3)})
            yield Rule(id="system-advance", call=low, points=down(11), lengths=lengths)


def _notrump(context: Context, call: Call, points: Span) -> Rule:
    name = "system-nt-game" if call is Call.NT3 else "system-nt-free"
    return Rule(id=name, call=call, points=points, stoppers=context.their_suits)


def _in_suit(context: Context, suit: Suit, least: int, free: bool) -> Iterator[Rule]:
    low, jump = context.cheapest_of(suit), context.jump_of(suit)
    held = having({suit: up(least)})
    weak, better = Span(6 if free else 0, 8), Span(9, 11)
    if jump and jump.level <= 3:
        yield Rule(id="system-advance-jump", call=jump, points=better, lengths=held)
    elif low and low.level <= 4:
        weak = Span(weak.low, better.high)
    if low and low.level <= 4:
        yield Rule(id="system-advance", call=low, points=weak, lengths=held)


def _strong(context: Context) -> Iterator[Rule]:
    """Their suit: values for game and no clear way there."""
    for suit in context.their_suits:
        call = context.cheapest_of(suit)
        if call is not None and call.level <= 4:
            yield Rule(id="system-cue", call=call, points=up(12), forcing=Forcing.GAME, alert=True)
            return


def _after_overcall(context: Context, suit: Suit) -> Iterator[Rule]:
    yield from raises_in_competition(context, suit)
    for own in _unbid(context):
        call = context.cheapest_of(own)
        if call is not None and own is not suit and call.level <= 3:
            least = 8 if call.level == 1 else 11
            yield Rule(
                id="system-advance-suit", call=call, points=Span(least, 15), longest=own,
                lengths=having({own: up(5)}),
            )  # fmt: skip
    for call, points in (
        (Call.NT1, Span(8, 11)),
        (Call.NT2, Span(12, 14)),
        (Call.NT3, Span(15, 37)),
    ):
        yield _notrump(context, call, points)
    cues = tuple(_strong_advance(context))
    yield from cues
    yield Rule(id="system-pass-weak", call=Call.PASS, points=down(14 if cues else 37))


def _strong_advance(context: Context) -> Iterator[Rule]:
    for rule in _strong(context):
        yield Rule(id=rule.id, call=rule.call, points=up(15), forcing=Forcing.GAME, alert=True)
