"""All that can be said of a board (整副分析): table, par, makeable contracts, its play."""

from __future__ import annotations

from dataclasses import dataclass

from qiaopai.games.bridge.analysis.makeable import Makeable, makeable
from qiaopai.games.bridge.analysis.par import Par, par
from qiaopai.games.bridge.analysis.play import PlayAnalysis, analyse_play
from qiaopai.games.bridge.analysis.turns import Play
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.seats import Seat
from qiaopai.solver.interface import Solver, Table


@dataclass(frozen=True, slots=True)
class Played:
    """What was played on a board: the declarer, the denomination, the cards in their order."""

    declarer: Seat
    denomination: Denomination
    plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class Study:
    """A board to be analysed (待分析的牌)."""

    board: str
    hands: Hands
    dealer: Seat
    vulnerability: Vulnerability
    played: Played | None = None


@dataclass(frozen=True, slots=True)
class BoardAnalysis:
    """What came of it; `play` is missing where no card was played or nobody asked."""

    table: Table
    par: Par
    makeable: tuple[Makeable, ...]
    play: PlayAnalysis | None = None


def analyse_board(solver: Solver, study: Study, with_play: bool = True) -> BoardAnalysis:
    """Analyse a board.

    Raises:
        Refused: `bad_deal`, `card_not_held`, `trick_out_of_turn`.
    """
    table = solver.table(study.hands)
    play = None
    if with_play and (played := study.played):
        trumps = played.denomination.trumps
        play = analyse_play(solver, study.hands, played.declarer, trumps, played.plays)
    return BoardAnalysis(
        table,
        par(table, study.dealer, study.vulnerability),
        makeable(table, study.vulnerability),
        play,
    )
