"""Checks that hold for a board of any format; one rule a function."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from qiaopai.games.bridge.formats.checks import auction, deal, outcome, play
from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.kernel.parts.files import Fault

Rule = Callable[[Facts], Iterable[Fault]]

RULES: tuple[Rule, ...] = (*deal.RULES, *auction.RULES, *play.RULES, *outcome.RULES)


def check(facts: Facts) -> list[Fault]:
    """Everything wrong with a board."""
    return [fault for rule in RULES for fault in rule(facts)]
