"""Par of ten thousand deals, and whole plays card by card, against DDS's own lists."""

import pytest
from tests.bridge.analysis.plays import in_turn
from tests.solver.lists import Solved, solved

from qiaopai.games.bridge.analysis.par import Par, par
from qiaopai.games.bridge.analysis.play import analyse_play
from qiaopai.solver.dds import Dds

pytestmark = pytest.mark.slow


def as_lists_write_it(found: Par) -> tuple[str, set[str]]:
    """The score, and the lowest contract of each denomination and side: `4S*-EW-1`, `3N-NS+2`."""
    lowest = {}
    for one in found.contracts:
        lowest.setdefault((one.contract.denomination, one.declarers), one)
    written = set()
    for (denomination, declarers), one in lowest.items():
        over = one.tricks - one.contract.tricks
        doubled = "*" if one.contract.doubling else ""
        bid = f"{one.contract.level}{denomination.value[0]}{doubled}"
        written.add(f"{bid}-{''.join(declarers)}" + (f"{over:+}" if over else ""))
    return str(found.score), written


def check(one: Solved) -> None:
    assert one.table
    score, *contracts = one.par
    found = par(one.table, one.dealer, one.vulnerability)
    if score == "0":
        assert found == Par(0, ())
    else:
        assert as_lists_write_it(found) == (score, set(contracts))


def test_par() -> None:
    count = 0
    for one in solved("list10000.txt"):
        check(one)
        count += 1
    assert count == 10_000


def test_plays(solver: Dds) -> None:
    """The lists stop a trick before the end, since the last one plays itself."""
    for one in solved("list100.txt"):
        declarer = one.leader.right
        plays = in_turn(one.hands, declarer, one.trumps, one.cards)
        found = analyse_play(solver, one.hands, declarer, one.trumps, plays)
        tricks = (found.tricks, *(mark.tricks for mark in found.marks))
        assert tricks[: len(one.trace)] == one.trace
