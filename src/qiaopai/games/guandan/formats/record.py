"""A whole deal (一副牌的紀錄): hands, tribute, plays with their meanings, order of going out."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from qiaopai.games.guandan.rules.cards import Card, Hand, Level
from qiaopai.games.guandan.rules.plays import Meaning
from qiaopai.kernel.refusal import Scalar
from qiaopai.kernel.seats import Seat, Side


class Gift(msgspec.Struct, frozen=True):
    """A card that goes from one player to another (進貢、還牌)."""

    giver: Seat
    receiver: Seat
    card: Card


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player did in his turn (一手): a play with its meaning, or a pass (過)."""

    seat: Seat
    cards: Hand = ()
    meaning: Meaning | None = None


class DealRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A deal, as far as it is known (牌局紀錄)."""

    rulebook: str = ""
    changes: Mapping[str, Scalar] = {}
    """Settings that differ from the rulebook's."""
    number: int = 0
    level: Level | None = None
    """The rank that is played."""
    levels: Mapping[Side, Level] = {}
    declarer: Side | None = None
    """The side whose level is played."""
    fails: Mapping[Side, int] = {}
    """Deals at a side's own A that it has not passed so far, where there are any (A 不过)."""
    last: tuple[Seat, ...] = ()
    """The order of the deal before; nothing in a first deal."""
    hands: Mapping[Seat, Hand] = {}
    """As dealt, before tribute."""
    anti: tuple[Seat, ...] = ()
    """Who held both big jokers, so that no tribute was paid (抗貢)."""
    tributes: tuple[Gift, ...] = ()
    returns: tuple[Gift, ...] = ()
    turned: Card | None = None
    """The card turned face up in a first deal (抽随机牌)."""
    leader: Seat | None = None
    acts: tuple[Act, ...] = ()
    order: tuple[Seat, ...] = ()
    """Who went out first, second … (頭游、二游)."""


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a record, and where: a line, or the number of an act from 1."""

    code: str
    place: int = 0
    part: str = ""
    """What the number counts where it is neither: `tributes`, `returns`."""
