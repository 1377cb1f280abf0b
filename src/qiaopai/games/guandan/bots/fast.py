"""`fast`: adds up what a play costs, and passes when that is dearer than passing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.games.guandan.bots.additive import overtakes, pass_cost, play_cost
from qiaopai.games.guandan.bots.habits import careful_gift, played
from qiaopai.games.guandan.bots.reading import read
from qiaopai.games.guandan.bots.situation import Option, Situation
from qiaopai.games.guandan.bots.worth import WEIGHTS
from qiaopai.games.guandan.rules.view import View
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import CommandBody


class FastBot:
    """The club player (一般)."""

    name = "fast"

    def choose(
        self, view: Any, budget: int, entropy: Entropy, stop: Callable[[], bool]
    ) -> tuple[CommandBody, str]:
        """The cheapest play."""
        assert isinstance(view, View)
        gift = careful_gift(view, WEIGHTS)
        if gift is not None:
            return gift, "bot-gives"
        situation = read(view)
        option = cheapest(situation)
        return played(option), _reason(situation, option)


def cheapest(situation: Situation) -> Option | None:
    """The play that costs least, or None to pass."""
    costs = [
        (play_cost(situation, option), option)
        for option in situation.plays
        if not overtakes(situation, option)
    ]
    if not costs:
        return None
    cost, option = min(costs, key=lambda one: one[0])
    return option if situation.leads or cost < pass_cost(situation) else None


def _reason(situation: Situation, option: Option | None) -> str:
    if option is None:
        return "bot-passes-partner" if situation.partner_holds else "bot-passes"
    if len(option.cards) == len(situation.hand):
        return "bot-goes-out"
    if option.meaning.is_bomb:
        return "bot-bombs"
    return "bot-sheds" if situation.leads else "bot-cheapest"
