"""The book (叫牌手冊): which chapter speaks, and the rule that a hand calls by."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from qiaopai.games.bridge.bots.system import (
    advances,
    competitive,
    doubler,
    later,
    majors,
    minors,
    notrump,
    openings,
    rebids,
    slam,
    strong,
    weak,
)
from qiaopai.games.bridge.bots.system.context import Context
from qiaopai.games.bridge.bots.system.hand import Facts
from qiaopai.games.bridge.bots.system.rule import Rule
from qiaopai.games.bridge.rules.calls import Call

Chapter = Callable[[Context], Iterable[Rule]]

CHAPTERS: tuple[Chapter, ...] = (
    openings.rules,
    slam.answers,
    notrump.rules,
    strong.rules,
    weak.rules,
    majors.rules,
    minors.rules,
    doubler.rules,
    advances.rules,
    competitive.rules,
    rebids.rules,
)
"""The first that has something to say speaks; what it leaves open the last chapter settles."""


def rules_for(context: Context) -> tuple[Rule, ...]:
    """All rules for the next call, the one that counts first standing first."""
    found = next((rules for one in CHAPTERS if (rules := _legal(one(context), context))), ())
    if not any(rule.call is Call.PASS for rule in found):
        said = {rule.call for rule in found}
        rest = _legal(later.rules(context), context)
        found = (*found, *(rule for rule in rest if rule.call not in said))
    if context.must_bid and not _may_leave_in(context):
        found = tuple(rule for rule in found if rule.call is not Call.PASS)
    return tuple(sorted(found, key=lambda rule: -rule.priority))


def _may_leave_in(context: Context) -> bool:
    """A takeout double may be left in for penalties; a bid that forces may not."""
    last = context.partner_last
    return last is not None and not last.call.is_bid


def _legal(rules: Iterable[Rule], context: Context) -> tuple[Rule, ...]:
    return tuple(rule for rule in rules if context.is_legal(rule.call))


def choose_rule(context: Context, hand: Facts) -> Rule | None:
    """The rule that this hand calls by; None where no rule fits it."""
    return next((rule for rule in rules_for(context) if rule.fits(hand)), None)
