"""What every bot does in the same way: announcing, the contract, answers to a law's questions."""

from __future__ import annotations

from qiaopai.cards import Hand
from qiaopai.games.minibridge.analysis.adviser import advise
from qiaopai.games.minibridge.analysis.endgame import tricks_for
from qiaopai.games.minibridge.rules.commands import Agree, Announce, Answer, ChooseContract, Play
from qiaopai.games.minibridge.rules.view import View
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.tricks import Trick

Choice = tuple[CommandBody, str]


def other_actions(view: View, budget: int) -> Choice | None:
    """The choice where no card is to be played, or None."""
    legal = view.legal or ()
    for action in legal:
        if isinstance(action, Announce | Agree):
            return action, "bot-counts"
        if isinstance(action, ChooseContract):
            return advise(view) or (action, "advice-notrump")
    options = [action for action in legal if isinstance(action, Answer)]
    if not options:
        return None
    if view.claim and any(one.option == "accept" for one in options):
        return (
            (Answer("accept"), "bot-claim-proved")
            if claim_is_good(view, budget)
            else (Answer("reject"), "bot-claim-open")
        )
    return next((one for one in options if one.option == "keep"), options[0]), "bot-keeps"


def claim_is_good(view: View, budget: int) -> bool:
    """Whether the claimed tricks are there against any defence, as far as the budget proves it."""
    claim, contract = view.claim, view.contract
    if not claim or not contract:
        return False
    hands = _all_hands(view)
    if hands is None:
        return False
    trick = Trick(view.trick.leader, view.trick.cards)
    trumps = contract.denomination.trumps
    won = tricks_for(claim.hand.side, hands, trick, trumps, budget)
    return won is not None and won >= claim.tricks


def _all_hands(view: View) -> dict[Seat, Hand] | None:
    """All four hands, the last one being what is left of the cards, where that is certain."""
    known = {seat: one.cards for seat, one in view.hands.items() if one.cards}
    missing = [seat for seat in Seat if seat not in known and view.hands[seat].count]
    if missing:
        return None
    return {seat: known.get(seat) or () for seat in Seat}


def is_play(action: CommandBody) -> bool:
    """Whether it plays a card."""
    return isinstance(action, Play)
