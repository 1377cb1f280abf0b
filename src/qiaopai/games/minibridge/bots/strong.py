"""`strong`: for now the careful player of `fast` with a larger budget for proving claims."""

from __future__ import annotations

from qiaopai.games.minibridge.bots.fast import FastBot


class StrongBot(FastBot):
    """The expert (高手); its search comes with the double-dummy solver."""

    name = "strong"
    claim_budget = 50_000
