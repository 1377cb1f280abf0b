"""Prepared boards for browser tests: the test's own composition of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qiaopai.games.bridge.spec.game import Bridge
from qiaopai.kernel.deals import parse_deal
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal, Rulebook
from qiaopai.kernel.play.commands import StartDeal
from qiaopai.kernel.sources import DealSource, PreparedDeals

GRAND = parse_deal("N:765.7654.76543.6 432.QJ32.QJT2.T7 AK.AK.AK.AKQ5432 QJT98.T98.98.J98")
"""All others pass. Whatever west leads, south wins it with an ace, and has the other twelve tricks
if clubs break, which is not known before two more rounds of them."""


class Prepared(Bridge):
    """Bridge whose boards lie ready."""

    def __init__(self) -> None:
        self.boards: DealSource | None = PreparedDeals((GRAND,))

    def start(
        self,
        new: NewDeal,
        options: Rulebook,
        changes: Mapping[str, Any],
        entropy: Entropy,
        where: str,
        source: DealSource | None = None,
    ) -> StartDeal:
        return super().start(new, options, changes, entropy, where, source or self.boards)
