"""Another deal that a viewer cannot tell from the real one, for the test of non-interference.

Cards he does not know change places between hidden hands, in such a way that all that was done
stays legal and all that was told stays true: nobody who has paid holds anything higher than his
tribute, and big jokers, whose absence a tribute proves, stay where they are.
"""

from __future__ import annotations

from qiaopai.games.guandan.rules.cards import Card, is_wild, level_value, without
from qiaopai.games.guandan.rules.deal import Hands, make_hands
from qiaopai.games.guandan.rules.seen import hidden_cards
from qiaopai.games.guandan.rules.state import State
from qiaopai.games.guandan.rules.tribute import BIG, TEN, is_low
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.viewers import Viewer

SWAPS = 40


def redealt_hands(state: State, viewer: Viewer, entropy: Entropy) -> Hands | None:
    """The other deal; None where no card can change places."""
    if state.deal is None:
        return None
    hands = {seat: list(state.dealt[seat]) for seat in Seat}
    hidden = {seat: cards for seat in Seat if (cards := _loose(state, viewer, seat))}
    if len(hidden) < 2:
        return None
    swapped = False
    for _ in range(SWAPS):
        one, other = entropy.shuffle(sorted(hidden))[:2]
        card, new = entropy.choose(hidden[one]), entropy.choose(hidden[other])
        if card != new and _may_hold(state, one, new) and _may_hold(state, other, card):
            for seat, old, young in ((one, card, new), (other, new, card)):
                hands[seat][hands[seat].index(old)] = young
                hidden[seat][hidden[seat].index(old)] = young
            swapped = True
    return make_hands(hands) if swapped else None


def _loose(state: State, viewer: Viewer, seat: Seat) -> list[Card]:
    """Hidden cards that nothing which was done or told holds in their place."""
    cards = hidden_cards(state, viewer, seat)
    for choices in (state.paid.open(), state.returned.open()):
        chosen = choices.get(seat)
        if chosen is not None and chosen in cards:
            cards = list(without(tuple(cards), (chosen,)))
    tributes = bool(state.payers) or bool(state.anti)
    return [card for card in cards if not (tributes and card == BIG)]


def _may_hold(state: State, seat: Seat, card: Card) -> bool:
    """Whether that card in that hand leaves its tribute the highest, and its return allowed."""
    level = state.level
    paid = _paid(state, seat)
    if paid is not None and not is_wild(card, level):
        return level_value(card, level) <= level_value(paid, level)
    returned = _returned(state, seat)
    return returned is None or is_low(returned, level, state.book, TEN)


def _paid(state: State, seat: Seat) -> Card | None:
    opened = next((one.card for one in state.payments if one.payer is seat), None)
    return opened or state.paid.open().get(seat)


def _returned(state: State, seat: Seat) -> Card | None:
    opened = next((one.card for one in state.returns if one.giver is seat), None)
    return opened or state.returned.open().get(seat)
