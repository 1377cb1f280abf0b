"""Later bidding (後續叫牌): what is left to do when both hands have been described.

Everything is reckoned from what partner has shown: game with 25 points together, a slam with 33,
a fit with eight cards. Every bid brings the auction nearer to its end.
"""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.system import slam
from qiaopai.games.bridge.bots.system.context import GAME_LEVEL, Context
from qiaopai.games.bridge.bots.system.hand import MAJORS, MINORS
from qiaopai.games.bridge.bots.system.rule import Rule, having
from qiaopai.games.bridge.bots.system.span import Span, down, up
from qiaopai.games.bridge.rules.calls import BIDS, Call, bid
from qiaopai.games.bridge.rules.contract import Doubling
from qiaopai.kernel.denominations import Denomination, denomination_of

NOTRUMP = Denomination.NOTRUMP
GAME, MINOR_GAME, FIT = 25, 28, 8
MOST_LEVEL = 4
"""Above it only a slam is bid, or what is forced."""
COMPETING = 18
"""Points together for bidding on over theirs."""


def rules(context: Context) -> Iterator[Rule]:
    """Slam, game, a try, the best partscore, or enough."""
    last = context.last_bid
    if last is not None and last.level <= MOST_LEVEL and _has_spoken(context):
        yield from _slams(context, last)
        if not (context.contract_is_ours and context.is_game):
            yield from _games(context)
            yield from _tries(context, last)
            yield from _partscores(context, last)
        yield from _doubles(context, last)
    if context.must_bid:
        yield from _descriptions(context)
        yield from _likeliest(context)
    yield Rule(id="system-pass", call=Call.PASS)


def _has_spoken(context: Context) -> bool:
    """Whether partner has shown anything but a pass."""
    mate = context.me.partner
    return any(one.seat is mate and one.call is not Call.PASS for one in context.heard)


def _missing(context: Context, suit: Suit, together: int = FIT) -> int | None:
    """How many cards of the suit make the fit; None where partner has shown no length."""
    low = context.partner.length(suit).low
    return max(together - low, 2) if low >= 2 else None


def _slams(context: Context, last: Call) -> Iterator[Rule]:
    if last.height >= Call.NT4.height or context.partner.points.low < 10:
        return
    for suit in Suit:
        need = _missing(context, suit)
        if need is not None:
            yield from slam.ask(context, suit, need)
    low = context.partner.points.low
    if context.is_quiet:
        strong = Span(slam.SLAM - low, slam.GRAND - low - 1)
        yield Rule(id="system-nt-slam", call=Call.NT6, points=strong)


def _games(context: Context) -> Iterator[Rule]:
    low = context.partner.points.low
    for suit in MAJORS:
        need = _missing(context, suit)
        if need is not None:
            yield Rule(
                id="system-raise-game", call=bid(4, denomination_of(suit)), points=up(GAME - low),
                lengths=having({suit: up(need)}),
            )  # fmt: skip
    yield Rule(
        id="system-nt-game", call=Call.NT3, points=up(GAME - low), stoppers=context.their_suits
    )
    for suit in MINORS:
        need = _missing(context, suit)
        if need is not None:
            yield Rule(
                id="system-raise-game", call=bid(5, denomination_of(suit)),
                points=up(MINOR_GAME - low), lengths=having({suit: up(need)}),
            )  # fmt: skip


def _tries(context: Context, last: Call) -> Iterator[Rule]:
    """Invitations, where partner's best may be enough and his worst is not."""
    low, high = context.partner.points
    points = Span(max(GAME - min(high, low + 3), 0), max(GAME - low - 1, 0))
    if high == low or not context.contract_is_ours or last.level > 2 or low < 5:
        return
    for suit in MAJORS:
        need = _missing(context, suit)
        if need is not None:
            yield Rule(
                id="system-raise-invite", call=bid(3, denomination_of(suit)), points=points,
                lengths=having({suit: up(need)}),
            )  # fmt: skip
    yield Rule(id="system-nt-invite", call=Call.NT2, points=points, stoppers=context.their_suits)


def _partscores(context: Context, last: Call) -> Iterator[Rule]:
    """A fit at the two level rather than notrump or a poor suit; over theirs by total tricks."""
    low = context.partner.points.low
    played = last.denomination.trumps if context.contract_is_ours else None
    for suit in Suit:
        call = context.cheapest_of(suit)
        if call is None or suit is played or suit in context.their_suits:
            continue
        if context.contract_is_ours:
            need = _missing(context, suit)
            if call.level <= 2 and need is not None and not _is_fit(context, played):
                yield Rule(
                    id="system-preference", call=call, lengths=having(_better(suit, need, played))
                )
        elif call.level <= 3 and not _has_bid_twice(context):
            need = _missing(context, suit, FIT if call.level <= 2 else FIT + 1)
            if need is not None:
                yield Rule(
                    id="system-compete", call=call, points=up(max(COMPETING - low, 0)),
                    lengths=having({suit: up(need)}),
                )  # fmt: skip


def _better(suit: Suit, need: int, played: Suit | None) -> dict[Suit, Span]:
    wanted = {suit: up(need)}
    if played is not None:
        wanted[played] = down(2)
    return wanted


def _is_fit(context: Context, played: Suit | None) -> bool:
    """Whether the suit to be played is known to be long enough."""
    if played is None:
        return False
    return context.own.length(played).low + context.partner.length(played).low >= FIT


def _has_bid_twice(context: Context) -> bool:
    return len(context.bids_of(context.me)) >= 2


def _doubles(context: Context, last: Call) -> Iterator[Rule]:
    """For penalties: the points are this side's and so are some trumps."""
    trumps = last.denomination.trumps
    low = context.partner.points.low
    if context.contract_is_ours or context.auction.doubling is not Doubling.UNDOUBLED:
        return
    if last.level >= 3 and low >= 10:
        lengths = having({trumps: up(4 if last.level == 3 else 3)} if trumps else {})
        yield Rule(
            id="system-penalty", call=Call.DOUBLE, points=up(max(10, 23 - low)), lengths=lengths
        )


def _likeliest(context: Context) -> Iterator[Rule]:
    """Partner must not be left there, and all is told: the likeliest game."""
    for suit in MAJORS:
        if context.partner.length(suit).low >= 5:
            call = bid(GAME_LEVEL[denomination_of(suit)], denomination_of(suit))
            yield Rule(id="system-forced", call=call, lengths=having({suit: up(2)}))
    yield Rule(id="system-forced", call=Call.NT3)
    start = context.last_bid.height + 1 if context.last_bid else 0
    for call in BIDS[start : start + 5]:
        yield Rule(id="system-forced", call=call)


def _descriptions(context: Context) -> Iterator[Rule]:
    for suit in Suit:
        call = context.cheapest_of(suit)
        if call is None or call.level > MOST_LEVEL or suit in context.their_suits:
            continue
        shown, mine = context.partner.length(suit).low, context.own.length(suit).low
        if shown >= 4:
            yield Rule(id="system-raise", call=call, lengths=having({suit: up(FIT - shown)}))
        elif mine >= 4 and call.level <= 3:
            yield Rule(id="system-rebid-suit", call=call, lengths=having({suit: up(mine + 1)}))
        elif call.level <= 3:
            yield Rule(id="system-second-suit", call=call, lengths=having({suit: up(5)}))
