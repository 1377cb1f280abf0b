"""`easy`: the lowest play there is; bombs last, and never on partner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.games.guandan.bots.habits import played, simple_gift
from qiaopai.games.guandan.bots.reading import read
from qiaopai.games.guandan.bots.situation import Option, Situation
from qiaopai.games.guandan.rules.view import View
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import CommandBody


class EasyBot:
    """The beginner (初學)."""

    name = "easy"

    def choose(
        self, view: Any, budget: int, entropy: Entropy, stop: Callable[[], bool]
    ) -> tuple[CommandBody, str]:
        """The lowest play, the lowest card to give."""
        assert isinstance(view, View)
        gift = simple_gift(view)
        if gift is not None:
            return gift, "bot-gives-lowest"
        option = lowest(read(view))
        return played(option), "bot-passes" if option is None else "bot-lowest"


def lowest(situation: Situation) -> Option | None:
    """The lowest play: no bomb if that can be, the lowest key, the most cards; none on partner."""
    if situation.partner_holds or not situation.plays:
        return None
    return min(situation.plays, key=_height)


def _height(option: Option) -> tuple[int, int, int]:
    meaning = option.meaning
    return meaning.bomb_class, meaning.key, -meaning.size
