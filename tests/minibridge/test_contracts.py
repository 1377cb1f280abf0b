"""Choosing the contract: tw art. 9, jcbl 合約, 決定合約的方法."""

import pytest
from tests.minibridge.playing import E, N, S, Table, W, deal_with

from qiaopai.cards import parse_hand
from qiaopai.games.minibridge.analysis.adviser import fits, recommended
from qiaopai.games.minibridge.options import FRENCH_TARGETS
from qiaopai.games.minibridge.rules import commands as c
from qiaopai.games.minibridge.rules.pending import contracts
from qiaopai.games.minibridge.spec import GAME
from qiaopai.kernel.deals import parse_deal
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.points import hcp
from qiaopai.kernel.refusal import Refused

NT, SPADES, HEARTS, DIAMONDS, CLUBS = Denomination

MENU = [
    (NT, "part", 7),
    (NT, "game", 9),
    (SPADES, "part", 7),
    (SPADES, "game", 10),
    (HEARTS, "part", 7),
    (HEARTS, "game", 10),
    (DIAMONDS, "part", 7),
    (DIAMONDS, "game", 11),
    (CLUBS, "part", 7),
    (CLUBS, "game", 11),
]


def offered(table: Table) -> list[tuple[Denomination, str, int]]:
    return [(one.denomination, one.level, one.tricks) for one in contracts(table.state)]


@pytest.mark.parametrize("rulebook", ["tw", "jcbl"])
def test_art_9b_partscore_or_game_in_five_denominations(rulebook: str) -> None:
    assert offered(Table(rulebook=rulebook)) == MENU


def test_the_menu_is_shown_to_declarer_with_scores() -> None:
    table = Table()
    menu = table.view(S).menu
    assert menu
    shown = {(one.denomination, one.level): (one.made, one.down) for one in menu}
    assert shown[NT, "game"] == (400, -50)
    assert shown[CLUBS, "part"] == (70, -50)
    assert len(shown) == 10
    for player in (N, E, W):
        assert not table.view(player).menu


@pytest.mark.parametrize("player", [N, E, W])
def test_art_9a_declarer_alone_chooses(player: object) -> None:
    choice = c.ChooseContract(NT, "game")
    assert Table().refused(player, choice) == "declarer_chooses"  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["8", "7", "slam", "", "14"])
def test_a_contract_outside_the_menu(level: str) -> None:
    assert Table().refused(S, c.ChooseContract(NT, level)) == "not_on_the_menu"


def test_a_contract_is_chosen_once_and_play_begins() -> None:
    table = Table()
    table.do(S, c.ChooseContract(HEARTS, "game"))
    assert table.state.phase is Phase.PLAY
    assert table.state.contract is not None
    assert table.state.contract.text == "H game"
    assert table.waiting == {"W": "play"}
    assert table.refused(S, c.ChooseContract(HEARTS, "game")) == "not_now"


def test_who_does_not_choose_gets_the_cheapest_notrump() -> None:
    table = Table()
    table.default()
    assert table.state.contract is not None
    assert table.state.contract.text == "N part"


def test_any_level() -> None:
    table = Table(any_level=True)
    assert [one[1:] for one in offered(table) if one[0] is NT] == [
        (str(tricks), tricks) for tricks in range(7, 14)
    ]
    assert len(offered(table)) == 35


@pytest.mark.parametrize(
    ("level", "denomination", "is_game"),
    [
        ("8", NT, False),
        ("9", NT, True),
        ("9", SPADES, False),
        ("10", HEARTS, True),
        ("10", CLUBS, False),
        ("11", DIAMONDS, True),
    ],
)
@pytest.mark.parametrize("rulebook", ["tw", "jcbl"])
def test_any_level_game_is_a_hundred_trick_points(
    level: str, denomination: Denomination, is_game: bool, rulebook: str
) -> None:
    table = Table(rulebook=rulebook, any_level=True)
    table.do(S, c.ChooseContract(denomination, level))
    assert table.state.contract is not None
    assert table.state.contract.is_game is is_game


def test_trump_length_holds_for_games_only() -> None:
    """South and North hold six spades, hearts and seven diamonds, clubs between them."""
    games = [one[0] for one in offered(Table(trump_length=7)) if one[1] == "game"]
    assert games == [NT, DIAMONDS, CLUBS]
    assert len([one for one in offered(Table(trump_length=13)) if one[1] == "part"]) == 5


@pytest.mark.parametrize(("points", "games"), [(36, 5), (37, 0)])
def test_game_points(points: int, games: int) -> None:
    table = Table(game_points=points)
    assert len([one for one in offered(table) if one[1] == "game"]) == games


@pytest.mark.parametrize(
    ("points", "tricks"),
    [
        (21, 7),
        (22, 7),
        (23, 8),
        (24, 8),
        (25, 9),
        (26, 9),
        (27, 10),
        (29, 10),
        (30, 11),
        (32, 11),
        (33, 12),
        (36, 12),
        (37, 13),
        (40, 13),
    ],
)
def test_french_targets(points: int, tricks: int) -> None:
    deal = deal_with({N: points // 2, S: points - points // 2, E: 40 - points, W: 0})
    table = Table(deal, french_targets=True)
    assert {one[2] for one in offered(table)} == {tricks}
    assert len(offered(table)) == 5


def test_points_that_decide_the_target_leave_declarer_a_choice() -> None:
    deal = deal_with({N: 15, S: 15, E: 10, W: 0})
    table = Table(deal, french_targets=True, game_points=40, trump_length=13)
    assert (NT, "11", 11) in offered(table)
    table.default()
    assert table.state.phase is Phase.PLAY


def test_the_french_table_rises() -> None:
    assert list(FRENCH_TARGETS) == sorted(FRENCH_TARGETS)
    assert len(FRENCH_TARGETS) == 7


EXAMPLES = [
    ("Q9876.987.A73.K2", "AK102.AQ3.J109.853", 23, [(SPADES, "part")]),
    ("K73.J8.J976.J1063", "A6.A74.AKQ1042.KQ", 28, [(DIAMONDS, "game")]),
    ("AK92.AK10874.8.Q6", "QJ6.5.KQ65.AK432", 31, [(SPADES, "game"), (NT, "game")]),
]


@pytest.mark.parametrize(("dummy", "own", "points", "contracts_named"), EXAMPLES)
def test_jcbl_examples_of_contracts(
    dummy: str, own: str, points: int, contracts_named: list[tuple[Denomination, str]]
) -> None:
    cards = (*parse_hand(dummy), *parse_hand(own))
    assert hcp(cards) == points
    assert list(recommended(cards, points)) == contracts_named


def test_jcbl_example_1_nine_spades_example_2_ten_diamonds() -> None:
    for example, length in ((0, 9), (1, 10)):
        dummy, own, _, _ = EXAMPLES[example]
        found = [fit for fit in fits((*parse_hand(dummy), *parse_hand(own))) if fit.is_fit]
        assert [fit.length for fit in found] == [length]


def test_jcbl_example_3_three_quasi_fits() -> None:
    dummy, own, _, _ = EXAMPLES[2]
    found = {
        fit.suit.letter for fit in fits((*parse_hand(dummy), *parse_hand(own))) if fit.is_quasi_fit
    }
    assert found == {"S", "H", "C"}


@pytest.mark.parametrize(
    ("dummy", "own", "choice"),
    [
        ("32.32.K5432.5432", "AK.AKQ.AQ76.J876", (NT, "game")),  # a minor fit, 26 points
        ("5432.K2.32.65432", "AKQ6.A43.K54.A87", (SPADES, "part")),
        ("432.432.432.5432", "AKQ.AKQ.A65.K876", (NT, "game")),  # a minor fit, 25 points
        ("432.432.432.AKQ5", "AKQ.AKQ.AKQ5.432", (DIAMONDS, "game")),  # a quasi-fit
        ("432.432.5432.432", "A65.K65.K87.A765", (NT, "part")),  # no fit at all
    ],
)
def test_the_adviser(dummy: str, own: str, choice: tuple[Denomination, str]) -> None:
    cards = (*parse_hand(dummy), *parse_hand(own))
    assert recommended(cards, hcp(cards))[0] == choice


def test_advice_is_for_declarer_where_the_table_allows_it() -> None:
    deal = parse_deal("N:Q9876.987.A73.K2 J43.KJT2.KQ2.QJT AKT2.AQ3.JT9.853 5.654.8654.A9764")
    jcbl, tw = Table(deal, "jcbl"), Table(deal, "tw")
    advice = GAME.advice(jcbl.view(S))
    assert advice == (c.ChooseContract(SPADES, "part"), "advice-trumps")
    assert GAME.advice(tw.view(S)) is None
    for player in (N, E, W):
        assert GAME.advice(jcbl.view(player)) is None
    jcbl.choose("S part")
    assert GAME.advice(jcbl.view(S)) is None


@pytest.mark.parametrize(
    ("changes", "setting"),
    [
        ({"players": 5}, "players"),
        ({"players": True}, "players"),
        ({"hall": 1}, "hall"),
        ({"trump_length": 14}, "trump_length"),
        ({"game_points": -1}, "game_points"),
        ({"count_points": "nobody"}, "count_points"),
        ({"game_bonus": 500}, "game_bonus"),
        ({"advise": True}, "advise"),
    ],
)
def test_a_bad_setting_is_refused(changes: dict[str, object], setting: str) -> None:
    with pytest.raises(Refused, match="bad_setting") as refused:
        GAME.configure("tw", changes)
    assert refused.value.data == {"setting": setting}


def test_a_table_changes_its_settings() -> None:
    book = GAME.configure("tw", {"players": 3, "hall": True, "count_points": "player"})
    assert (book.players, book.hall, book.count_points) == (3, True, "player")
    assert GAME.configure("tw", {}) == GAME.rulebooks["tw"]
    with pytest.raises(Refused, match="unknown_rulebook"):
        GAME.configure("xx", {})
