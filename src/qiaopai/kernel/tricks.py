"""Trick-taking (吃磴): a trick, what may be played to it, who wins it.

Rule: minibridge tw 11
"""

from __future__ import annotations

import msgspec

from qiaopai.cards import Card, Hand, Suit, of_suit
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.seats import Seat


class Trick(msgspec.Struct, frozen=True, gc=False):
    """Cards in the order in which they were played (一磴), each with the hand it came from.

    `leader` is the hand to lead; who really led is the first of `cards`.
    """

    leader: Seat
    cards: tuple[tuple[Seat, Card], ...] = ()

    @property
    def suit_led(self) -> Suit | None:
        """The suit of the first card (引牌花色)."""
        return self.cards[0][1].suit if self.cards else None

    @property
    def is_full(self) -> bool:
        """Whether four cards lie there."""
        return len(self.cards) == 4

    def card_of(self, seat: Seat) -> Card | None:
        """The card that hand has played to it."""
        for hand, card in self.cards:
            if hand is seat:
                return card
        return None

    def with_card(self, seat: Seat, card: Card) -> Trick:
        """The trick after that play."""
        return Trick(self.leader, (*self.cards, (seat, card)))

    def next_seat(self) -> Seat:
        """The hand to play: the first clockwise from the card led that has not yet played."""
        cards = self.cards
        if not cards:
            return self.leader
        seat = cards[0][0]
        for hand, _ in cards:
            if hand is not seat:
                return self._first_missing()
            seat = seat.left
        return seat

    def _first_missing(self) -> Seat:
        """The hand to play where somebody has played out of turn."""
        played = [hand for hand, _ in self.cards]
        seat = played[0]
        while seat in played:
            seat = seat.left
        return seat

    def winner(self, trumps: Suit | None) -> Seat:
        """Who has the best card so far (贏磴者).

        >>> from qiaopai.cards import parse_card
        >>> west, north = (Seat.WEST, parse_card("D5")), (Seat.NORTH, parse_card("SJ"))
        >>> Trick(Seat.WEST, (west, north)).winner(None)
        <Seat.WEST: 'W'>
        """
        seat, best = self.cards[0]
        for other, card in self.cards:
            # As `Card.beats`, written out: this is asked of every trick that a bot looks at.
            if card.suit is trumps if card.suit is not best.suit else card.index > best.index:
                seat, best = other, card
        return seat


def playable(hand: Hand, suit_led: Suit | None) -> Hand:
    """The cards that follow suit, or all of them where none can (跟同花色).

    Rule: minibridge tw 11CD
    """
    if suit_led is None:
        return hand
    return tuple([card for card in hand if card.suit is suit_led]) or hand


def follow_refusal(hand: Hand, card: Card, suit_led: Suit | None) -> Refusal | None:
    """Why that card may not be played from the hand, or None."""
    if card not in hand:
        return Refusal("card_not_held", {"card": card.text})
    if suit_led is None or card.suit is suit_led:
        return None
    if of_suit(hand, suit_led):
        return Refusal("must_follow_suit", {"suit": suit_led.letter})
    return None
