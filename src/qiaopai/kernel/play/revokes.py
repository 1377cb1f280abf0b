"""Revokes (應跟未跟): what the cards prove, and to whom.

Rule: minibridge tw 19, 20
"""

from __future__ import annotations

from qiaopai.cards import Card, Suit
from qiaopai.kernel.play.state import PlayState
from qiaopai.kernel.play.visible import sees
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.tricks import Trick
from qiaopai.kernel.viewers import player_viewer


def trick_numbered(state: PlayState, number: int) -> Trick | None:
    """The closed or current trick with that number."""
    if 1 <= number <= len(state.closed):
        return state.closed[number - 1].trick
    return state.trick if number == len(state.closed) + 1 and state.trick.cards else None


def is_revoke(state: PlayState, hand: Seat, number: int) -> bool:
    """Whether that hand had a card of the suit led in that trick and played another."""
    trick = trick_numbered(state, number)
    if trick is None:
        return False
    card = trick.card_of(hand)
    if card is None or card.suit is trick.suit_led:
        return False
    return any(other.suit is trick.suit_led for other in held_after(state, hand, number))


def held_after(state: PlayState, hand: Seat, number: int) -> tuple[Card, ...]:
    """What the hand held when its card of that trick had been played."""
    later = (*(one.trick for one in state.closed[number:]), state.trick)
    played = tuple(card for trick in later if (card := trick.card_of(hand)))
    if number > len(state.closed):
        played = ()
    return (*played, *state.held(hand))


def can_prove(state: PlayState, player: Player, hand: Seat, number: int) -> bool:
    """Whether the player's own view tells that it was a revoke, or was none.

    He sees the hand, or cards of the suit led have come from it since.
    """
    if sees(state, player_viewer(player), hand):
        return True
    trick = trick_numbered(state, number)
    led: Suit | None = trick.suit_led if trick else None
    shown = {card for seat, card in state.seen if seat is hand}
    return any(card.suit is led and card in shown for card in held_after(state, hand, number))
