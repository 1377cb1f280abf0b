"""The expert of minibridge, his samples, and the chart of each contract's chance."""

from itertools import islice

import pytest
from hypothesis import given, settings
from tests.minibridge.playing import S, Table
from tests.minibridge.test_bots import is_legal, with_other_hidden_hands
from tests.solving import solver

from qiaopai.games.minibridge.analysis.success import chances, possible_deals, score
from qiaopai.games.minibridge.bots.strong import StrongBot
from qiaopai.games.minibridge.rules.commands import ChooseContract
from qiaopai.games.minibridge.spec import GAME
from qiaopai.kernel.deals import Hands, parse_deal
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.points import hcp
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.viewers import bot_viewer
from qiaopai.testing import strategies

FINESSE = parse_deal("N:AQ32.432.K32.432 K54.QT98.T98.T98 JT98.AK5.AQ4.AK5 76.J76.J765.QJ76")


def never() -> bool:
    return False


def test_samples_agree_with_the_points_to_the_end_of_the_deal() -> None:
    table = Table(FINESSE)
    table.choose("NT game")
    while table.state.phase is Phase.PLAY:
        player = next(iter(GAME.pending(table.state)))
        view = GAME.view(table.state, bot_viewer(player))
        for hands in islice(possible_deals(view, Entropy("s")), 3):
            for seat in Seat:
                played = [card for hand, card in table.state.seen if hand is seat]
                assert len(hands[seat]) == len(table.state.left[seat])
                assert hcp((*hands[seat], *played)) == hcp(FINESSE[seat])
        table.default()


def test_the_chart_counts_the_deals_in_which_a_contract_is_made() -> None:
    view = Table(FINESSE).view(S)
    found = chances(view, possible_deals(view, Entropy("c")), solver(), 8)
    assert [chance.contract for chance in found] == list(view.menu or ())
    for chance in found:
        assert chance.deals == 8
        assert 0 <= chance.made <= 8
        assert 0 <= chance.rate <= 1
    by_text = {(one.contract.denomination, one.contract.level): one for one in found}
    part = by_text[Denomination.SPADES, "part"]
    assert part.rate == 1
    assert part.rate >= by_text[Denomination.SPADES, "game"].rate


def test_some_denominations_alone_are_solved_the_same() -> None:
    view = Table(FINESSE).view(S)
    two = (Denomination.NOTRUMP, Denomination.SPADES)
    every = chances(view, possible_deals(view, Entropy("c")), solver(), 4)
    few = chances(view, possible_deals(view, Entropy("c")), solver(), 4, denominations=two)
    assert few == tuple(one for one in every if one.contract.denomination in two)


def test_there_is_no_chart_without_a_menu_or_without_time() -> None:
    table = Table(FINESSE)
    view = table.view(S)
    assert chances(view, possible_deals(view, Entropy("")), solver(), 8, lambda: True) == ()
    table.choose("NT game")
    later = table.view(S)
    assert chances(later, possible_deals(later, Entropy("")), solver(), 8) == ()


def test_the_menu_tells_every_score() -> None:
    items = {(one.denomination, one.level): one for one in Table(FINESSE).view(S).menu or ()}
    notrump = items[Denomination.NOTRUMP, "game"]
    assert [score(notrump, tricks) for tricks in (7, 8, 9, 10)] == [-100, -50, 400, 430]
    clubs = items[Denomination.CLUBS, "part"]
    assert [score(clubs, tricks) for tricks in (6, 7, 9)] == [-50, 70, 110]


def test_without_a_solver_the_expert_says_so() -> None:
    bot = StrongBot(lambda: None)
    action, reason = bot.choose(Table(FINESSE).view(S), 8, Entropy(""), never)
    assert isinstance(action, ChooseContract)
    assert reason == "bot-no-solver"


def test_it_asks_for_time_where_it_needs_it() -> None:
    table = Table(FINESSE)
    bot = StrongBot()
    assert bot.seconds(table.view(S)) == 3
    table.choose("NT game")
    table.default()
    assert bot.seconds(table.view(S)) == 1


@pytest.mark.slow
@settings(max_examples=4)
@given(strategies.deals())
def test_with_a_solver_every_choice_is_legal_and_the_same_for_any_hidden_cards(
    deal: Hands,
) -> None:
    table, bot, step = Table(deal), StrongBot(solver), 0
    while table.state.phase is not Phase.ENDED:
        player = next(iter(GAME.pending(table.state)))
        choices = [
            bot.choose(GAME.view(state, bot_viewer(player)), 4, Entropy(str(step)), never)
            for state in (
                table.state,
                with_other_hidden_hands(table.state, player, Entropy(str(step))),
            )
        ]
        assert choices[0] == choices[1]
        assert is_legal(table.state, player, choices[0][0])
        table.do(player, choices[0][0])
        step += 1


@pytest.mark.slow
@settings(max_examples=200)
@given(strategies.deals())
def test_200_deals_without_an_illegal_act(deal: Hands) -> None:
    table, bot, step = Table(deal), GAME.bots["fast"], 0
    while table.state.phase is not Phase.ENDED:
        player = next(iter(GAME.pending(table.state)))
        view = GAME.view(table.state, bot_viewer(player))
        action, _ = bot.choose(view, 4, Entropy(str(step)), never)
        assert is_legal(table.state, player, action)
        table.do(player, action)
        step += 1
