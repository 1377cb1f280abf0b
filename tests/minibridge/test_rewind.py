"""Taking a deal back: where to, by whom, and what stays known."""

import pytest
from tests.minibridge.playing import E, N, S, Table, W

from qiaopai.cards import parse_card
from qiaopai.games.minibridge.rules import commands as c
from qiaopai.games.minibridge.spec import GAME
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.replay import fold, rewind


def at_play(**changes: object) -> Table:
    table = Table(**changes)
    table.choose("NT game")
    table.play("W:SJ", "N:S2", "E:S5", "S:SA", "S:HA")
    return table


def test_a_deal_goes_back_to_the_end_of_a_commit() -> None:
    table = at_play()
    state = rewind(GAME, table.commits, 4)
    assert [card.text for _, card in state.trick.cards] == ["SJ", "S2"]
    assert state.closed == ()
    assert parse_card("SA") in state.left[S]


def test_what_was_seen_stays_seen() -> None:
    table = at_play()
    state = rewind(GAME, table.commits, 2)
    assert state.phase is Phase.PLAY
    assert set(table.state.seen) == set(state.seen)
    assert (S, parse_card("HA")) in state.seen
    plain = fold(GAME, [event for commit in table.commits[:2] for event in commit])
    assert plain.seen == ()
    assert GAME.carry_seen(plain, plain) == plain


def test_going_back_to_where_one_stands_changes_nothing() -> None:
    table = at_play()
    assert rewind(GAME, table.commits, len(table.commits)) == table.state


@pytest.mark.parametrize("keep", [-1, 0, 8])
def test_there_is_no_such_point(keep: int) -> None:
    table = at_play()
    assert len(table.commits) == 7
    with pytest.raises(Refused, match="no_such_point"):
        rewind(GAME, table.commits, keep)


def counted_by_players() -> Table:
    table = Table(count_points="player")
    for player, points in ((N, 9), (E, 0), (S, 27), (W, 4)):
        table.do(player, c.Announce(points))
    return table


def test_players_do_not_go_back_past_dummys_hand() -> None:
    table = counted_by_players()
    with pytest.raises(Refused, match="hand_was_revealed"):
        rewind(GAME, table.commits, 2)


def test_officials_do() -> None:
    table = counted_by_players()
    state = rewind(GAME, table.commits, 2, by_official=True)
    assert state.phase is Phase.ANNOUNCING
    assert not state.dummy_faced
    assert dict(state.announced) == {N: 9}


def test_before_dummy_is_faced_players_may_take_back_an_announcement() -> None:
    table = Table(count_points="player")
    table.do(N, c.Announce(9))
    table.do(E, c.Announce(0))
    assert dict(rewind(GAME, table.commits, 2).announced) == {N: 9}


def test_players_do_not_go_back_past_a_claim() -> None:
    table = at_play()
    table.do(S, p.Claim(11))
    table.answer(E, "reject")
    with pytest.raises(Refused, match="hand_was_revealed"):
        rewind(GAME, table.commits, 5)
    state = rewind(GAME, table.commits, 5, by_official=True)
    assert {(S, card) for card in table.state.left[S]} <= set(state.seen)


def test_nobody_goes_back_to_an_open_procedure() -> None:
    table = Table(hall=True)
    table.choose("NT game")
    table.play("E:S5", "S:SA", "W:SJ")
    for by_official in (False, True):
        with pytest.raises(Refused, match="procedure_open"):
            rewind(GAME, table.commits, 3, by_official=by_official)
    assert rewind(GAME, table.commits, 2).trick.cards == ()


def test_players_do_not_take_back_an_ended_deal() -> None:
    table = at_play()
    table.finish()
    with pytest.raises(Refused, match="hand_was_revealed"):
        rewind(GAME, table.commits, len(table.commits) - 1)
