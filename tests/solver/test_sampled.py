"""Cards by their mean over samples: the count of samples, the stop, ties left to thumb."""

from collections.abc import Mapping
from itertools import repeat

from qiaopai.cards import Card, Suit, parse_card, parse_hand
from qiaopai.kernel.deals import Hands, parse_deal
from qiaopai.kernel.play.cardplay import Table
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.tricks import Trick
from qiaopai.solver.interface import Table as Results
from qiaopai.solver.positions import Position
from qiaopai.solver.sampled import FEWEST, Stake, best_card, budget_at, values_of_cards

N, E, S, W = Seat
HANDS = parse_deal("N:432.432.432.AKQ5 765.8765.876.876 AKQ.AKQ.AKQ5.432 JT98.JT9.JT9.JT9")


class Favourite:
    """A solver that likes one card."""

    def __init__(self, favourite: Card) -> None:
        self.favourite = favourite
        self.asked = 0

    def solve(self, position: Position) -> Mapping[Card, int]:
        self.asked += 1
        return {card: 5 + (card is self.favourite) for card in position.legal()}

    def table(self, hands: Hands) -> Results:
        raise NotImplementedError

    def tables(self, deals: object) -> tuple[Results, ...]:
        raise NotImplementedError


def lead_table() -> Table:
    held = HANDS[W]
    return Table(W, held, held, Trick(W), None, S, (), (), ())


def test_early_positions_get_fewer_samples() -> None:
    assert [budget_at(40, left) for left in (13, 12, 11, 10, 1)] == [10, 13, 20, 40, 40]
    assert budget_at(1, 13) == FEWEST


def test_a_card_that_is_better_is_chosen_over_the_thumb() -> None:
    solver = Favourite(parse_card("DT"))
    stake = Stake(0, lambda tricks: 30.0 * tricks, margin=8)
    found = best_card(solver, lead_table(), repeat(HANDS), stake, 40, lambda: False)
    assert found == (parse_card("DT"), "bot-samples")
    assert solver.asked == budget_at(40, 13)


def test_within_the_margin_the_thumb_decides() -> None:
    solver = Favourite(parse_card("DT"))
    stake = Stake(0, lambda tricks: 5.0 * tricks, margin=8)
    found = best_card(solver, lead_table(), repeat(HANDS), stake, 40, lambda: False)
    assert found is not None
    assert found[1].startswith("bot-leads")


def test_it_stops_when_told_to() -> None:
    solver = Favourite(parse_card("DT"))
    looks = iter([False, False, False, True])
    args = (solver, repeat(HANDS), Trick(W), None, lambda tricks, left: float(tricks), 100)
    values = values_of_cards(*args, lambda: next(looks))
    assert solver.asked == 3
    assert values[parse_card("DT")] == 6
    assert values_of_cards(*args, lambda: True) == {}


def test_a_position_that_is_none_gives_nothing() -> None:
    hands = Hands(parse_hand("A..."), (), (), ())
    solver = Favourite(parse_card("SA"))
    values = values_of_cards(
        solver, repeat(hands), Trick(N), Suit.SPADES, lambda tricks, left: 0.0, 4, lambda: False
    )
    assert values == {}
    assert solver.asked == 0
