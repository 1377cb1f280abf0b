"""DDS's own lists: tables of 20 and opening leads."""

import pytest
from tests.solver.lists import solved

from qiaopai.solver.dds import Dds
from qiaopai.solver.positions import opening

pytestmark = pytest.mark.slow


def test_tables(solver: Dds) -> None:
    deals = list(solved("list100.txt"))
    assert len(deals) == 100
    assert solver.tables([one.hands for one in deals]) == tuple(one.table for one in deals)


def test_opening_leads(solver: Dds) -> None:
    for one in solved("list100.txt"):
        assert solver.solve(opening(one.hands, one.leader.right, one.trumps)) == one.leads
