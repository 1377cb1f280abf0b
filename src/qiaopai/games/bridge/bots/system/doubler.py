"""The takeout doubler's next call (賭倍者再叫): a minimum, or too much to overcall."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.system.context import Context
from qiaopai.games.bridge.bots.system.rule import Forcing, Rule, having
from qiaopai.games.bridge.bots.system.span import Span, down, up
from qiaopai.games.bridge.rules.calls import Call, bid
from qiaopai.kernel.denominations import Denomination, denomination_of


def rules(context: Context) -> Iterator[Rule]:
    """After partner has answered a takeout double with a suit at its cheapest, or by a jump."""
    own, last = context.last_of(context.me), context.partner_last
    if own is None or last is None or not own.is_by("system-takeout"):
        return
    suit = last.call.denomination.trumps if last.call.is_bid else None
    if suit is None or not last.is_by("system-advance", "system-advance-jump"):
        return
    jumped = last.is_by("system-advance-jump")
    yield from _support(context, suit, jumped)
    yield from _notrump(context, 15 if jumped else 22)
    for mine in Suit:
        call = context.cheapest_of(mine)
        if mine is not suit and mine not in context.their_suits and call and call.level <= 3:
            yield Rule(
                id="system-strong-double", call=call, points=up(17), longest=mine,
                lengths=having({mine: up(5)}),
            )  # fmt: skip
    for theirs in context.their_suits:
        call = context.cheapest_of(theirs)
        if call is not None and call.level <= 3:
            yield Rule(id="system-cue", call=call, points=up(19), forcing=Forcing.ROUND, alert=True)
    call = context.cheapest_of(suit)
    may_raise = call is not None and call.level <= 4
    most = 18 if may_raise else 37
    yield Rule(id="system-pass-minimum", call=Call.PASS, points=down(most))
    if call is not None and may_raise:
        yield Rule(id="system-raise", call=call, points=up(19))


def _support(context: Context, suit: Suit, jumped: bool) -> Iterator[Rule]:
    """Partner may have nothing: raise with extras only."""
    held = having({suit: up(4)})
    low, jump = context.cheapest_of(suit), context.jump_of(suit)
    if suit.is_major:
        game = bid(4, denomination_of(suit))
        need = 15 if jumped else 20
        yield Rule(id="system-raise-game", call=game, points=up(need), lengths=held)
    if jumped:
        return
    if jump and jump.level <= 3:
        yield Rule(id="system-raise-jump", call=jump, points=Span(18, 19), lengths=held)
    if low and low.level <= 3:
        yield Rule(id="system-raise", call=low, points=Span(16, 19), lengths=held)


def _notrump(context: Context, game: int) -> Iterator[Rule]:
    stoppers = context.their_suits
    yield Rule(id="system-nt-game", call=Call.NT3, points=up(game), stoppers=stoppers)
    low = context.cheapest(Denomination.NOTRUMP)
    if low is not None and low.level <= 2:
        yield Rule(
            id="system-strong-double", call=low, points=Span(18, 21), balanced=True,
            stoppers=stoppers,
        )  # fmt: skip
