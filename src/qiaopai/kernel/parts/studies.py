"""`Studies` (牌局分析): double-dummy study of a board, in parts that processes work out."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from qiaopai.cards import Card
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Played:
    """What was played on a board (打牌經過): declarer, denomination, the cards in their order."""

    declarer: Seat
    denomination: Denomination
    plays: tuple[tuple[Seat, Card], ...] = ()


@dataclass(frozen=True, slots=True)
class Subject:
    """A board or an end position to be studied (待分析的牌): four hands, and what else is known.

    `vulnerability` is `none`, `NS`, `EW`, `both`, or nothing where it is not known.
    """

    hands: Hands
    dealer: Seat | None = None
    vulnerability: str = ""
    played: Played | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """One job of a study (分析的一部分): a function of a module, called with a solver first.

    Parts with equal keys have the same answer, so that one worked out before can be used again.
    """

    key: Hashable
    function: Callable[..., Any]
    arguments: tuple[Any, ...]


class ParContractView(msgspec.Struct, frozen=True):
    """A contract that leads to par (標準合約); `text` is like `4H NS +1`."""

    text: str
    level: int
    denomination: Denomination
    doubling: int
    declarers: tuple[Seat, ...]
    tricks: int


class ParView(msgspec.Struct, frozen=True):
    """Par (標準分) as north-south see it; without a contract the deal is passed out."""

    score: int
    contracts: tuple[ParContractView, ...]


class MakeableView(msgspec.Struct, frozen=True):
    """The highest contract a declarer makes in a denomination (可成合約), and its score."""

    declarer: Seat
    level: int
    denomination: Denomination
    score: int


class MarkView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the play (評註): declarer's tricks in all after it, what it cost its side."""

    seat: Seat
    card: Card
    tricks: int
    cost: int
    best: tuple[Card, ...]
    legal: bool = True


class PlayView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The play card by card (逐張分析), as far as it is known yet."""

    declarer: Seat
    denomination: Denomination
    marks: tuple[MarkView, ...]
    cost: Mapping[Side, int]
    tricks: int | None = None
    """What declarer could take before the first card."""


class StudyFindings(msgspec.Struct, frozen=True):
    """What a study has found so far (分析結果): what is not known yet, or never, is absent."""

    table: Mapping[Seat, Mapping[Denomination, int]] | None = None
    """Tricks of each declarer in each denomination."""
    par: ParView | None = None
    makeable: tuple[MakeableView, ...] = ()
    play: PlayView | None = None
    leads: Mapping[Seat, Mapping[Denomination, int]] | None = None
    """Of an end position, instead of the table: tricks of the side on lead, by who leads."""


class Studies(Protocol):
    """The study of boards that a game offers (牌局分析)."""

    def parts(self, subject: Subject) -> Sequence[Part]:
        """The jobs that the study is made of.

        Raises:
            Refused: `bad_deal`, `card_not_held`, `trick_out_of_turn`.
        """
        ...

    def findings(self, subject: Subject, answers: Sequence[Any]) -> StudyFindings:
        """What the answers to the first parts, in their order, come to."""
        ...
