"""Boards (牌例) as files know them: one model for PBN, LIN and RBN, in which nothing is lost.

```
Parsed   head · boards · tail · faults
└── Board    tags in their order, verbatim · auction · play · remarks with their places
    ├── Tag             a name, a value, and the cells of its table
    ├── AuctionSection  Called …, how it ends, its notes
    ├── PlaySection     Played … in four columns, how it ends, its notes
    └── Remark          a comment, an escape line, or what no other field can hold
```
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

import msgspec

from qiaopai.cards import Card
from qiaopai.games.bridge.formats import values
from qiaopai.games.bridge.formats.values import ContractValue, DeclarerValue, PartialDeal
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.parts.files import Fault
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import CLOCKWISE, Seat


def by_place(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """Faults from the top of the file down."""
    return tuple(sorted(faults, key=lambda fault: (fault.line, fault.column)))


class Faulty(Refused):
    """Raised by `parse_strict` for the first fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.code, line=fault.line, **fault.data)
        self.fault = fault


class Place(msgspec.Struct, frozen=True, order=True):
    """Where a remark stands: after so many entries of a part, so many annotations of the last."""

    part: str
    """`tag`, `auction`, `auction_note`, `play` or `play_note`."""
    index: int = 0
    sub: int = 0


class RemarkKind(StrEnum):
    """What a remark is."""

    COMMENT = "comment"
    """Text in braces, or a program's commentary."""
    LINE = "line"
    """The rest of a line after a semicolon."""
    ESCAPE = "escape"
    """A line that begins with a percent sign."""
    TOKEN = "token"
    """A labelled item that only one format knows, verbatim."""
    STRAY = "stray"
    """Text that belongs nowhere, verbatim."""


class Remark(msgspec.Struct, frozen=True):
    """A comment, or anything else that has no field of its own (註解)."""

    place: Place
    kind: RemarkKind
    text: str
    label: str = ""


class Note(msgspec.Struct, frozen=True):
    """The text of a numbered note to a call or a card."""

    number: int
    text: str


class Called(msgspec.Struct, frozen=True):
    """A call of an auction as written: its marks before, its annotations after."""

    call: Call | None
    text: str = ""
    """Verbatim where it is no call: `-`, `+`, `^S`, or something unknown."""
    mark: str = ""
    """`I`: an insufficient bid that was accepted."""
    annotations: tuple[str, ...] = ()
    """References to notes (`=1=`) and NAGs (`$3`), in the order given."""
    alert: bool = False
    """Whether it was alerted (提醒) without a word."""

    @property
    def note(self) -> int | None:
        """The number of the note it refers to."""
        return _note(self.annotations)

    @property
    def nags(self) -> tuple[int, ...]:
        """Its numeric annotation glyphs, ascending."""
        return _nags(self.annotations)


class Played(msgspec.Struct, frozen=True):
    """A card of a play as written, in its column."""

    card: Card | None
    text: str = ""
    """Verbatim where it is no card: `-`, `+`, or something unknown."""
    mark: str = ""
    """`R`: a revoke (藏牌), `L`: a lead out of turn that was accepted."""
    annotations: tuple[str, ...] = ()

    @property
    def note(self) -> int | None:
        """The number of the note it refers to."""
        return _note(self.annotations)

    @property
    def nags(self) -> tuple[int, ...]:
        """Its numeric annotation glyphs, ascending."""
        return _nags(self.annotations)


def _note(annotations: tuple[str, ...]) -> int | None:
    return next((int(one[1:-1]) for one in annotations if one[0] == "="), None)


def _nags(annotations: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(sorted(int(one[1:]) for one in annotations if one[0] == "$"))


class AuctionSection(msgspec.Struct, frozen=True):
    """An auction (叫牌) as written: calls clockwise from the seat that its tag names."""

    calls: tuple[Called, ...] = ()
    end: str = ""
    """`*` breaks off, `AP` all passed (the passes stand in `calls`), or nothing."""
    notes: tuple[Note, ...] = ()


class PlaySection(msgspec.Struct, frozen=True):
    """A play (打牌) as written: rows of four, always from the seat that its tag names."""

    cards: tuple[Played, ...] = ()
    end: str = ""
    """`*` breaks off, or nothing."""
    notes: tuple[Note, ...] = ()

    @property
    def rows(self) -> Iterator[tuple[Played, ...]]:
        """The tricks, the last perhaps short."""
        for start in range(0, len(self.cards), 4):
            yield self.cards[start : start + 4]


class Tag(msgspec.Struct, frozen=True):
    """A name and its value, verbatim; `cells` are the elements of a table that follows."""

    name: str
    value: str
    cells: tuple[str, ...] = ()


class Board(msgspec.Struct, frozen=True):
    """A board (一副牌) of a file: what it says, in the order in which it says it."""

    tags: tuple[Tag, ...] = ()
    auction: AuctionSection | None = None
    play: PlaySection | None = None
    remarks: tuple[Remark, ...] = ()

    def tag(self, name: str) -> Tag | None:
        """The first tag of that name."""
        for tag in self.tags:
            if tag.name == name:
                return tag
        return None

    def value(self, name: str) -> str:
        """The value of that tag, empty without one."""
        for tag in self.tags:
            if tag.name == name:
                return tag.value
        return ""

    def with_tag(self, name: str, value: str) -> Board:
        """The board with that tag changed, or added at the end."""
        tags = tuple(Tag(name, value, t.cells) if t.name == name else t for t in self.tags)
        if self.tag(name) is None:
            tags = (*tags, Tag(name, value))
        return msgspec.structs.replace(self, tags=tags)

    def _repr_html_(self) -> str:
        from qiaopai.games.bridge.formats.pictures import deal_picture  # noqa: PLC0415 (draws us)

        return deal_picture(self).svg

    @property
    def number(self) -> int | None:
        """The board's number (牌號), if it has one."""
        text = self.value("Board")
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None

    @property
    def dealer(self) -> Seat | None:
        """The dealer (發牌人)."""
        return values.parse_seat(self.value("Dealer"))

    @property
    def vulnerability(self) -> Vulnerability | None:
        """Who is vulnerable (有身價)."""
        return values.parse_vulnerability(self.value("Vulnerable"))

    @property
    def deal(self) -> PartialDeal | None:
        """The hands that are known."""
        return values.parse_deal(self.value("Deal"))

    @property
    def contract(self) -> ContractValue | None:
        """The contract (合約), `Pass`, or the strain alone of an end position."""
        return values.parse_contract(self.value("Contract"))

    @property
    def declarer(self) -> DeclarerValue | None:
        """The declarer (莊家), and whether declarer and dummy are swapped."""
        return values.parse_declarer(self.value("Declarer"))

    @property
    def result(self) -> int | None:
        """Tricks of declarer's side (磴數)."""
        found = values.parse_result(self.value("Result"))
        declarer = self.declarer
        return found.tricks_of(declarer.seat if declarer else None) if found else None

    @property
    def names(self) -> Mapping[Seat, str]:
        """The players' names."""
        return {seat: self.value(seat.name.capitalize()) for seat in Seat}

    @property
    def caller(self) -> Seat | None:
        """Who called first, by the auction's own tag."""
        return values.parse_seat(self.value("Auction"))

    @property
    def first_column(self) -> Seat | None:
        """Whose column comes first in the play."""
        return values.parse_seat(self.value("Play"))

    @property
    def made_calls(self) -> tuple[tuple[Seat, Called], ...]:
        """The calls with their seats, fillers before the dealer's left out."""
        if self.auction is None:
            return ()
        order = CLOCKWISE.from_seat(self.caller or self.dealer or Seat.NORTH)
        placed = ((order[n % 4], called) for n, called in enumerate(self.auction.calls))
        return tuple((seat, called) for seat, called in placed if called.text != "-")


class Source:
    """The text that a file had (原文); equal to any other, for it says nothing more."""

    __slots__ = ("form", "text")

    def __init__(self, form: str, text: str) -> None:
        self.form, self.text = form, text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Source) or other is None

    def __hash__(self) -> int:
        return hash(None)


class Parsed(msgspec.Struct, frozen=True):
    """What a file came to: its boards, and what is wrong with it."""

    boards: tuple[Board, ...] = ()
    faults: tuple[Fault, ...] = ()
    head: tuple[Remark, ...] = ()
    """What stands before the first board and belongs to the file."""
    tail: tuple[Remark, ...] = ()
    """What stands after the last board."""
    charset: str = "utf-8"
    source: Source | None = None
    """Where there are faults, or no standard: what is damaged can be written as it stood."""
