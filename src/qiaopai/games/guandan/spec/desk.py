"""`DESK`: the rulebooks and the scoring that a deal is played with."""

from qiaopai.games.guandan.rulebooks import RULEBOOKS
from qiaopai.games.guandan.rules.desk import Desk
from qiaopai.games.guandan.scoring.promotion import result_of

DESK = Desk(RULEBOOKS, result_of)
