"""Laws 41 to 45: the opening lead, dummy, who plays which hand, following suit, winning tricks."""

import pytest
from tests.bridge.playing import DEAL, E, N, S, Table, W

from qiaopai.cards import DECK, Card
from qiaopai.games.bridge.rules.commands import MakeCall
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.play.events import DummyFaced
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.viewers import DIRECTOR, SPECTATOR, TEACHER


def notrump() -> Table:
    return Table(calls="P P 3NT P P P")


def spades() -> Table:
    return Table(calls="P P 4S P P P")


def shown(table: Table, player: Player, hand: Seat) -> bool:
    return bool(table.view(player).hands[hand].cards)


def test_41_declarers_left_leads() -> None:
    table = notrump()
    assert table.waiting == {"W": "play"}
    for play in ("N:SK", "E:S7", "S:SA"):
        assert table.may_not_play(play) == "not_your_turn"


def test_41d_dummy_is_faced_only_after_the_opening_lead() -> None:
    table = notrump()
    for viewer in (E, S, W):
        assert not shown(table, viewer, N)
    assert not table.state.dummy_faced
    _, faced = table.do(W, p.Play(W, DEAL[W][0]))
    assert isinstance(faced.body, DummyFaced)
    assert faced.body.cards == DEAL[N]
    for viewer in (E, S, W):
        assert shown(table, viewer, N)
    assert GAME.view(table.state, SPECTATOR).hands[N].cards == DEAL[N]


def test_41d_nobody_learns_dummys_cards_before() -> None:
    """Neither from a view, nor from what is told, nor from a refusal."""
    table = notrump()
    for card in DEAL[N]:
        text = f'"{card.text}"'.encode()
        assert text not in table.told
        for viewer in (E, S, W):
            assert text not in table.sees(viewer)
    hidden = GAME.view(table.state, SPECTATOR).hands
    assert not any(hidden[seat].cards for seat in Seat)


@pytest.mark.parametrize("card", DECK, ids=str)
def test_41d_a_refusal_does_not_tell_declarer_what_dummy_holds(card: Card) -> None:
    table = notrump()
    for player in (S, N):
        refusals = GAME.why_not(table.state, player, p.Play(N, card))
        held = GAME.why_not(table.state, player, p.Play(N, DEAL[N][0]))
        assert refusals == held


def test_dummy_sees_his_own_hand_and_no_other() -> None:
    table = notrump()
    assert shown(table, N, N)
    assert not any(shown(table, N, hand) for hand in (E, S, W))


def test_director_and_teacher_see_everything() -> None:
    table = Table()
    for viewer in (DIRECTOR, TEACHER):
        view = GAME.view(table.state, viewer)
        assert all(view.hands[seat].cards == DEAL[seat] for seat in Seat)


def test_42_declarer_plays_dummys_cards_and_dummy_does_not() -> None:
    table = notrump()
    table.play("W:SJ")
    assert table.waiting == {"S": "play"}
    assert table.state.controller(N) == S
    assert table.may_not_play("N:S2", by=N) == "not_your_hand"
    table.play("N:S2", "E:S5", "S:SA")
    assert table.state.closed[0].winner is S


def test_44_four_cards_are_a_trick_clockwise_and_the_winner_leads() -> None:
    table = notrump()
    table.play("W:SJ", "N:S2", "E:S5", "S:SA")
    assert table.waiting == {"S": "play"}
    table.play("S:C2", "W:C9", "N:CA", "E:C6")
    assert table.waiting == {"S": "play"}
    assert table.state.trick.leader is N
    assert table.may_not_play("S:C3") == "not_your_turn"


def test_44c_suit_must_be_followed() -> None:
    table = notrump()
    table.play("W:SJ")
    assert table.may_not_play("N:CA") == "must_follow_suit"
    assert table.may_not_play("N:SK") == "card_not_held"
    legal = [one.card.text for one in GAME.legal(table.state, S) if isinstance(one, p.Play)]
    assert legal == ["S4", "S3", "S2"]


def ruffed() -> Table:
    """Hearts are trumps and west has no fourth spade to follow with."""
    table = Table(calls="P P 4H P P P")
    table.play("W:SJ", "N:S2", "E:S5", "S:SA", "S:SK", "W:S8", "N:S3", "E:S6")
    table.play("S:SQ", "W:S9", "N:S4", "E:S7", "S:D5", "W:D9", "N:D2", "E:D6")
    return table


def test_44e_the_highest_trump_wins_or_the_highest_of_the_suit_led() -> None:
    table = ruffed()
    assert [one.winner.value for one in table.state.closed] == ["S", "S", "S", "W"]
    table.play("W:ST", "N:H2", "E:H5", "S:HQ")
    assert table.state.closed[-1].winner is S
    table.play("S:HA", "W:H9", "N:H3", "E:H6")
    assert table.state.closed[-1].winner is S


def test_44_a_discard_never_wins() -> None:
    table = notrump()
    table.play("W:SJ", "N:S2", "E:S5", "S:SA", "S:SK", "W:S8", "N:S3", "E:S6")
    table.play("S:SQ", "W:S9", "N:S4", "E:S7", "S:D5", "W:D9", "N:D2", "E:D6")
    table.play("W:ST", "N:CA", "E:C6", "S:DA")
    assert table.state.closed[-1].winner is W


def test_a_deal_is_played_to_its_end_and_scored() -> None:
    table = notrump()
    table.finish()
    result = table.state.result
    assert result
    assert result.tricks == sum(one.winner.side is S.side for one in table.state.closed)
    assert table.state.phase is Phase.ENDED
    assert GAME.pending(table.state) == {}
    outcome = GAME.ended(table.state)
    assert outcome
    assert outcome.summary["contract"] == "3NT"
    assert outcome.summary["declarer"] == "S"


def test_all_hands_are_open_when_the_deal_is_over() -> None:
    table = spades()
    table.finish()
    for player in (N, E, S, W):
        assert table.view(player).deal == {seat: DEAL[seat] for seat in Seat}


def test_nobody_calls_during_the_play_or_plays_during_the_auction() -> None:
    table = Table()
    assert table.may_not_play("N:S2") == "not_now"
    assert table.refused(N, p.Claim(13)) == "not_now"
    table = notrump()
    assert table.refused(W, MakeCall(next(iter(table.state.auction.calls)))) == "not_now"


@pytest.mark.parametrize("rulebook", ["wbf2017", "online"])
def test_as_in_a_hall_nothing_more_may_be_done_yet(rulebook: str) -> None:
    """Bridge's laws of irregularities are to come: until then a hall refuses them too."""
    table = Table(calls="P P 3NT P P P", rulebook=rulebook, hall=True)
    assert table.may_not_play("E:S5") == "not_your_turn"
