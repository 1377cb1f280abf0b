"""What hands are worth, what a play holds, what it breaks: by small hands that can be checked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qiaopai.games.guandan.bots.additive import pass_cost, play_cost
from qiaopai.games.guandan.bots.easy import lowest
from qiaopai.games.guandan.bots.fast import cheapest
from qiaopai.games.guandan.bots.reading import RULES
from qiaopai.games.guandan.bots.situation import Option, Situation
from qiaopai.games.guandan.bots.weighing import best
from qiaopai.games.guandan.bots.worth import WEIGHTS, Partitioner
from qiaopai.games.guandan.bots.worth.groups import cost
from qiaopai.games.guandan.bots.worth.holding import chance_to_hold
from qiaopai.games.guandan.rules.cards import PACK, Level, make_hand, parse_cards
from qiaopai.games.guandan.rules.plays import Kind, Meaning, moves, readings
from qiaopai.kernel.seats import Seat

PARTS = Partitioner(Level.TEN, RULES, WEIGHTS)
N, E, S, W = Seat


def price(text: str) -> float:
    """The sum of single plays, parted by bars."""
    total = 0.0
    for part in text.split("|"):
        strongest = readings(parse_cards(part), Level.TEN, RULES)[0]
        total += cost(strongest.kind, strongest.size, strongest.key, WEIGHTS)
    return total


@pytest.mark.parametrize(
    "parted",
    [
        "S3",
        "S3 D3|S4 D4 C4 H4",
        "S3 H3|S5 H5",
        "S3 H3 C3 D5 S5",
        "S3 H4 C5 D6 S7|S9",
        "S3 S4 S5 S6 S7|D9 C9 H9 S9 S9",
        "S3 D3 S4 D4 C5 H5|SB SB HR HR",
        "S3 D3 H3 S4 D4 C4|HR",
        "SA D2 H3 C4 S5|SA DA CA HA",
        "S3 H3 C3 HT",
        "S3 S4 S5 S6 HT",
        "S7 D7 C7 HT HT|SQ",
        "S3 H4 C5 D6 S7|H3 S4 H5 C6 D7",
        "ST CT|S2",
    ],
)
def test_the_cheapest_partition_is_found(parted: str) -> None:
    hand = parse_cards(parted.replace("|", " "))
    assert PARTS.cost(hand) <= price(parted) + 1e-9


def test_a_hand_costs_no_less_than_its_best_partition() -> None:
    assert PARTS.cost(()) == 0
    for parted in ("S3", "S3|S5", "S3 D3|S8", "S3 H4 C5 D6 S7|S9", "S5 H5 C5 D5|S8 D8"):
        assert PARTS.cost(parse_cards(parted.replace("|", " "))) == pytest.approx(price(parted))


@given(st.permutations(range(108)).map(lambda order: [PACK[at] for at in order[:27]]))
def test_a_hand_costs_no_more_than_one_play_after_the_other(cards: list) -> None:
    hand = make_hand(cards)
    parts = Partitioner(Level.TEN, RULES, WEIGHTS)
    total = parts.cost(hand)
    singles = sum(
        cost(Kind.SINGLE, 1, readings((card,), Level.TEN, RULES)[0].key, WEIGHTS) for card in hand
    )
    assert total <= singles
    assert parts.cost(hand) == total


def test_what_cannot_be_beaten_holds_and_the_higher_holds_more_often() -> None:
    unseen, natural = [0, 0] + [8] * 13 + [0, 2, 2], [0, 0] + [8] * 13 + [0, 2, 2]
    unseen[10], unseen[15] = 0, 8

    def holds(kind: Kind, size: int, key: int, theirs: int = 54) -> float:
        return chance_to_hold(Meaning(kind, size, key), unseen, natural, theirs, 0.5, 0.1)

    assert holds(Kind.FOUR_JOKERS, 4, 0) == 1
    assert holds(Kind.SINGLE, 1, 3, theirs=0) == 1
    for kind, size, keys in (
        (Kind.SINGLE, 1, range(2, 18)),
        (Kind.PAIR, 2, range(2, 18)),
        (Kind.TRIPLE, 3, range(2, 16)),
        (Kind.FULL_HOUSE, 5, range(2, 16)),
        (Kind.STRAIGHT, 5, range(5, 15)),
        (Kind.TUBE, 6, range(3, 15)),
        (Kind.PLATE, 6, range(2, 15)),
        (Kind.BOMB, 4, range(2, 16)),
        (Kind.STRAIGHT_FLUSH, 5, range(5, 15)),
    ):
        chances = [holds(kind, size, key) for key in keys]
        assert chances == sorted(chances)
        assert 0 < chances[0] <= chances[-1] <= 1
    assert holds(Kind.BOMB, 4, 15) < holds(Kind.BOMB, 6, 2) < 1


def situation(hand: str, table: str = "", owner: Seat | None = None, **counts: int) -> Situation:
    held = parse_cards(hand)
    meaning = readings(parse_cards(table), Level.TEN, RULES)[0] if table else None
    plays = tuple(Option(one.cards, one.meaning) for one in moves(held, Level.TEN, meaning, RULES))
    left = {seat: counts.get(seat.value, 15) for seat in Seat} | {N: len(held)}
    return Situation(N, held, Level.TEN, RULES, left, plays, {}, meaning, owner)


def text(option: Option | None) -> str:
    return "-" if option is None else " ".join(option.cards)


def test_the_beginner_plays_low_and_leaves_partner_alone() -> None:
    assert text(lowest(situation("S3 H5 C5 SA"))) == "S3"
    assert text(lowest(situation("S3 H5 C5 SA", "D4", W))) == "C5"
    assert text(lowest(situation("S3 H5 C5 SA", "D4", S))) == "-"
    assert text(lowest(situation("S3 S5 H5 C5 D5", "D9", W))) == "S5 H5 D5 C5"
    assert text(lowest(situation("S3 S5", "D9", W))) == "-"


def test_the_club_player_breaks_no_pair_for_a_single() -> None:
    assert text(cheapest(situation("C5 H5 S8 S3", "D4", W))) == "S8"
    assert text(cheapest(situation("C5 H5 S5 D5 S3 SQ CQ", "D4", S))) == "-"
    assert text(cheapest(situation("C5 H5 S5 D5 S3 SJ", "DQ", W, W=2))) == "S5 H5 D5 C5"
    out = situation("C5 H5", "C4 H4", S)
    assert play_cost(out, out.plays[0]) < pass_cost(out)
    assert text(cheapest(out)) == "H5 C5"


def test_the_expert_keeps_runs_together_and_goes_out() -> None:
    assert text(best(situation("S3 H4 C5 D6 S7 DK", "D4", W), WEIGHTS)) in {"DK", "-"}
    assert len(best(situation("S3 H4 C5 D6 S7 DK"), WEIGHTS).cards) in {1, 5}
    assert text(best(situation("S3 H4 C5 D6 S7"), WEIGHTS)) == "S7 D6 C5 H4 S3"
    # An opponent with one card must not be led a low single.
    assert len(best(situation("S3 H5 C5", W=1, E=1), WEIGHTS).cards) == 2
    assert text(best(situation("S5 H5 C5 D5 S3 S4 D6", "DA", S), WEIGHTS)) == "-"
