"""Opener's rebid (開叫人再叫) after one of a suit."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.system.context import Context, Heard
from qiaopai.games.bridge.bots.system.openings import BALANCED
from qiaopai.games.bridge.bots.system.rule import Forcing, Rule, having
from qiaopai.games.bridge.bots.system.span import Span, exactly, up
from qiaopai.games.bridge.rules.calls import Call, bid
from qiaopai.kernel.denominations import Denomination, denomination_of

OPENED = ("system-open-1c", "system-open-1d", "system-open-1h", "system-open-1s")
MINIMUM, MIDDLE, MOST = Span(11, 15), Span(16, 18), Span(19, 21)
NOTRUMP = Denomination.NOTRUMP


def rules(context: Context) -> Iterator[Rule]:
    """By what partner has answered."""
    bids, last = context.bids_of(context.me), context.partner_last
    if len(bids) != 1 or last is None or not bids[0].is_by(*OPENED):
        return
    own = bids[0].call.denomination.trumps
    assert own is not None
    if last.is_by("system-raise-single", "system-raise-limit"):
        yield from _after_raise(context, own, last)
    elif last.is_by("system-jacoby"):
        yield from _after_jacoby(own)
    elif last.is_by("system-inverted"):
        yield from _after_inverted(own)
    elif last.is_by("system-1nt-response"):
        yield from _after_notrump(context, own)
    elif last.is_by("system-new-suit", "system-two-over-one"):
        yield from _after_new_suit(context, own, last)
    elif last.is_by("system-negative-double"):
        yield from _after_double(context, own)


def _after_raise(context: Context, own: Suit, last: Heard) -> Iterator[Rule]:
    """Game, a try for it, or enough."""
    if context.before is not Call.PASS:
        return
    limit = last.is_by("system-raise-limit")
    if own.is_major and limit:
        yield Rule(
            id="system-blackwood", call=Call.NT4, points=Span(20, 21), forcing=Forcing.ROUND,
            asks="aces",
        )  # fmt: skip
    if own.is_major:
        may_try = context.is_legal(bid(3, denomination_of(own)))
        game = Span(14, 21) if limit else MOST if may_try else Span(16, 21)
        yield Rule(id="system-raise-game", call=bid(4, denomination_of(own)), points=game)
    else:
        yield Rule(id="system-nt-game", call=Call.NT3, points=Span(18, 21), balanced=True)
    if not limit:
        yield Rule(id="system-raise-invite", call=bid(3, denomination_of(own)), points=MIDDLE)
    enough = Span(11, 13) if limit else MINIMUM
    yield Rule(id="system-pass-minimum", call=Call.PASS, points=enough if own.is_major else Span())


def _after_jacoby(own: Suit) -> Iterator[Rule]:
    major = denomination_of(own)
    yield Rule(
        id="system-blackwood",
        call=Call.NT4,
        points=Span(18, 21),
        forcing=Forcing.ROUND,
        asks="aces",
    )
    yield Rule(id="system-extras", call=bid(3, major), points=Span(15, 17), forcing=Forcing.ROUND)
    yield Rule(id="system-jacoby-minimum", call=bid(4, major), points=Span(11, 14))


def _after_inverted(own: Suit) -> Iterator[Rule]:
    yield Rule(
        id="system-rebid-nt", call=Call.NT2, points=Span(11, 14), lengths=BALANCED, balanced=True
    )
    yield Rule(id="system-nt-game", call=Call.NT3, points=Span(16, 21))
    yield Rule(id="system-rebid-suit", call=bid(3, denomination_of(own)), points=MINIMUM)


def _after_notrump(context: Context, own: Suit) -> Iterator[Rule]:
    """Partner has at most eleven points and no fit."""
    strong = Span(18, 21)
    yield Rule(id="system-nt-game", call=Call.NT3, points=exactly(19), balanced=True)
    yield Rule(id="system-nt-invite", call=Call.NT2, points=exactly(18), balanced=True)
    yield from _own_suit(context, own, 6)
    yield from _new_suits(context, own, one_level=False)
    yield Rule(id="system-nt-game", call=Call.NT3, points=strong)
    if context.before is Call.PASS:
        yield Rule(id="system-pass-minimum", call=Call.PASS, points=Span(11, 17))


def _after_new_suit(context: Context, own: Suit, last: Heard) -> Iterator[Rule]:
    shown = last.call.denomination.trumps
    assert shown is not None
    one_level = last.call.level == 1
    yield from _support(context, shown, 4 if one_level or not shown.is_major else 3)
    if one_level:
        yield from _spades_over_hearts(context)
        yield _notrump(Call.NT1, Span(11, 14))
        yield _notrump(Call.NT2, Span(18, 19))
    else:
        yield _notrump(Call.NT2, Span(11, 14))
        yield _notrump(Call.NT3, Span(18, 19))
    yield from _own_suit(context, own, 6)
    yield from _new_suits(context, own, one_level)
    yield from _own_suit(context, own, 5)
    yield from _own_suit(context, own, 4)
    call = context.cheapest(NOTRUMP)
    if call is not None and call.level <= 3 and context.must_bid:
        yield Rule(id="system-rebid-nt", call=call, points=Span(11, 21))


def _notrump(call: Call, points: Span) -> Rule:
    return Rule(id="system-rebid-nt", call=call, points=points, lengths=BALANCED, balanced=True)


def _spades_over_hearts(context: Context) -> Iterator[Rule]:
    """Up the line at the one level."""
    for suit in (Suit.HEARTS, Suit.SPADES):
        call = bid(1, denomination_of(suit))
        if suit not in context.suits_of(context.me) and suit not in context.their_suits:
            yield Rule(
                id="system-second-suit", call=call, points=Span(11, 18),
                lengths=having({suit: exactly(4)}),
            )  # fmt: skip


def _support(context: Context, suit: Suit, least: int) -> Iterator[Rule]:
    """Raises by strength: the cheapest, a jump, and game in a major."""
    held = having({suit: up(least)})
    low, jump = context.cheapest_of(suit), context.jump_of(suit)
    if suit.is_major:
        game = bid(4, denomination_of(suit))
        yield Rule(id="system-raise-game", call=game, points=MOST, lengths=held)
    if jump and jump.level <= (3 if suit.is_major else 4):
        yield Rule(id="system-raise-jump", call=jump, points=MIDDLE, lengths=held)
    if low and low.level <= 3:
        points = MINIMUM if suit.is_major else Span(11, 18)
        yield Rule(id="system-raise", call=low, points=points, lengths=held)


def _own_suit(context: Context, own: Suit, least: int) -> Iterator[Rule]:
    held = having({own: up(least)})
    low, jump = context.cheapest_of(own), context.jump_of(own)
    if least >= 6 and own.is_major:
        game = bid(4, denomination_of(own))
        yield Rule(id="system-rebid-game", call=game, points=MOST, lengths=held)
    if least >= 6 and jump and jump.level == 3:
        yield Rule(id="system-rebid-jump", call=jump, points=MIDDLE, lengths=held)
    if low and low.level <= 3:
        points = MINIMUM if least >= 5 else Span(11, 21)
        yield Rule(id="system-rebid-suit", call=low, points=points, lengths=held)


def _new_suits(context: Context, own: Suit, one_level: bool) -> Iterator[Rule]:
    """A second suit: strong when it carries partner past two of the first, by a jump for game."""
    taken = {*context.suits_of(context.me.partner), *context.their_suits, own}
    for suit in Suit:
        call, jump = context.cheapest_of(suit), context.jump_of(suit)
        if suit in taken or call is None or call.level > 3:
            continue
        held = having({suit: up(4)})
        back = bid(2, denomination_of(own))
        reverse = call.height > back.height
        if one_level and not reverse and jump and jump.level <= 3 and call.level == 2:
            yield Rule(
                id="system-jump-shift", call=jump, points=MOST, lengths=held, forcing=Forcing.GAME
            )
        points = Span(17, 21) if reverse else Span(11, 18)
        if call.level == 3:
            points = Span(15, 21)
        yield Rule(
            id="system-reverse" if reverse else "system-second-suit", call=call, points=points,
            lengths=held, forcing=Forcing.ROUND if reverse else Forcing.NO,
        )  # fmt: skip


def _after_double(context: Context, own: Suit) -> Iterator[Rule]:
    """Partner's negative double shows an unbid major and asks for it."""
    for suit in (Suit.SPADES, Suit.HEARTS):
        if suit is not own and suit not in context.their_suits:
            yield from _support(context, suit, 4)
    stopped = context.their_suits
    if call := context.cheapest(NOTRUMP):
        yield Rule(
            id="system-rebid-nt", call=call, points=Span(11, 15), lengths=BALANCED, balanced=True,
            stoppers=stopped,
        )  # fmt: skip
    yield Rule(id="system-nt-game", call=Call.NT3, points=Span(18, 21), stoppers=stopped)
    yield from _own_suit(context, own, 6)
    yield from _new_suits(context, own, one_level=False)
    yield from _own_suit(context, own, 4)
    if call := context.cheapest_of(own):
        yield Rule(id="system-rebid-suit", call=call, points=Span(11, 21))
