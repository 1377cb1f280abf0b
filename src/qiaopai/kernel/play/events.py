"""Events of the play: each body is what everyone at the table may know at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from qiaopai.cards import Card
from qiaopai.kernel.cases import Case
from qiaopai.kernel.dealing import Shuffled
from qiaopai.kernel.effects import AnyEffect
from qiaopai.kernel.messages import EventBody
from qiaopai.kernel.seats import Player, Seat


class DealSecret(msgspec.Struct, frozen=True):
    """The deal in PBN and the salt of its commitment."""

    deal: str
    salt: str


class CaseSecret(msgspec.Struct, frozen=True):
    """The facts a law is told."""

    case: Case


class OptionSecret(msgspec.Struct, frozen=True):
    """An answer not yet open."""

    option: str


class ShownSecret(msgspec.Struct, frozen=True):
    """Cards shown to some."""

    cards: tuple[Card, ...]


class DealStarted(EventBody, frozen=True):
    """The cards are dealt (發牌)."""

    secret_type: ClassVar[type[msgspec.Struct] | None] = DealSecret

    number: int
    board: int
    dealer: Seat
    rulebook: str
    rulebook_version: int
    commitment: str
    vacant: Seat | None = None
    changes: Mapping[str, str | int | bool] = {}
    shuffled: Shuffled | None = None


class DummyFaced(EventBody, frozen=True):
    """Dummy's cards are spread (夢家攤牌)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[Card, ...]


class CardPlayed(EventBody, frozen=True):
    """A card is played (出牌)."""

    hand: Seat
    card: Card


class TrickWon(EventBody, frozen=True):
    """Four cards are a trick (贏磴)."""

    seat: Seat
    number: int


class Claimed(EventBody, frozen=True):
    """A claim (攤牌的訴求); the hand is shown to everyone, or only to those named.

    `cards` are absent where it was shown to some: they stand in the secret.
    """

    reveals: ClassVar[bool] = True
    secret_type: ClassVar[type[msgspec.Struct] | None] = ShownSecret

    by: Player
    hand: Seat
    tricks: int
    cards: tuple[Card, ...] = ()
    statement: str = ""
    shown_to: tuple[Player, ...] = ()


class AttentionDrawn(EventBody, frozen=True):
    """A player pointed at an irregularity; what his view cannot prove is looked into later."""

    by: Player
    irregularity: str
    hand: Seat
    trick: int = 0


class ProcedureOpened(EventBody, frozen=True):
    """A law speaks (開始裁決)."""

    secret_type: ClassVar[type[msgspec.Struct] | None] = CaseSecret

    law: str
    law_version: int
    hand: Seat
    trick: int
    reopens: bool = False
    """The last trick is open again, for a card of it may be changed."""


class Answered(EventBody, frozen=True):
    """A player has answered; what, is closed until all have."""

    secret_type: ClassVar[type[msgspec.Struct] | None] = OptionSecret

    player: Player


class AnswersOpened(EventBody, frozen=True):
    """All answers that counted."""

    question: str
    answers: tuple[tuple[Player, str], ...]


class Noticed(EventBody, frozen=True):
    """Attention was drawn while a law waited for a play."""

    by: Player


class Ruled(EventBody, frozen=True):
    """What a law brings about now; `judgements` wait for the director."""

    law: str
    effects: tuple[AnyEffect, ...] = ()
    judgements: tuple[str, ...] = ()


class ProcedureClosed(EventBody, frozen=True):
    """The law has nothing more to say (裁決結束)."""

    law: str
    ruling: str


class Agreed(EventBody, frozen=True):
    """A player agrees to the tricks won (認同)."""

    player: Player
    tricks: int


class Term(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a score: `count` times `each` make `points`."""

    term: str
    count: int
    each: int
    points: int


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a deal ended; `score` is that of declarer's side, `tricks` those counted for it."""

    outcome: str
    points: Mapping[Seat, int]
    tricks: int = 0
    score: int = 0
    terms: tuple[Term, ...] = ()


class DealEnded(EventBody, frozen=True):
    """The deal is over, and everyone may see all of it."""

    reveals: ClassVar[bool] = True

    result: Result
    deal: Mapping[Seat, tuple[Card, ...]]
    salt: str


PLAY_EVENTS: tuple[type[EventBody], ...] = (
    DealStarted, DummyFaced, CardPlayed, TrickWon, Claimed, ProcedureOpened, Answered,
    AnswersOpened, Ruled, ProcedureClosed, Agreed, DealEnded,
)  # fmt: skip
"""What happens in every game with a declarer."""

ATTENTION_EVENTS: tuple[type[EventBody], ...] = (AttentionDrawn, Noticed)
"""Only where a rulebook has laws that speak when attention is drawn."""
