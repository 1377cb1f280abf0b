"""`Solver` (雙明手解算器) and the table of 20 results that it fills."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from qiaopai.cards import Card
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat, Side
from qiaopai.solver.positions import Position

_WIDTH = len(Denomination)
_PLACES = {
    (seat, denomination): row * _WIDTH + column
    for row, seat in enumerate(Seat)
    for column, denomination in enumerate(Denomination)
}
_PBN_SEATS = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)


@dataclass(frozen=True, slots=True)
class Table:
    """The 20 results of a deal (雙明手結果表): tricks of every declarer in every denomination.

    `tricks` runs over N, E, S, W and within each over NT, S, H, D, C.
    """

    tricks: tuple[int, ...]

    def of(self, seat: Seat, denomination: Denomination) -> int:
        """Tricks of that declarer."""
        return self.tricks[_PLACES[seat, denomination]]

    def best_of(self, side: Side, denomination: Denomination) -> int:
        """Tricks of the better of a side's two declarers."""
        return max(self.of(seat, denomination) for seat in side.seats)

    @property
    def text(self) -> str:
        """20 hexadecimal digits as files write them: N S E W, within each NT S H D C.

        >>> parse_table("59497594977494674946").text
        '59497594977494674946'
        """
        order = ((seat, denomination) for seat in _PBN_SEATS for denomination in Denomination)
        return "".join(f"{self.of(*one):x}" for one in order)

    def __repr__(self) -> str:
        return f"Table({self.text})"

    def _repr_html_(self) -> str:
        heads = "".join(f"<th>{one}</th>" for one in ("", *map(_symbol, Denomination)))
        rows = "".join(f"<tr><th>{seat.value}</th>{self._cells(seat)}</tr>" for seat in Seat)
        return f"<table><tr>{heads}</tr>{rows}</table>"

    def _cells(self, seat: Seat) -> str:
        return "".join(f"<td>{self.of(seat, one)}</td>" for one in Denomination)


def _symbol(denomination: Denomination) -> str:
    return denomination.trumps.symbol if denomination.trumps else denomination.value


def make_table(results: Mapping[tuple[Seat, Denomination], int]) -> Table:
    """A table of all 20 results."""
    return Table(tuple(results[one] for one in _PLACES))


def parse_table(text: str) -> Table:
    """Read 20 hexadecimal digits, N S E W, within each NT S H D C.

    Raises:
        Refused: `bad_table`.
    """
    digits = text.strip().lower()
    if len(digits) != 20 or any(digit not in "0123456789abcd" for digit in digits):
        raise Refused("bad_table", text=text[:40])
    order = ((seat, denomination) for seat in _PBN_SEATS for denomination in Denomination)
    return make_table({one: int(digit, 16) for one, digit in zip(order, digits, strict=True)})


class Solver(Protocol):
    """Somebody who sees all the cards. Safe to ask from several threads."""

    def solve(self, position: Position) -> Mapping[Card, int]:
        """Tricks that the side to play still takes with each card that may be played.

        The trick in progress counts. Cards come in the order in which the hand is held.
        """
        ...

    def table(self, hands: Hands) -> Table:
        """The 20 results of a whole deal.

        Raises:
            Refused: `bad_deal`.
        """
        ...

    def tables(self, deals: Sequence[Hands]) -> tuple[Table, ...]:
        """The same for several deals, faster than one by one.

        Raises:
            Refused: `bad_deal`.
        """
        ...
