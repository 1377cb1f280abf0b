"""What happened: an auction and a play followed as a file has them, and what is wrong there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from qiaopai.cards import Card, Hand, Suit
from qiaopai.games.bridge.formats.model import AuctionSection, Board, Called, Played
from qiaopai.games.bridge.formats.values import PartialDeal
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.contract import Contract, Doubling
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.refusal import Scalar
from qiaopai.kernel.seats import CLOCKWISE, Seat

Problem = tuple[int, str, dict[str, Scalar]]
"""The entry, the code, and its data."""


class AuctionCourse:
    """An auction followed call by call."""

    def __init__(self, section: AuctionSection, first: Seat, dealer: Seat) -> None:
        self.problems: list[Problem] = []
        self.is_complete = False
        self.is_open = section.end == "*"
        self._seat, self._dealer = first, dealer
        self._started = False
        self._bid: Call | None = None
        self._bidder = dealer
        self._doubling = Doubling.UNDOUBLED
        self._passes = 0
        self._named: dict[tuple[str, Denomination], Seat] = {}
        for place, called in enumerate(section.calls):
            self._follow(place, called)
            self._seat = self._seat.left

    def _follow(self, place: int, called: Called) -> None:
        call = called.call
        if call is None:
            self._other(place, called)
            return
        if not self._started:
            self._start(place)
        if "I" in called.mark and not call.is_bid:
            self.problems.append((place, "mark_without_cause", {"mark": "^I"}))
        if self.is_complete:
            self.problems.append((place, "call_after_end", {"call": call.value}))
            return
        if call is Call.PASS:
            self._passes += 1
        elif call is Call.DOUBLE or call is Call.REDOUBLE:
            self._double(place, call)
        else:
            self._bid_made(place, call, called)
        self.is_complete = self._passes == (4 if self._bid is None else 3)

    def _other(self, place: int, called: Called) -> None:
        if called.mark:
            self.problems.append((place, "mark_without_cause", {"mark": f"^{called.mark[0]}"}))
        if called.text == "-":
            if self._started or self._seat is self._dealer:
                self.problems.append((place, "filler_after_dealer", {}))
        elif called.text == "+":
            self.is_open = True
        elif not self._started:
            self._start(place)

    def _start(self, place: int) -> None:
        self._started = True
        if self._seat is not self._dealer:
            self.problems.append((place, "auction_not_from_dealer", {"seat": self._seat.value}))

    def _double(self, place: int, call: Call) -> None:
        wanted = Doubling.UNDOUBLED if call is Call.DOUBLE else Doubling.DOUBLED
        own = self._bidder.side is self._seat.side
        if self._bid is None or self._doubling is not wanted or own is (call is Call.DOUBLE):
            self.problems.append((place, "illegal_double", {"call": call.value}))
        self._doubling = Doubling(wanted + 1)
        self._passes = 0

    def _bid_made(self, place: int, call: Call, called: Called) -> None:
        low = self._bid is not None and call.height <= self._bid.height
        marked = "I" in called.mark
        if low and not marked and self._bid:
            self.problems.append(
                (place, "insufficient_bid", {"call": call.value, "bid": self._bid.value})
            )
        elif marked and not low:
            self.problems.append((place, "mark_without_cause", {"mark": "^I"}))
        self._bid, self._bidder = call, self._seat
        self._doubling, self._passes = Doubling.UNDOUBLED, 0
        self._named.setdefault((self._seat.side.value, call.denomination), self._seat)

    @property
    def contract(self) -> Contract | None:
        """What was contracted; None if nobody has bid."""
        if self._bid is None:
            return None
        return Contract(self._bid.level, self._bid.denomination, self._doubling)

    @property
    def declarer(self) -> Seat | None:
        """Who first named the denomination for the side that made the last bid."""
        if self._bid is None:
            return None
        return self._named[self._bidder.side.value, self._bid.denomination]


def follow_auction(board: Board) -> AuctionCourse | None:
    """The course of a board's auction."""
    if board.auction is None:
        return None
    dealer = board.dealer
    first = board.caller or dealer
    if first is None:
        return None
    return AuctionCourse(board.auction, first, dealer or first)


class PlayCourse:
    """A play followed trick by trick."""

    def __init__(
        self, cards: tuple[Played, ...], first: Seat, leader: Seat | None, deal: PartialDeal | None,
        trumps: Suit | None, knows_trumps: bool = True,
    ) -> None:  # fmt: skip
        self.problems: list[Problem] = []
        self.order: list[tuple[int, Seat, Card]] = []
        """Cards in the order played: place in the section, seat, card."""
        self.winners: list[Seat] = []
        self._seats = CLOCKWISE.from_seat(first)
        self._trumps, self._knows_trumps = trumps, knows_trumps
        self._leader = leader
        self._played = 0
        hands = [deal[seat] if deal else None for seat in self._seats]
        self._hands = [None if hand is None else _mask(hand) for hand in hands]
        self._dealt = 0
        for mask in self._hands:
            self._dealt |= mask or 0
        for start in range(0, len(cards), 4):
            self._trick(start, cards[start : start + 4])

    def _trick(self, start: int, row: tuple[Played, ...]) -> None:
        there = [n for n, played in enumerate(row) if played.card is not None]
        if not there:
            self._leader = None
            return
        led = self._led(start, row, there)
        order = [n for n in _FROM[led] if n in there] if len(there) < 4 else _FROM[led]
        suit = self._suit_led(row, led)
        for n in order:
            self._card(start + n, n, row[n], suit)
        self._leader = self._winner(row, order, suit)

    def _led(self, start: int, row: tuple[Played, ...], there: list[int]) -> int:
        """The column that led."""
        expected = self._seats.index(self._leader) if self._leader else None
        marked = [n for n in there if row[n].mark and "L" in row[n].mark]
        if marked:
            if marked[0] == expected or len(marked) > 1:
                self.problems.append((start + marked[-1], "mark_without_cause", {"mark": "^L"}))
            return marked[0]
        if expected is None:
            return there[0] if len(there) == 1 else 0
        if len(there) < 4 and set(_FROM[expected][: len(there)]) != set(there):
            self.problems.append((start + there[0], "play_gap", {"trick": start // 4 + 1}))
        return expected

    def _suit_led(self, row: tuple[Played, ...], led: int) -> Suit | None:
        knows = self._leader is not None or "L" in (row[led].mark if led < len(row) else "")
        card = row[led].card if led < len(row) else None
        return card.suit if card and knows else None

    def _card(self, place: int, column: int, played: Played, suit: Suit | None) -> None:
        card, seat = played.card, self._seats[column]
        assert card is not None
        self.order.append((place, seat, card))
        bit = 1 << card.index
        hand = self._hands[column]
        if self._played & bit:
            self.problems.append((place, "card_played_twice", {"card": card.text}))
        elif (hand is None and self._dealt & bit) or (hand is not None and not hand & bit):
            self.problems.append((place, "card_not_held", {"card": card.text, "seat": seat.value}))
        elif hand is not None:
            self._hands[column] = hand = hand ^ bit
            if suit is not None and (card.suit is not suit or played.mark):
                self._follows(place, played, suit, hand)
        self._played |= bit

    def _follows(self, place: int, played: Played, suit: Suit, hand: int) -> None:
        assert played.card is not None
        revoked = played.card.suit is not suit and hand & (0x1FFF << 13 * suit.order)
        if revoked and "R" not in played.mark:
            self.problems.append((place, "revoke", {"card": played.card.text}))
        elif not revoked and "R" in played.mark:
            self.problems.append((place, "mark_without_cause", {"mark": "^R"}))

    def _winner(
        self, row: tuple[Played, ...], order: Sequence[int], suit: Suit | None
    ) -> Seat | None:
        if len(order) < 4 or not self._knows_trumps or suit is None:
            return None
        best, high = order[0], row[order[0]].card
        for n in order[1:]:
            card = row[n].card
            if card is not None and high is not None and card.beats(high, self._trumps):
                best, high = n, card
        self.winners.append(self._seats[best])
        return self._seats[best]

    @property
    def is_complete(self) -> bool:
        """Whether all thirteen tricks were played and their winners are known."""
        return len(self.winners) == 13


_FROM = ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2))
"""The columns in turn from the one that led."""


def _mask(hand: Hand) -> int:
    """A hand as bits, by the index of its cards."""
    mask = 0
    for card in hand:
        mask |= 1 << card.index
    return mask


def follow_play(board: Board, auction: AuctionCourse | None = None) -> PlayCourse | None:
    """The course of a board's play; contract and declarer by their tags, else by the auction.

    The first column of an end position (殘局) leads: it need not be declarer's left.
    """
    if board.play is None:
        return None
    contract, declared = board.contract, board.declarer
    strain = contract.strain if contract else None
    declarer = declared.seat if declared else None
    if strain is None and auction is not None and auction.contract is not None:
        strain = auction.contract.denomination
    if declarer is None and auction is not None:
        declarer = auction.declarer
    deal = board.deal
    leader = declarer.left if declarer else None
    first = board.first_column or leader
    if first is None:
        return None
    if deal is not None and deal.is_ending:
        leader = first
    trumps = strain.trumps if strain else None
    cards = board.play.cards
    return PlayCourse(cards, first, leader or first, deal, trumps, strain is not None)


def played_order(board: Board) -> Iterator[tuple[int, Seat, Card]]:
    """The cards in the order in which they were played: place in the section, seat, card."""
    course = follow_play(board, follow_auction(board))
    return iter(course.order if course else ())
