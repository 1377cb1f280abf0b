"""The cheapest partition of a hand (最省的拆法): rank groups, runs, straight flushes, wild cards.

Runs are taken out of the counts where that does not cost much on the spot, and what is left is
parted by rank: triples with the lowest pairs as full houses, wild cards where they save most.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import itemgetter

from qiaopai.games.guandan.bots.worth.groups import (
    FLUSH_CLASS,
    JOKERS_CLASS,
    bomb_cost,
    cost,
    rank_costs,
)
from qiaopai.games.guandan.bots.worth.layout import RUNS, SUITS, Layout, Run
from qiaopai.games.guandan.bots.worth.weights import Weights
from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import (
    ACE,
    BIG_JOKER,
    SMALL_JOKER,
    Hand,
    Level,
    rank_value,
)
from qiaopai.games.guandan.rules.plays import Kind, readings

SLACK = 0.35
"""How much dearer a hand may become by one run, for the sake of the next."""
DEPTH = 4
REMEMBERED = 50_000
WILD = 0.8
"""What a wild card is worth at first sight."""
ONE_PLAY = 10
"""No play has more cards."""
_KINDS = {1: Kind.STRAIGHT, 2: Kind.TUBE, 3: Kind.PLATE}

Picker = Callable[[list[int]], tuple[int, ...]]
Candidate = tuple[float, int, Run, Picker]


class Partitioner:
    """The cost of hands at one level, remembered."""

    def __init__(self, level: Level, rules: Options, weights: Weights) -> None:
        self.level, self.rules, self.weights = level, rules, weights
        self._known: dict[Hand, float] = {}
        self._rows = [
            rank_costs(rank_value(rank, level), weights) if 2 <= rank <= ACE else ()
            for rank in range(ACE + 1)
        ]
        runs: list[Candidate] = [
            (cost(_KINDS[each], each * len(run), top, weights), each, run, itemgetter(*run))
            for each, top, run in RUNS
        ]
        # Two equal straights at once: one of them alone would seem to tear pairs apart.
        twice = [(2 * one[0], 2, *one[2:]) for one in runs if one[1] == 1]
        self._runs = [*runs, *twice]
        self._flushes: list[Candidate] = [
            (bomb_cost(FLUSH_CLASS, top, weights), suit, run, itemgetter(*run))
            for suit in range(len(SUITS))
            for each, top, run in RUNS
            if each == 1
        ]
        self._jokers = _joker_costs(weights)

    def cost(self, hand: Hand) -> float:
        """What it costs in turns to get rid of the hand."""
        known = self._known.get(hand)
        if known is None:
            if len(self._known) > REMEMBERED:
                self._known.clear()
            known = self._known[hand] = self._cost(hand)
        return known

    def first_sight(self, hand: Hand) -> Callable[[Hand], float]:
        """What a hand costs by ranks alone after a play, beside what it costs now: a guess."""
        counts, rows = Layout(hand, self.level).counts, self._rows

        def change(cards: Hand) -> float:
            total, used = 0.0, Layout(cards, self.level)
            for rank in dict.fromkeys(card.rank for card in cards):
                if rank <= ACE and (taken := used.counts[rank]):
                    row, held = rows[rank], counts[rank]
                    total += row[held - taken] - row[held]
            return total + WILD * used.wilds

        return change

    def _cost(self, hand: Hand) -> float:
        if not hand:
            return 0.0
        layout = Layout(hand, self.level)
        best = self._with_flushes(layout, 0)
        if layout.wilds and len(hand) <= ONE_PLAY:
            whole = readings(hand, self.level, self.rules)
            best = min([best, *(cost(one.kind, one.size, one.key, self.weights) for one in whole)])
        return best

    def _with_flushes(self, layout: Layout, first: int) -> float:
        """The best without, or with one more of the straight flushes."""
        best = self._with_runs(layout)
        counts, rows, suited = layout.counts, self._rows, layout.suited
        missing_allowed = 1 if layout.wilds else 0
        for place in range(first, len(self._flushes)):
            price, suit, run, pick = self._flushes[place]
            own = suited[suit]
            missing = pick(own).count(0)
            if missing > missing_allowed:
                continue
            used = [rank for rank in run if own[rank]]
            gain = sum(rows[rank][counts[rank]] - rows[rank][counts[rank] - 1] for rank in used)
            if gain < price:
                continue
            _move(layout, own, used, -1, missing)
            best = min(best, price + self._with_flushes(layout, place))
            _move(layout, own, used, 1, missing)
        return best

    def _with_runs(self, layout: Layout) -> float:
        counts = layout.counts
        usable = [one for one in self._runs if min(one[3](counts)) >= one[1]]
        jokers = self._jokers[counts[SMALL_JOKER], counts[BIG_JOKER]]
        return jokers + self._search(counts, layout.wilds, usable, 0, DEPTH)

    def _search(
        self, counts: list[int], wilds: int, runs: list[Candidate], first: int, depth: int
    ) -> float:
        best = self._by_rank(counts, wilds)
        if not depth:
            return best
        rows = self._rows
        for place in range(first, len(runs)):
            price, each, run, _ = runs[place]
            gain = SLACK - price
            for rank in run:
                left = counts[rank] - each
                if left < 0:
                    break
                gain += rows[rank][left + each] - rows[rank][left]
            else:
                if gain > 0:
                    for rank in run:
                        counts[rank] -= each
                    best = min(best, price + self._search(counts, wilds, runs, place, depth - 1))
                    for rank in run:
                        counts[rank] += each
        return best

    def _by_rank(self, counts: list[int], wilds: int) -> float:
        """Groups of one rank; the wild cards join them or are cards of the level."""
        rows, total, triples = self._rows, 0.0, 0
        pairs: list[float] = []
        for rank in range(2, 15):
            if count := counts[rank]:
                price = rows[rank][count]
                total += price
                if count == 3:
                    triples += 1
                elif count == 2 and price > 0:
                    pairs.append(price)
        if wilds:
            total -= self._saved_by(counts, wilds)
        if triples and pairs:
            pairs.sort(reverse=True)
            total -= sum(pairs[:triples])
        return total

    def _saved_by(self, counts: list[int], wilds: int) -> float:
        """What the wild cards save when they join the best ranks."""
        rows, first, second, both = self._rows, -9.0, -9.0, -9.0
        for rank in range(2, 15):
            count = counts[rank]
            if not count and rank != self.level:
                continue
            row = rows[rank]
            one = row[count] - row[count + 1]
            if one > first:
                first, second = one, first
            elif one > second:
                second = one
            if wilds == 2:
                both = max(both, row[count] - row[count + 2])
        return first if wilds == 1 else max(first + second, both)


def _joker_costs(weights: Weights) -> Mapping[tuple[int, int], float]:
    """By small and big jokers held."""
    one, two = Kind.SINGLE, Kind.PAIR
    small, big = (
        (0.0, cost(one, 1, key, weights), cost(two, 2, key, weights))
        for key in (SMALL_JOKER, BIG_JOKER)
    )
    costs = {(low, high): small[low] + big[high] for low in range(3) for high in range(3)}
    costs[2, 2] = bomb_cost(JOKERS_CLASS, 0, weights)
    return costs


def _move(layout: Layout, own: list[int], ranks: list[int], by: int, wilds: int) -> None:
    for rank in ranks:
        own[rank] += by
        layout.counts[rank] += by
    layout.wilds += by * wilds
