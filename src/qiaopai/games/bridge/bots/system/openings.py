"""Openings (開叫): nobody has bid."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.system.context import Context
from qiaopai.games.bridge.bots.system.hand import MAJORS
from qiaopai.games.bridge.bots.system.rule import Forcing, Rule, having
from qiaopai.games.bridge.bots.system.span import Span, down, exactly, up
from qiaopai.games.bridge.rules.calls import Call, bid
from qiaopai.kernel.denominations import denomination_of

SPADES, HEARTS, DIAMONDS, CLUBS = Suit
OPENING = Span(12, 21)
BALANCED = having(dict.fromkeys(Suit, Span(2, 5)))


def rules(context: Context) -> Iterator[Rule]:
    """What to open."""
    if context.opening is not None:
        return
    yield Rule(
        id="system-open-2c", call=Call.C2, points=up(22), forcing=Forcing.GAME, alert=True,
        asks="strong",
    )  # fmt: skip
    yield _notrump("system-open-2nt", Call.NT2, Span(20, 21), "notrump-2")
    yield _notrump("system-open-1nt", Call.NT1, Span(15, 17), "notrump-1")
    yield from _one_of_a_suit()
    yield from _preempts()
    yield Rule(id="system-pass-opening", call=Call.PASS, points=down(11))


def _notrump(name: str, call: Call, points: Span, asks: str) -> Rule:
    return Rule(id=name, call=call, points=points, lengths=BALANCED, balanced=True, asks=asks)


def _one_of_a_suit() -> Iterator[Rule]:
    """Five-card majors; the longer minor, diamonds with four of each."""
    for suit in MAJORS:
        yield _major(suit, OPENING, 5)
    yield Rule(
        id="system-open-1d", call=Call.D1, points=OPENING, lengths=having({DIAMONDS: up(3)}),
        no_shorter=((DIAMONDS, CLUBS),),
    )  # fmt: skip
    yield Rule(id="system-open-1c", call=Call.C1, points=OPENING, lengths=having({CLUBS: up(3)}))
    for suit in MAJORS:
        yield _major(suit, exactly(11), 6)


def _major(suit: Suit, points: Span, length: int) -> Rule:
    call = bid(1, denomination_of(suit))
    name = f"system-open-1{suit.letter.lower()}"
    return Rule(id=name, call=call, points=points, lengths=having({suit: up(length)}), longest=suit)


def _preempts() -> Iterator[Rule]:
    for suit in Suit:
        yield _preempt(suit, 4 if suit.is_major else 5, up(8), Span(5, 10))
    for suit in Suit:
        yield _preempt(suit, 3, exactly(7), Span(5, 10))
    for suit in (SPADES, HEARTS, DIAMONDS):
        call = bid(2, denomination_of(suit))
        yield Rule(
            id="system-weak-two", call=call, points=Span(6, 10), lengths=having({suit: exactly(6)}),
            honours=(suit, 2), asks="weak", alert=suit is DIAMONDS,
        )  # fmt: skip


def _preempt(suit: Suit, level: int, length: Span, points: Span) -> Rule:
    call = bid(level, denomination_of(suit))
    lengths = having({suit: length})
    return Rule(
        id="system-preempt", call=call, points=points, lengths=lengths, honours=(suit, 2),
        asks="weak",
    )  # fmt: skip
