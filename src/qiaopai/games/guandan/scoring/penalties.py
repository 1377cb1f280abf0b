"""Penalties (违规): a foul raises the opponents by one level, two warnings of a deal are a foul.

Rule: guandan ahcme 七 2
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from qiaopai.games.guandan.options import Options, OutOfTurnPenalty
from qiaopai.games.guandan.rules.cards import Level
from qiaopai.games.guandan.scoring.passing import target_of
from qiaopai.kernel.seats import Side

WARNINGS = 2


def none() -> dict[Side, int]:
    """Nothing for either side."""
    return dict.fromkeys(Side, 0)


class Sheet(msgspec.Struct, frozen=True):
    """The record sheet (比赛记录表): levels, fouls, and the warnings of the deal in play."""

    levels: Mapping[Side, Level]
    fouls: Mapping[Side, int] = msgspec.field(default_factory=none)
    warnings: Mapping[Side, int] = msgspec.field(default_factory=none)
    passed: Side | None = None
    """The side that a penalty has taken past A, where that can be."""


def foul(sheet: Sheet, side: Side, options: Options) -> Sheet:
    """Cards on the table before the player before has declared: the opponents rise at once.

    Where the offender loses his turn instead, the foul is only written down.
    """
    target, lifted = target_of(options), sheet.levels[side.opponents]
    rises = options.oot_penalty is OutOfTurnPenalty.OPPONENTS_UP
    passes = rises and options.penalty_can_pass_a and lifted >= target
    level = Level(lifted + 1) if rises and lifted < target else lifted
    return msgspec.structs.replace(
        sheet,
        levels={**sheet.levels, side.opponents: level},
        fouls={**sheet.fouls, side: sheet.fouls[side] + 1},
        passed=side.opponents if passes else sheet.passed,
    )


def warning(sheet: Sheet, side: Side, options: Options) -> Sheet:
    """A gesture or a word before one's turn; the second of a side in a deal is a foul."""
    count = sheet.warnings[side] + 1
    warned = msgspec.structs.replace(sheet, warnings={**sheet.warnings, side: count % WARNINGS})
    return foul(warned, side, options) if count == WARNINGS else warned


def next_deal(sheet: Sheet) -> Sheet:
    """Warnings end with the deal."""
    return msgspec.structs.replace(sheet, warnings=none())
