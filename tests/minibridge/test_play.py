"""Thirteen tricks at a simple table: tw art. 10-12; what is irregular is refused."""

import pytest
from tests.minibridge.playing import SOUTH_DECLARES, E, N, S, Table, W, deal_with

from qiaopai.cards import parse_card
from qiaopai.games.minibridge.spec import GAME
from qiaopai.kernel.messages import Command, Office
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Side


def at_play(**changes: object) -> Table:
    table = Table(**changes)
    table.choose("NT game")
    return table


def test_art_10_the_hand_on_declarers_left_leads() -> None:
    table = at_play()
    assert table.waiting == {"W": "play"}
    table.play("W:SJ", "N:S2", "E:S5", "S:SA")
    assert table.state.closed[0].winner is S


def test_art_11g_the_winner_leads_to_the_next_trick() -> None:
    table = at_play()
    table.play("W:SJ", "N:S2", "E:S5", "S:SA", "S:C2")
    assert table.waiting == {"W": "play"}
    table.play("W:CJ", "N:CQ", "E:C6")
    assert table.state.trick.leader is N
    assert table.waiting == {"S": "play"}
    assert table.view(S).pending[0].hand is N


def test_art_11c_follow_suit() -> None:
    table = at_play()
    table.play("W:SJ")
    assert table.may_not_play("N:H2") == "must_follow_suit"
    assert table.may_not_play("N:SA") == "card_not_held"


def test_art_12b_declarer_plays_dummys_cards() -> None:
    table = at_play()
    table.play("W:SJ")
    assert table.may_not_play("N:S2", by=N) == "not_your_hand"
    assert table.waiting == {"S": "play"}
    table.play("N:S2")


@pytest.mark.parametrize("rulebook", ["tw", "jcbl"])
def test_a_simple_table_lets_no_irregularity_happen(rulebook: str) -> None:
    table = at_play(rulebook=rulebook)
    assert table.may_not_play("E:S5") == "not_your_turn"
    assert table.may_not_play("S:SA") == "not_your_turn"
    table.play("W:SJ", "N:S2")
    assert table.may_not_play("E:H5") == "must_follow_suit"
    assert table.may_not_play("S:SA") == "not_your_turn"
    assert table.refused(E, p.DrawAttention("revoke", N, 1)) == "not_now"


def test_a_jcbl_hall_without_laws_on_them_refuses_them_too() -> None:
    table = at_play(rulebook="jcbl", hall=True)
    assert table.may_not_play("E:S5") == "not_your_turn"
    table.play("W:SJ", "N:S2")
    assert table.may_not_play("E:H5") == "must_follow_suit"
    assert table.refused(E, p.DrawAttention("revoke", N, 1)) == "nothing_irregular"


def test_an_office_does_not_play() -> None:
    table = at_play()
    for office in (Office.DIRECTOR, Office.TEACHER, Office.ROOM):
        with pytest.raises(Refused, match="not_your_hand"):
            table.send(Command(office, 0, p.Play(W, parse_card("SJ"))))


def test_nothing_is_played_before_the_contract_or_after_the_end() -> None:
    table = Table()
    assert table.may_not_play("W:SJ") == "not_now"
    table.choose()
    table.finish()
    assert table.state.phase is Phase.ENDED
    assert table.may_not_play("W:SJ") == "not_now"
    assert table.refused(S, p.Agree(7)) == "not_now"


def test_thirteen_tricks_and_the_deal_ends_by_itself() -> None:
    table = at_play()
    table.finish()
    assert len(table.state.closed) == 13
    assert table.state.won(Side.NS) + table.state.won(Side.EW) == 13
    played = [card for one in table.state.closed for _, card in one.trick.cards]
    assert len(set(played)) == 52
    outcome = GAME.ended(table.state)
    assert outcome is not None
    assert outcome.counts
    assert outcome.summary["declarer"] == "S"
    assert outcome.summary["tricks"] == table.state.won(Side.NS)


def test_one_who_does_not_play_plays_his_lowest() -> None:
    table = at_play()
    table.default()
    assert table.trick == ["W:S8"]
    table.default()
    assert table.trick == ["W:S8", "N:S2"]


def test_the_last_trick_is_seen_until_the_next_lead() -> None:
    table = at_play()
    table.play("W:SJ", "N:S2", "E:S5")
    assert not table.view(E).last
    table.play("S:SA")
    last = table.view(E).last
    assert last
    assert (last.number, last.leader, last.winner) == (1, W, S)
    table.play("S:HA")
    assert not table.view(E).last


def test_jcbl_three_players_the_mover_plays_the_vacant_hand() -> None:
    """North was dummy, sits West now and leads."""
    table = Table(deal_with({N: 16, S: 20, E: 4, W: 0}), "jcbl", N, W)
    table.choose()
    assert table.waiting == {"N": "play"}
    table.default()
    assert table.waiting == {"S": "play"}
    assert table.refused(N, p.Play(N, table.state.left[N][0])) == "not_your_hand"


def test_jcbl_three_players_the_mover_declares_the_vacant_hand() -> None:
    table = Table(deal_with({N: 7, E: 10, S: 8, W: 15}), "jcbl", N, W)
    assert table.waiting == {"E": "choose_contract"}
    table.choose()
    assert table.waiting == {"N": "play"}
    table.default()
    assert table.waiting == {"E": "play"}
    assert table.view(E).pending[0].hand is E
    table.finish()


def test_legal_is_what_why_not_allows() -> None:
    """Of the whole universe, legal actions have nothing against them, all others do."""
    table = at_play()
    for _ in range(9):
        for player in (N, E, S, W):
            legal = set(map(repr, GAME.legal(table.state, player)))
            for action in GAME.universe(table.state, player):
                allowed = GAME.why_not(table.state, player, action) is None
                assert allowed is (repr(action) in legal), action
        table.default()


def test_an_unknown_command_is_refused() -> None:
    from qiaopai.kernel.messages import CommandBody

    class Dance(CommandBody, frozen=True):
        """No command of minibridge."""

    assert at_play().refused(W, Dance()) == "unknown_command"


def test_the_deal_in_pbn_is_for_scripts() -> None:
    assert GAME.deal_text(GAME.initial()) is None
    assert GAME.deal_text(at_play().state) == SOUTH_DECLARES.text
