"""Law 2 and the board cycles; Chicago (芝加哥); who deals."""

import pytest
from tests.bridge.playing import Table

from qiaopai.games.bridge.options import Cycle, Options
from qiaopai.games.bridge.rulebooks import RULEBOOKS
from qiaopai.games.bridge.rules.vulnerability import (
    ONLINE_CYCLE,
    WBF_CYCLE,
    Vulnerability,
    board_dealer,
    board_vulnerability,
    chicago_vulnerability,
)
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat, Side

NS, EW = Side.NS, Side.EW


def words(cycle: tuple[Vulnerability, ...]) -> str:
    return " ".join(one.value for one in cycle)


def test_2_the_cycle_of_the_wbf() -> None:
    assert words(WBF_CYCLE) == ("none NS EW both NS EW both none EW both none NS both none NS EW")
    assert [board_vulnerability(board + 16) for board in range(1, 17)] == list(WBF_CYCLE)


def test_2_dealers_go_round_from_north() -> None:
    assert [board_dealer(board).value for board in range(1, 6)] == ["N", "E", "S", "W", "N"]


def test_seed_004s_cycle_is_the_wbfs_from_a_first_dealer_at_east() -> None:
    assert words(ONLINE_CYCLE) == (
        "none EW NS both EW NS both none NS both none EW both none EW NS"
    )
    turned = {"NS": "EW", "EW": "NS"}
    assert [turned.get(one, one) for one in WBF_CYCLE] == list(ONLINE_CYCLE)


def test_each_side_is_vulnerable_on_half_of_the_boards() -> None:
    for cycle in (WBF_CYCLE, ONLINE_CYCLE):
        for side in Side:
            assert sum(one.of(side) for one in cycle) == 8


@pytest.mark.parametrize("dealer", list(Seat))
def test_chicago_none_dealers_side_dealers_side_both(dealer: Seat) -> None:
    found = [chicago_vulnerability(deal, dealer) for deal in (1, 2, 3, 4, 5)]
    side = Vulnerability(dealer.side.value)
    assert found == [Vulnerability.NONE, side, side, Vulnerability.BOTH, Vulnerability.NONE]


def session(rulebook: str, host: Seat, calls: list[str], **changes: str) -> list[Table]:
    """Deals one after another, each with those calls; every deal but a passed-out one is played."""
    options = GAME.configure(rulebook, changes)
    new, tables = GAME.first_deal(options, host), []
    for text in calls:
        table = Table(
            calls=text,
            rulebook=rulebook,
            dealer=new.dealer,
            board=new.board,
            number=new.number,
            **changes,
        )
        table.finish()
        tables.append(table)
        new = GAME.next_deal(table.state)
    return tables


def facts(tables: list[Table]) -> list[str]:
    return [
        f"{one.state.number} {one.state.board} {one.state.dealer.value} "
        f"{one.state.vulnerability.value}"
        for one in tables
    ]


def test_duplicate_boards_have_their_own_dealers_whoever_hosts() -> None:
    tables = session("wbf2017", Seat.WEST, ["1C P P P"] * 3)
    assert facts(tables) == ["1 1 N none", "2 2 E NS", "3 3 S EW"]


def test_online_the_host_deals_first_and_boards_run_on_across_rounds() -> None:
    tables = session("online", Seat.SOUTH, ["1C P P P"] * 5)
    assert facts(tables) == ["1 1 S none", "2 2 W EW", "3 3 N NS", "4 4 E both", "5 5 S EW"]


def test_a_passed_out_deal_counts_and_the_next_board_comes() -> None:
    tables = session("online", Seat.SOUTH, ["P P P P", "1C P P P"])
    assert facts(tables) == ["1 1 S none", "2 2 W EW"]
    outcome = GAME.ended(tables[0].state)
    assert outcome
    assert outcome.counts


def test_chicago_a_passed_out_deal_is_dealt_again_by_the_same_dealer() -> None:
    calls = ["1C P P P", "P P P P", "1C P P P", "1C P P P"]
    tables = session("online", Seat.EAST, calls, cycle="chicago")
    assert facts(tables) == ["1 1 E none", "2 2 S NS", "2 3 S NS", "3 4 W EW"]
    outcomes = [GAME.ended(one.state) for one in tables]
    assert [one.counts for one in outcomes if one] == [True, False, True, True]


def test_a_round_is_four_deals() -> None:
    assert all(GAME.round_length(book) == 4 for book in RULEBOOKS.values())


def test_a_table_chooses_its_cycle() -> None:
    options = GAME.configure("wbf2017", {"cycle": "chicago"})
    assert isinstance(options, Options)
    assert options.cycle is Cycle.CHICAGO
    for changes in ({"cycle": "rubber"}, {"hall": 1}, {"cycles": "wbf"}):
        with pytest.raises(Refused, match="bad_setting"):
            GAME.configure("wbf2017", changes)


def test_a_rulebook_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="unknown_rulebook"):
        GAME.configure("rubber", {})
