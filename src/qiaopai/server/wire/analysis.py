"""Double-dummy analysis on the wire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from qiaopai.cards import Card
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.seats import Seat, Side
from qiaopai.server.wire.rest import Error

CardText = Annotated[str, Meta(pattern="^[SHDC][AKQJT2-9]$")]
HandText = Annotated[tuple[CardText, ...], Meta(max_length=13)]


class NewAnalysis(msgspec.Struct, frozen=True):
    """A board to be analysed: all four hands; the play with declarer and denomination."""

    hands: dict[Seat, HandText]
    dealer: Seat | None = None
    vulnerability: Literal["none", "NS", "EW", "both"] | None = None
    """With the dealer: par, and scores of makeable contracts."""
    declarer: Seat | None = None
    denomination: Denomination | None = None
    plays: Annotated[tuple[tuple[Seat, CardText], ...], Meta(max_length=52)] = ()


class ParContractView(msgspec.Struct, frozen=True):
    """A contract that leads to par; `text` is like `4H NS +1`."""

    text: str
    level: int
    denomination: Denomination
    doubling: int
    declarers: tuple[Seat, ...]
    tricks: int


class ParView(msgspec.Struct, frozen=True):
    """Par as north-south see it; without a contract the deal is passed out."""

    score: int
    contracts: tuple[ParContractView, ...]


class MakeableView(msgspec.Struct, frozen=True):
    """The highest contract that a declarer makes in a denomination, and its score."""

    declarer: Seat
    level: int
    denomination: Denomination
    score: int


class MarkView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the play: declarer's tricks in all after it, and what it cost its side."""

    seat: Seat
    card: Card
    tricks: int
    cost: int
    best: tuple[Card, ...]
    legal: bool = True


class PlayView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The play card by card, as far as it is known yet."""

    declarer: Seat
    denomination: Denomination
    marks: tuple[MarkView, ...]
    cost: Mapping[Side, int]
    tricks: int | None = None
    """What declarer could take before the opening lead."""


class Analysis(msgspec.Struct, frozen=True, omit_defaults=True):
    """An analysis as far as it has come: parts appear as soon as they are known."""

    id: str
    status: Literal["waiting", "working", "done", "failed"]
    done: int
    total: int
    table: Mapping[Seat, Mapping[Denomination, int]] | None = None
    """Tricks of each declarer in each denomination."""
    par: ParView | None = None
    makeable: tuple[MakeableView, ...] = ()
    play: PlayView | None = None
    error: Error | None = None
