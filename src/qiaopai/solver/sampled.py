"""Double dummy over samples (抽樣雙明手): the card that does best on average.

The solver sees all the cards, so that equal or nearly equal cards are left to the rules of thumb:
they keep honours hidden and do not give away what a single-dummy player would not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import islice

from qiaopai.cards import Card, Suit
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.play.cardplay import Table, follow, lead
from qiaopai.kernel.tricks import Trick
from qiaopai.solver.interface import Solver
from qiaopai.solver.positions import BadPosition, Setup, check
from qiaopai.solver.within import solve_within

Stop = Callable[[], bool]
Value = Callable[[int], float]
"""What a number of tricks of declarer's side is worth to that side."""
Choice = tuple[Card, str]

FEWEST = 4
"""Samples of an early position, however small the budget."""


@dataclass(frozen=True, slots=True)
class Stake:
    """What a card is played for: tricks declarer's side has, and what tricks are worth."""

    won: int
    value: Value
    margin: float
    """By so much another card must be better than the one the rules of thumb choose."""


def best_card(
    solver: Solver,
    table: Table,
    deals: Iterable[Hands],
    stake: Stake,
    budget: int,
    stop: Stop,
) -> Choice | None:
    """The best card over the samples, or None when none could be solved in time."""
    plain, reason = (follow if table.trick.cards else lead)(table)
    if len(table.choices) == 1:
        return plain, reason
    count = budget_at(budget, len(table.held))

    def value(tricks: int, left: int) -> float:
        if table.declares:
            return stake.value(stake.won + tricks)
        return -stake.value(stake.won + left - tricks)

    found = values_of_cards(solver, deals, table.trick, table.trumps, value, count, stop)
    found = {card: worth for card, worth in found.items() if card in table.choices}
    if not found:
        return None
    best = max(found.values())
    if found.get(plain, best - stake.margin - 1) >= best - stake.margin:
        return plain, reason
    equal = [card for card, worth in found.items() if worth >= best - 1e-9]
    return min(equal, key=lambda card: (card.rank.height, card.index)), "bot-samples"


def values_of_cards(
    solver: Solver,
    deals: Iterable[Hands],
    trick: Trick,
    trumps: Suit | None,
    value: Callable[[int, int], float],
    budget: int,
    stop: Stop,
) -> Mapping[Card, float]:
    """The mean value of each card that may be played, over as many deals as there is budget for.

    `value` takes the tricks that the side to play still gets and those that are left. Empty when
    no deal could be solved in time.
    """
    totals: dict[Card, float] = {}
    count = 0
    for hands in islice(deals, budget):
        if stop():
            break
        try:
            position = check(Setup(hands, trick, trumps))
        except BadPosition:
            break
        solved = solve_within(solver, position, stop)
        if solved is None:
            break
        for card, tricks in solved.items():
            totals[card] = totals.get(card, 0.0) + value(tricks, position.tricks_left)
        count += 1
    return {card: total / count for card, total in totals.items()}


def budget_at(budget: int, cards_left: int) -> int:
    """Samples for a position with so many cards a hand: early ones cost most."""
    share = {13: 4, 12: 3, 11: 2}.get(cards_left, 1)
    return max(FEWEST, budget // share)
