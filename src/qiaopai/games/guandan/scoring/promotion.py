"""Promotion (升级): how far the side of the first rises, and whose level comes next.

Rule: guandan ahcme 六
"""

from __future__ import annotations

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import Level, parse_level
from qiaopai.games.guandan.rules.standing import Result, Standing
from qiaopai.games.guandan.scoring.passing import after_failures, target_of
from qiaopai.kernel.seats import Seat, Side


def steps_of(order: tuple[Seat, ...], options: Options) -> int:
    """Levels for the partner's place: three as second, two as third, one as last (升3、2、1级)."""
    place = order.index(order[0].partner)
    return options.promotion_double if place == 1 else 4 - place


def risen(level: Level, steps: int, options: Options) -> Level:
    """The level after so many steps; nobody jumps over the target (A必打)."""
    return Level(min(max(target_of(options), level), level + steps))


def result_of(
    standing: Standing, order: tuple[Seat, ...], options: Options, played: Level | None = None
) -> Result:
    """What a deal brings that ended in this order.

    `played` is the level at which it began, where a penalty has moved a side since.
    """
    side, steps = order[0].side, steps_of(order, options)
    before = {one: parse_level(standing.levels[one]) for one in Side}
    at = before[standing.declarer or Side.NS] if played is None else played
    tried = standing.declarer if at >= target_of(options) else None
    passed = _passes(standing, order, options, before[side], steps, tried)
    after = {**before, side: before[side] if passed else risen(before[side], steps, options)}
    failed = tried if tried is not None and not (passed and tried is side) else None
    levels, fails, fell = after_failures(standing, after, failed, order, options)
    return Result(
        order=order,
        side=side,
        steps=steps,
        levels_before=standing.levels,
        levels_after={one: levels[one].text for one in Side},
        a_fails=fails,
        passed_a=passed,
        a_failed=failed,
        fell=fell,
        match_winner=side if passed else None,
    )


def _passes(
    standing: Standing,
    order: tuple[Seat, ...],
    options: Options,
    level: Level,
    steps: int,
    tried: Side | None,
) -> bool:
    """Whether the winners pass the target: at it, in a deal of their own, the partner not last."""
    side, target = order[0].side, target_of(options)
    if level < target:
        return options.overshoot_passes_a and level + steps > target
    if options.a_pass_requires_declarer and tried is not side:
        return False
    return order[0].partner is not order[3]
