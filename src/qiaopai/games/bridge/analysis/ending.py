"""End positions (殘局): the 20 results of hands that are partly played.

They are solved lead by lead: a solver's table is of whole deals only.
"""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.kernel.deals import Hands
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.seats import Seat, Side
from qiaopai.solver.interface import Solver, Table, make_table
from qiaopai.solver.positions import opening


def ending_table(solver: Solver, hands: Hands) -> Table:
    """The tricks that each declarer takes when his left leads.

    Raises:
        Refused: `bad_position`.
    """
    return make_table(
        {
            (seat, denomination): _tricks(solver, hands, seat, denomination)
            for seat in Seat
            for denomination in Denomination
        }
    )


def _tricks(solver: Solver, hands: Hands, declarer: Seat, denomination: Denomination) -> int:
    position = opening(hands, declarer, denomination.trumps)
    return position.tricks_left - max(solver.solve(position).values())


def tricks_on_lead(
    table: Table, hands: Hands, leader: Seat, denomination: Denomination, side: Side
) -> int:
    """The tricks of a side when that hand leads."""
    others = table.of(leader.right, denomination)
    return len(hands[leader]) - others if leader.side is side else others


def by_leader(table: Table, hands: Hands) -> Mapping[Seat, Mapping[Denomination, int]]:
    """The tricks of the side on lead, by who leads."""
    return {
        seat: {one: tricks_on_lead(table, hands, seat, one, seat.side) for one in Denomination}
        for seat in Seat
    }
