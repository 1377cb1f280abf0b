"""Configurations of Guandan for the battery: every value of every option, on every standing."""

from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.kernel.seats import Seat, Side
from qiaopai.testing.conformance import Configuration

N, E, S, W = Seat
FIRST = None
SINGLE = Standing({Side.NS: "5", Side.EW: "9"}, Side.NS, order=(N, W, S, E))
TO_PARTNER = Standing({Side.NS: "5", Side.EW: "T"}, Side.EW, order=(E, N, S, W))
DOUBLE = Standing({Side.NS: "T", Side.EW: "J"}, Side.NS, order=(S, N, W, E))
AT_ACE = Standing(
    {Side.NS: "A", Side.EW: "K"}, Side.NS, {Side.NS: 2, Side.EW: 1}, order=(N, E, S, W)
)

GUANDAN = (
    Configuration("ahcme", {}, FIRST),
    Configuration("national2017", {}, DOUBLE),
    Configuration("ahcme", {"show_partner_when_out": True}, DOUBLE),
    Configuration(
        "ahcme",
        {
            "tribute_tie": "random",
            "tie_return": "paired",
            "turn_direction": "cw",
            "return_max_own": 14,
            "return_max_opponent": 14,
            "return_tribute_card": True,
            "report_threshold": 6,
        },
        DOUBLE,
    ),
    Configuration(
        "ahcme",
        {"anti_tribute": "optional", "tribute_tie": "clockwise", "history": "full"},
        DOUBLE,
    ),
    Configuration(
        "ahcme",
        {
            "anti_tribute": "optional",
            "return_level_card": True,
            "return_none": "any",
            "advice": True,
        },
        SINGLE,
    ),
    Configuration(
        "national2017",
        {
            "report_threshold": 27,
            "suited_run_as_straight": "always",
            "max_bomb": 8,
            "turn_seconds": 30,
            "time_tie": "draw",
        },
        TO_PARTNER,
    ),
    Configuration(
        "ahcme",
        {
            "tribute": False,
            "full_house_joker_pair": False,
            "wild_as_lower_single_pair": True,
            "promotion_double": 4,
            "a_fail_to": "J",
            "a_fail_counts": "only_1_4",
            "oot_penalty": "lose_turn",
            "turn_seconds": 0,
        },
        AT_ACE,
    ),
    Configuration(
        "ahcme",
        {
            "first_lead": "random",
            "suited_run_as_straight": "never_with_one_suit_naturals",
            "target": "T",
            "a_fail_limit": 0,
            "overshoot_passes_a": True,
            "penalty_can_pass_a": True,
            "report_threshold": 10,
            "turn_seconds": 15,
        },
        FIRST,
    ),
    Configuration(
        "ahcme",
        {
            "first_lead": "fixed",
            "target": "6",
            "a_pass_requires_declarer": False,
            "a_fail_consecutive": True,
            "a_fail_to": "opponents",
            "time_tie": "extra_deal",
            "turn_seconds": 20,
            "tribute_seconds": 0,
            "return_seconds": 60,
        },
        FIRST,
    ),
    Configuration("ahcme", {"turn_seconds": 60}, AT_ACE),
)
