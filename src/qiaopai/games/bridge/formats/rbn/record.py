"""A record of RBN while it is read."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from qiaopai.cards import Card, Suit
from qiaopai.games.bridge.formats.course import AuctionCourse
from qiaopai.games.bridge.formats.model import (
    AuctionSection,
    Board,
    Called,
    Note,
    Place,
    Played,
    PlaySection,
    Remark,
    RemarkKind,
    Tag,
)
from qiaopai.games.bridge.formats.pbn.sections import PASS, passes_missing
from qiaopai.games.bridge.formats.rbn import values
from qiaopai.games.bridge.formats.values import (
    VULNERABLE_TEXT,
    ContractValue,
    PartialDeal,
    parse_contract,
    parse_seat,
)
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.seats import CLOCKWISE, Seat

_BLANK = Played(None, "-")
_CARRIED = {
    "T": ("Description", "Annotator"),
    "K": ("HomeTeam", "VisitTeam"),
    "B": ("Board", "Section"),
}
_WHOLE = {"E": "Event", "L": "Site", "S": "Stage", "M": "Makes", "I": "Items"}


class Record:
    """What the lines of one record have said so far."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.lines: dict[str, str] = {}
        self.at: dict[str, int] = {}
        self.labels: dict[str, str] = {}
        self.remarks: list[Remark] = []
        self.deal: PartialDeal | None = None
        self.dealer: Seat | None = None
        self.vulnerability: Vulnerability | None = None
        self.calls: list[Called] = []
        self.end = ""
        self.notes: dict[str, list[Note]] = {"A": [], "P": []}
        self.tricks: list[list[tuple[Card, str]]] = []

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been read yet."""
        return not self.lines and not self.remarks

    def remark(self, kind: RemarkKind, text: str, label: str = "") -> None:
        """Keep text at the place after what has been read."""
        part, index = "tag", 0
        if "P" in self.lines:
            part, index = "play", sum(map(len, self.tricks))
        elif "A" in self.lines:
            part, index = "auction", len(self.calls)
        elif self.lines:
            part = "auction"
        self.remarks.append(Remark(Place(part, index), kind, text, label))

    def note(self, number: int, text: str) -> None:
        """Take a note to the auction, or to the play once there is one."""
        self.notes["P" if "P" in self.lines else "A"].append(Note(number, text))

    def auction_head(self, head: str) -> None:
        """Take dealer and vulnerability."""
        self.dealer = parse_seat(head[0])
        self.vulnerability = values.VULNERABILITIES.get(head[1])

    def call(self, call: Call | None, text: str, marks: tuple[str, ...], alert: bool) -> None:
        """Take a call."""
        self.calls.append(Called(call, text, "", marks, alert))

    def all_pass(self) -> None:
        """Take the passes that end the auction."""
        self.end = "AP"
        self.calls += [PASS] * passes_missing(self.calls)

    def take_over(self, before: Record, labels: str) -> None:
        """Take what the record before said and this one does not; hands only of the same board."""
        if "H" not in self.lines and "B" not in self.lines and "H" in before.lines:
            self.lines["H"], self.deal = before.lines["H"], before.deal
        for label in labels:
            if label in before.lines:
                self.lines.setdefault(label, before.lines[label])

    @property
    def course(self) -> AuctionCourse:
        """The auction, followed."""
        dealer = self.dealer or Seat.WEST
        return AuctionCourse(AuctionSection(tuple(self.calls)), dealer, dealer)

    def contract(self) -> tuple[str, Seat | None, Seat | None]:
        """Contract, declarer and leader, by the C label, else by the auction."""
        course = self.course
        if self.lines.get("C", "").strip():
            words = [word.strip() for word in self.lines["C"].split(":")] + ["", ""]
            text = words[0].upper().replace("R", "XX")
            found = parse_contract("Pass" if text in {"P", "PASS"} else text)
            if found is None:
                return self.lines["C"].strip(), None, None
            declarer = parse_seat(words[1].upper())
            return _text(found), declarer, parse_seat(words[2].upper())
        if self.calls and course.is_complete:
            return course.contract.text if course.contract else "Pass", course.declarer, None
        return "", None, None

    def board(self) -> Board:
        """The board as a value."""
        contract, declarer, leader = self.contract()
        tags = dict(self._tags())
        if contract:
            tags |= {"Contract": contract, "Declarer": declarer.value if declarer else ""}
        leader = leader or (declarer.left if declarer else None)
        play = self._play(contract, leader)
        if play is not None and leader is not None:
            tags["Play"] = leader.value
        elif self.tricks:
            self.remarks.append(Remark(Place("play"), RemarkKind.TOKEN, self.lines["P"], "P"))
        ordered = [Tag(name, tags.pop(name)) for name in _ORDER if name in tags]
        end = "" if self.course.is_complete or self._asks else "*"
        auction = AuctionSection(tuple(self.calls), self.end or end, tuple(self.notes["A"]))
        remarks = tuple(self._placed(remark, play) for remark in self.remarks)
        return Board(tuple(ordered), auction if "A" in self.lines else None, play, remarks)

    @staticmethod
    def _placed(remark: Remark, play: PlaySection | None) -> Remark:
        """A remark after the play stands after its last card."""
        if remark.place.part != "play" or play is None:
            return remark
        return msgspec.structs.replace(remark, place=Place("play", len(play.cards)))

    @property
    def _asks(self) -> bool:
        return any(called.text == "+" for called in self.calls)

    def _tags(self) -> Iterator[tuple[str, str]]:
        for label, text in self.lines.items():
            for name, value in self._of(label, text):
                self.labels[name] = label
                yield name, value

    def _of(self, label: str, text: str) -> Iterator[tuple[str, str]]:
        """The tags that a line says; an empty line only says that what was said before is over."""
        if not text.strip():
            return
        if label in _WHOLE:
            yield _WHOLE[label], text
        elif label in _CARRIED:
            words = values.fields(text)
            yield from ((n, w) for n, w in zip(_CARRIED[label], words, strict=False) if w)
            if any(words[2:]):
                yield _REST[label], ":".join(words[2:])
        elif label == "D":
            date = values.parse_date(text.strip())
            yield ("Date", date) if date else ("RbnDate", text)
        elif label == "F":
            yield "Scoring", values.SCORINGS.get(text.strip(), text)
        elif label == "N":
            yield from _names(text)
        elif label == "H":
            yield (
                "Deal",
                self.deal.text(self.dealer or Seat.NORTH) if self.deal else text,
            )
        elif label == "A":
            yield from self._auction_tags()
        elif label == "R":
            tricks, _, score = text.strip().partition(":")
            yield from ((n, w) for n, w in (("Result", tricks), ("Score", score)) if w)

    def _auction_tags(self) -> Iterator[tuple[str, str]]:
        if self.dealer is not None:
            yield "Dealer", self.dealer.value
            yield "Auction", self.dealer.value
        if self.vulnerability is not None:
            yield "Vulnerable", VULNERABLE_TEXT[self.vulnerability]

    def _play(self, contract: str, leader: Seat | None) -> PlaySection | None:
        found = parse_contract(contract)
        if leader is None or not self.tricks:
            return None
        trumps = found.strain.trumps if found and found.strain else None
        columns = CLOCKWISE.from_seat(leader)
        cards: list[Played] = []
        for trick in self.tricks:
            row = [_BLANK] * 4
            seats = CLOCKWISE.from_seat(leader)
            for seat, (card, marks) in zip(seats, trick, strict=False):
                notes = tuple(f"={mark}=" for mark in marks.split("^") if mark)
                row[columns.index(seat)] = Played(card, "", "", notes)
            cards += row
            leader = _winner(trick, seats, trumps)
        while cards and cards[-1] is _BLANK:
            cards.pop()
        end = "" if sum(card is not _BLANK for card in cards) == 52 else "*"
        return PlaySection(tuple(cards), end, tuple(self.notes["P"]))


def _winner(
    trick: list[tuple[Card, str]], seats: tuple[Seat, Seat, Seat, Seat], trumps: Suit | None
) -> Seat:
    best = 0
    for place, (card, _) in enumerate(trick[:4]):
        if card.beats(trick[best][0], trumps):
            best = place
    return seats[best]


def _text(found: ContractValue) -> str:
    if found.contract is not None:
        return found.contract.text
    return found.strain.value if found.strain is not None else "Pass"


def _names(text: str) -> Iterator[tuple[str, str]]:
    words = values.fields(text) + [""] * 4
    for pair, seats in zip(words, (("North", "South"), ("West", "East")), strict=False):
        for name, seat in zip(pair.split("+", 1), seats, strict=False):
            if name:
                yield seat, name
    place = words[2]
    if place in {"O", "C"}:
        yield "Room", "Open" if place == "O" else "Closed"
    elif place:
        yield "Table", place
    if any(words[3:]):
        yield "TableInfo", ":".join(words[3:]).rstrip(":")


_REST = {"T": "TitleInfo", "K": "Carryover", "B": "BoardInfo"}
_ORDER = (
    "Event", "Site", "Date", "RbnDate", "Board", "Section", "BoardInfo", "West", "North", "East",
    "South", "Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result", "Score",
    "Description", "Annotator", "TitleInfo", "Stage", "HomeTeam", "VisitTeam", "Carryover", "Room",
    "Table", "TableInfo", "Makes", "Items", "Auction", "Play",
)  # fmt: skip
KNOWN = frozenset(_ORDER)
"""The tags that RBN can hold."""
