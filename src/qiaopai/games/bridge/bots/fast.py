"""`fast`: bids a small natural system and plays as every beginner's book teaches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.bidding import choose_call
from qiaopai.games.bridge.rules.commands import Explain, MakeCall
from qiaopai.games.bridge.rules.view import View
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.cardplay import follow, lead, read_table
from qiaopai.kernel.play.cardplay.claims import claim_is_good
from qiaopai.kernel.play.commands import Agree, Answer, Play


class FastBot:
    """The club player (一般)."""

    def __init__(self, name: str, claim_budget: int) -> None:
        self.name = name
        self.claim_budget = claim_budget

    def choose(
        self, view: Any, budget: int, entropy: Entropy, stop: Callable[[], bool]
    ) -> tuple[CommandBody, str]:
        """A call of the system, or a card by rules of thumb."""
        assert isinstance(view, View)
        legal = view.legal or ()
        if any(isinstance(action, MakeCall) for action in legal):
            call, meaning = choose_call(view)
            return MakeCall(call, alert=meaning.alert, text=""), meaning.reason
        if any(isinstance(action, Play) for action in legal):
            table = read_table(view, trumps_of(view))
            card, reason = (follow if table.trick.cards else lead)(table)
            return Play(table.hand, card), reason
        return self._answer(view, legal)

    def _answer(self, view: View, legal: tuple[CommandBody, ...]) -> tuple[CommandBody, str]:
        if any(isinstance(action, Answer) for action in legal):
            good = claim_is_good(view, trumps_of(view), self.claim_budget)
            return (
                (Answer("accept"), "bot-claim-proved")
                if good
                else (Answer("reject"), "bot-claim-open")
            )
        for action in legal:
            if isinstance(action, Agree):
                return action, "bot-counts"
        explain = next(action for action in legal if isinstance(action, Explain))
        return explain, "bot-explains"


def trumps_of(view: View) -> Suit | None:
    """The trump suit of the contract."""
    assert view.contract
    return view.contract.denomination.trumps
