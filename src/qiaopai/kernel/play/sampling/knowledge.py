"""What a player knows of the cards (所知的牌), read off his view and his memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from qiaopai.cards import DECK, Hand, Suit, make_hand
from qiaopai.kernel.play.view import DealView, Memory, Plays
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.tricks import Trick


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The cards as a player knows them; every mapping has all four seats in order."""

    held: Mapping[Seat, Hand]
    """Cards known to be in a hand now; of a hidden hand those that were shown."""
    missing: Mapping[Seat, int]
    """How many unknown cards each hand holds."""
    played: Mapping[Seat, Hand]
    voids: Mapping[Seat, frozenset[Suit]]
    """Suits that a hand could not follow (已告缺)."""
    pool: Hand
    """Cards known to be somewhere out of sight."""
    trick: Trick

    @property
    def hidden(self) -> tuple[Seat, ...]:
        """The hands with unknown cards."""
        return tuple(seat for seat in Seat if self.missing[seat])

    @property
    def is_sound(self) -> bool:
        """Whether the unknown cards are just as many as the places for them."""
        return len(self.pool) == sum(self.missing.values())

    def dealt(self, seat: Seat, now: Hand) -> Hand:
        """The hand as it was dealt, if these are its cards now."""
        return make_hand((*now, *self.played[seat]))


def read_knowledge(view: DealView) -> Knowledge:
    """What the view tells; without a memory, earlier tricks are not known."""
    memory = view.memory if isinstance(view.memory, Memory) else Memory()
    tricks = (*memory.tricks, view.trick.cards)
    held = {seat: _held(view, memory, seat) for seat in Seat}
    played = {
        seat: make_hand(card for trick in tricks for hand, card in trick if hand is seat)
        for seat in Seat
    }
    seen = {card for cards in (*held.values(), *played.values()) for card in cards}
    cards = view.trick.cards
    return Knowledge(
        held=held,
        missing={seat: view.hands[seat].count - len(held[seat]) for seat in Seat},
        played=played,
        voids={seat: _voids(tricks, seat) for seat in Seat},
        pool=tuple(card for card in DECK if card not in seen),
        trick=Trick(cards[0][0] if cards else view.trick.leader, cards),
    )


def _held(view: DealView, memory: Memory, seat: Seat) -> Hand:
    cards = view.hands[seat].cards
    if isinstance(cards, tuple):
        return cards
    return make_hand(card for hand, card in memory.known if hand is seat)


def _voids(tricks: tuple[Plays, ...], seat: Seat) -> frozenset[Suit]:
    """Where a card did not follow; a revoke looks the same until it is ruled on."""
    return frozenset(
        trick[0][1].suit
        for trick in tricks
        for hand, card in trick
        if hand is seat and card.suit is not trick[0][1].suit
    )
