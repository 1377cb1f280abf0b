"""The chart of chances: what declarer may be told, and nothing of the hidden hands."""

import pytest
from tests.minibridge.playing import SOUTH_DECLARES, E, S, Table, W
from tests.minibridge.test_bots import with_other_hidden_hands
from tests.solving import solver

from qiaopai.games.minibridge.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.viewers import SPECTATOR, player_viewer


def table(advice: bool = True) -> Table:
    return Table(SOUTH_DECLARES, advice=advice)


def test_declarer_alone_may_ask_while_he_chooses() -> None:
    at = table()
    assert GAME.may_chart(at.view(S))
    assert not any(GAME.may_chart(at.view(other)) for other in (E, W))
    assert not GAME.may_chart(GAME.view(at.state, SPECTATOR))
    at.choose("NT game")
    assert not GAME.may_chart(at.view(S))


def test_without_advice_nobody_may() -> None:
    assert not GAME.may_chart(table(advice=False).view(S))


def test_deals_are_counted_in_a_few_at_a_time() -> None:
    view = table().view(S)
    first = GAME.chart(view, solver(), Entropy("a"), 2, ())
    more = GAME.chart(view, solver(), Entropy("b"), 3, first)
    alone = GAME.chart(view, solver(), Entropy("b"), 3, ())
    for one, two, both in zip(first, alone, more, strict=True):
        assert both.contract == one.contract
        assert both.deals == 5
        assert both.made == one.made + two.made
        assert both.tricks == one.tricks + two.tricks
        assert both.points == one.points + two.points


@pytest.mark.parametrize("seed", ["x", "y"])
def test_other_hidden_hands_give_the_same_chart(seed: str) -> None:
    at = table()
    other = with_other_hidden_hands(at.state, S, Entropy(seed))
    assert other.left != at.state.left
    charts = [
        GAME.chart(GAME.view(state, player_viewer(S)), solver(), Entropy("same"), 2, ())
        for state in (at.state, other)
    ]
    assert charts[0] == charts[1]
