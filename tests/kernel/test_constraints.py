"""The language of constraints: what each phrase admits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qiaopai.cards import Suit, parse_hand
from qiaopai.kernel.constraints import all_of, holds, parse_constraint
from qiaopai.kernel.constraints.measures import MEASURES, controls, lengths, losers, measure, tops
from qiaopai.kernel.constraints.terms import ALL_SHAPES, BALANCED, SEMI_BALANCED, shapes
from qiaopai.kernel.deals import Hands, parse_deal
from qiaopai.kernel.points import hcp
from qiaopai.kernel.seats import Seat
from qiaopai.testing.strategies import deals

DEAL = parse_deal("N:AQ854.K6.Q92.J73 KT9.AQJ2.K4.A985 J73.T8543.A876.2 62.97.JT53.KQT64")
"""North 12 points 5=2=3=3, east 17, 3=4=2=4, south 5, 3=5=4=1, west 6, 2=2=4=5."""


def test_the_deal_is_what_it_is_said_to_be() -> None:
    assert [hcp(DEAL[seat]) for seat in Seat] == [12, 17, 5, 6]
    assert [lengths(DEAL[seat]) for seat in Seat] == [
        (5, 2, 3, 3), (3, 4, 2, 4), (3, 5, 4, 1), (2, 2, 4, 5),
    ]  # fmt: skip


TRUE_OF_NORTH = [
    "12 hcp", "11-13 hcp", "11 - 13 hcp", "11–13 points", "12+ hcp", "12- hcp", "HCP = 12",
    "hcp >= 12", "hcp ≤ 12", "hcp > 11", "hcp < 13", "hcp != 11", "12 = hcp", "11 <= hcp",
    "5 spades", "5+ spades", "♠ >= 5", "2-3 hearts", "4- diamonds",
    "hcp >= 14-2", "hcp <= 14 - 2", "hcp = 14-2-0", "14-2 <= hcp", "20-hcp = 8", "20-hcp <= 8",
    "hcp = 10+2", "10+2 = hcp", "5+spades = 10", "20-hcp+spades = 13", "hcp = 20-spades-3",
    "spades(north) = 8-spades(south)", "26-2 = 2*hcp",
    "hcp in 11-13", "hcp in 12", "hcp = 11-13", "hcp in 12+", "hcp in 12-", "hcp != 13-15",
    "hcp in spades in 5-7", "hcp(spades) in 6", "hcp + 1 in 12-14",
    "not (hcp in 13-15 or 4 spades)",
    "balanced", "semibalanced", "semi-balanced", "not unbalanced", "not not balanced",
    "5=2=3=3", "5=(332)", "(5332)", "3-3-2-5", "5=x=x=x", "x=2=(33)", "(53x2)",
    "3 controls", "7 losers", "7- losers", "2 of top 3 spades", "2 top 3 spades",
    "top(3, spades) = 2", "1+ of top 2 hearts", "6 hcp in spades", "hcp(spades) = 6",
    "1 aces", "1 ace", "kings = 1", "2 queens", "1 jack", "0 tens",
    "longest = 5", "shortest >= 2",
    "12 hcp, 5 spades", "12 hcp and 5 spades", "13 hcp or 5 spades",
    "13 hcp and 4 spades or balanced", "13 hcp and (4 spades or balanced) or 12 hcp",
    "not (13 hcp or 4 spades)", "(12 hcp, 5 spades)", "12 hcp, 4 spades or 2 hearts",
    "spades > hearts", "spades - hearts = 3", "spades + hearts >= 7", "2 * spades - hearts = 8",
    "spades = hearts + 3", "hcp + spades + hearts >= 19",
    "hcp(north) + hcp(south) = 17", "hcp(e) > hcp(w)", "spades(north) + spades(south) >= 8",
    "balanced(east)", "not balanced(south)", "1 clubs(south)", "top(3, clubs, west) = 2",
    "hcp(hearts, east) = 7", "hcp(east, hearts) = 7",
    "12 點", "12 点, 5 黑桃", "平均", "5+ 黑桃 且 2 紅心 且 非 4 梅花", "2+ top 3 ♠", "7 輸張",
    "", " ", "12 hcp,", "12 hcp;", "north: 12 hcp", "N: 12 hcp; east: 17 hcp, 4 hearts",
    "南: 5 點, 5 紅心; 北: 12 點",
]  # fmt: skip
FALSE_OF_NORTH = [
    "11 hcp", "13-15 hcp", "13+ hcp", "11- hcp", "hcp = 11", "hcp > 12", "hcp != 12",
    "6+ spades", "not balanced", "unbalanced", "(4432)", "5=3=3=2", "5=3=(32)", "4=x=x=x",
    "3 of top 3 spades", "6+ losers and 13 hcp", "13 hcp or 4 spades", "12 hcp, 4 spades",
    "hcp(north) + hcp(south) >= 25", "south: 12 hcp", "north: 12 hcp; south: 12 hcp",
    "hcp < 12", "12 < hcp", "hcp > 12", "hcp >= 15-2", "20-hcp <= 7", "hcp = 13-15", "hcp in 13-15",
    "hcp != 11-13", "hcp in 13+", "hcp in 11",
    "spades < hearts", "7 hcp in spades", "balanced(south)",
]  # fmt: skip


@pytest.mark.parametrize("text", TRUE_OF_NORTH)
def test_true_of_north(text: str) -> None:
    assert holds(parse_constraint(text, Seat.NORTH), DEAL)


@pytest.mark.parametrize("text", FALSE_OF_NORTH)
def test_false_of_north(text: str) -> None:
    assert not holds(parse_constraint(text, Seat.NORTH), DEAL)


def test_a_comma_binds_loosest() -> None:
    loose = parse_constraint("4 spades, 12 hcp or 2 hearts", Seat.NORTH)
    assert loose == parse_constraint("4 spades and (12 hcp or 2 hearts)", Seat.NORTH)
    assert loose != parse_constraint("4 spades and 12 hcp or 2 hearts", Seat.NORTH)


def test_conditions_of_several_hands_together() -> None:
    north, south = parse_constraint("12 hcp", Seat.NORTH), parse_constraint("5 hcp", Seat.SOUTH)
    assert all_of(north, south) == parse_constraint("north: 12 hcp; south: 5 hcp")
    assert holds(all_of(north, south), DEAL)
    assert holds(all_of(), DEAL)


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ("AKQ2.AKQ.AKQ.AKQ", 0),
        ("5432.432.432.432", 12),
        ("AKQJT98765432...", 0),
        ("Q2.K2.A2.Q5432KJ", 5),
        ("Q.K.A.AK98765432", 3),
        ("J98.Q87.K76.A543", 9),
    ],
)
def test_losers(hand: str, count: int) -> None:
    assert losers(parse_hand(hand)) == count


def test_controls_and_top_cards() -> None:
    hand = parse_hand("AKJ.KQT9.A.KJ876")
    assert controls(hand) == 7
    assert [tops(hand, Suit.SPADES, number) for number in range(5)] == [0, 1, 2, 2, 3]
    assert measure("hcp", hand, Suit.HEARTS, 0) == 5


@pytest.mark.parametrize(
    ("groups", "number"),
    [(("4333",), 4), (("4432",), 12), (("5332",), 12), (("4441",), 4), (("7321",), 24)],
)
def test_numbers_of_shapes(groups: tuple[str, ...], number: int) -> None:
    assert len(shapes(*groups)) == number


def test_words_for_shapes() -> None:
    assert len(ALL_SHAPES) == 560
    assert BALANCED < SEMI_BALANCED < ALL_SHAPES
    assert all(min(shape) >= 2 for shape in SEMI_BALANCED)


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("A432.432.432.432", {"balanced", "semibalanced"}),
        ("A432.5432.432.32", {"balanced", "semibalanced"}),
        ("A5432.432.432.32", {"balanced", "semibalanced"}),
        ("A5432.5432.32.32", {"semibalanced"}),
        ("A65432.432.32.32", {"semibalanced"}),
        ("A5432.5432.432.2", {"unbalanced"}),
        ("A765432.32.32.32", {"unbalanced"}),
        ("A432.5432.5432.2", {"unbalanced"}),
        ("A5432.65432.432.", {"unbalanced"}),
    ],
)
def test_which_hands_are_balanced_semibalanced_and_unbalanced(hand: str, words: set[str]) -> None:
    hands = Hands(parse_hand(hand), (), (), ())
    every = {"balanced", "semibalanced", "unbalanced"}
    assert {one for one in every if holds(parse_constraint(one, Seat.NORTH), hands)} == words


@given(deals(), st.sampled_from(sorted(MEASURES)), st.sampled_from(Seat))
def test_measures_add_up_over_suits(hands: Hands, name: str, seat: Seat) -> None:
    if name in {"longest", "shortest"}:
        return
    whole = measure(name, hands[seat], None, 0)
    assert whole == sum(measure(name, hands[seat], suit, 0) for suit in Suit)


@given(deals())
def test_not_and_or_are_what_they_are(hands: Hands) -> None:
    one, two = "hcp(north) >= 11", "spades(south) >= 4"
    first, second = (holds(parse_constraint(text), hands) for text in (one, two))
    assert holds(parse_constraint(f"{one} and {two}"), hands) == (first and second)
    assert holds(parse_constraint(f"{one} or {two}"), hands) == (first or second)
    assert holds(parse_constraint(f"not ({one} or {two})"), hands) == (not first and not second)
