"""The laws of minibridge's rulebooks, one file each."""

from collections.abc import Mapping

from qiaopai.games.minibridge.laws.tw_14_claim import TW_14
from qiaopai.games.minibridge.laws.tw_17_lead_out_of_turn import TW_17
from qiaopai.games.minibridge.laws.tw_19_20_revoke import TW_19_20
from qiaopai.kernel.procedures import Law

LAWS: Mapping[str, Law] = {law.id: law for law in (TW_14, TW_17, TW_19_20)}
"""By id."""
