"""Deals (一副牌): four hands of thirteen, written as PBN writes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from qiaopai.cards import Card, Hand, hand_text, make_hand, parse_hand, without
from qiaopai.kernel.pages import deal_page
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import CLOCKWISE, Seat

WHOLE = 13
"""Cards of a hand that nobody has played from."""


class Hands(msgspec.Struct, frozen=True, gc=False):
    """Four hands, whole or partly played; `deal[seat]` is a hand, and so is `deal["N"]`.

    Iterating goes over the hands from north: `north, east, south, west = deal`.
    """

    north: Hand
    east: Hand
    south: Hand
    west: Hand

    def __getitem__(self, seat: Seat) -> Hand:
        if seat is _NORTH:
            return self.north
        if seat is _EAST:
            return self.east
        if seat is _SOUTH:
            return self.south
        return self.west if seat is _WEST else self.by_seat[seat]

    def __iter__(self) -> Iterator[Hand]:
        return iter((self.north, self.east, self.south, self.west))

    def without(self, seat: Seat, card: Card) -> Hands:
        """The hands after `card` has left that one."""
        north, east, south, west = self.north, self.east, self.south, self.west
        if seat is _NORTH:
            return Hands(without(north, card), east, south, west)
        if seat is _EAST:
            return Hands(north, without(east, card), south, west)
        if seat is _SOUTH:
            return Hands(north, east, without(south, card), west)
        return Hands(north, east, south, without(west, card))

    def replaced(self, seat: Seat, hand: Hand) -> Hands:
        """The same with another hand in that seat."""
        return replace(self, **{_FIELDS[seat]: hand})

    def holder(self, card: Card) -> Seat | None:
        """Who holds that card."""
        return next((seat for seat in Seat if card in self[seat]), None)

    @property
    def by_seat(self) -> dict[Seat, Hand]:
        """The hands by seat, from north."""
        return {_NORTH: self.north, _EAST: self.east, _SOUTH: self.south, _WEST: self.west}

    @property
    def is_ending(self) -> bool:
        """Whether it is an end position (殘局)."""
        return len(self.north) < WHOLE

    @property
    def text(self) -> str:
        """PBN, from north: `N:AKQ.… … … …`."""
        hands = self.north, self.east, self.south, self.west
        return "N:" + " ".join([hand_text(hand) for hand in hands])

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return deal_page(self.by_seat)


_NORTH, _EAST, _SOUTH, _WEST = Seat
_LETTERS = frozenset(seat.value for seat in Seat)
_FIELDS = {seat: seat.name.lower() for seat in Seat}


def make_hands(hands: Mapping[Seat, Hand]) -> Hands:
    """Hands from a mapping of all four seats."""
    return Hands(hands[Seat.NORTH], hands[Seat.EAST], hands[Seat.SOUTH], hands[Seat.WEST])


def parse_deal(text: str) -> Hands:
    """Read a whole deal written as PBN does, from any first seat.

    Raises:
        Refused: `bad_deal`, with the reason.

    >>> suits = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    >>> parse_deal("N:" + suits).text == "N:" + suits
    True
    """
    return _parsed(text)


@lru_cache(maxsize=8)
def _parsed(text: str) -> Hands:
    """Kept for a while: a deal is read when it is decided on and when that is folded."""
    hands = _read(text)
    check_deal(hands)
    return hands


def parse_hands(text: str) -> Hands:
    """Read a deal or an end position (殘局) written as PBN does.

    Raises:
        Refused: `bad_deal`, with the reason.

    >>> parse_hands("W:A... K... Q... J...").text
    'N:K... Q... J... A...'
    """
    hands = _read(text)
    check_hands(hands)
    return hands


def _read(text: str) -> Hands:
    head, _, rest = text.strip().partition(":")
    words = rest.split()
    if head.upper() not in _LETTERS:
        raise Refused("bad_deal", reason="first_seat")
    if len(words) != len(_LETTERS):
        raise Refused("bad_deal", reason="four_hands")
    order = CLOCKWISE.from_seat(Seat(head.upper()))
    try:
        return make_hands({seat: parse_hand(word) for seat, word in zip(order, words, strict=True)})
    except Refused as fault:
        raise Refused("bad_deal", reason=fault.code, **fault.data) from None


def check_deal(hands: Hands) -> None:
    """Hold it against the pack: 13 cards each, each card once.

    Raises:
        Refused: `bad_deal`, with the reason.
    """
    _check(hands, WHOLE)


def check_hands(hands: Hands) -> None:
    """Hold a deal or an end position (殘局) against the pack: equal hands, each card once.

    Raises:
        Refused: `bad_deal`, with the reason.
    """
    _check(hands, max(1, *map(len, hands.by_seat.values())))


def _check(hands: Hands, size: int) -> None:
    order = CLOCKWISE.from_seat(_NORTH)
    for seat in order:
        if len(hands[seat]) != size:
            held = len(hands[seat])
            raise Refused("bad_deal", reason="size", seat=seat.value, held=held, wanted=size)
    if len({card.index for seat in order for card in hands[seat]}) != 4 * size:
        counts = Counter(card.text for hand in hands for card in hand)
        card, times = counts.most_common(1)[0]
        raise Refused("bad_deal", reason="card_repeated", card=card, times=times)


def deal_out(pack: tuple[Card, ...], dealer: Seat) -> Hands:
    """Deal a pack one card at a time from the dealer's left (發牌).

    Rule: minibridge jcbl 發牌
    """
    order = CLOCKWISE.from_seat(dealer.left)
    return make_hands({seat: make_hand(pack[place::4]) for place, seat in enumerate(order)})
