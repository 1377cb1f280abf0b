"""How a match stands before a deal (级数), and what a deal makes of it (升级)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from qiaopai.kernel.seats import Seat, Side

T = TypeVar("T")
LevelText = str
"""A level as it is written: 2 … 9 T J Q K A."""


def _both(value: T) -> dict[Side, T]:
    return dict.fromkeys(Side, value)


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a deal must know of those before (上一副的结果)."""

    levels: Mapping[Side, LevelText] = msgspec.field(default_factory=lambda: _both("2"))
    declarer: Side | None = None
    """The side whose level is played: it won the last deal. None in a first deal."""
    a_fails: Mapping[Side, int] = msgspec.field(default_factory=lambda: _both(0))
    """Deals at a side's own A that it did not pass (A 不过)."""
    order: tuple[Seat, ...] = ()
    """The order of the last deal; in a double the last two stand in no order."""

    @property
    def is_first(self) -> bool:
        """Whether no deal has been played yet."""
        return not self.order

    @property
    def is_double(self) -> bool:
        """Whether one side came first and second (双下)."""
        return bool(self.order) and self.order[0].partner is self.order[1]

    @property
    def played(self) -> LevelText:
        """The level that is played (本局打几)."""
        return self.levels[self.declarer or Side.NS]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a deal has brought (一副的结果)."""

    order: tuple[Seat, ...]
    side: Side
    """The side of the first (头游)."""
    steps: int
    """Levels it has risen, as the rules count them; nobody jumps over A."""
    levels_before: Mapping[Side, LevelText]
    levels_after: Mapping[Side, LevelText]
    a_fails: Mapping[Side, int]
    passed_a: bool = False
    a_failed: Side | None = None
    """The side that played at its own A and did not pass."""
    fell: Side | None = None
    """The side that has failed too often and falls back (返回2)."""
    match_winner: Side | None = None

    def standing(self) -> Standing:
        """How the match stands after it."""
        return Standing(self.levels_after, self.side, self.a_fails, self.order)
