"""Another deal that a viewer cannot tell from the real one, for the test of non-interference.

Unplayed cards change places between hidden hands where the game lets them, never into a suit that
its new holder has shown out of; where not following proves nothing (a table as in a hall), only the
hands that rulings spoke of keep their cards.
"""

from __future__ import annotations

from collections.abc import Callable

from qiaopai.cards import Card, Suit, make_hand, without
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.play.desk import Desk
from qiaopai.kernel.play.state import PlayState
from qiaopai.kernel.play.visible import known
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.viewers import Viewer

SWAPS = 24


def redealt_hands(
    state: PlayState,
    viewer: Viewer,
    entropy: Entropy,
    desk: Desk,
    may_swap: Callable[[Card, Card], bool],
) -> Hands | None:
    """The other deal; None where no card can change places."""
    if state.deal is None:
        return None
    deal, swapped = state.dealt, False
    hidden = _hidden(state, viewer)
    seats = [seat for seat in Seat if hidden[seat]]
    if len(seats) < 2:
        return None
    lax = state.rulebook.hall and desk.law_for(state.rulebook, "revoke") is not None
    for _ in range(SWAPS):
        one, other = entropy.shuffle(seats)[:2]
        card, new = entropy.choose(hidden[one]), entropy.choose(hidden[other])
        if may_swap(card, new) and (lax or _fits(state, one, card, other, new)):
            deal = _swap(deal, one, card, other, new)
            hidden[one] = [new if held is card else held for held in hidden[one]]
            hidden[other] = [card if held is new else held for held in hidden[other]]
            swapped = True
    return deal if swapped else None


def _hidden(state: PlayState, viewer: Viewer) -> dict[Seat, list[Card]]:
    """Cards still held that he does not know, by hand."""
    seen = known(state, viewer)
    kept = {seat for seat, _ in state.ruled} | {one.hand for one in state.attention}
    return {
        seat: [card for card in state.held(seat) if (seat, card) not in seen]
        if seat not in kept
        else []
        for seat in Seat
    }


def _fits(state: PlayState, one: Seat, card: Card, other: Seat, new: Card) -> bool:
    return card.suit not in shown_out(state, other) and new.suit not in shown_out(state, one)


def shown_out(state: PlayState, seat: Seat) -> set[Suit]:
    """Suits which that hand could not follow."""
    tricks = (*(one.trick for one in state.closed), state.trick)
    return {
        trick.suit_led
        for trick in tricks
        if trick.suit_led and (card := trick.card_of(seat)) and card.suit is not trick.suit_led
    }


def _swap(deal: Hands, one: Seat, card: Card, other: Seat, new: Card) -> Hands:
    deal = deal.replaced(one, make_hand((*without(deal[one], card), new)))
    return deal.replaced(other, make_hand((*without(deal[other], new), card)))
