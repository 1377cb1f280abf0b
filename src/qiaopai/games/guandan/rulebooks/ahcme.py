"""The staff competition of Anhui Technical College of Mechanical and Electrical Engineering."""

from qiaopai.games.guandan.options import Options

AHCME = Options(
    id="ahcme",
    source="安徽机电职业技术学院教职工“通俗桥牌”比赛规则, 2018",
    notes=(
        "level_card_not_returned",
        "anti_tribute_automatic",
        "suited_run_is_straight_flush",
        "ends_when_settled",
        "bombs_of_nine_and_ten",
        "joker_pair_in_full_house",
        "lowest_returned",
        "clocks_of_tribute",
        "time_out_passes",
    ),
)
