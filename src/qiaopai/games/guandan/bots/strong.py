"""`strong`: parts its hand into plays, and weighs what is left, the lead and the danger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.games.guandan.bots.habits import careful_gift, played
from qiaopai.games.guandan.bots.reading import read
from qiaopai.games.guandan.bots.situation import Option, Situation
from qiaopai.games.guandan.bots.weighing import best
from qiaopai.games.guandan.bots.worth import WEIGHTS, Weights
from qiaopai.games.guandan.rules.view import View
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import CommandBody

CLOSE = 4
"""An opponent with so few cards is about to go out."""


class StrongBot:
    """The expert (高手)."""

    name = "strong"

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights

    def choose(
        self, view: Any, budget: int, entropy: Entropy, stop: Callable[[], bool]
    ) -> tuple[CommandBody, str]:
        """The play after which its hand is worth most."""
        assert isinstance(view, View)
        gift = careful_gift(view, self._weights)
        if gift is not None:
            return gift, "bot-gives"
        situation = read(view)
        option = best(situation, self._weights)
        return played(option), _reason(situation, option)


def _reason(situation: Situation, option: Option | None) -> str:
    if option is None:
        return "bot-passes-partner" if situation.partner_holds else "bot-saves"
    if len(option.cards) == len(situation.hand):
        return "bot-goes-out"
    close = min(situation.opponents, default=0) <= CLOSE
    if option.meaning.is_bomb:
        return "bot-bombs-danger" if close else "bot-bombs"
    if situation.leads:
        return "bot-leads-danger" if close else "bot-leads-part"
    return "bot-overtakes" if situation.partner_holds else "bot-takes"
