"""After partner's natural notrump opening (無王開叫之後): Stayman and transfers.

The same at every level: 1NT, 2NT, and 2NT after a strong 2♣.
"""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.system.context import Context, Heard
from qiaopai.games.bridge.bots.system.hand import MAJORS
from qiaopai.games.bridge.bots.system.rule import Forcing, Rule, having
from qiaopai.games.bridge.bots.system.span import Span, down, exactly, up
from qiaopai.games.bridge.rules.calls import Call, bid
from qiaopai.kernel.denominations import Denomination, denomination_of

SPADES, HEARTS, DIAMONDS, CLUBS = Suit
NOTRUMP = Denomination.NOTRUMP
GAME, SLAM, GRAND = 25, 33, 37
UNDER = {HEARTS: DIAMONDS, SPADES: HEARTS}
"""The suit that is bid to show the major above it."""


def rules(context: Context) -> Iterator[Rule]:
    """Responses, opener's answers and responder's next call."""
    if not context.is_quiet or not context.we_opened:
        return
    last = context.partner_last
    if last is None:
        return
    if last.asks in ("notrump-1", "notrump-2"):
        yield from _responses(context, last)
    elif last.asks == "stayman":
        yield from _answers_to_stayman(last.call.level)
    elif last.asks in ("transfer-h", "transfer-s"):
        yield from _completions(last)
    elif last.asks == "stayman-answered":
        yield from _after_stayman(context, last)
    elif last.asks == "transfer-completed":
        yield from _after_transfer(context, last)
    elif last.is_by("system-nt-game-stayman"):
        yield from _other_major(context)
    elif last.is_by("system-nt-choice"):
        yield from _choice(context)
    elif last.is_by("system-nt-quantitative"):
        yield from _quantitative(context)


def _responses(context: Context, last: Heard) -> Iterator[Rule]:
    level, opener = last.call.level + 1, context.partner.points
    if context.is_game_forced:
        opener = Span(GAME, GAME)
    invite = Span(max(GAME - opener.high, 0), max(GAME - opener.low - 1, 0))
    yield from _slams(context)
    for suit in MAJORS:
        yield Rule(
            id=f"system-transfer-{suit.letter.lower()}",
            call=bid(level, denomination_of(UNDER[suit])), lengths=having({suit: up(5)}),
            no_shorter=((suit, _other(suit)),), forcing=Forcing.ROUND, alert=True,
            asks=f"transfer-{suit.letter.lower()}",
        )  # fmt: skip
    for suit in MAJORS:
        yield Rule(
            id="system-stayman", call=bid(level, Denomination.CLUBS),
            points=up(invite.low),
            lengths=having({suit: exactly(4), _other(suit): down(4)}),
            forcing=Forcing.ROUND, alert=True, asks="stayman",
        )  # fmt: skip
    no_major = having({SPADES: down(3), HEARTS: down(3)})
    if level == 2:
        yield Rule(id="system-nt-invite", call=Call.NT2, points=invite, lengths=no_major)
    game = Span(GAME - opener.low if level == 2 else invite.low, 37)
    yield Rule(id="system-nt-game", call=Call.NT3, points=game, lengths=no_major)
    weak = down(invite.low - 1)
    yield Rule(
        id="system-pass-nt", call=Call.PASS, points=weak,
        lengths=having({SPADES: down(4), HEARTS: down(4)}),
    )  # fmt: skip


def _slams(context: Context) -> Iterator[Rule]:
    """Balanced hands with enough for a slam, or for asking about it."""
    low, high = context.partner.points
    flat = having({SPADES: down(4), HEARTS: down(4)})
    grand, slam, ask = GRAND - low, SLAM - low, SLAM - high
    yield Rule(id="system-nt-grand", call=Call.NT7, points=up(grand), lengths=flat)
    yield Rule(id="system-nt-slam", call=Call.NT6, points=Span(slam, grand - 1), lengths=flat)
    if ask < slam:
        yield Rule(
            id="system-nt-quantitative", call=Call.NT4, points=Span(ask, slam - 1), lengths=flat,
            balanced=True,
        )  # fmt: skip


def _quantitative(context: Context) -> Iterator[Rule]:
    low, high = context.own.points
    yield Rule(id="system-nt-slam", call=Call.NT6, points=Span(high, 37))
    yield Rule(id="system-pass-minimum", call=Call.PASS, points=Span(low, max(low, high - 1)))


def _other(suit: Suit) -> Suit:
    return HEARTS if suit is SPADES else SPADES


def _answers_to_stayman(level: int) -> Iterator[Rule]:
    asks = "stayman-answered"
    yield Rule(
        id="system-stayman-h", call=bid(level, Denomination.HEARTS), asks=asks,
        lengths=having({HEARTS: Span(4, 5)}), no_shorter=((HEARTS, SPADES),),
    )  # fmt: skip
    yield Rule(
        id="system-stayman-s", call=bid(level, Denomination.SPADES), asks=asks,
        lengths=having({SPADES: Span(4, 5)}),
    )  # fmt: skip
    yield Rule(
        id="system-stayman-none", call=bid(level, Denomination.DIAMONDS), asks=asks, alert=True,
        lengths=having({SPADES: down(3), HEARTS: down(3)}),
    )  # fmt: skip


def _completions(last: Heard) -> Iterator[Rule]:
    suit = HEARTS if last.asks == "transfer-h" else SPADES
    call = bid(last.call.level, denomination_of(suit))
    if last.call.level == 2:
        jump = bid(3, denomination_of(suit))
        yield Rule(
            id="system-transfer-jump", call=jump, points=exactly(17), priority=1,
            lengths=having({suit: up(4)}), asks="transfer-completed",
        )  # fmt: skip
    yield Rule(id="system-transfer-done", call=call, asks="transfer-completed")


def _after_stayman(context: Context, last: Heard) -> Iterator[Rule]:
    """A fit is raised; without one notrump; 3NT promises the other major."""
    low, high = context.partner.points
    suit = last.call.denomination.trumps
    invite = Span(GAME - high, GAME - low - 1)
    if suit in MAJORS:
        fit = having({suit: up(4)})
        yield from _slam_tries(context, suit)
        yield Rule(
            id="system-raise-game", call=bid(4, denomination_of(suit)),
            points=Span(GAME - low, 37), lengths=fit,
        )  # fmt: skip
        if last.call.level == 2:
            yield Rule(
                id="system-raise-invite", call=bid(3, denomination_of(suit)), points=invite,
                lengths=fit,
            )  # fmt: skip
        else:
            yield Rule(id="system-raise-game", call=bid(4, denomination_of(suit)), lengths=fit)
    yield from _slams(context)
    if last.call.level == 2:
        yield Rule(id="system-nt-invite", call=Call.NT2, points=invite)
    game = Span(GAME - low, 37) if last.call.level == 2 else up(0)
    yield Rule(id="system-nt-game-stayman", call=Call.NT3, points=game)


def _slam_tries(context: Context, suit: Suit) -> Iterator[Rule]:
    points = up(SLAM - context.partner.points.low - 1)
    yield Rule(
        id="system-blackwood", call=Call.NT4, points=points, lengths=having({suit: up(4)}),
        forcing=Forcing.ROUND, asks="aces", priority=2,
    )  # fmt: skip


def _other_major(context: Context) -> Iterator[Rule]:
    """Partner asked for majors and did not raise hearts, so he has spades."""
    bids = context.bids_of(context.me)
    if bids and bids[-1].is_by("system-stayman-h"):
        yield Rule(id="system-stayman-both", call=Call.S4, lengths=having({SPADES: exactly(4)}))
    yield Rule(id="system-pass-game", call=Call.PASS)


def _choice(context: Context) -> Iterator[Rule]:
    """Partner has shown five cards of a major and lets opener choose the game."""
    for suit in MAJORS:
        if context.partner.length(suit).low >= 5:
            call = bid(4, denomination_of(suit))
            yield Rule(id="system-raise-game", call=call, lengths=having({suit: up(3)}))
    yield Rule(id="system-pass-game", call=Call.PASS)


def _after_transfer(context: Context, last: Heard) -> Iterator[Rule]:
    low, high = context.partner.points
    suit = last.call.denomination.trumps
    assert suit is not None
    invite, game = Span(GAME - high, GAME - low - 1), up(GAME - low)
    major, long = denomination_of(suit), having({suit: up(6)})
    if last.call.level == 2:
        yield Rule(id="system-pass-transfer", call=Call.PASS, points=down(invite.low - 1))
        yield Rule(id="system-raise-invite", call=bid(3, major), points=invite, lengths=long)
        yield Rule(id="system-nt-invite", call=Call.NT2, points=invite)
    else:
        game = up(max(GAME - high, 1))
        yield Rule(id="system-pass-transfer", call=Call.PASS, points=down(game.low - 1))
    yield Rule(
        id="system-blackwood", call=Call.NT4, points=up(SLAM - low - 1), lengths=long,
        forcing=Forcing.ROUND, asks="aces", priority=2,
    )  # fmt: skip
    yield Rule(id="system-nt-slam", call=Call.NT6, points=up(SLAM - low), priority=1)
    yield Rule(id="system-raise-game", call=bid(4, major), points=game, lengths=long)
    yield Rule(id="system-nt-choice", call=Call.NT3, points=game, lengths=having({suit: up(5)}))
