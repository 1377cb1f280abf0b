"""The round: turns, passing, the wind, going out, and what is refused (ahcme 二-四)."""

import pytest
from tests.guandan.playing import E, N, S, Table, W

from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import Card
from qiaopai.games.guandan.rules.plays import Kind, Meaning
from qiaopai.games.guandan.rules.state import Phase
from qiaopai.games.guandan.spec.game import GAME
from qiaopai.kernel.seats import Player

HANDS = {N: "S3 S6 S9 SQ", W: "S4 S7 ST SK", S: "S5 S8 SJ SA", E: "C4 C7 CT CK"}


def test_turns_go_to_the_right_or_to_the_left():
    table = Table(HANDS, lead=N)
    table.play(N, "S3")
    assert table.state.turn is W
    clockwise = Table(HANDS, lead=N, turn_direction="cw")
    clockwise.play(N, "S3")
    assert clockwise.state.turn is E


def test_who_has_passed_may_play_later_in_the_round():
    table = Table(HANDS, lead=N)
    table.play(N, "S3")
    table.passes(W)
    table.play(S, "S5")
    table.passes(E, N)
    table.play(W, "S7")
    assert table.passes(S, E, N) == ["passed"]
    assert (table.state.turn, table.state.top, table.state.leader) == (W, None, W)


def test_a_partner_may_be_beaten():
    table = Table(HANDS, lead=N)
    table.play(N, "S3")
    table.passes(W)
    assert table.play(S, "S5") == ["played"]


def test_the_partner_takes_the_wind():
    table = Table({**HANDS, N: "SQ"}, lead=N)
    assert table.play(N, "SQ") == ["played", "went_out"]
    assert table.passes(W, S, E) == ["passed", "wind_taken"]
    assert (table.state.turn, table.state.leader) == (S, S)


def test_no_wind_when_the_last_cards_were_beaten():
    table = Table({**HANDS, N: "SQ"}, lead=N)
    table.play(N, "SQ")
    table.play(W, "SK")
    table.passes(S)
    assert table.passes(E) == ["passed"]
    assert table.state.turn is W


def test_a_double_ends_the_deal_at_once():
    table = Table({**HANDS, S: "S5"}, lead=S, out=(N,))
    assert table.play(S, "S5") == ["played", "went_out", "guandan_deal_ended"]
    result = table.state.result
    assert (result.order[:2], result.steps, result.side.value) == ((N, S), 3, "NS")
    assert table.asked() == {}


def test_the_third_ends_it_and_the_fourth_is_last():
    table = Table({**HANDS, S: "S5"}, lead=S, out=(N, W))
    assert "guandan_deal_ended" in table.play(S, "S5")
    assert table.state.result.order == (N, W, S, E)
    assert GAME.ended(table.state).points == {N: 2, S: 2, E: 0, W: 0}


def test_two_opponents_out_do_not_end_it():
    table = Table({**HANDS, W: "S4"}, lead=W, out=(N,))
    assert table.play(W, "S4") == ["played", "went_out"]
    assert table.state.phase is Phase.PLAY


@pytest.mark.parametrize(
    ("seat", "body", "code"),
    [
        (W, c.Play((Card.S4,)), "not_your_turn"),
        (W, c.Pass(), "not_your_turn"),
        (N, c.Pass(), "must_lead"),
        (N, c.Play(()), "no_cards"),
        (N, c.Play((Card.S4,)), "card_not_held"),
        (N, c.Play((Card.S3, Card.S3)), "card_not_held"),
        (N, c.Play((Card.S3, Card.S6)), "not_a_play"),
        (N, c.Play((Card.S3,), Meaning(Kind.SINGLE, 1, 4)), "not_that_meaning"),
        (N, c.PayTribute(Card.S3), "not_asked"),
        (N, c.ReturnTribute(Card.S3), "not_asked"),
        (N, c.TakeTribute(E), "not_asked"),
        (N, c.TakeReturn(E), "not_asked"),
        (N, c.AntiTribute(), "not_asked"),
    ],
)
def test_refusals_on_a_lead(seat, body, code):
    assert Table(HANDS, lead=N).refused(seat, body).code == code


def test_refusals_when_following_tell_what_lies_there():
    table = Table({**HANDS, W: "S2 S4 C4 H7"}, "7", lead=N)
    table.play(N, "S3")
    low = table.refused(W, c.Play((Card.S2,)))
    assert (low.code, low.data["table_kind"], low.data["table_key"]) == ("too_low", "single", 3)
    assert table.refused(W, c.Play((Card.S4, Card.C4))).code == "wrong_type"


def test_the_strongest_meaning_holds_unless_another_is_declared():
    hand = {N: "S8 H8 C9 D9 H5 S2"}
    cards = "S8 H8 C9 D9 H5"
    table = Table(hand, "5", lead=N)
    table.play(N, cards)
    assert table.state.meaning == Meaning(Kind.FULL_HOUSE, 5, 9)
    table = Table(hand, "5", lead=N)
    table.play(N, cards, Meaning(Kind.FULL_HOUSE, 5, 8))
    assert table.state.meaning == Meaning(Kind.FULL_HOUSE, 5, 8)


def test_only_meanings_that_beat_the_table_are_open():
    table = Table({N: "S8 H8 D8 C3 D3 S2", W: "S7 H7 C9 D9 H5 C2"}, "5", lead=N)
    table.play(N, "S8 H8 D8 C3 D3")
    low = c.Play((Card.S7, Card.H7, Card.C9, Card.D9, Card.H5), Meaning(Kind.FULL_HOUSE, 5, 7))
    assert table.refused(W, low).code == "not_that_meaning"
    table.play(W, "S7 H7 C9 D9 H5")
    assert table.state.meaning.key == 9


def test_what_is_done_when_time_is_up():
    table = Table(HANDS, lead=N)
    question = GAME.pending(table.state)[Player(N)]
    assert question.default == c.Play((Card.S3,), Meaning(Kind.SINGLE, 1, 3))
    assert (question.seconds, question.answers) == (10, ("play", "pass"))
    table.do(N, question.default)
    assert GAME.pending(table.state)[Player(W)].default == c.Pass()
    assert GAME.pending(Table(HANDS, lead=N, turn_seconds=0).state)[Player(N)].seconds == 0


def test_the_lowest_lead_is_by_the_order_of_the_level():
    table = Table({**HANDS, N: "S3 C4"}, "3", lead=N)
    assert GAME.pending(table.state)[Player(N)].default.cards == (Card.C4,)


@pytest.mark.parametrize(("threshold", "who"), [(7, ()), (27, (N, E, S, W))])
def test_few_cards_are_reported(threshold, who):
    held = " ".join(f"{suit}{rank}" for suit in "SC" for rank in "3456")
    table = Table(dict.fromkeys((N, E, S, W), held), lead=N, report_threshold=threshold)
    assert table.view(N).report == who
    table.play(N, "S3")
    assert N in table.view(E).report


def test_who_is_out_has_nothing_to_report():
    table = Table({**HANDS, N: "SQ"}, lead=N)
    table.play(N, "SQ")
    assert table.view(E).report == (E, S, W)


def test_the_current_round_only_unless_the_table_shows_all():
    for history in ("current", "full"):
        table = Table(HANDS, lead=N, history=history)
        table.play(N, "S3")
        assert [one.seat for one in table.view(S).trick] == [N]
        table.passes(W, S, E)
        seen = table.view(S)
        assert seen.trick == ()
        assert bool(seen.history) is (history == "full")


def test_a_player_who_is_out_sees_his_partner_where_the_table_allows_it():
    for allowed in (False, True):
        table = Table({**HANDS, N: "SQ"}, lead=N, show_partner_when_out=allowed)
        assert not table.view(N).partner_hand
        table.play(N, "SQ")
        assert bool(table.view(N).partner_hand) is allowed
        assert not table.view(W).partner_hand
        assert not table.view(S).partner_hand
