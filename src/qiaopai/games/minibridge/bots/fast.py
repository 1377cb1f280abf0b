"""`fast`: the adviser's contract and the card play that every beginner's book teaches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.games.minibridge.bots.habits import other_actions, trumps_of
from qiaopai.games.minibridge.rules.view import View
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.cardplay import follow, lead, read_table
from qiaopai.kernel.play.commands import Play


class FastBot:
    """The club player (一般)."""

    name = "fast"
    claim_budget = 2_000

    def choose(
        self, view: Any, budget: int, entropy: Entropy, stop: Callable[[], bool]
    ) -> tuple[CommandBody, str]:
        """A card by rules of thumb; the contract by the adviser."""
        assert isinstance(view, View)
        other = other_actions(view, self.claim_budget)
        if other is not None:
            return other
        table = read_table(view, trumps_of(view))
        card, reason = (follow if table.trick.cards else lead)(table)
        return Play(table.hand, card), reason
