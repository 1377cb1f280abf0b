"""What an accepted claim gives to each side."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.kernel.cases import Case
from qiaopai.kernel.effects import AwardTricks


def awarded(case: Case) -> Iterator[AwardTricks]:
    """The tricks claimed to the claimer's side, of those left the others to the opponents."""
    assert case.offender is not None
    assert case.tricks_claimed is not None
    side = case.offender.side
    yield AwardTricks(side, case.tricks_claimed)
    if case.tricks_left is not None:
        yield AwardTricks(side.opponents, case.tricks_left - case.tricks_claimed)
