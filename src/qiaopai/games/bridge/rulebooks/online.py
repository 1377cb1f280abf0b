"""The online game of seed 004 (合約橋牌), with its board cycle; its laws are borrowed."""

from qiaopai.games.bridge.options import Cycle, Dealing, Options, Scoring

ONLINE = Options(
    id="online",
    source="橋牌 遊戲簡介 (合約橋牌)",
    laws=("wbf_68_claim",),
    cycle=Cycle.ONLINE,
    dealing=Dealing.HOST_FIRST,
    scoring=Scoring.ONLINE,
    notes=("online_slip_1330", "online_slip_600", "online_slip_side", "online_borrows_laws"),
)
