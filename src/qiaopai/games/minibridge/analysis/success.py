"""The second adviser (第二種建議): how often each contract succeeds, as far as declarer can know.

Deals that agree with declarer's two hands and with everybody's points are solved double dummy.
A pure function over the deals and a solver; the table decides who may see it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import islice

import msgspec

from qiaopai.games.minibridge.rules.state import ALL_POINTS
from qiaopai.games.minibridge.rules.view import ContractView, View
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.play.sampling import Limit, read_knowledge, sample_deals
from qiaopai.kernel.seats import Seat
from qiaopai.solver.interface import Solver
from qiaopai.solver.positions import opening
from qiaopai.solver.within import solve_within

ALL = tuple(Denomination)


class Chance(msgspec.Struct, frozen=True):
    """A bar of the chart: a contract, in how many of the sampled deals it is made, its score."""

    contract: ContractView
    made: int
    deals: int
    tricks: int
    """Over all the deals."""
    points: int
    """Declarer's score over all the deals."""

    @property
    def rate(self) -> float:
        """The share of deals in which it is made (成功率)."""
        return self.made / self.deals

    @property
    def mean(self) -> float:
        """The mean score."""
        return self.points / self.deals

    def plus(self, other: Chance) -> Chance:
        """The same contract over the deals of both."""
        return Chance(
            self.contract,
            self.made + other.made,
            self.deals + other.deals,
            self.tricks + other.tricks,
            self.points + other.points,
        )


def limits(view: View) -> Mapping[Seat, Limit]:
    """What the announced points say of each hand; three players' points tell the fourth's."""
    told = dict(view.announced)
    if len(told) == len(Seat) - 1:
        told |= {seat: ALL_POINTS - sum(told.values()) for seat in Seat if seat not in told}
    return {seat: Limit(points, points) for seat, points in told.items()}


def possible_deals(view: View, entropy: Entropy) -> Iterator[Hands]:
    """Deals that the viewer cannot tell from the real one."""
    return sample_deals(read_knowledge(view), limits(view), entropy)


def chances(
    view: View,
    deals: Iterable[Hands],
    solver: Solver,
    budget: int,
    stop: Callable[[], bool] = lambda: False,
    denominations: Collection[Denomination] = ALL,
) -> tuple[Chance, ...]:
    """The chance of each contract on declarer's menu, over at most `budget` deals."""
    if not isinstance(view.menu, tuple) or not isinstance(view.declarer, str):
        return ()
    tricks: list[Mapping[Denomination, int]] = []
    for hands in islice(deals, budget):
        if stop():
            break
        found = _tricks(hands, view.declarer, solver, denominations, stop)
        if found is None:
            break
        tricks.append(found)
    menu = [item for item in view.menu if item.denomination in denominations]
    if not tricks:
        return ()
    return tuple(_chance(item, [one[item.denomination] for one in tricks]) for item in menu)


def _tricks(
    hands: Hands,
    declarer: Seat,
    solver: Solver,
    denominations: Collection[Denomination],
    stop: Callable[[], bool],
) -> Mapping[Denomination, int] | None:
    """Declarer's tricks in each denomination; None if it was stopped before all were solved."""
    if len(denominations) == len(ALL):
        table = solver.table(hands)
        return {one: table.of(declarer, one) for one in ALL}
    tricks: dict[Denomination, int] = {}
    for one in denominations:
        found = solve_within(solver, opening(hands, declarer, one.trumps), stop)
        if found is None:
            return None
        tricks[one] = 13 - max(found.values())
    return tricks


def _chance(item: ContractView, tricks: list[int]) -> Chance:
    return Chance(
        contract=item,
        made=sum(one >= item.tricks for one in tricks),
        deals=len(tricks),
        tricks=sum(tricks),
        points=sum(score(item, one) for one in tricks),
    )


def score(item: ContractView, tricks: int) -> int:
    """Declarer's score for so many tricks, from what the menu says of just made and one down."""
    over = tricks - item.tricks
    assert isinstance(item.made, int)
    assert isinstance(item.down, int)
    if over < 0:
        return -over * item.down
    trumps = item.denomination.trumps
    return item.made + over * (20 if trumps and not trumps.is_major else 30)
