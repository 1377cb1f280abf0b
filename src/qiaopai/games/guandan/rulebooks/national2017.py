"""The official rules of Huai'an of 2017, as far as their settings go."""

from qiaopai.games.guandan.options import (
    ANY_RANK,
    Options,
    OutOfTurnPenalty,
    TieReturn,
    TributeTie,
)

NATIONAL2017 = Options(
    id="national2017",
    source="掼蛋 (淮安) 竞赛规则, 2017",
    report_threshold=10,
    a_fail_limit=0,
    return_max_opponent=ANY_RANK,
    tribute_tie=TributeTie.CLOCKWISE,
    tie_return=TieReturn.PAIRED,
    oot_penalty=OutOfTurnPenalty.LOSE_TURN,
    turn_seconds=20,
    notes=(
        "level_card_not_returned_to_partner",
        "anti_tribute_automatic",
        "suited_run_is_straight_flush",
        "ends_when_settled",
        "joker_pair_in_full_house",
        "lowest_returned",
        "time_out_passes",
    ),
)
