"""Restrictions (限制): what a hand must or may not play for a while.

A restriction is data; what it allows and when it is spent follow from its kind. It may outlive the
procedure that made it.
"""

from __future__ import annotations

import msgspec

from qiaopai.cards import Card, Hand, Suit, of_suit
from qiaopai.kernel.seats import Seat


class MustPlaySuit(msgspec.Struct, frozen=True, tag_field="type", tag="must_play_suit"):
    """The hand's next card must be of that suit, if it has one (須出某花色)."""

    seat: Seat
    suit: str

    def narrow(self, cards: Hand) -> Hand:
        """The cards it leaves; all of them where none obeys."""
        return of_suit(cards, suit_of(self.suit)) or cards

    def is_spent(self, seat: Seat, card: Card) -> bool:
        """Whether that play ends it: the next card of the hand, whatever it is."""
        return seat is self.seat


class MustPlayCard(msgspec.Struct, frozen=True, tag_field="type", tag="must_play_card"):
    """That card must be played as soon as the hand legally can (須出此牌)."""

    seat: Seat
    card: Card

    def narrow(self, cards: Hand) -> Hand:
        """That card alone where it may be played; else all."""
        return (self.card,) if self.card in cards else cards

    def is_spent(self, seat: Seat, card: Card) -> bool:
        """Whether that play ends it: the card has been played."""
        return seat is self.seat and card is self.card


Restriction = MustPlaySuit | MustPlayCard


def suit_of(letter: str) -> Suit:
    """The suit with that letter."""
    return next(suit for suit in Suit if suit.letter == letter)


def narrowed(cards: Hand, seat: Seat, restrictions: tuple[Restriction, ...]) -> Hand:
    """The cards that the active restrictions leave to that hand, of those that follow suit."""
    for restriction in restrictions:
        if restriction.seat is seat:
            cards = restriction.narrow(cards)
    return cards


def surviving(
    restrictions: tuple[Restriction, ...], seat: Seat, card: Card
) -> tuple[Restriction, ...]:
    """The restrictions still active after that play."""
    return tuple(one for one in restrictions if not one.is_spent(seat, card))
