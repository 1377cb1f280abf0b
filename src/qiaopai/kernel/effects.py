"""Effects (效果) of a ruling, in the vocabulary of the law cases; a game's rules apply them."""

from __future__ import annotations

import msgspec

from qiaopai.cards import Card
from qiaopai.kernel.messages import snake
from qiaopai.kernel.seats import Seat, Side


class Effect(msgspec.Struct, frozen=True, tag_field="type", tag=snake, omit_defaults=True):
    """One thing that a ruling brings about; its class is its type."""


class ReturnCard(Effect, frozen=True):
    """The card goes back into the hand (收回牌張)."""

    seat: Seat
    card: Card


class ReturnHand(Effect, frozen=True):
    """The claimer picks up his hand (拾起手牌)."""

    seat: Seat


class CardStands(Effect, frozen=True):
    """The card counts as led or played (視為已出的牌張)."""

    seat: Seat
    card: Card


class MustPlay(Effect, frozen=True):
    """The hand's next card must be this card, or of this suit (須出)."""

    seat: Seat
    card: Card | None = None
    suit: str | None = None


class MayWithdraw(Effect, frozen=True):
    """The hand may, need not, take back these cards (可收回改正)."""

    seat: Seat
    cards: tuple[Card, ...]


class NextToLead(Effect, frozen=True):
    """Whose lead it is now (應引牌者)."""

    seat: Seat


class NextToPlay(Effect, frozen=True):
    """Who plays now (輪到出牌者)."""

    seat: Seat


class TrickTransfer(Effect, frozen=True, rename={"from_": "from"}):
    """Tricks that change sides when the play is over (罰磴)."""

    from_: Side
    to: Side
    n: int
    when: str = "end_of_play"


class AdjustedScoreReview(Effect, frozen=True):
    """An open item: the score may be adjusted under that law when play is over (調整得分)."""

    law: str


class PlaySuspended(Effect, frozen=True):
    """No card may be played before the ruling (暫停出牌)."""


class PlayContinues(Effect, frozen=True):
    """The deal goes on from here (繼續打牌)."""


class ClaimVoid(Effect, frozen=True):
    """As if not claimed (攤牌無效)."""


class AwardTricks(Effect, frozen=True):
    """Tricks of those left that are scored to that side (裁定磴數)."""

    side: Side
    n: int


AnyEffect = (
    ReturnCard
    | ReturnHand
    | CardStands
    | MustPlay
    | MayWithdraw
    | NextToLead
    | NextToPlay
    | TrickTransfer
    | AdjustedScoreReview
    | PlaySuspended
    | PlayContinues
    | ClaimVoid
    | AwardTricks
)
