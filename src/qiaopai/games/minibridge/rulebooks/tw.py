"""Taiwan's rules of minibridge (迷你橋牌規則), in 23 articles."""

from qiaopai.games.minibridge.options import Options

TW = Options(
    id="tw",
    source="迷你橋牌規則, 第一條至第二十三條",
    laws=("tw_14_claim", "tw_17_lead_out_of_turn", "tw_19_20_revoke"),
    notrump_first=40,
    notrump_bonus=0,
    notes=("same_dealer_after_20_20", "game_table_added", "claim_objected_by_default"),
)
