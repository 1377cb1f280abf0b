"""Makeable contracts of a table."""

from qiaopai.games.bridge.analysis.makeable import makeable
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.seats import Seat
from qiaopai.solver.interface import parse_table

TABLE = parse_table("33372333726a96a6a96a")


def test_every_declarer_and_denomination() -> None:
    found = {
        (one.declarer, one.contract.text): one.score for one in makeable(TABLE, Vulnerability.NS)
    }
    assert found == {
        (Seat.NORTH, "1D"): 70,
        (Seat.SOUTH, "1D"): 70,
        (Seat.EAST, "4S"): 420,
        (Seat.EAST, "3H"): 140,
        (Seat.EAST, "4C"): 130,
        (Seat.WEST, "4S"): 420,
        (Seat.WEST, "3H"): 140,
        (Seat.WEST, "4C"): 130,
    }
