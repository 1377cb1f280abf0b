"""The part of a deal's state that the play of the cards needs."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from qiaopai.cards import Card, Hand, Suit
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.effects import AnyEffect, AwardTricks, TrickTransfer
from qiaopai.kernel.play.events import Result
from qiaopai.kernel.play.options import PlayRulebook
from qiaopai.kernel.procedures import OpenProcedure
from qiaopai.kernel.restrictions import Restriction
from qiaopai.kernel.seats import Player, Seat, Side
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.tricks import Trick

TRICKS = 13
S = TypeVar("S", bound="PlayState")


class Phase(StrEnum):
    """How far a deal has come; each game uses those it has."""

    WAITING = "waiting"
    ANNOUNCING = "announcing"
    AUCTION = "auction"
    CONTRACT = "contract"
    PLAY = "play"
    AGREEING = "agreeing"
    ENDED = "ended"


class ClosedTrick(msgspec.Struct, frozen=True, gc=False):
    """A trick that has been won."""

    trick: Trick
    winner: Seat


class OpenClaim(msgspec.Struct, frozen=True, gc=False):
    """A claim before the others have answered; `shown_to` none: to everyone."""

    by: Player
    hand: Seat
    tricks: int
    cards: Hand
    statement: str = ""
    shown_to: tuple[Player, ...] = ()


class Attention(msgspec.Struct, frozen=True, gc=False):
    """What somebody pointed at; looked into when the play is over."""

    by: Player
    irregularity: str
    hand: Seat
    trick: int


class RulingNote(msgspec.Struct, frozen=True, gc=False):
    """A ruling of this deal, for everyone to read."""

    law: str
    effects: tuple[AnyEffect, ...] = ()
    ruling: str | None = None


class PlayState(msgspec.Struct, frozen=True, gc=False):
    """A deal as the play sees it; `hands` are the cards left, `deal` those dealt.

    A Struct, for it is copied at every event; its secrets keep it from being encoded unawares.
    """

    options: PlayRulebook | None = None
    phase: Phase = Phase.WAITING
    number: int = 0
    board: int = 0
    dealer: Seat = Seat.NORTH
    vacant: Seat | None = None
    commitment: str = ""
    deal: Secret[Hands] | None = None
    salt: Secret[str] = msgspec.field(default_factory=lambda: Secret(""))
    hands: Secret[Hands] | None = None
    owners: tuple[tuple[Seat, Player], ...] = ()
    """Who plays a hand that is not his own chair's."""
    declarer: Seat | None = None
    dummy: Seat | None = None
    dummy_faced: bool = False
    trumps: Suit | None = None
    closed: tuple[ClosedTrick, ...] = ()
    trick: Trick = msgspec.field(default_factory=lambda: Trick(Seat.NORTH))
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
    exposed: tuple[tuple[Seat, Card], ...] = ()
    """Cards that everyone has seen in a hand otherwise than played: claimed with, withdrawn."""
    shown: tuple[tuple[Player, Seat, Card], ...] = ()
    """Cards that one player has been shown in a hand."""
    agreed: tuple[Player, ...] = ()
    result: Result | None = None

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

    @property
    def rulebook(self) -> PlayRulebook:
        """The rulebook in force."""
        assert self.options is not None
        return self.options

    def held(self, hand: Seat) -> Hand:
        """The cards left in that hand."""
        assert self.hands is not None
        return self.hands.open()[hand]

    @property
    def seen(self) -> tuple[tuple[Seat, Card], ...]:
        """Cards that everyone has seen in a hand, each once: played, claimed with, withdrawn."""
        tricks = (*(one.trick for one in self.closed), self.trick)
        played = (play for trick in tricks for play in trick.cards)
        return tuple(dict.fromkeys((*played, *self.exposed)))

    def exposed_with(self, cards: Iterable[tuple[Seat, Card]]) -> tuple[tuple[Seat, Card], ...]:
        """`exposed` with those cards as well."""
        return tuple(dict.fromkeys((*self.exposed, *cards)))

    def owner(self, hand: Seat) -> Player | None:
        """The player whose own hand that is; None for the vacant hand before somebody moves."""
        for moved, player in self.owners:
            if moved is hand:
                return player
        return None if hand is self.vacant else hand.player

    def controller(self, hand: Seat) -> Player:
        """Who plays that hand: declarer plays dummy too."""
        if hand is self.dummy and self.declarer is not None:
            hand = self.declarer
        return hand.player if not self.owners else self.owner(hand) or hand.player

    def acting_hand(self, player: Player) -> Seat | None:
        """The hand in which the player acts, not dummy; None for dummy's owner."""
        if self.declarer is None:
            return None
        hands = (hand for hand in Seat if hand is not self.dummy)
        return next((hand for hand in hands if self.owner(hand) == player), None)

    def won(self, side: Side) -> int:
        """Tricks won at the table."""
        return sum(one.winner.side is side for one in self.closed)

    def counted(self, side: Side) -> int:
        """Tricks that count for a side: won, awarded by a claim, and transferred by law.

        A side cannot lose more tricks than it has.
        """
        counted = {Side.NS: 0, Side.EW: 0}
        for one in self.closed:
            counted[one.winner.side] += 1
        for award in self.awards:
            counted[award.side] += award.n
        for transfer in self.transfers:
            moved = min(transfer.n, counted[transfer.from_])
            counted[transfer.from_] -= moved
            counted[transfer.to] += moved
        return counted[side]

    @property
    def cards_played(self) -> int:
        """How many cards lie on the table or in tricks."""
        return 4 * len(self.closed) + len(self.trick.cards)


def with_seen_of(state: S, later: PlayState) -> S:
    """The state after a rewind, with what has been seen since still known as seen.

    Dummy's cards too, where a director or teacher goes back past their facing.
    """
    faced: tuple[tuple[Seat, Card], ...] = ()
    if later.dummy is not None and later.dummy_faced and not state.dummy_faced:
        faced = tuple((later.dummy, card) for card in later.dealt[later.dummy])
    before = state.seen
    exposed = state.exposed_with(one for one in (*later.seen, *faced) if one not in before)
    return replace(state, exposed=exposed, shown=tuple(dict.fromkeys((*state.shown, *later.shown))))
