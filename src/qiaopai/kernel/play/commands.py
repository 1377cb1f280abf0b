"""Commands of the play."""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.cards import Card
from qiaopai.kernel.dealing import Shuffled
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.secret import Secret


class StartDeal(CommandBody, frozen=True):
    """The room deals (發牌); the deal has been committed to beforehand."""

    number: int
    board: int
    dealer: Seat
    rulebook: str
    commitment: str
    deal: Secret[str]
    salt: Secret[str]
    vacant: Seat | None = None
    changes: Mapping[str, str | int | bool] = {}
    shuffled: Shuffled | None = None


class Play(CommandBody, frozen=True):
    """A card is played from a hand (出牌)."""

    hand: Seat
    card: Card


class Claim(CommandBody, frozen=True):
    """A player shows his hand and claims so many of the tricks left for his side (攤牌)."""

    tricks: int
    statement: str = ""


class Answer(CommandBody, frozen=True):
    """The answer to the question that a law asks."""

    option: str


class Agree(CommandBody, frozen=True):
    """A side agrees to the tricks that declarer has won (贏磴的認同)."""

    tricks: int


class DrawAttention(CommandBody, frozen=True):
    """A player points at an irregularity (指出違規)."""

    irregularity: str
    hand: Seat
    trick: int = 0


PLAY_COMMANDS: tuple[type[CommandBody], ...] = (Play, Claim, Answer, Agree, DrawAttention)
