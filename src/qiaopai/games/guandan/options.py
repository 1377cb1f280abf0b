"""What a Guandan rulebook (規則書) settles; a rulebook is one frozen value of `Options`.

The defaults are those of `ahcme`, the staff competition of 2018.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Self

import msgspec

from qiaopai.kernel.game import Rulebook
from qiaopai.kernel.options import MAIN, Need, Settings, flag, number, read, word


class TurnDirection(StrEnum):
    """The direction of play (出牌方向)."""

    COUNTER_CLOCKWISE = "ccw"
    CLOCKWISE = "cw"


class FirstLead(StrEnum):
    """Who leads in the first deal (首副先出)."""

    TURNED_CARD = "turned_card"
    RANDOM = "random"
    FIXED = "fixed"


class SuitedRun(StrEnum):
    """Whether five cards in a row of one suit are a straight too (同花顺當順子)."""

    __hash__ = str.__hash__

    NEVER_WHEN_PHYSICAL = "never_when_physical"
    """Not when all five cards are of one suit as they lie, a wild card being a heart."""
    ALWAYS = "always"
    NEVER_WITH_ONE_SUIT_NATURALS = "never_with_one_suit_naturals"
    """Not when the cards that are no wild cards are of one suit."""


class FailTo(StrEnum):
    """Where a side goes that has failed at A too often (A三牌不過)."""

    TWO = "2"
    JACK = "J"
    OPPONENTS = "opponents"


class FailCounts(StrEnum):
    """Which deal at a side's own A counts as a failure (打A失敗)."""

    ANY_NOT_PASSED = "any_not_passed"
    ONLY_1_4 = "only_1_4"


class Target(StrEnum):
    """The level that must be passed to win (過A、過10、過6)."""

    ACE = "A"
    TEN = "T"
    SIX = "6"


class ReturnNone(StrEnum):
    """What is returned by a hand without a card low enough (無牌可還)."""

    LOWEST = "lowest"
    ANY = "any"


class TributeTie(StrEnum):
    """Who gets which of two equal tributes (兩張貢牌一樣大)."""

    WINNERS_CHOOSE = "winners_choose"
    CLOCKWISE = "clockwise"
    RANDOM = "random"


class TieReturn(StrEnum):
    """Who gets which card returned for equal tributes (還牌)."""

    LOSERS_CHOOSE = "losers_choose"
    PAIRED = "paired"


class AntiTribute(StrEnum):
    """Whether both big jokers refuse the tribute of themselves (抗貢)."""

    AUTO = "auto"
    OPTIONAL = "optional"


class TimeTie(StrEnum):
    """What decides between equal levels when time is up (時間到)."""

    FIRST_REACHED = "first_reached"
    DRAW = "draw"
    EXTRA_DEAL = "extra_deal"


class OutOfTurnPenalty(StrEnum):
    """What a play out of turn costs (越序出牌)."""

    OPPONENTS_UP = "opponents_up"
    LOSE_TURN = "lose_turn"


class History(StrEnum):
    """Which rounds may be looked at (查閱)."""

    CURRENT = "current"
    FULL = "full"


ANY_RANK = 14
"""As the highest rank to be returned: any card."""
ALWAYS_REPORT = 27
"""As the threshold of reporting: from the first card on."""


class Options(Rulebook, frozen=True, kw_only=True):
    """Settings of a Guandan table; the defaults leave older rulebooks unchanged."""

    turn_direction: TurnDirection = TurnDirection.COUNTER_CLOCKWISE
    first_lead: FirstLead = FirstLead.TURNED_CARD
    max_bomb: int = 10
    """Cards in the largest bomb (炸彈)."""
    full_house_joker_pair: bool = True
    """Whether two equal jokers may be the pair of a full house (三帶一對王)."""
    suited_run_as_straight: SuitedRun = SuitedRun.NEVER_WHEN_PHYSICAL
    wild_as_lower_single_pair: bool = False
    """Whether wild cards alone may be declared a lower single or pair."""
    report_threshold: int = 7
    """From how few cards on a player reports (報牌)."""
    promotion_double: int = 3
    """Levels for first and second place (雙下)."""
    target: Target = Target.ACE
    overshoot_passes_a: bool = False
    """Whether a side may be promoted past A without playing it (A必打)."""
    a_pass_requires_declarer: bool = True
    """Whether A is passed only in a deal at one's own A."""
    a_fail_limit: int = 3
    """Failures at A that set a side back (A三牌不過返回2); 0 = none do."""
    a_fail_counts: FailCounts = FailCounts.ANY_NOT_PASSED
    a_fail_consecutive: bool = False
    a_fail_to: FailTo = FailTo.TWO
    tribute: bool = True
    """Whether tribute is paid at all (進貢)."""
    tribute_tie: TributeTie = TributeTie.WINNERS_CHOOSE
    tie_return: TieReturn = TieReturn.LOSERS_CHOOSE
    anti_tribute: AntiTribute = AntiTribute.AUTO
    return_max_own: int = 10
    """The highest rank that may be returned to one's partner (還牌)."""
    return_max_opponent: int = 10
    """The highest rank that may be returned to an opponent."""
    return_level_card: bool = False
    """Whether a level card of that rank may be returned (級牌)."""
    return_none: ReturnNone = ReturnNone.LOWEST
    return_tribute_card: bool = False
    """Whether the very card that was paid may come back."""
    penalty_can_pass_a: bool = False
    turn_seconds: int = 10
    """Time for a play; 0 = no limit."""
    tribute_seconds: int = 15
    return_seconds: int = 30
    time_tie: TimeTie = TimeTie.FIRST_REACHED
    oot_penalty: OutOfTurnPenalty = OutOfTurnPenalty.OPPONENTS_UP
    history: History = History.CURRENT
    show_partner_when_out: bool = False
    """Whether a player who is out sees his partner's hand."""
    advice: bool = False
    """Whether a player may ask the adviser (顧問)."""

    def with_changes(self, changes: Mapping[str, Any]) -> Self:
        """The rulebook with the settings that a table changes.

        Raises:
            Refused: `bad_setting`, with the setting's name.
        """
        return msgspec.structs.replace(self, **read(SETTINGS, changes))


_TRIBUTE = Need("tribute", (True,))
_FAILURES = Need("a_fail_limit", (3,))

SETTINGS: Settings = {
    "turn_seconds": number((0, 10, 15, 20, 30, 60), MAIN),
    "advice": flag(MAIN),
    "turn_direction": word(TurnDirection, "course"),
    "first_lead": word(FirstLead, "course"),
    "report_threshold": number((6, 7, 10, ALWAYS_REPORT), "course"),
    "history": word(History, "course"),
    "show_partner_when_out": flag("course"),
    "max_bomb": number((8, 10), "plays"),
    "full_house_joker_pair": flag("plays"),
    "suited_run_as_straight": word(SuitedRun, "plays"),
    "wild_as_lower_single_pair": flag("plays"),
    "tribute": flag("tribute"),
    "anti_tribute": word(AntiTribute, "tribute", _TRIBUTE),
    "tribute_tie": word(TributeTie, "tribute", _TRIBUTE),
    "tie_return": word(TieReturn, "tribute", _TRIBUTE),
    "return_max_own": number((10, ANY_RANK), "tribute", _TRIBUTE),
    "return_max_opponent": number((10, ANY_RANK), "tribute", _TRIBUTE),
    "return_level_card": flag("tribute", _TRIBUTE),
    "return_none": word(ReturnNone, "tribute", _TRIBUTE),
    "return_tribute_card": flag("tribute", _TRIBUTE),
    "promotion_double": number((3, 4), "levels"),
    "target": word(Target, "levels"),
    "overshoot_passes_a": flag("levels", Need("a_pass_requires_declarer", (False,), (True,))),
    "a_pass_requires_declarer": flag("levels"),
    "a_fail_limit": number((0, 3), "levels"),
    "a_fail_counts": word(FailCounts, "levels", _FAILURES),
    "a_fail_consecutive": flag("levels", _FAILURES),
    "a_fail_to": word(
        FailTo, "levels", _FAILURES, Need("target", (Target.ACE,), when=(FailTo.JACK,))
    ),
    "tribute_seconds": number(range(61), "clocks", _TRIBUTE),
    "return_seconds": number(range(61), "clocks", _TRIBUTE),
    "time_tie": word(TimeTie, "contest"),
    "oot_penalty": word(OutOfTurnPenalty, "contest"),
    "penalty_can_pass_a": flag("contest"),
}
"""What a table may change."""
