"""Deals that obey: counts of hands that are known, and the same spread as blind dealing gives."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import comb, sqrt

import pytest

from qiaopai.cards import DECK, make_hand
from qiaopai.kernel.constraints import ConstrainedDeals, all_of, generate, holds, parse_constraint
from qiaopai.kernel.constraints.counting import Cells, cells_for
from qiaopai.kernel.constraints.generate import Plan, make_plan
from qiaopai.kernel.constraints.measures import lengths
from qiaopai.kernel.constraints.terms import Condition
from qiaopai.kernel.deals import Hands, check_deal, make_hands
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.points import hcp
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat

NOTRUMP = "north: 15-17 hcp, balanced"


@pytest.mark.parametrize(
    ("text", "hands"),
    [
        ("", comb(52, 13)),
        ("(4333)", 66_905_856_160),
        ("(4432)", 136_852_887_600),
        ("(5332)", 98_534_079_072),
        ("13 spades", 1),
        ("37 hcp", 4),
        ("38+ hcp", 0),
        ("0 hcp", 2_310_789_600),
        ("10 hcp", 59_723_754_816),
        ("6 spades, 7 hearts", comb(13, 6) * comb(13, 7)),
        ("not balanced", comb(52, 13) - 302_292_822_832),
        ("15-17 hcp or 0-37 hcp", comb(52, 13)),
    ],
)
def test_known_numbers_of_hands(text: str, hands: int) -> None:
    assert cells_for(parse_constraint(text, Seat.NORTH)).hands == hands


def test_what_shape_and_points_do_not_tell_is_left_open() -> None:
    aces = parse_constraint("4 aces, 15-16 hcp", Seat.NORTH)
    assert cells_for(aces).hands == cells_for(parse_constraint("15-16 hcp", Seat.NORTH)).hands


def test_the_rarest_hand_is_dealt_first() -> None:
    assert make_plan(parse_constraint("north: 12+ hcp; south: 22+ hcp")).first is Seat.SOUTH
    assert make_plan(parse_constraint("hcp(north) + hcp(south) >= 25")).first is None
    assert make_plan(all_of()).first is None


@pytest.mark.parametrize(
    "text",
    [
        NOTRUMP,
        "north: 15-17 hcp, balanced; south: 5+ spades, 8+ hcp",
        "hcp(north) + hcp(south) >= 25, spades(north) + spades(south) >= 8",
        "west: 4 aces; east: 7- losers",
        "east: 13 hearts",
        "south: 4=4=4=1 or 0=x=x=x",
    ],
)
def test_deals_obey_and_repeat(text: str) -> None:
    condition = parse_constraint(text)
    found = list(islice(generate(condition, Entropy("seed")), 5))
    assert found == list(islice(generate(condition, Entropy("seed")), 5))
    assert found != list(islice(generate(condition, Entropy("other")), 5))
    for hands in found:
        check_deal(hands)
        assert holds(condition, hands)


@pytest.mark.parametrize(
    "text", ["north: 41 hcp", "north: 38 hcp", "north: 13 spades; south: 1 spade"]
)
def test_impossible_is_refused(text: str) -> None:
    with pytest.raises(Refused) as caught:
        next(generate(parse_constraint(text), Entropy("seed"), tries=50))
    assert caught.value.code == "no_such_deal"
    assert caught.value.data == {"board": 1}


def test_tries_are_counted_for_each_board() -> None:
    rare = parse_constraint("north: 4 aces, 4 kings")
    with pytest.raises(Refused, match="no_such_deal"):
        list(islice(generate(rare, Entropy("seed"), tries=3), 3))


def test_a_source_of_boards() -> None:
    condition = parse_constraint(NOTRUMP)
    source = ConstrainedDeals(condition)
    first = source.deal(1, Seat.NORTH, Entropy("seed"))
    assert holds(condition, first.hands)
    assert first == source.deal(1, Seat.EAST, Entropy("seed"))
    assert first != source.deal(2, Seat.EAST, Entropy("seed"))
    assert first.hands == next(generate(condition, Entropy("seed")))


def blindly(condition: Condition, own: Condition, seat: Seat, seed: int) -> Iterator[Hands]:
    """Plain rejection; that hand's own condition is looked at before the rest is dealt."""
    dice = random.Random(seed)
    pack = list(DECK)
    others = [one for one in Seat if one is not seat]
    nobody = make_hands(dict.fromkeys(Seat, ()))
    while True:
        dice.shuffle(pack)
        first = nobody.replaced(seat, make_hand(pack[:13]))
        if not holds(own, first):
            continue
        rest = {one: make_hand(pack[13 * n : 13 * n + 13]) for n, one in enumerate(others, 1)}
        hands = make_hands({**rest, seat: first[seat]})
        if holds(condition, hands):
            yield hands


def distance(one: Counter, two: Counter) -> float:
    """Chi-square of two samples as a standard normal (Wilson-Hilferty); rare classes together."""
    rare = [key for key in one | two if one[key] + two[key] < 20]
    classes = [(one[key], two[key]) for key in one | two if key not in rare]
    if rare:
        classes.append((sum(one[key] for key in rare), sum(two[key] for key in rare)))
    n, m = one.total(), two.total()
    chi2 = sum((a * sqrt(m / n) - b * sqrt(n / m)) ** 2 / (a + b) for a, b in classes if a + b)
    degrees = len(classes) - 1
    third = 2 / (9 * degrees)
    return ((chi2 / degrees) ** (1 / 3) - (1 - third)) / sqrt(third)


def shape(hands: Hands, seat: Seat) -> tuple[int, ...]:
    return lengths(hands[seat])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("own", "seat", "more"),
    [
        ("north: 15-17 hcp, balanced", Seat.NORTH, "hcp(north) + hcp(south) >= 24"),
        ("east: 5+ spades, 1+ of top 3 spades, 7- losers", Seat.EAST, "west: 2+ spades"),
    ],
)
def test_the_same_as_blind_dealing(own: str, seat: Seat, more: str) -> None:
    condition = parse_constraint(f"{own}; {more}")
    number = 20_000
    assert make_plan(condition).first is seat
    ours = list(islice(generate(condition, Entropy("chi-square")), number))
    plain = list(islice(blindly(condition, parse_constraint(own), seat, 1), number))
    for other in Seat:
        for kind in (lambda hands, one: hcp(hands[one]), shape):
            counts = [Counter(kind(hands, other) for hands in deals) for deals in (ours, plain)]
            assert abs(distance(*counts)) < 4, (other, kind)


@pytest.mark.slow
def test_a_lopsided_generator_is_found() -> None:
    """Every cell as likely as any other, however many hands it holds."""
    plan = make_plan(parse_constraint(NOTRUMP))
    even = Cells(plan.cells.cells, tuple(range(1, len(plan.cells.cells) + 1)))
    wrong = Plan(plan.condition, plan.first, even)
    counts = []
    for one in (plan, wrong):
        deals = (one.deal(board, Entropy(f"lopsided/{board}")) for board in range(5_000))
        counts.append(Counter(shape(hands, Seat.NORTH) for hands in deals))
    assert distance(*counts) > 4
