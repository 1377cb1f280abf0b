"""Par: known deals, the dealer, doubled sacrifices, and a plain search of all auctions."""

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qiaopai.games.bridge.analysis.par import Par, par
from qiaopai.games.bridge.rules.calls import BIDS
from qiaopai.games.bridge.rules.contract import Contract, Doubling
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.games.bridge.scoring.score import score
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.seats import Seat, Side
from qiaopai.solver.interface import Table, make_table, parse_table

SESSION = Path(__file__).parents[2] / "vectors" / "sample_session.pbn"
BOARDS = re.findall(
    r'\[Dealer "(.)"\].*?\[Vulnerable "(\w+)"\].*?\[DoubleDummyTricks "(.*?)"\]'
    r'.*?\[OptimumScore "(\w\w) (\d+)"\]',
    SESSION.read_text("utf-8"),
    re.DOTALL,
)
NT, S, H, D, C = Denomination


def table(ns: int = 0, ew: int = 0, **tricks: int) -> Table:
    """A side's tricks in every denomination, but for `NS_H=9` or `N_NT=7`."""

    def of(seat: Seat, denomination: Denomination) -> int:
        for name in (f"{seat}_{denomination.value}", f"{seat.side}_{denomination.value}"):
            if name in tricks:
                return tricks[name]
        return ns if seat.side is Side.NS else ew

    return make_table({(seat, one): of(seat, one) for seat in Seat for one in Denomination})


def texts(found: Par) -> list[str]:
    return [one.text for one in found.contracts]


@pytest.mark.parametrize(("dealer", "vulnerable", "digits", "side", "points"), BOARDS)
def test_the_session(dealer: str, vulnerable: str, digits: str, side: str, points: str) -> None:
    vulnerability = Vulnerability({"None": "none", "All": "both"}.get(vulnerable, vulnerable))
    found = par(parse_table(digits), Seat(dealer), vulnerability)
    assert found.score == int(points) * (1 if side == "NS" else -1)


def test_nobody_can_make_anything() -> None:
    assert par(table(6, 6), Seat.NORTH, Vulnerability.NONE) == Par(0, ())


def test_the_dealer_gets_what_both_could_make() -> None:
    both = table(6, 6, NS_NT=7, EW_NT=7)
    assert texts(par(both, Seat.NORTH, Vulnerability.NONE)) == ["1NT NS ="]
    assert texts(par(both, Seat.WEST, Vulnerability.NONE)) == ["1NT EW ="]
    assert par(both, Seat.WEST, Vulnerability.NONE).score == -90


def test_a_sacrifice_is_doubled_and_stops_at_what_it_saves() -> None:
    cheap = table(4, 4, NS_H=10, EW_S=8)
    for vulnerability, points, contracts in (
        (Vulnerability.NONE, 300, ["4SX EW -2"]),
        (Vulnerability.NS, 300, ["4SX EW -2"]),
        (Vulnerability.EW, 420, ["4H NS ="]),
        (Vulnerability.BOTH, 500, ["4SX EW -2"]),
    ):
        found = par(cheap, Seat.NORTH, vulnerability)
        assert (found.score, texts(found)) == (points, contracts)


def test_all_contracts_of_the_same_score() -> None:
    found = par(table(3, 3, NS_S=10, NS_H=11), Seat.EAST, Vulnerability.NONE)
    assert found.score == 450
    assert texts(found) == ["4H NS +1", "5H NS ="]
    found = par(table(3, 3, NS_S=10, NS_H=10), Seat.EAST, Vulnerability.NONE)
    assert texts(found) == ["4H NS =", "4S NS ="]


def test_one_declarer_may_do_better_than_the_other() -> None:
    found = par(table(3, 3, N_S=9, S_S=10), Seat.NORTH, Vulnerability.NONE)
    assert texts(found) == ["4S S ="]


def test_a_grand_slam() -> None:
    found = par(table(0, 0, NS_NT=13), Seat.SOUTH, Vulnerability.BOTH)
    assert (found.score, texts(found)) == (2220, ["7NT NS ="])


some_table = st.lists(st.integers(0, 13), min_size=20, max_size=20).map(lambda n: Table(tuple(n)))
likely_table = st.builds(
    lambda ns, lean: Table(
        tuple(
            min(13, max(0, (ns[n % 5] if n // 5 % 2 == 0 else 13 - ns[n % 5]) + lean[n]))
            for n in range(20)
        )
    ),
    st.lists(st.integers(2, 11), min_size=5, max_size=5),
    st.lists(st.sampled_from([0, 0, 0, -1]), min_size=20, max_size=20),
)
conditions = (st.sampled_from(Seat), st.sampled_from(Vulnerability))


@settings(max_examples=60)
@given(st.one_of(some_table, likely_table), *conditions)
def test_against_every_auction(found: Table, dealer: Seat, vulnerability: Vulnerability) -> None:
    assert par(found, dealer, vulnerability).score == plainly(found, dealer, vulnerability)


def plainly(found: Table, dealer: Seat, vulnerability: Vulnerability) -> int:
    """Search all auctions, call by call, each side choosing what is best for it."""

    def left_in(place: int, side: Side) -> int:
        bid = BIDS[place]
        tricks = found.best_of(side, bid.denomination)
        doubling = Doubling.DOUBLED if tricks < bid.level + 6 else Doubling.UNDOUBLED
        contract = Contract(bid.level, bid.denomination, doubling)
        points = score(contract, tricks, vulnerability.of(side))
        return points if side is Side.NS else -points

    @cache
    def search(last: int, side: Side, passes: int, seat: Seat) -> int:
        if passes == (4 if last < 0 else 3):
            return 0 if last < 0 else left_in(last, side)
        best = max if seat.side is Side.NS else min
        calls = [search(last, side, passes + 1, seat.left)]
        calls += [search(n, seat.side, 0, seat.left) for n in range(last + 1, len(BIDS))]
        return best(calls)

    return search(-1, Side.NS, 0, dealer)


@given(likely_table, *conditions)
def test_par_contracts_bring_par(found: Table, dealer: Seat, vulnerability: Vulnerability) -> None:
    answer = par(found, dealer, vulnerability)
    assert answer == par(found, dealer, vulnerability)
    assert bool(answer.contracts) == bool(answer.score)
    for one in answer.contracts:
        side = one.declarers[0].side
        sign = 1 if side is Side.NS else -1
        assert sign * score(one.contract, one.tricks, vulnerability.of(side)) == answer.score
        assert all(
            found.of(seat, one.contract.denomination) == one.tricks for seat in one.declarers
        )
        assert (one.contract.doubling == Doubling.DOUBLED) == (one.tricks < one.contract.tricks)


@given(likely_table, *conditions)
def test_the_other_side_sees_the_same(
    found: Table, dealer: Seat, vulnerability: Vulnerability
) -> None:
    """Turn the table by one seat: the score changes its sign."""
    turned = make_table({(s.left, d): found.of(s, d) for s in Seat for d in Denomination})
    other = {Vulnerability.NS: Vulnerability.EW, Vulnerability.EW: Vulnerability.NS}
    there = par(turned, dealer.left, other.get(vulnerability, vulnerability))
    assert there.score == -par(found, dealer, vulnerability).score
