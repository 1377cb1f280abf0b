"""Taking a deal of bridge back: calls, cards, and never past the facing of a hand."""

import pytest
from tests.bridge.playing import DEAL, E, N, S, Table, W

from qiaopai.cards import parse_card
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.commands import AskMeaning, Explain
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.replay import rewind
from qiaopai.kernel.viewers import player_viewer


def at_play() -> Table:
    """Commits: the deal, six calls, the lead, and five more cards."""
    table = Table(calls="P P 3NT P P P")
    table.play("W:SJ", "N:S2", "E:S5", "S:SA", "S:HA", "W:H9")
    return table


def test_calls_are_taken_back() -> None:
    table = Table(calls="1C P 1H")
    state = rewind(GAME, table.commits, 3)
    assert state.auction.calls == (Call.C1, Call.PASS)
    assert state.phase is Phase.AUCTION


def test_the_end_of_the_auction_is_taken_back_while_no_hand_is_faced() -> None:
    table = Table(calls="P P 3NT P P P")
    state = rewind(GAME, table.commits, 6)
    assert state.phase is Phase.AUCTION
    assert state.contract is None
    assert state.declarer is None


def test_cards_are_taken_back_and_stay_seen() -> None:
    table = at_play()
    state = rewind(GAME, table.commits, 8)
    assert [card.text for _, card in state.trick.cards] == ["SJ"]
    assert parse_card("SA") in state.left[S]
    assert set(state.seen) == set(table.state.seen)
    assert (S, parse_card("HA")) in GAME.known(state, player_viewer(E))


def test_a_card_of_dummys_is_taken_back() -> None:
    table = at_play()
    state = rewind(GAME, table.commits, 8)
    assert parse_card("S2") in state.left[N]
    assert GAME.view(state, player_viewer(E)).hands[N].cards == DEAL[N]
    assert dict(GAME.pending(state)).keys() == {S}


def test_after_it_play_goes_on_with_another_card() -> None:
    table = at_play()
    table.state = rewind(GAME, table.commits, 8)
    table.play("N:S3", "E:S5", "S:SK")
    assert table.state.closed[0].winner is S
    assert len(set(table.state.seen)) == len(table.state.seen) == 8


@pytest.mark.parametrize("keep", [1, 4, 7])
def test_players_do_not_go_back_past_the_facing_of_dummy(keep: int) -> None:
    table = at_play()
    with pytest.raises(Refused, match="hand_was_revealed"):
        rewind(GAME, table.commits, keep)


def test_officials_do_and_what_dummy_showed_stays_known() -> None:
    table = at_play()
    state = rewind(GAME, table.commits, 7, by_official=True)
    assert state.phase is Phase.PLAY
    assert not state.dummy_faced
    assert {(N, card) for card in DEAL[N]} <= set(state.seen)
    assert {(N, card) for card in DEAL[N]} <= GAME.known(state, player_viewer(W))
    assert not GAME.view(state, player_viewer(W)).hands[N].cards


def test_players_do_not_go_back_past_a_claim() -> None:
    table = at_play()
    table.do(S, p.Claim(11))
    table.answer(E, "reject")
    with pytest.raises(Refused, match="hand_was_revealed"):
        rewind(GAME, table.commits, 9)
    state = rewind(GAME, table.commits, 9, by_official=True)
    shown = {(S, card) for card in table.state.left[S]}
    assert shown <= GAME.known(state, player_viewer(W))
    assert not shown <= GAME.known(state, player_viewer(N))


def test_nobody_goes_back_to_an_open_claim() -> None:
    table = at_play()
    table.do(S, p.Claim(11))
    table.answer(E, "reject")
    for by_official in (False, True):
        with pytest.raises(Refused, match="procedure_open"):
            rewind(GAME, table.commits, len(table.commits) - 1, by_official=by_official)


def test_explanations_are_taken_back_with_the_calls() -> None:
    table = Table(calls="1C")
    table.do(W, AskMeaning(1))
    table.do(N, Explain(1, "clubs"))
    assert rewind(GAME, table.commits, 2).meaning(1) is None
    assert rewind(GAME, table.commits, 3).asked == (1,)


def test_an_ended_deal_is_not_taken_back_by_players() -> None:
    table = at_play()
    table.finish()
    with pytest.raises(Refused, match="hand_was_revealed"):
        rewind(GAME, table.commits, len(table.commits) - 1)
