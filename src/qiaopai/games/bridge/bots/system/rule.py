"""A rule (叫牌規則): one call, what it needs of the hand, and what it means to the others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.system.hand import SUITS, Facts, place
from qiaopai.games.bridge.bots.system.span import ANY, Span
from qiaopai.games.bridge.rules.calls import Call

Lengths = tuple[Span, Span, Span, Span]
ANY_LENGTHS: Lengths = (ANY, ANY, ANY, ANY)


class Forcing(IntEnum):
    """Whether partner may pass (逼叫)."""

    NO = 0
    ROUND = 1
    GAME = 2


def having(lengths: Mapping[Suit, Span]) -> Lengths:
    """Lengths of some suits, the others being free."""
    spades, hearts, diamonds, clubs = (lengths.get(suit, ANY) for suit in SUITS)
    return (spades, hearts, diamonds, clubs)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A call of the system; `points` and `lengths` are its meaning, the rest narrows it."""

    id: str
    """A message id under `system-`."""
    call: Call
    points: Span = ANY
    """High-card points."""
    lengths: Lengths = ANY_LENGTHS
    balanced: bool = False
    longest: Suit | None = None
    """No suit is longer."""
    no_shorter: tuple[tuple[Suit, Suit], ...] = ()
    """Pairs: the first suit has at least as many cards as the second."""
    support: tuple[Suit, Span] | None = None
    """Points in support of that suit."""
    stoppers: tuple[Suit, ...] = ()
    honours: tuple[Suit, int] | None = None
    """At least so many of the five honours in a suit."""
    aces: tuple[int, ...] = ()
    """The numbers of aces that it shows."""
    forcing: Forcing = Forcing.NO
    asks: str = ""
    """What partner is asked for: the name of a convention's next step."""
    alert: bool = False
    priority: int = 0
    """Where several fit, the highest; of equals the one that stands first."""

    def fits(self, hand: Facts) -> bool:
        """Whether the hand has what the call needs."""
        return (
            self.points.holds(hand.points)
            and all(map(Span.holds, self.lengths, hand.lengths))
            and (not self.balanced or hand.is_balanced)
            and (self.longest is None or hand.length(self.longest) == max(hand.lengths))
            and all(hand.length(one) >= hand.length(two) for one, two in self.no_shorter)
            and (self.support is None or self.support[1].holds(hand.support(self.support[0])))
            and all(hand.stopped[place(suit)] for suit in self.stoppers)
            and (self.honours is None or hand.tops[place(self.honours[0])] >= self.honours[1])
            and (not self.aces or hand.aces in self.aces)
        )

    def misses(self, hand: Facts, tolerance: int = 0) -> int:
        """How far a hand is from the meaning, points within the tolerance being as good."""
        points = max(self.points.gap(hand.points) - tolerance, 0)
        unbalanced = self.balanced and not hand.is_balanced
        wrong_aces = bool(self.aces) and hand.aces not in self.aces
        return points + sum(map(Span.gap, self.lengths, hand.lengths)) + unbalanced + wrong_aces
