"""Commands, events and view of the toy game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from qiaopai.cards import Card
from qiaopai.kernel.effects import AnyEffect
from qiaopai.kernel.messages import CommandBody, EventBody
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret

Cards = tuple[Card, ...]


class Deal(CommandBody, frozen=True):
    """The room deals."""

    rulebook: str
    hands: Secret[Mapping[Seat, Cards]]


class Put(CommandBody, frozen=True):
    """A card is put on the table."""

    card: Card


class Point(CommandBody, frozen=True):
    """Irregular: a player points at a card of his hand before his turn, which shows it."""

    card: Card


class Say(CommandBody, frozen=True):
    """The answer to the law's question."""

    option: str


class DealSecret(msgspec.Struct, frozen=True):
    """The four hands."""

    hands: Mapping[Seat, Cards]


class Dealt(EventBody, frozen=True):
    """The cards are dealt."""

    secret_type: ClassVar[type[msgspec.Struct] | None] = DealSecret

    rulebook: str


class WasPut(EventBody, frozen=True):
    """A card lies on the table."""

    player: Player
    card: Card


class Pointed(EventBody, frozen=True):
    """A card was shown by pointing at it."""

    player: Player
    card: Card


class Said(EventBody, frozen=True):
    """The answer; it is the only one, so it is open at once."""

    player: Player
    option: str


class Judged(EventBody, frozen=True):
    """What the law brought about; the procedure is over."""

    effects: tuple[AnyEffect, ...]


class Over(EventBody, frozen=True):
    """All cards have been put."""

    reveals: ClassVar[bool] = True

    winner: Seat


class HiloView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The toy as a viewer sees it."""

    game: str
    counts: Mapping[Seat, int]
    table: tuple[tuple[Seat, Card], ...]
    hand: Cards | msgspec.UnsetType = msgspec.UNSET
    legal: tuple[CommandBody, ...] | msgspec.UnsetType = msgspec.UNSET
    extra: object = msgspec.UNSET
    """Only the broken toys say something here."""
