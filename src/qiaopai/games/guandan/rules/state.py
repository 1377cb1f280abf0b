"""The state of a Guandan deal: a frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from qiaopai.games.guandan.options import Options, TurnDirection
from qiaopai.games.guandan.rules.cards import Card, Hand, Level
from qiaopai.games.guandan.rules.deal import Hands
from qiaopai.games.guandan.rules.events import Payment, Return
from qiaopai.games.guandan.rules.plays.kinds import Meaning
from qiaopai.games.guandan.rules.standing import Result, Standing
from qiaopai.kernel.seats import Rotation, Seat
from qiaopai.kernel.secret import Secret


class Phase(StrEnum):
    """How far a deal is."""

    WAITING = "waiting"
    TRIBUTE = "tribute"
    RETURN = "return"
    PLAY = "play"
    ENDED = "ended"


class Laid(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat did in a round: cards with their meaning; without cards it passed (一手)."""

    seat: Seat
    cards: tuple[Card, ...] = ()
    meaning: Meaning | None = None


Round = tuple[Laid, ...]
"""What was laid from one lead to the next (一圈)."""

Choices = Mapping[Seat, Card | None]
"""Cards laid face down; None stands for big jokers to be shown."""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A deal."""

    options: Options | None = None
    phase: Phase = Phase.WAITING
    number: int = 0
    board: int = 0
    dealer: Seat = Seat.NORTH
    commitment: str = ""
    salt: Secret[str] | None = None
    deal: Secret[Hands] | None = None
    """As it was dealt."""
    hands: Secret[Hands] | None = None
    """As it is now."""
    standing: Standing = Standing()
    level: Level = Level.TWO
    turned: Card | None = None
    leader: Seat | None = None
    """Who leads the current round, or will lead the first."""
    payers: tuple[Seat, ...] = ()
    paid: Secret[Choices] = Secret({})
    """What payers have laid face down."""
    payments: tuple[Payment, ...] = ()
    returned: Secret[Choices] = Secret({})
    returns: tuple[Return, ...] = ()
    anti: Mapping[Seat, int] = {}
    """Big jokers shown against the tribute."""
    turn: Seat | None = None
    top: Laid | None = None
    """The play to be beaten."""
    round: Round = ()
    rounds: tuple[Round, ...] = ()
    """The rounds before."""
    order: tuple[Seat, ...] = ()
    seen: tuple[tuple[Seat, Card], ...] = ()
    """Cards still held that everybody knows of: a multiset."""
    glimpsed: tuple[tuple[Seat, Seat], ...] = ()
    """(viewer, hand): shown to a player who was out, before the deal was taken back."""
    result: Result | None = None

    @property
    def book(self) -> Options:
        """The options in force."""
        assert self.options is not None
        return self.options

    @property
    def dealt(self) -> Hands:
        """The hands as they were dealt; for rules, views and storage."""
        assert self.deal is not None
        return self.deal.open()

    @property
    def left(self) -> Hands:
        """The hands as they are now; for rules, views and storage."""
        assert self.hands is not None
        return self.hands.open()

    def hand(self, seat: Seat) -> Hand:
        """The cards a seat holds now."""
        return self.left[seat]

    @property
    def rotation(self) -> Rotation:
        """The direction of play."""
        return rotation_of(self.book)

    @property
    def meaning(self) -> Meaning | None:
        """The meaning to be beaten."""
        return None if self.top is None else self.top.meaning


def rotation_of(options: Options) -> Rotation:
    """The direction of play that a rulebook asks for (逆时针).

    Rule: guandan ahcme 三
    """
    clockwise = options.turn_direction is TurnDirection.CLOCKWISE
    return Rotation.CLOCKWISE if clockwise else Rotation.COUNTER_CLOCKWISE
