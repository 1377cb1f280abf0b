"""`easy`: a beginner who follows suit, wins when he can and otherwise plays low."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.games.minibridge.bots.habits import other_actions, trumps_of
from qiaopai.games.minibridge.rules.view import View
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.cardplay import beginners_card, read_table
from qiaopai.kernel.play.commands import Play


class EasyBot:
    """The beginner (初學)."""

    name = "easy"

    def choose(
        self, view: Any, budget: int, entropy: Entropy, stop: Callable[[], bool]
    ) -> tuple[CommandBody, str]:
        """Any sensible card; the contract by the adviser."""
        assert isinstance(view, View)
        other = other_actions(view, budget=500)
        if other is not None:
            return other
        table = read_table(view, trumps_of(view))
        card = beginners_card(table, entropy)
        return Play(table.hand, card), "bot-beginner"
