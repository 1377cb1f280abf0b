"""`fast`: bids the system and plays as every beginner's book teaches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.cards import Suit
from qiaopai.games.bridge.bots.calling import choose_call, explain
from qiaopai.games.bridge.rules.commands import MakeCall
from qiaopai.games.bridge.rules.view import View
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.cardplay import Table, claim_is_good, follow, lead, read_table
from qiaopai.kernel.play.commands import Agree, Answer, Play

Choice = tuple[CommandBody, str]


class FastBot:
    """The club player (一般)."""

    name = "fast"
    claim_budget = 2_000

    def choose(self, view: Any, budget: int, entropy: Entropy, stop: Callable[[], bool]) -> Choice:
        """A call of the system, a card, or the answer to a question."""
        assert isinstance(view, View)
        legal = view.legal or ()
        if any(isinstance(action, MakeCall) for action in legal):
            return choose_call(view)
        if any(isinstance(action, Play) for action in legal):
            return self.card(view, read_table(view, trumps_of(view)), entropy)
        return self._answer(view, legal)

    def card(self, view: View, table: Table, entropy: Entropy) -> Choice:
        """A card by rules of thumb."""
        card, reason = (follow if table.trick.cards else lead)(table)
        return Play(table.hand, card), reason

    def _answer(self, view: View, legal: tuple[CommandBody, ...]) -> Choice:
        answers = [action for action in legal if isinstance(action, Answer)]
        if view.claim and any(one.option == "accept" for one in answers):
            if claim_is_good(view, trumps_of(view), self.claim_budget):
                return Answer("accept"), "bot-claim-proved"
            return Answer("reject"), "bot-claim-open"
        if answers:
            keep = next((one for one in answers if one.option == "keep"), answers[0])
            return keep, "bot-keeps"
        agree = next((action for action in legal if isinstance(action, Agree)), None)
        if agree is not None:
            return agree, "bot-counts"
        return explain(view) or (legal[0], "bot-explains")


def trumps_of(view: View) -> Suit | None:
    """The trump suit of the contract."""
    assert view.contract
    return view.contract.denomination.trumps
