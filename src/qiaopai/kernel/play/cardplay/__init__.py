"""Sensible card play (打牌的習慣) by rules of thumb, from a view alone, for bots of all games."""

from qiaopai.kernel.play.cardplay.beginner import beginners_card
from qiaopai.kernel.play.cardplay.claims import claim_is_good
from qiaopai.kernel.play.cardplay.follow import follow
from qiaopai.kernel.play.cardplay.lead import lead
from qiaopai.kernel.play.cardplay.table import Table, read_table

__all__ = ["Table", "beginners_card", "claim_is_good", "follow", "lead", "read_table"]
