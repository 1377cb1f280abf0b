"""Runs every check over random deals of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from qiaopai.kernel.game import Game
from qiaopai.kernel.messages import kind_of
from qiaopai.testing.conformance.interference import check_non_interference
from qiaopai.testing.conformance.legality import check_legality
from qiaopai.testing.conformance.replay import check_fold, check_restart, check_texts
from qiaopai.testing.conformance.views import check_patches
from qiaopai.testing.conformance.walk import Broken, Configuration, Walk, walk

CHECKS: tuple[Callable[[Walk], object], ...] = (
    check_legality,
    check_texts,
    check_fold,
    check_restart,
    check_patches,
)
"""Run over every walk; non-interference is counted apart."""


@dataclass(slots=True)
class Report:
    """What a battery has seen."""

    deals: int = 0
    redealt: int = 0
    vacuous: int = 0
    kinds: set[str] = field(default_factory=set)

    @property
    def text(self) -> str:
        """One line."""
        tries = self.redealt + self.vacuous
        share = 100 * self.vacuous // tries if tries else 0
        return (
            f"{self.deals} deals, {len(self.kinds)} kinds of event, "
            f"{self.redealt} dealt again, {share} % vacuous"
        )


def run_battery(
    game: Game[Any], configurations: Iterable[Configuration], seeds: Iterable[str]
) -> Report:
    """Play a deal for every configuration and seed and run all checks.

    Raises:
        Broken: a check failed, an event of the game was never reached, or a rulebook names no
            source.
    """
    _check_sources(game)
    report, names = Report(), tuple(seeds)
    for configuration in configurations:
        for seed in names:
            done = walk(game, configuration, seed)
            for check in CHECKS:
                check(done)
            redealt, vacuous = check_non_interference(done)
            report.deals += 1
            report.redealt += redealt
            report.vacuous += vacuous
            report.kinds |= {kind_of(e.body) for one in done.commits for e in one.events}
    _check_reached(game, report)
    return report


def _check_sources(game: Game[Any]) -> None:
    for book in game.rulebooks.values():
        if not book.source.strip():
            raise Broken(f"{game.id}: the rulebook {book.id} names no source")


def _check_reached(game: Game[Any], report: Report) -> None:
    every = {str(event.__struct_config__.tag) for event in game.event_types}
    if missing := every - report.kinds:
        raise Broken(f"{game.id}: random play never reached {sorted(missing)}")
    if report.redealt == 0:
        raise Broken(f"{game.id}: no deal could be dealt again, nothing was shown")
