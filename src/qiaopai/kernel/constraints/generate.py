"""Deals that obey a condition (條件發牌), all of them equally likely.

The hand with the rarest conditions is drawn directly among those whose shape and points obey,
each as likely as any other; the rest of the pack is dealt at random, and a deal that breaks any
condition is thrown away. Every deal that obeys is as likely as if all had been dealt blindly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import count

from qiaopai.cards import DECK, Card, make_hand
from qiaopai.kernel.constraints.counting import ALL_HANDS, Cells, cells_for
from qiaopai.kernel.constraints.holding import holds
from qiaopai.kernel.constraints.terms import Condition, all_of, parts_of, seats_of
from qiaopai.kernel.deals import Hands, deal_out, make_hands
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.sources import Dealt

TRIES = 100_000


def generate(condition: Condition, entropy: Entropy, tries: int = TRIES) -> Iterator[Hands]:
    """Deals without end, board 1 first; each gets at most so many tries.

    Raises:
        Refused: `no_such_deal`, with the board.
    """
    plan = make_plan(condition)
    for board in count(1):
        yield plan.deal(board, entropy.child(str(board)), tries)


@dataclass(frozen=True, slots=True)
class Plan:
    """How deals for a condition are made: one hand first, from its cells, or none."""

    condition: Condition
    first: Seat | None
    cells: Cells

    def deal(self, board: int, entropy: Entropy, tries: int = TRIES) -> Hands:
        """The deal of a board.

        Raises:
            Refused: `no_such_deal`.
        """
        for _ in range(tries if self.first is None or self.cells.hands else 0):
            hands = self._try(entropy)
            if holds(self.condition, hands):
                return hands
        raise Refused("no_such_deal", board=board)

    def _try(self, entropy: Entropy) -> Hands:
        if self.first is None:
            return deal_out(tuple(entropy.shuffle(DECK)), Seat.NORTH)
        own = self.cells.draw(entropy)
        held = set(own)
        rest: list[Card] = entropy.shuffle(card for card in DECK if card not in held)
        others = [seat for seat in Seat if seat is not self.first]
        hands = {seat: make_hand(rest[place::3]) for place, seat in enumerate(others)}
        return make_hands({**hands, self.first: own})


@lru_cache(maxsize=64)
def make_plan(condition: Condition) -> Plan:
    """Begin with the hand whose own conditions admit the fewest hands."""
    best, cells, fewest = None, Cells((), ()), ALL_HANDS
    for seat in Seat:
        own = [part for part in parts_of(condition) if seats_of(part) == {seat}]
        found = cells_for(all_of(*own)) if own else None
        if found is not None and found.hands < fewest:
            best, cells, fewest = seat, found, found.hands
    return Plan(condition, best, cells)


@dataclass(frozen=True, slots=True)
class ConstrainedDeals:
    """A source of boards (條件牌源) whose deals obey a condition."""

    condition: Condition
    tries: int = TRIES

    def deal(self, board: int, dealer: Seat, entropy: Entropy) -> Dealt:
        """The deal of that board."""
        return Dealt(make_plan(self.condition).deal(board, entropy.child(str(board)), self.tries))
