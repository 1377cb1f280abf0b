"""When time is up (比赛时间终止): who has won, and which deal still counts.

Rule: guandan ahcme 八 3-4
"""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.games.guandan.options import Options, TimeTie
from qiaopai.games.guandan.rules.cards import Level
from qiaopai.kernel.seats import Side

EXTRA_DEAL = "extra deal"


def winner_at_time(
    levels: Mapping[Side, Level],
    reached: Mapping[Side, int],
    passed: Side | None,
    options: Options,
) -> Side | str | None:
    """The higher level wins, a side that has passed A above all; of equals who was there first.

    `reached` orders the arrivals at the present levels. None is a draw, `extra deal` asks for
    one: neither has reached anything yet.
    """
    if passed is not None:
        return passed
    if levels[Side.NS] != levels[Side.EW]:
        return max(Side, key=lambda side: levels[side])
    if options.time_tie is TimeTie.DRAW:
        return None
    if options.time_tie is TimeTie.EXTRA_DEAL or reached[Side.NS] == reached[Side.EW]:
        return EXTRA_DEAL
    return min(Side, key=lambda side: reached[side])


def deal_counts(limit: int, started: int) -> bool:
    """Whether a deal whose drawing began then is played out and counts."""
    return started < limit


def new_deal_allowed(limit: int, now: int) -> bool:
    """Whether another deal may be begun."""
    return now < limit
