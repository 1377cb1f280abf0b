"""Passing A (过A), and falling back after three failures (A三牌不过返回2).

Rule: guandan ahcme 六, 八 3
"""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.games.guandan.options import FailCounts, FailTo, Options
from qiaopai.games.guandan.rules.cards import Level, parse_level
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.kernel.seats import Seat, Side

Levels = Mapping[Side, Level]


def target_of(options: Options) -> Level:
    """The level that must be passed."""
    return parse_level(options.target.value)


def after_failures(
    standing: Standing,
    levels: Levels,
    failed: Side | None,
    order: tuple[Seat, ...],
    options: Options,
) -> tuple[Levels, Mapping[Side, int], Side | None]:
    """Levels and failures once one more is booked, and the side that falls back.

    `failed` has played at its own target and not passed; `levels` have the promotion in them.
    Where failures must come one after the other, any deal between them ends the row: one at the
    opponents' level, or one of a side's own that does not count as a failure.
    """
    fails = {side: standing.a_fails[side] for side in Side}
    counted = failed if failed is not None and _counts(failed, order, options) else None
    if options.a_fail_consecutive:
        fails = {side: count if side is counted else 0 for side, count in fails.items()}
    if counted is None:
        return levels, fails, None
    fails[counted] += 1
    if not options.a_fail_limit or fails[counted] < options.a_fail_limit:
        return levels, fails, None
    fallen = {**levels, counted: _fallen(levels, counted, options)}
    return fallen, {**fails, counted: 0}, counted


def _counts(failed: Side, order: tuple[Seat, ...], options: Options) -> bool:
    if options.a_fail_counts is FailCounts.ANY_NOT_PASSED:
        return True
    return order[0].side is failed


def _fallen(levels: Levels, failed: Side, options: Options) -> Level:
    """Where it falls to; never up."""
    if options.a_fail_to is FailTo.OPPONENTS:
        return min(levels[failed], levels[failed.opponents])
    return min(levels[failed], parse_level(options.a_fail_to.value))
