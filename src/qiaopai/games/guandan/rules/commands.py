"""Commands of a Guandan deal (掼蛋)."""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.games.guandan.rules.cards import Card
from qiaopai.games.guandan.rules.plays.kinds import Meaning
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.secret import Secret


class StartDeal(CommandBody, frozen=True):
    """The room deals (发牌); the deal has been committed to beforehand."""

    number: int
    board: int
    dealer: Seat
    rulebook: str
    commitment: str
    deal: Secret[str]
    salt: Secret[str]
    changes: Mapping[str, str | int | bool] = {}
    standing: Standing = Standing()
    turned: Card | None = None
    """The card turned face up in the pack of a first deal (抽随机牌)."""
    leader: Seat | None = None
    """Who leads a first deal."""


class Play(CommandBody, frozen=True):
    """Cards are put on the table (出牌、压牌); without a meaning the strongest legal one holds."""

    cards: tuple[Card, ...]
    meaning: Meaning | None = None


class Pass(CommandBody, frozen=True):
    """A player does not beat the play on the table (过、不要)."""


class PayTribute(CommandBody, frozen=True):
    """A loser of the last deal gives one of his highest cards (进贡)."""

    card: Card


class AntiTribute(CommandBody, frozen=True):
    """A payer shows big jokers instead of paying (抗贡), where the table leaves it to him."""


class TakeTribute(CommandBody, frozen=True):
    """The first chooses between equal tributes (任选贡牌)."""

    payer: Seat


class ReturnTribute(CommandBody, frozen=True):
    """Who has taken a tribute gives a low card back (还牌)."""

    card: Card


class TakeReturn(CommandBody, frozen=True):
    """After equal tributes a loser chooses between the returned cards (任选还牌)."""

    giver: Seat


PLAYER_COMMANDS: tuple[type[CommandBody], ...] = (
    Play,
    Pass,
    PayTribute,
    AntiTribute,
    TakeTribute,
    ReturnTribute,
    TakeReturn,
)
