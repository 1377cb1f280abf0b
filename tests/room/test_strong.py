"""Experts play deals of each game without an act that is refused; how long is printed.

`QIAOPAI_EXPERT_DEALS=200` makes it the long run.
"""

import os

import pytest
from tests.room.strong import playing, report

from qiaopai.solver.dds import Dds

DEALS, BUDGET = int(os.environ.get("QIAOPAI_EXPERT_DEALS", "40")), 6


@pytest.mark.slow
@pytest.mark.parametrize("game", ["minibridge", "bridge"])
def test_experts_act_legally(game: str, solver: Dds, capsys: pytest.CaptureFixture[str]) -> None:
    deals = list(playing(game, DEALS, BUDGET, os.cpu_count() or 1))
    with capsys.disabled():
        print(f"\n{report(game, deals)}")  # noqa: T201
    assert len(deals) == DEALS
    assert not [one for deal in deals for one in deal.illegal]
