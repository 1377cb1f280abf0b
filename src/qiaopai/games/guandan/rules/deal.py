"""A deal (一副牌): two packs of 54 in four hands of 27, and how it is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import replace

from qiaopai.games.guandan.rules.cards import HAND_SIZE, PACK, Card, Hand, make_hand, without
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Rotation, Seat


class Hands(msgspec.Struct, frozen=True, gc=False):
    """Four hands, whole or partly played."""

    north: Hand
    east: Hand
    south: Hand
    west: Hand

    def __getitem__(self, seat: Seat) -> Hand:
        if seat is Seat.NORTH:
            return self.north
        if seat is Seat.EAST:
            return self.east
        return self.south if seat is Seat.SOUTH else self.west

    def replaced(self, seat: Seat, hand: Hand) -> Hands:
        """The same with another hand in that seat."""
        return replace(self, **{_FIELDS[seat]: hand})

    def lost(self, seat: Seat, cards: Iterable[Card]) -> Hands:
        """The same after these cards have left that hand."""
        return self.replaced(seat, without(self[seat], cards))

    def won(self, seat: Seat, card: Card) -> Hands:
        """The same after that card has come to that hand."""
        return self.replaced(seat, make_hand((*self[seat], card)))

    @property
    def text(self) -> str:
        """From north clockwise: `N:HRSBSA… … … …`."""
        return "N:" + " ".join("".join(self[seat]) for seat in Seat)

    def __repr__(self) -> str:
        return self.text


_FIELDS = {seat: seat.name.lower() for seat in Seat}


def make_hands(hands: Mapping[Seat, Iterable[Card]]) -> Hands:
    """Hands from a mapping of all four seats."""
    return Hands(*(make_hand(hands[seat]) for seat in Seat))


def deal_out(pack: Iterable[Card], first: Seat, rotation: Rotation) -> Hands:
    """The pack drawn card by card, beginning with that seat (抓牌).

    Rule: guandan ahcme 四 1
    """
    cards = tuple(pack)
    return make_hands({seat: cards[at::4] for at, seat in enumerate(rotation.from_seat(first))})


def parse_deal(text: str) -> Hands:
    """Read a whole deal.

    Raises:
        Refused: `bad_deal`, with the reason.
    """
    head, _, rest = text.strip().partition(":")
    words = rest.split()
    if head != "N" or len(words) != 4:
        raise Refused("bad_deal", reason="four_hands")
    try:
        hands = Hands(*(make_hand(map(Card, _pairs(word))) for word in words))
    except ValueError:
        raise Refused("bad_deal", reason="bad_card", text=text[:40]) from None
    check_deal(hands)
    return hands


def _pairs(word: str) -> list[str]:
    return [word[at : at + 2] for at in range(0, len(word), 2)]


def check_deal(hands: Hands) -> None:
    """Hold it against the two packs: 27 cards each, each face twice.

    Raises:
        Refused: `bad_deal`, with the reason.
    """
    for seat in Seat:
        if len(hands[seat]) != HAND_SIZE:
            held = len(hands[seat])
            raise Refused("bad_deal", reason="size", seat=seat.value, held=held, wanted=HAND_SIZE)
    if Counter(card for seat in Seat for card in hands[seat]) != Counter(PACK):
        raise Refused("bad_deal", reason="pack")
