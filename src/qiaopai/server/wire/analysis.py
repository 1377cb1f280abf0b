"""Double-dummy analysis on the wire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.parts import MakeableView, ParView, PlayView
from qiaopai.kernel.seats import Seat
from qiaopai.server.wire.rest import Error

CardText = Annotated[str, Meta(pattern="^[SHDC][AKQJT2-9]$")]
HandText = Annotated[tuple[CardText, ...], Meta(max_length=13)]


class NewAnalysis(msgspec.Struct, frozen=True):
    """A board or an end position: four equal hands; the play with declarer and denomination."""

    hands: dict[Seat, HandText]
    dealer: Seat | None = None
    vulnerability: Literal["none", "NS", "EW", "both"] | None = None
    """With the dealer: par, and scores of makeable contracts."""
    declarer: Seat | None = None
    denomination: Denomination | None = None
    plays: Annotated[tuple[tuple[Seat, CardText], ...], Meta(max_length=52)] = ()
    game: Annotated[str, Meta(max_length=40)] = ""
    """Whose analysis; without it, the first game's that has one."""


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
    leads: Mapping[Seat, Mapping[Denomination, int]] | None = None
    """Of an end position, instead of the table: tricks of the side on lead, by who leads."""
    error: Error | None = None
