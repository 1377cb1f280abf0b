"""Contract bridge's `Studies` (牌局分析): 20 results, par, makeable contracts, a mark a card.

Of an end position: 20 results by who leads, and the marks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from qiaopai.games.bridge.analysis.ending import by_leader, ending_table, tricks_on_lead
from qiaopai.games.bridge.analysis.makeable import makeable
from qiaopai.games.bridge.analysis.par import par
from qiaopai.games.bridge.analysis.pieces import marks_of_piece, pieces
from qiaopai.games.bridge.analysis.play import Mark
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.deals import Hands, check_hands
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.parts.studies import (
    MakeableView,
    MarkView,
    ParContractView,
    Part,
    ParView,
    Played,
    PlayView,
    StudyFindings,
    Subject,
)
from qiaopai.kernel.seats import Seat, Side
from qiaopai.solver.interface import Solver, Table


class BridgeStudies:
    """One part for the table of 20 results, and one for each trick of the play."""

    def parts(self, subject: Subject) -> Sequence[Part]:
        """The jobs that the study is made of. Raises: Refused."""
        check_hands(subject.hands)
        table = Part(("table", subject.hands.text), table_of, (subject.hands,))
        played = subject.played
        if played is None:
            return (table,)
        cut = pieces(subject.hands, played.declarer, played.denomination.trumps, played.plays)
        marks = (Part(("marks", piece), marks_of_piece, (piece,)) for piece in cut)
        return (table, *marks)

    def findings(self, subject: Subject, answers: Sequence[Any]) -> StudyFindings:
        """What the answers to the first parts, in their order, come to."""
        if not answers:
            return StudyFindings(play=_play(subject, None, ()))
        table: Table = answers[0]
        marks = tuple(mark for piece in answers[1:] for mark in piece)
        if subject.hands.is_ending:
            play = _play(subject, table, marks)
            return StudyFindings(play=play, leads=by_leader(table, subject.hands))
        return StudyFindings(
            {seat: {one: table.of(seat, one) for one in Denomination} for seat in Seat},
            _par(subject, table),
            _makeable(subject, table),
            _play(subject, table, marks),
        )


def table_of(solver: Solver, hands: Hands) -> Table:
    """The 20 results, in a worker."""
    return ending_table(solver, hands) if hands.is_ending else solver.table(hands)


def _vulnerability(subject: Subject) -> Vulnerability | None:
    return Vulnerability(subject.vulnerability) if subject.vulnerability else None


def _par(subject: Subject, table: Table) -> ParView | None:
    vulnerability = _vulnerability(subject)
    if subject.dealer is None or vulnerability is None:
        return None
    found = par(table, subject.dealer, vulnerability)
    contracts = tuple(
        ParContractView(
            one.text,
            one.contract.level,
            one.contract.denomination,
            int(one.contract.doubling),
            one.declarers,
            one.tricks,
        )
        for one in found.contracts
    )
    return ParView(found.score, contracts)


def _makeable(subject: Subject, table: Table) -> tuple[MakeableView, ...]:
    vulnerability = _vulnerability(subject)
    if vulnerability is None:
        return ()
    return tuple(
        MakeableView(one.declarer, one.contract.level, one.contract.denomination, one.score)
        for one in makeable(table, vulnerability)
    )


def _play(subject: Subject, table: Table | None, marks: Sequence[Mark]) -> PlayView | None:
    played = subject.played
    if played is None or not played.plays:
        return None
    return PlayView(
        played.declarer,
        played.denomination,
        tuple(MarkView(m.seat, m.card, m.tricks, m.cost, m.best, m.legal) for m in marks),
        {side: sum(mark.cost for mark in marks if mark.seat.side is side) for side in Side},
        None if table is None else _tricks_before(subject.hands, played, table),
    )


def _tricks_before(hands: Hands, played: Played, table: Table) -> int:
    """Declarer's before the first card; an end position may be led from any hand."""
    leader = played.plays[0][0] if hands.is_ending else played.declarer.left
    return tricks_on_lead(table, hands, leader, played.denomination, played.declarer.side)
