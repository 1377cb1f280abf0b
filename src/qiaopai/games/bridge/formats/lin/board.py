"""A board of LIN while it is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from qiaopai.cards import Card, Suit
from qiaopai.games.bridge.formats.course import AuctionCourse
from qiaopai.games.bridge.formats.lin.values import LinResult
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
from qiaopai.games.bridge.formats.values import VULNERABLE_TEXT, PartialDeal
from qiaopai.games.bridge.rules.vulnerability import Vulnerability, board_dealer
from qiaopai.kernel.seats import CLOCKWISE, Seat

_BLANK = Played(None, "-")


class LinBoard:
    """What the tokens of one board have said so far."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.number = ""
        self.room = ""
        self.event = ""
        self.names: dict[Seat, str] = {}
        self.dealer: Seat | None = None
        self.deal: PartialDeal | None = None
        self.bad_deal = ""
        self.has_deal = False
        self.vulnerability: Vulnerability | None = None
        self.calls: list[Called] = []
        self.call_at: list[int] = []
        self.cards: list[tuple[Seat, Card]] = []
        self.tricks: int | None = None
        self.listed: LinResult | None = None
        self.remarks: list[Remark] = []
        self.notes: dict[str, int] = {}
        self.explains_next: bool | None = None
        self.explanation = ""
        self.in_variation = False
        self.columns: list[Played] = []
        self.spots: dict[int, int] = {}
        self._course: AuctionCourse | None = None

    @property
    def is_empty(self) -> bool:
        """Whether it is no board yet."""
        return not (self.has_deal or self.calls or self.cards)

    @property
    def here(self) -> Place:
        """Where a remark would stand now."""
        if self.cards:
            return Place("play", len(self.columns) and self._last + 1)
        if self.calls or self.has_deal:
            return Place("auction", len(self.calls))
        return Place("tag")

    _last = 0

    def remark(self, kind: RemarkKind, text: str, label: str) -> None:
        """Keep what has no field."""
        self.remarks.append(Remark(self.here, kind, text, label))

    def call(self, called: Called, offset: int) -> None:
        """Take a call."""
        self.calls.append(called)
        self.call_at.append(offset)
        self._course = None
        if self.explains_next and self.explanation:
            self.explain(self.explanation)
            self.explanation = ""

    def explain(self, text: str) -> bool:
        """Give the last call a note; whether it had none."""
        last = self.calls[-1]
        if last.annotations or (len(self.notes) >= 32 and text not in self.notes):
            return False
        number = self.notes.setdefault(text, len(self.notes) + 1)
        self.calls[-1] = msgspec.structs.replace(last, annotations=(f"={number}=",))
        return True

    @property
    def caller(self) -> Seat:
        """Who calls first."""
        return self.dealer_known or Seat.NORTH

    @property
    def dealer_known(self) -> Seat | None:
        """The dealer, by the board's number if need be."""
        if self.dealer is None and self.number.isascii() and self.number.isdigit():
            number = int(self.number[:9])
            return board_dealer(number) if number else None
        return self.dealer

    @property
    def course(self) -> AuctionCourse:
        """The auction, followed."""
        if self._course is None:
            section = AuctionSection(tuple(self.calls))
            self._course = AuctionCourse(section, self.caller, self.caller)
        return self._course

    @property
    def declarer(self) -> Seat | None:
        """The declarer, as far as one is known."""
        listed = self.listed.declarer if self.listed else None
        if self.course.is_complete:
            return self.course.declarer or listed
        return listed or self.course.declarer

    @property
    def trumps(self) -> Suit | None:
        """The trump suit."""
        contract = self.course.contract
        return contract.denomination.trumps if contract else None

    def turn(self, card: Card | None) -> Seat | None:
        """Whose card comes next; where the deal knows better, who holds it."""
        place = len(self.cards) % 4
        expected: Seat | None
        if place:
            expected = self.cards[-1][0].left
        elif self.cards:
            expected = self._winner(self.cards[-4:])
        else:
            expected = self.declarer.left if self.declarer else None
        holder = self.deal.holder(card) if self.deal and card else None
        in_trick = {seat for seat, _ in self.cards[len(self.cards) - place :]}
        return holder if holder and holder not in in_trick else expected

    def _winner(self, trick: list[tuple[Seat, Card]]) -> Seat:
        seat, best = trick[0]
        for other, card in trick[1:]:
            if card.beats(best, self.trumps):
                seat, best = other, card
        return seat

    def lowest(self, seat: Seat, suit: Suit) -> Card | None:
        """The lowest card of a suit that a hand has not yet played."""
        hand = (self.deal[seat] if self.deal else None) or ()
        gone = {card for _, card in self.cards}
        held = [card for card in hand if card.suit is suit and card not in gone]
        return min(held, key=lambda card: card.index, default=None)

    def card(self, seat: Seat, card: Card, offset: int) -> bool:
        """Put a card in its column; False where that is taken."""
        first = self.cards[0][0] if self.cards else self._first(seat)
        row = len(self.cards) // 4 * 4
        place = row + CLOCKWISE.from_seat(self._first(first)).index(seat)
        while len(self.columns) < row + 4:
            self.columns.append(_BLANK)
        if self.columns[place].card is not None:
            return False
        self.columns[place] = Played(card)
        self.spots[place] = offset
        self.cards.append((seat, card))
        self._last = place
        return True

    def _first(self, leader: Seat) -> Seat:
        return self.declarer.left if self.declarer else leader

    def tags(self) -> Iterator[Tag]:
        """Its tags, always in the same order."""
        given = {
            "Event": self.event, "Board": self.number,
            "West": self.names.get(Seat.WEST), "North": self.names.get(Seat.NORTH),
            "East": self.names.get(Seat.EAST), "South": self.names.get(Seat.SOUTH),
        }  # fmt: skip
        for name, value in given.items():
            if value:
                yield Tag(name, value)
        dealer = self.caller if self.calls else self.dealer_known
        if dealer is not None:
            yield Tag("Dealer", dealer.value)
        if self.vulnerability is not None:
            yield Tag("Vulnerable", VULNERABLE_TEXT[self.vulnerability])
        if self.deal is not None:
            yield Tag("Deal", self.deal.text(dealer or Seat.NORTH))
        elif self.bad_deal:
            yield Tag("Deal", self.bad_deal)
        yield from self._outcome()
        if self.room:
            yield Tag("Room", self.room)
        if self.calls:
            yield Tag("Auction", self.caller.value)
        if self.cards:
            yield Tag("Play", self._first(self.cards[0][0]).value)

    def _outcome(self) -> Iterator[Tag]:
        course = self.course
        if course.is_complete and course.contract is None:
            yield from (Tag("Declarer", ""), Tag("Contract", "Pass"), Tag("Result", ""))
            return
        contract = course.contract.text if course.contract and course.is_complete else ""
        declarer, tricks = course.declarer if contract else None, self.tricks
        if self.listed is not None and not contract:
            contract, declarer = self.listed.contract, self.listed.declarer
        if self.listed is not None and tricks is None:
            tricks = self.listed.tricks
        if contract:
            yield Tag("Declarer", declarer.value if declarer else "")
            yield Tag("Contract", contract)
        if len(self.cards) == 52 and declarer is not None and tricks is None:
            tricks = self._won(declarer)
        if tricks is not None:
            yield Tag("Result", str(tricks))

    def _won(self, declarer: Seat) -> int:
        tricks = (self.cards[start : start + 4] for start in range(0, 52, 4))
        return sum(self._winner(trick).side is declarer.side for trick in tricks)

    def board(self) -> Board:
        """The board as a value."""
        notes = tuple(Note(number, text) for text, number in self.notes.items())
        end = "" if self.course.is_complete else "*"
        while self.columns and self.columns[-1] is _BLANK:
            self.columns.pop()
        auction = AuctionSection(tuple(self.calls), end, notes) if self.calls else None
        stop = "" if len(self.cards) == 52 else "*"
        play = PlaySection(tuple(self.columns), stop) if self.cards else None
        return Board(tuple(self.tags()), auction, play, tuple(self.remarks))

    def tag_offset(self) -> Callable[[int], int]:
        """Where calls stand."""
        return lambda place: self.call_at[place] if place < len(self.call_at) else self.start
