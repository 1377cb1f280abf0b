"""The Japan Contract Bridge League's page on minibridge, in its Chinese edition (JCBL 迷你橋牌)."""

from qiaopai.games.minibridge.options import Options

JCBL = Options(
    id="jcbl",
    source="JCBL 迷你橋牌的玩法, 2002/02/01, 2005/04/17",
    laws=("tw_14_claim",),
    advice=True,
    notes=("claims_as_tw_14", "claim_objected_by_default", "ties_by_suit"),
)
