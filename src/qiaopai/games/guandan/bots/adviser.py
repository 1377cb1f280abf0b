"""The adviser (顧問): what a good player would do with these cards, and why."""

from __future__ import annotations

from msgspec import UNSET

from qiaopai.games.guandan.bots.strong import StrongBot
from qiaopai.games.guandan.rules.view import View
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import CommandBody

_EXPERT = StrongBot()


def advise(view: View) -> tuple[CommandBody, str] | None:
    """The expert's choice out of that view; None for whoever is asked nothing."""
    if view.legal is UNSET or not view.legal:
        return None
    return _EXPERT.choose(view, 0, Entropy("advice"), lambda: False)
