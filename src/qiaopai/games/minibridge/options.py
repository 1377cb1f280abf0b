"""What a minibridge rulebook (規則書) settles; a rulebook is one frozen value of `Options`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Self

import msgspec

from qiaopai.kernel.options import MAIN, Need, Settings, flag, number, read, word
from qiaopai.kernel.play.options import PlayRulebook

FRENCH_TARGETS = (20, 23, 25, 27, 30, 33, 37)
"""Points from which 7, 8 … 13 tricks are the target (French table; its ends are sourced)."""


class CountPoints(StrEnum):
    """Who counts the points that are announced."""

    AUTO = "auto"
    PLAYER = "player"


class Options(PlayRulebook, frozen=True, kw_only=True):
    """Settings of a minibridge table; the defaults leave older rulebooks unchanged."""

    players: int = 4
    """Four, or three with a vacant seat (3個人的情況)."""
    count_points: CountPoints = CountPoints.AUTO
    """Whether the learner counts his own points and is told when he is wrong."""
    advice: bool = False
    """Whether declarer may ask the adviser."""
    redeal_20_20: bool = True
    """Whether equal sides are dealt again."""
    notrump_first: int = 30
    """The first odd trick at notrump; the others count 30."""
    notrump_bonus: int = 10
    """Added to a made notrump contract."""
    part_bonus: int = 50
    game_bonus: int = 300
    undertrick: int = 50
    any_level: bool = False
    """Declarer names any number of tricks from 7 to 13; game is 100 trick points announced."""
    french_targets: bool = False
    """Declarer's points decide how many tricks must be made, by `FRENCH_TARGETS`."""
    trump_length: int = 0
    """Cards that declarer and dummy must hold in the trump suit of a game."""
    game_points: int = 0
    """Points that the declaring side must hold for a game."""

    def with_changes(self, changes: Mapping[str, Any]) -> Self:
        """The rulebook with the settings that a table changes.

        Raises:
            Refused: `bad_setting`, with the setting's name.
        """
        return msgspec.structs.replace(self, **read(SETTINGS, changes))


_BY_LEVEL = Need("french_targets", (False,))

SETTINGS: Settings = {
    "players": number((3, 4), MAIN),
    "count_points": word(CountPoints, MAIN),
    "advice": flag(MAIN),
    "any_level": flag("contract", Need("french_targets", (False,), when=(True,))),
    "french_targets": flag("contract"),
    "trump_length": number(range(14), "contract", _BY_LEVEL),
    "game_points": number(range(41), "contract", _BY_LEVEL),
    "hall": flag("hall"),
}
"""What a table may change."""
