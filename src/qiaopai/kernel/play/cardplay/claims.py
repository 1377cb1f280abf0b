"""Whether a claim is good (攤牌是否成立): proved on every distribution there can be."""

from __future__ import annotations

from qiaopai.cards import DECK, Hand, Suit
from qiaopai.kernel.play.cardplay.sure import sure_tricks
from qiaopai.kernel.play.sampling.knowledge import read_knowledge
from qiaopai.kernel.play.view import ClaimView, DealView
from qiaopai.kernel.seats import Seat


def claim_is_good(view: DealView, trumps: Suit | None, budget: int) -> bool:
    """Whether the claimed tricks are there whoever holds what the claimer does not see.

    `budget` is the number of positions that the proof may look at.
    """
    claim = view.claim
    if not isinstance(claim, ClaimView):
        return False
    if claim.tricks == 0:
        return True
    known = read_knowledge(view)
    ours = _hands_of_claimer(view, claim)
    if ours is None:
        return False
    seen = {card for cards in (*ours.values(), *known.played.values()) for card in cards}
    pool = tuple(card for card in DECK if card not in seen)
    return sure_tricks(ours, pool, known.trick, trumps, claim.tricks, budget) >= claim.tricks


def _hands_of_claimer(view: DealView, claim: ClaimView) -> dict[Seat, Hand] | None:
    """The hands that the claimer plays, where they are open."""
    seats = [claim.hand]
    if claim.hand is view.declarer:
        seats.append(claim.hand.partner)
    hands: dict[Seat, Hand] = {}
    for seat in seats:
        cards = view.hands[seat].cards or (claim.cards if seat is claim.hand else ())
        if len(cards) != view.hands[seat].count:
            return None
        hands[seat] = cards
    return hands
