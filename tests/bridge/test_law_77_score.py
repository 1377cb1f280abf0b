"""Law 77: the score, term by term; seed 004's examples with their slips corrected."""

from dataclasses import replace
from itertools import product

import pytest
from tests.bridge.playing import Table, W

from qiaopai.games.bridge.options import Options
from qiaopai.games.bridge.rulebooks import RULEBOOKS
from qiaopai.games.bridge.rules.calls import BIDS
from qiaopai.games.bridge.rules.contract import Contract, Doubling, Kind, parse_contract
from qiaopai.games.bridge.scoring.score import ONLINE, PROFILES, WBF, explain, score
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.testing.vectors.bridge import board, played


def terms(text: str, tricks: int, vulnerable: bool) -> list[tuple[str, int, int]]:
    found = explain(parse_contract(text), tricks, vulnerable)
    return [(one.term, one.count, one.each) for one in found]


def everything() -> list[tuple[Contract, int, bool]]:
    contracts = [Contract(bid.level, bid.denomination, one) for bid in BIDS for one in Doubling]
    return list(product(contracts, range(14), (False, True)))


def test_every_score_is_the_sum_of_its_terms_and_each_term_of_its_parts() -> None:
    for contract, tricks, vulnerable in everything():
        found = explain(contract, tricks, vulnerable)
        assert sum(one.points for one in found) == score(contract, tricks, vulnerable)
        assert all(one.points == one.count * one.each != 0 for one in found)
        assert len({one.term for one in found}) == len(found)


def test_a_made_contract_scores_and_one_that_is_down_costs() -> None:
    for contract, tricks, vulnerable in everything():
        assert (score(contract, tricks, vulnerable) > 0) == (tricks >= contract.tricks)


def test_another_trick_is_always_better() -> None:
    for contract, tricks, vulnerable in everything():
        if tricks < 13:
            more = score(contract, tricks + 1, vulnerable)
            assert more > score(contract, tricks, vulnerable)


def test_the_game_bonus_is_for_games_and_slams_and_no_others() -> None:
    for contract, tricks, vulnerable in everything():
        if tricks >= contract.tricks:
            found = {one.term for one in explain(contract, tricks, vulnerable)}
            assert ("game_bonus" in found) == (contract.kind is not Kind.PARTSCORE)
            assert ("part_bonus" in found) == (contract.kind is Kind.PARTSCORE)
            assert ("small_slam_bonus" in found) == (contract.kind is Kind.SMALL_SLAM)
            assert ("grand_slam_bonus" in found) == (contract.kind is Kind.GRAND_SLAM)
            assert ("insult" in found) == (contract.doubling is not Doubling.UNDOUBLED)


@pytest.mark.parametrize(
    ("text", "tricks", "vulnerable", "points"),
    [
        ("2S", 10, False, 170), ("3C", 9, False, 110), ("4H", 10, False, 420),
        ("5C", 12, False, 420), ("3NT", 9, False, 400), ("6D", 12, False, 920),
        ("7S", 13, False, 1510), ("2NT", 12, False, 240),
    ],
)  # fmt: skip
def test_seed_004_examples(text: str, tricks: int, vulnerable: bool, points: int) -> None:
    for profile in (WBF, ONLINE):
        assert score(parse_contract(text), tricks, vulnerable, profile) == points


def test_seed_004_example_a_adds_to_1330_and_not_1130() -> None:
    assert terms("3SX", 12, vulnerable=True) == [
        ("odd_tricks", 3, 60),
        ("game_bonus", 1, 500),
        ("insult", 1, 50),
        ("overtricks", 3, 200),
    ]
    assert score(parse_contract("3SX"), 12, vulnerable=True) == 1330


def test_seed_004_example_c_is_two_down_redoubled() -> None:
    """It prints 1600, which is right for seven tricks: nine are two down, not four."""
    contract = parse_contract("5DXX")
    assert score(contract, 9, vulnerable=False) == -600
    assert score(contract, 9, vulnerable=True) == -1000
    assert score(contract, 7, vulnerable=False) == -1600
    assert terms("5DXX", 9, vulnerable=False) == [
        ("first_undertrick", 1, -200),
        ("next_undertricks", 1, -400),
    ]


@pytest.mark.parametrize(("text", "insult"), [("2CX", 50), ("2CXX", 100), ("4SX", 50)])
def test_a_doubled_contract_that_makes_scores_50_and_a_redoubled_one_100(
    text: str, insult: int
) -> None:
    assert ("insult", 1, insult) in terms(text, 10, vulnerable=False)


def test_undertricks_doubled() -> None:
    def down(tricks: int, vulnerable: bool) -> int:
        return -score(parse_contract("4SX"), 10 - tricks, vulnerable)

    assert [down(n, vulnerable=False) for n in range(1, 6)] == [100, 300, 500, 800, 1100]
    assert [down(n, vulnerable=True) for n in range(1, 6)] == [200, 500, 800, 1100, 1400]


@pytest.mark.parametrize("tricks", [-1, 14])
def test_nobody_wins_so_many_tricks(tricks: int) -> None:
    with pytest.raises(Refused, match="bad_tricks"):
        score(parse_contract("1C"), tricks, vulnerable=False)


# At the table


def concede(board: int, calls: str, rulebook: str = "wbf2017") -> Table:
    """West declares and concedes everything at once."""
    table = Table(calls=calls, board=board, dealer=W, rulebook=rulebook)
    table.do(W, p.Claim(0))
    while table.state.claim is not None:
        table.answer(next(iter(GAME.pending(table.state))), "accept")
    return table


@pytest.mark.parametrize(
    ("board", "rulebook", "points"),
    [
        (2, "wbf2017", 350), (3, "wbf2017", 700), (1, "wbf2017", 350), (4, "wbf2017", 700),
        (2, "online", 700), (3, "online", 350),
    ],
)  # fmt: skip
def test_the_vulnerability_that_counts_is_declarers(board: int, rulebook: str, points: int) -> None:
    """Not the defenders', as seed 004's example c has it; its cycle turns NS and EW round."""
    result = concede(board, "1C P P P", rulebook).state.result
    assert result
    assert result.score == -points
    assert result.outcome == "down"
    assert result.points == {
        Seat.NORTH: points, Seat.SOUTH: points, Seat.EAST: 0, Seat.WEST: 0,
    }  # fmt: skip


def test_the_result_explains_the_score() -> None:
    result = concede(1, "1C X XX P P P").state.result
    assert result
    assert result.tricks == 0
    assert sum(term.points for term in result.terms) == result.score == -3400
    assert [term.term for term in result.terms] == [
        "first_undertrick",
        "next_undertricks",
        "further_undertricks",
    ]


@pytest.mark.parametrize("book", RULEBOOKS.values(), ids=lambda book: book.id)
def test_a_rulebook_s_own_profile_counts(book: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    """The numbers are the same, so that of the rulebook is given others."""
    changed = replace(PROFILES[book.scoring], part=1000)
    monkeypatch.setitem(PROFILES, book.scoring, changed)
    assert PROFILES[book.scoring].id == ("online" if book.id == "online" else "wbf")
    result = played(board(book, 1, Seat.NORTH), parse_contract("1C"), Seat.NORTH, 7)
    assert result.score == 1020
