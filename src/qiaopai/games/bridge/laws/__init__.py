"""The laws of bridge's rulebooks, one file each."""

from collections.abc import Mapping

from qiaopai.games.bridge.laws.wbf_68_claim import WBF_68
from qiaopai.kernel.procedures import Law

LAWS: Mapping[str, Law] = {law.id: law for law in (WBF_68,)}
"""By id."""
