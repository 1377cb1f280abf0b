"""The state of a minibridge deal: one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from qiaopai.cards import Card, Hand
from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.rules.contract import Contract
from qiaopai.games.minibridge.rules.events import Result
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.effects import AnyEffect, AwardTricks, TrickTransfer
from qiaopai.kernel.procedures import OpenProcedure
from qiaopai.kernel.restrictions import Restriction
from qiaopai.kernel.seats import Player, Seat, Side
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.tricks import Trick

TRICKS = 13
ALL_POINTS = 40


class Phase(StrEnum):
    """How far a deal has come."""

    WAITING = "waiting"
    ANNOUNCING = "announcing"
    CONTRACT = "contract"
    PLAY = "play"
    AGREEING = "agreeing"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class ClosedTrick:
    """A trick that has been won."""

    trick: Trick
    winner: Seat


@dataclass(frozen=True, slots=True)
class OpenClaim:
    """A claim before the others have answered."""

    by: Player
    hand: Seat
    tricks: int
    cards: Hand
    statement: str


@dataclass(frozen=True, slots=True)
class Attention:
    """What somebody pointed at; looked into when the play is over."""

    by: Player
    irregularity: str
    hand: Seat
    trick: int


@dataclass(frozen=True, slots=True)
class RulingNote:
    """A ruling of this deal, for everyone to read."""

    law: str
    effects: tuple[AnyEffect, ...] = ()
    ruling: str | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A deal as it stands; `hands` are the cards left, `deal` those dealt."""

    options: Options | None = None
    phase: Phase = Phase.WAITING
    number: int = 0
    board: int = 0
    dealer: Seat = Seat.NORTH
    vacant: Seat | None = None
    commitment: str = ""
    deal: Secret[Hands] | None = None
    salt: Secret[str] = field(default_factory=lambda: Secret(""))
    hands: Secret[Hands] | None = None
    owners: tuple[tuple[Seat, Player], ...] = ()
    """Who plays a hand that is not his own chair's."""
    announced: tuple[tuple[Seat, int], ...] = ()
    declarer: Seat | None = None
    dummy: Seat | None = None
    dummy_faced: bool = False
    contract: Contract | None = None
    closed: tuple[ClosedTrick, ...] = ()
    trick: Trick = field(default_factory=lambda: Trick(Seat.NORTH))
    claim: OpenClaim | None = None
    claimed_at: int = -1
    """Cards played when somebody last claimed: one claim a card."""
    awards: tuple[AwardTricks, ...] = ()
    """Tricks of those left that a claim gave to each side."""
    restrictions: tuple[Restriction, ...] = ()
    procedure: OpenProcedure | None = None
    attention: tuple[Attention, ...] = ()
    ruled: tuple[tuple[Seat, int], ...] = ()
    """Revokes already ruled on: hand and trick."""
    rulings: tuple[RulingNote, ...] = ()
    judgements: tuple[str, ...] = ()
    transfers: tuple[TrickTransfer, ...] = ()
    seen: tuple[tuple[Seat, Card], ...] = ()
    """Cards that everyone has seen in a hand: played, claimed with, withdrawn."""
    agreed: tuple[Player, ...] = ()
    result: Result | None = None

    @property
    def book(self) -> Options:
        """The rulebook in force."""
        assert self.options is not None
        return self.options

    @property
    def left(self) -> Hands:
        """The cards left in the hands."""
        assert self.hands is not None
        return self.hands.open()

    @property
    def dealt(self) -> Hands:
        """The deal."""
        assert self.deal is not None
        return self.deal.open()

    def owner(self, hand: Seat) -> Player | None:
        """The player whose own hand that is; None for the vacant hand before somebody moves."""
        for moved, player in self.owners:
            if moved is hand:
                return player
        return None if hand is self.vacant else Player(hand)

    def controller(self, hand: Seat) -> Player:
        """Who plays that hand: declarer plays dummy too."""
        played_by = self.declarer if hand is self.dummy and self.declarer else hand
        return self.owner(played_by) or Player(played_by)

    def points_of(self, side: Side) -> int:
        """The points announced by a side."""
        return sum(points for seat, points in self.announced if seat.side is side)

    def won(self, side: Side) -> int:
        """Tricks won at the table."""
        return sum(one.winner.side is side for one in self.closed)

    @property
    def cards_played(self) -> int:
        """How many cards lie on the table or in tricks."""
        return 4 * len(self.closed) + len(self.trick.cards)
