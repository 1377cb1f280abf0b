"""`easy`: bids the system and plays like a beginner."""

from __future__ import annotations

from qiaopai.games.bridge.bots.fast import FastBot
from qiaopai.games.bridge.rules.view import View
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.cardplay import Table, beginners_card
from qiaopai.kernel.play.commands import Play


class EasyBot(FastBot):
    """The beginner (初學)."""

    name = "easy"
    claim_budget = 500

    def card(self, view: View, table: Table, entropy: Entropy) -> tuple[CommandBody, str]:
        """Any sensible card."""
        return Play(table.hand, beginners_card(table, entropy)), "bot-beginner"
