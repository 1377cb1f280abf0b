"""Reads conditions from text (讀條件): a value and a list of faults, each with its column.

A fault costs only its own clause; reading goes on after the next comma, semicolon or the end.
"""

from __future__ import annotations

from qiaopai.kernel.constraints import words
from qiaopai.kernel.constraints.clauses import Clauses, Fault
from qiaopai.kernel.constraints.lexer import tokens
from qiaopai.kernel.constraints.terms import Condition, all_of
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.seats import Seat

LONGEST = 1_000


class BadConstraint(Refused):
    """A text that is no condition; `faults` are all that is wrong, the first one is told."""

    def __init__(self, faults: tuple[Refusal, ...]) -> None:
        self.faults = faults
        super().__init__(faults[0])


def parse_constraint(text: str, seat: Seat | None = None) -> Condition:
    """Read a condition; `seat` is the hand meant where none is named.

    Raises:
        BadConstraint: with every fault.

    >>> parse_constraint("5+ spades", Seat.NORTH) == parse_constraint("spades(north) >= 5")
    True
    """
    condition, faults = read_constraint(text, seat)
    if faults:
        raise BadConstraint(faults)
    return condition


def read_constraint(text: str, seat: Seat | None = None) -> tuple[Condition, tuple[Refusal, ...]]:
    """What could be read, and all faults."""
    if len(text) > LONGEST:
        return all_of(), (Refusal("constraint_too_long", {"most": LONGEST}),)
    reader = _Reader(text, seat)
    return reader.read()


class _Reader:
    """Goes through the clauses, keeping those that can be read."""

    def __init__(self, text: str, seat: Seat | None) -> None:
        self.given = seat
        self.clauses = Clauses(list(tokens(text)), seat)
        self.faults: list[Refusal] = []

    def read(self) -> tuple[Condition, tuple[Refusal, ...]]:
        found: list[Condition] = []
        at_start = True
        while not self.clauses.at_end:
            start, self.clauses.depth = self.clauses.place, 0
            try:
                if at_start:
                    self._take_seat()
                found.append(self.clauses.alternatives())
                if self.clauses.now.text not in {",", ";", ""}:
                    raise self.clauses.unexpected()
            except Fault as fault:
                self.faults.append(fault.refusal)
                self._skip(start)
            at_start = self.clauses.now.text == ";"
            self.clauses.step()
        return all_of(*found), tuple(self.faults)

    def _take_seat(self) -> None:
        """The hand that the clauses up to the next semicolon speak of: `north:`."""
        self.clauses.seat = self.given
        if self.clauses.ahead(1).text == ":":
            seat = words.SEATS.get(self.clauses.now.text)
            if seat is None:
                raise self.clauses.unknown()
            self.clauses.seat = seat
            self.clauses.step()
            self.clauses.step()

    def _skip(self, start: int) -> None:
        """Go on to the end of the clause that began there; what brackets hold belongs to it."""
        self.clauses.place, depth = start, 0
        while not self.clauses.at_end:
            text = self.clauses.now.text
            depth += (text == "(") - (text == ")")
            if depth <= 0 and text in {",", ";"}:
                return
            self.clauses.step()
