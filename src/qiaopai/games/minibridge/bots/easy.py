"""`easy`: a beginner who follows suit, wins when he can and otherwise plays low."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.cards import Card
from qiaopai.games.minibridge.bots.habits import other_actions, trumps_of
from qiaopai.games.minibridge.rules.view import View
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.cardplay import Table, read_table
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
        card = _card(table, entropy)
        return Play(table.hand, card), "bot-beginner"


def _card(table: Table, entropy: Entropy) -> Card:
    if not table.trick.cards:
        return entropy.choose(table.choices)
    winners = [card for card in table.choices if table.would_win(card)]
    if winners and not table.partner_wins:
        return min(winners, key=lambda card: card.rank.height)
    return min(table.choices, key=lambda card: (card.suit is table.trumps, card.rank.height))
