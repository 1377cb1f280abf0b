"""What every bot does in the same way: announcing, the contract, answers to a law's questions."""

from __future__ import annotations

import msgspec

from qiaopai.cards import Suit
from qiaopai.games.minibridge.analysis.adviser import advise
from qiaopai.games.minibridge.rules.commands import Announce, ChooseContract
from qiaopai.games.minibridge.rules.view import MayAnnounce, View
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.cardplay.claims import claim_is_good
from qiaopai.kernel.play.commands import Agree, Answer
from qiaopai.kernel.points import hcp

Choice = tuple[CommandBody, str]


def other_actions(view: View, budget: int) -> Choice | None:
    """The choice where no card is to be played, or None."""
    legal = view.legal or ()
    for action in legal:
        if isinstance(action, Agree):
            return action, "bot-counts"
        if isinstance(action, MayAnnounce):
            return Announce(_own_points(view)), "bot-counts"
        if isinstance(action, ChooseContract):
            return advise(view) or (action, "advice-notrump")
    options = [action for action in legal if isinstance(action, Answer)]
    if not options:
        return None
    if view.claim and any(one.option == "accept" for one in options):
        return (
            (Answer("accept"), "bot-claim-proved")
            if claim_is_good(view, trumps_of(view), budget)
            else (Answer("reject"), "bot-claim-open")
        )
    return next((one for one in options if one.option == "keep"), options[0]), "bot-keeps"


def _own_points(view: View) -> int:
    assert view.you is not msgspec.UNSET
    return hcp(view.hands[view.you].cards or ())


def trumps_of(view: View) -> Suit | None:
    """The trump suit of the contract."""
    assert view.contract
    return view.contract.denomination.trumps
