"""Before the first card (發牌前): drawing for seats, shuffle and cut, kept as a record.

Rule: minibridge jcbl 發牌人, 洗牌
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from qiaopai.cards import DECK, Card
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.seats import CLOCKWISE, Player, Seat


@dataclass(frozen=True, slots=True)
class SeatsDrawn:
    """Cards drawn from the spread pack, and where each drawer sits (抽牌定位)."""

    cards: tuple[Card, ...]
    """The card each drawer drew, in the order of drawing."""
    seats: tuple[Seat, ...]
    """The seat of each drawer: the highest card north, the second south, then east, west."""

    @property
    def dealer(self) -> Seat:
        """The highest card deals first."""
        return Seat.NORTH


def draw_for_seats(entropy: Entropy) -> SeatsDrawn:
    """Four drawers each take a card; ranks decide, suits break ties.

    Rule: minibridge jcbl 發牌人 (ties by suit are ours)
    """
    cards = tuple(entropy.shuffle(DECK)[:4])
    return SeatsDrawn(cards, seats_by_draw(cards))


def seats_by_draw(cards: tuple[Card, ...]) -> tuple[Seat, ...]:
    """The seat of each drawer by the card he drew."""
    best_first = sorted(cards, key=lambda card: (card.rank.height, card.suit.order), reverse=True)
    places: Mapping[Card, Seat] = dict(
        zip(best_first, (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST), strict=True)
    )
    return tuple(places[card] for card in cards)


class Shuffled(msgspec.Struct, frozen=True):
    """Who shuffled, who cut, and how many cards he lifted (洗牌、切牌)."""

    by: Seat
    cut_by: Seat | None = None
    lifted: int = 0


def shuffle_and_cut(dealer: Seat, entropy: Entropy) -> tuple[tuple[Card, ...], Shuffled]:
    """Dealer's left shuffles, dealer's right lifts the upper part, the lower part goes on top.

    Rule: minibridge jcbl 洗牌, 發牌
    """
    pack = entropy.child("shuffle").shuffle(DECK)
    lifted = 4 + entropy.child("cut").below(len(pack) - 8)
    record = Shuffled(by=dealer.left, cut_by=dealer.right, lifted=lifted)
    return (*pack[lifted:], *pack[:lifted]), record


def announcing_order(dealer: Seat, vacant: Seat | None = None) -> tuple[Player, ...]:
    """Who speaks in turn, from the dealer; a vacant seat is skipped (順時針報點)."""
    return tuple(Player(seat) for seat in CLOCKWISE.from_seat(dealer) if seat is not vacant)
