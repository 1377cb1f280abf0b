"""Whether a claim is good (攤牌是否成立), as far as a small search can prove it."""

from __future__ import annotations

from qiaopai.cards import Hand, Suit
from qiaopai.kernel.play.cardplay.endgame import tricks_for
from qiaopai.kernel.play.view import DealView
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.tricks import Trick


def claim_is_good(view: DealView, trumps: Suit | None, budget: int) -> bool:
    """Whether the claimed tricks are there against any defence, as far as the budget proves it."""
    claim = view.claim
    if not claim:
        return False
    hands = _all_hands(view)
    if hands is None:
        return False
    trick = Trick(view.trick.leader, view.trick.cards)
    won = tricks_for(claim.hand.side, hands, trick, trumps, budget)
    return won is not None and won >= claim.tricks


def _all_hands(view: DealView) -> dict[Seat, Hand] | None:
    """All four hands, the last one being what is left of the cards, where that is certain."""
    known = {seat: one.cards for seat, one in view.hands.items() if one.cards}
    missing = [seat for seat in Seat if seat not in known and view.hands[seat].count]
    if missing:
        return None
    return {seat: known.get(seat) or () for seat in Seat}
