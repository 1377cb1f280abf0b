"""Chicago (芝加哥): everyone deals once, the total decides.

Rule: minibridge jcbl 芝加哥
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from qiaopai.games.minibridge.options import Options
from qiaopai.kernel.seats import Seat


def deals_in_round(options: Options) -> int:
    """Deals until everyone has dealt once; with three players twice each."""
    return 4 if options.players == 4 else 6


def totals(deals: Iterable[Mapping[Seat, int]]) -> Mapping[Seat, int]:
    """The points of each chair over the deals.

    >>> totals([{Seat.NORTH: 420, Seat.EAST: 0}, {Seat.NORTH: 0, Seat.EAST: 50}])[Seat.NORTH]
    420
    """
    sums: dict[Seat, int] = {}
    for points in deals:
        for seat, won in points.items():
            sums[seat] = sums.get(seat, 0) + won
    return sums
