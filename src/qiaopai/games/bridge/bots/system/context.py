"""An auction as the next caller sees it (叫牌的情勢), and what every seat has shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.system.hand import SUITS, place
from qiaopai.games.bridge.bots.system.rule import ANY_LENGTHS, Forcing, Lengths, Rule
from qiaopai.games.bridge.bots.system.span import Span
from qiaopai.games.bridge.rules.auction import Auction
from qiaopai.games.bridge.rules.calls import BIDS, Call, bid
from qiaopai.games.bridge.rules.contract import Doubling
from qiaopai.kernel.denominations import Denomination, denomination_of
from qiaopai.kernel.seats import Seat

GAME_LEVEL = {
    Denomination.NOTRUMP: 3,
    Denomination.SPADES: 4,
    Denomination.HEARTS: 4,
    Denomination.DIAMONDS: 5,
    Denomination.CLUBS: 5,
}


ALL_POINTS = Span(0, 37)


@dataclass(frozen=True, slots=True)
class Heard:
    """A call that has been made, and the rules that it may have been made by."""

    seat: Seat
    call: Call
    rules: tuple[Rule, ...] = ()

    @property
    def forcing(self) -> Forcing:
        """How much it forces."""
        return max((rule.forcing for rule in self.rules), default=Forcing.NO)

    @property
    def asks(self) -> str:
        """What it asks for."""
        return next((rule.asks for rule in self.rules if rule.asks), "")

    def is_by(self, *ids: str) -> bool:
        """Whether one of these rules may have made it."""
        return any(rule.id in ids for rule in self.rules)


@dataclass(frozen=True, slots=True)
class Shown:
    """What a seat has shown by all its calls (已表示的牌)."""

    points: Span = ALL_POINTS
    lengths: Lengths = ANY_LENGTHS

    def length(self, suit: Suit) -> Span:
        """Cards of a suit."""
        return self.lengths[place(suit)]

    def narrowed(self, rules: tuple[Rule, ...]) -> Shown:
        """With what a call by one of these rules adds."""
        if not rules:
            return self
        points, lengths = rules[0].points, rules[0].lengths
        for rule in rules[1:]:
            points = points.either(rule.points)
            one, two, three, four = map(Span.either, lengths, rule.lengths)
            lengths = (one, two, three, four)
        one, two, three, four = map(Span.both, self.lengths, lengths)
        return Shown(self.points.both(points), (one, two, three, four))


NOTHING_SHOWN = Shown()


@dataclass(frozen=True, slots=True)
class Context:
    """What everybody at the table knows when a seat is to call."""

    auction: Auction
    heard: tuple[Heard, ...]
    shown: Mapping[Seat, Shown]

    @property
    def me(self) -> Seat:
        """Who is to call."""
        return self.auction.next_seat

    def last_of(self, seat: Seat) -> Heard | None:
        """A seat's last call."""
        return next((one for one in reversed(self.heard) if one.seat is seat), None)

    def bids_of(self, seat: Seat) -> tuple[Heard, ...]:
        """A seat's bids."""
        return tuple(one for one in self.heard if one.seat is seat and one.call.is_bid)

    @property
    def partner(self) -> Shown:
        """What partner has shown."""
        return self.shown[self.me.partner]

    @property
    def own(self) -> Shown:
        """What the caller has shown himself."""
        return self.shown[self.me]

    @property
    def partner_last(self) -> Heard | None:
        """Partner's last call."""
        return self.last_of(self.me.partner)

    @property
    def before(self) -> Call | None:
        """What the player at the right has just called."""
        return self.heard[-1].call if self.heard else None

    @property
    def opening(self) -> Heard | None:
        """The first bid (開叫)."""
        return next((one for one in self.heard if one.call.is_bid), None)

    @property
    def we_opened(self) -> bool:
        """Whether the first bid was this side's."""
        return self.opening is not None and self.opening.seat.side is self.me.side

    @property
    def is_quiet(self) -> bool:
        """Whether the opponents have only passed."""
        mine = self.me.side
        return all(one.call is Call.PASS for one in self.heard if one.seat.side is not mine)

    @property
    def their_suits(self) -> tuple[Suit, ...]:
        """Suits that the opponents have bid."""
        side = self.me.side
        bids = (one.call for one in self.heard if one.seat.side is not side and one.call.is_bid)
        found = {call.denomination.trumps for call in bids}
        return tuple(suit for suit in SUITS if suit in found)

    def suits_of(self, seat: Seat) -> tuple[Suit, ...]:
        """Suits that a seat has bid."""
        found = {one.call.denomination.trumps for one in self.bids_of(seat)}
        return tuple(suit for suit in SUITS if suit in found)

    @property
    def last_bid(self) -> Call | None:
        """The bid to be outbid."""
        last = self.auction.last_bid
        return last[1] if last else None

    @property
    def contract_is_ours(self) -> bool:
        """Whether the last bid was this side's."""
        last = self.auction.last_bid
        return last is not None and last[0].side is self.me.side

    def is_legal(self, call: Call) -> bool:
        """Whether it may be called."""
        return self.auction.why_not(call) is None

    def cheapest(self, denomination: Denomination) -> Call | None:
        """The lowest bid of a denomination that is high enough."""
        last = self.last_bid
        start = 0 if last is None else last.height + 1
        return next((one for one in BIDS[start:] if one.denomination is denomination), None)

    def cheapest_of(self, suit: Suit) -> Call | None:
        """The lowest bid of a suit."""
        return self.cheapest(denomination_of(suit))

    def jump_of(self, suit: Suit) -> Call | None:
        """One level above the lowest bid of a suit."""
        low = self.cheapest_of(suit)
        return bid(low.level + 1, low.denomination) if low and low.level < 7 else None

    @property
    def is_game(self) -> bool:
        """Whether this side's last bid is a game or more."""
        last = self.last_bid
        return last is not None and last.level >= GAME_LEVEL[last.denomination]

    @property
    def is_game_forced(self) -> bool:
        """Whether this side has agreed to bid a game."""
        mine = self.me.side
        return any(one.forcing is Forcing.GAME for one in self.heard if one.seat.side is mine)

    @property
    def must_bid(self) -> bool:
        """Whether partner must not be left in what he has called."""
        last, before = self.partner_last, self.before
        if last is None or before not in (Call.PASS, Call.DOUBLE):
            return False
        if self.auction.doubling is not Doubling.UNDOUBLED and self.contract_is_ours:
            return last.forcing > Forcing.NO and last.call.is_bid
        if last.forcing > Forcing.NO:
            return before is Call.PASS or last.call.is_bid
        return self.is_game_forced and self.contract_is_ours and not self.is_game
