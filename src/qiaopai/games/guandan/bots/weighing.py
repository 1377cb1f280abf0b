"""Weighing plays (衡量): the worth of what is left, the lead, the danger, bombs, partner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp

from qiaopai.games.guandan.bots.situation import Option, Situation
from qiaopai.games.guandan.bots.worth import Partitioner, Weights
from qiaopai.games.guandan.bots.worth.holding import chance_to_hold
from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import Level, without
from qiaopai.games.guandan.rules.plays import Meaning

OUT = -100.0
"""To be out at once."""
NEVER = 100.0
SHORTEST_BOMB = 4
WEIGHED = 24
"""So many plays are weighed with care."""


@cache
def partitioner(level: Level, rules: Options, weights: Weights) -> Partitioner:
    """The one for that level, with all it remembers."""
    return Partitioner(level, rules, weights)


class Scales:
    """What plays are worth in one situation; less is better."""

    def __init__(self, situation: Situation, weights: Weights) -> None:
        self.situation, self.weights = situation, weights
        self.parts = partitioner(situation.level, situation.rules, weights)
        self.unseen, self.natural = situation.unseen()
        self.fewest = min(situation.opponents, default=0)
        self.urgency = exp(-(self.fewest - 1) / 5) if self.fewest else 0.0
        self.partner = situation.counts[situation.me.partner]

    def promising(self) -> Sequence[Option]:
        """Those that are worth weighing: where there are many, the best at first sight."""
        plays = self.situation.plays
        if len(plays) <= WEIGHED:
            return plays
        saved = self.parts.first_sight(self.situation.hand)
        return sorted(plays, key=lambda option: saved(option.cards))[:WEIGHED]

    def weigh(self, option: Option) -> float:
        """A play's."""
        situation, weights, meaning = self.situation, self.weights, option.meaning
        rest = without(situation.hand, option.cards)
        if not rest:
            return OUT
        held = self.holds(meaning)
        total = self.parts.cost(rest) - held * (weights.lead + weights.danger * self.urgency)
        total -= weights.cards * meaning.size
        if meaning.is_bomb:
            if situation.partner_holds:
                return NEVER
            total += weights.thrift * (1 - self.urgency)
        elif situation.leads:
            total += (1 - held) * self._led(meaning.size)
        elif situation.partner_holds:
            total += weights.overtake
        return total

    def passing(self) -> float:
        """What it is worth to pass."""
        total = self.parts.cost(self.situation.hand)
        table = self.situation.table
        if table is not None and self.situation.partner_holds:
            total -= self.weights.partner_lead * self.holds(table)
        return total

    def holds(self, meaning: Meaning) -> float:
        """The chance that no opponent beats it."""
        able = [n for n in self.situation.opponents if n >= min(meaning.size, SHORTEST_BOMB)]
        return chance_to_hold(
            meaning, self.unseen, self.natural, sum(able), self.weights.beat, self.weights.bomb_risk
        )

    def _led(self, size: int) -> float:
        """A lead that an opponent, or partner, can go out on."""
        given = self.weights.give * (size in self.situation.opponents)
        return given - self.weights.help * (size == self.partner)


def best(situation: Situation, weights: Weights) -> Option | None:
    """The best of the plays, or None to pass where that is better."""
    if not situation.plays:
        return None
    scales = Scales(situation, weights)
    score, option = min(
        ((scales.weigh(one), one) for one in scales.promising()), key=lambda weighed: weighed[0]
    )
    return option if situation.leads or score < scales.passing() else None
