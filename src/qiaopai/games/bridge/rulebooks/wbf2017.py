"""The Laws of Duplicate Bridge 2017 of the World Bridge Federation (複式橋牌規則)."""

from qiaopai.games.bridge.options import Options

WBF_2017 = Options(
    id="wbf2017",
    source="WBF Laws of Duplicate Bridge 2017",
    laws=("wbf_68_claim",),
)
