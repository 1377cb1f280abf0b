"""Another deal that a viewer cannot tell from the real one, for the test of non-interference.

Unplayed cards of equal points change places between hidden hands, never into a suit that its new
holder has shown out of; at a table as in a hall, where not following proves nothing, only the
hands that rulings spoke of keep their cards.
"""

from __future__ import annotations

import msgspec

from qiaopai.cards import Card, Suit, make_hand, without
from qiaopai.games.minibridge.laws import LAWS
from qiaopai.games.minibridge.rules.commands import StartDeal
from qiaopai.games.minibridge.rules.state import State
from qiaopai.games.minibridge.rules.visible import known
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.points import hcp
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.viewers import Viewer

SWAPS = 24


def redealt(start: StartDeal, state: State, viewer: Viewer, entropy: Entropy) -> StartDeal | None:
    """The start command of the other deal; None where no card can change places."""
    if state.deal is None:
        return None
    deal, swapped = state.dealt, False
    hidden = _hidden(state, viewer)
    seats = [seat for seat in Seat if hidden[seat]]
    if len(seats) < 2:
        return None
    for _ in range(SWAPS):
        one, other = entropy.shuffle(seats)[:2]
        card, new = entropy.choose(hidden[one]), entropy.choose(hidden[other])
        if _may_swap(state, one, card, other, new):
            deal = _swap(deal, one, card, other, new)
            hidden[one] = [new if held is card else held for held in hidden[one]]
            hidden[other] = [card if held is new else held for held in hidden[other]]
            swapped = True
    return msgspec.structs.replace(start, deal=Secret(deal.text)) if swapped else None


def _hidden(state: State, viewer: Viewer) -> dict[Seat, list[Card]]:
    """Cards still held that he does not know, by hand."""
    seen = known(state, viewer)
    kept = {seat for seat, _ in state.ruled} | {one.hand for one in state.attention}
    return {
        seat: [card for card in state.left[seat] if (seat, card) not in seen]
        if seat not in kept
        else []
        for seat in Seat
    }


def _may_swap(state: State, one: Seat, card: Card, other: Seat, new: Card) -> bool:
    if hcp((card,)) != hcp((new,)):
        return False
    if state.book.trump_length and card.suit is not new.suit:
        return False  # the contract told that the trumps are long enough
    if state.book.hall and any(LAWS[law].irregularity == "revoke" for law in state.book.laws):
        return True
    return card.suit not in shown_out(state, other) and new.suit not in shown_out(state, one)


def shown_out(state: State, seat: Seat) -> set[Suit]:
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
