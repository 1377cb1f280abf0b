"""Events of a Guandan deal: each body is what everyone at the table may know at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from qiaopai.games.guandan.rules.cards import Card
from qiaopai.games.guandan.rules.plays.kinds import Meaning
from qiaopai.games.guandan.rules.standing import Result, Standing
from qiaopai.kernel.messages import EventBody
from qiaopai.kernel.seats import Player, Seat


class DealtSecret(msgspec.Struct, frozen=True):
    """The deal and the salt of its commitment."""

    deal: str
    salt: str


class ChoiceSecret(msgspec.Struct, frozen=True, omit_defaults=True):
    """The card somebody has laid face down; none where he shows big jokers instead."""

    card: Card | None = None


class DealStarted(EventBody, frozen=True, tag="guandan_deal_started"):
    """The cards are dealt (发牌)."""

    secret_type: ClassVar[type[msgspec.Struct] | None] = DealtSecret

    number: int
    board: int
    dealer: Seat
    rulebook: str
    rulebook_version: int
    commitment: str
    standing: Standing
    level: str
    changes: Mapping[str, str | int | bool] = {}
    turned: Card | None = None
    leader: Seat | None = None
    """Who drew the turned card, or leads a first deal otherwise."""


class AntiTributeShown(EventBody, frozen=True):
    """The losers hold both big jokers and show them: no tribute (抗贡)."""

    reveals: ClassVar[bool] = True

    jokers: Mapping[Seat, int]


class TributeChosen(EventBody, frozen=True):
    """A payer has laid his tribute face down; it is opened when all have."""

    secret_type: ClassVar[type[msgspec.Struct] | None] = ChoiceSecret

    player: Player


class Payment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tribute (贡牌); without a receiver as long as the first has not chosen."""

    payer: Seat
    card: Card
    receiver: Seat | None = None


class TributePaid(EventBody, frozen=True):
    """The tributes are open (进贡)."""

    reveals: ClassVar[bool] = True

    payments: tuple[Payment, ...]


class TributeTaken(EventBody, frozen=True):
    """Who gets which of two equal tributes."""

    payments: tuple[Payment, ...]


class ReturnChosen(EventBody, frozen=True):
    """Who has taken a tribute has laid a card face down; it is opened when both have."""

    secret_type: ClassVar[type[msgspec.Struct] | None] = ChoiceSecret

    player: Player


class Return(msgspec.Struct, frozen=True, omit_defaults=True):
    """A returned card (还牌); without a receiver as long as a loser has not chosen."""

    giver: Seat
    card: Card
    receiver: Seat | None = None


class TributeReturned(EventBody, frozen=True):
    """The returned cards are open (还牌)."""

    reveals: ClassVar[bool] = True

    returns: tuple[Return, ...]


class ReturnTaken(EventBody, frozen=True):
    """Who gets which of two returned cards."""

    returns: tuple[Return, ...]


class LeadGiven(EventBody, frozen=True):
    """Who leads the first round, and why (先出牌).

    `why`: `turned_card`, `drawn`, `fixed`, `tribute`, `anti_tribute`, `last`.
    """

    seat: Seat
    why: str


class Played(EventBody, frozen=True):
    """Cards are on the table, with the meaning that binds (出牌)."""

    player: Player
    cards: tuple[Card, ...]
    meaning: Meaning


class Passed(EventBody, frozen=True):
    """A player does not beat the play (过)."""

    player: Player


class WindTaken(EventBody, frozen=True):
    """Nobody beat the last cards of a player who is out: his partner leads (接风)."""

    seat: Seat
    owner: Seat


class WentOut(EventBody, frozen=True):
    """A player has no cards left (头游、二游、三游)."""

    reveals: ClassVar[bool] = True
    """His partner's hand may be shown to him."""

    player: Player
    place: int


class DealEnded(EventBody, frozen=True, tag="guandan_deal_ended"):
    """The order is settled, and everyone may see all of the deal (一副结束)."""

    reveals: ClassVar[bool] = True

    result: Result
    left: Mapping[Seat, tuple[Card, ...]]
    deal: Mapping[Seat, tuple[Card, ...]]
    salt: str


EVENTS: tuple[type[EventBody], ...] = (
    DealStarted,
    AntiTributeShown,
    TributeChosen,
    TributePaid,
    TributeTaken,
    ReturnChosen,
    TributeReturned,
    ReturnTaken,
    LeadGiven,
    Played,
    Passed,
    WindTaken,
    WentOut,
    DealEnded,
)
