"""Makeable contracts (可成合約): what each declarer, and each side, can make."""

from __future__ import annotations

from dataclasses import dataclass

from qiaopai.games.bridge.rules.contract import Contract
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.games.bridge.scoring.score import WBF, ScoringProfile, score
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.seats import Seat
from qiaopai.solver.interface import Table


@dataclass(frozen=True, slots=True)
class Makeable:
    """The highest contract that a declarer makes in a denomination, and its score."""

    declarer: Seat
    contract: Contract
    score: int


def makeable(
    table: Table, vulnerability: Vulnerability, profile: ScoringProfile = WBF
) -> tuple[Makeable, ...]:
    """Every declarer's highest contract in each denomination that yields seven tricks or more."""
    return tuple(
        _highest(seat, denomination, tricks, vulnerability, profile)
        for seat in Seat
        for denomination in Denomination
        if (tricks := table.of(seat, denomination)) > 6
    )


def _highest(
    seat: Seat,
    denomination: Denomination,
    tricks: int,
    vulnerability: Vulnerability,
    profile: ScoringProfile,
) -> Makeable:
    contract = Contract(tricks - 6, denomination)
    points = score(contract, tricks, vulnerability.of(seat.side), profile)
    return Makeable(seat, contract, points)
