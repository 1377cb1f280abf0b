"""Claims: tw art. 14, and how each book uses it."""

import pytest
from tests.minibridge.playing import E, N, S, Table, W, deal_with

from qiaopai.games.minibridge.spec import GAME
from qiaopai.kernel.effects import (
    AwardTricks,
    ClaimVoid,
    PlayContinues,
    PlaySuspended,
    ReturnHand,
)
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.seats import Side


def at_play(rulebook: str = "tw", **changes: object) -> Table:
    table = Table(rulebook=rulebook, **changes)
    table.choose("NT game")
    return table


@pytest.mark.parametrize("rulebook", ["tw", "jcbl"])
def test_art_14_all_agree_and_the_deal_is_scored(rulebook: str) -> None:
    table = at_play(rulebook)
    table.play_until(2)
    won = table.state.won(Side.NS)
    table.do(S, p.Claim(10, "all top cards"))
    assert table.waiting == {"E": "claim", "W": "claim"}
    table.answer(E, "accept")
    assert table.waiting == {"W": "claim"}
    table.answer(W, "accept")
    assert table.state.phase is Phase.ENDED
    assert table.state.result is not None
    assert table.state.result.tricks == won + 10
    assert table.effects == [PlaySuspended(), AwardTricks(Side.NS, 10), AwardTricks(Side.EW, 1)]
    assert table.ruling == "claim_agreed"


def test_art_14_one_who_disagrees_sends_play_on() -> None:
    table = at_play()
    table.do(S, p.Claim(13))
    table.answer(W, "reject")
    assert table.ruling == "play_on"
    assert table.effects == [PlaySuspended(), ReturnHand(S), ClaimVoid(), PlayContinues()]
    assert table.state.claim is None
    assert table.waiting == {"W": "play"}


def test_art_14_one_objection_ends_it_at_once() -> None:
    table = at_play()
    table.do(S, p.Claim(13))
    table.answer(E, "reject")
    assert table.refused(W, p.Answer("accept")) == "not_now"


def test_an_answer_is_closed_until_all_are_in() -> None:
    table = at_play()
    table.do(S, p.Claim(13))
    before = [table.view(player) for player in (N, S, W)]
    (event,) = table.do(E, p.Answer("accept"))
    assert event.secret is not None
    assert "accept" not in repr(event)
    for viewed, player in zip(before, (N, S, W), strict=True):
        after = table.view(player)
        assert [one.player for one in after.pending] == [W]
        assert after.claim == viewed.claim


def test_art_14_dummy_neither_claims_nor_objects() -> None:
    table = at_play()
    assert table.refused(N, p.Claim(13)) == "dummy_does_not_act"
    table.do(S, p.Claim(13))
    assert table.refused(N, p.Answer("reject")) == "not_asked"
    assert table.refused(S, p.Answer("accept")) == "not_asked"
    assert table.refused(E, p.Answer("perhaps")) == "no_such_option"


def test_art_14_a_defender_claims_and_his_partner_and_declarer_answer() -> None:
    table = at_play()
    table.do(W, p.Claim(0, "it is all yours"))
    assert table.waiting == {"E": "claim", "S": "claim"}
    table.answer(E, "accept")
    table.answer(S, "accept")
    assert table.state.result is not None
    assert table.state.result.tricks == 13


def test_the_hand_claimed_with_is_shown_and_stays_known() -> None:
    table = at_play()
    hand = table.state.left[W]
    table.do(W, p.Claim(2))
    for player in (N, E, S):
        assert table.view(player).hands[W].cards == hand
    table.answer(S, "reject")
    assert not table.view(S).hands[W].cards
    assert {(W, card) for card in hand} <= set(table.state.seen)


def test_nobody_plays_while_a_claim_is_open() -> None:
    table = at_play()
    table.do(S, p.Claim(13))
    assert table.may_not_play("W:SJ") == "ruling_first"
    assert table.refused(W, p.Claim(1)) == "ruling_first"


def test_a_claim_may_be_made_again_only_after_a_card() -> None:
    table = at_play()
    table.do(S, p.Claim(13))
    table.answer(E, "reject")
    assert table.refused(S, p.Claim(12)) == "already_claimed"
    assert table.refused(W, p.Claim(1)) == "already_claimed"
    table.play("W:SJ")
    assert table.refused(S, p.Claim(12)) == ""


@pytest.mark.parametrize("tricks", [-1, 12, 14])
def test_only_tricks_that_are_left_may_be_claimed(tricks: int) -> None:
    table = at_play()
    table.play_until(2)
    assert table.refused(S, p.Claim(tricks)) == "not_so_many_tricks"


def test_a_statement_may_be_so_long() -> None:
    table = at_play()
    assert table.refused(S, p.Claim(13, "x" * 200)) == ""
    assert table.refused(S, p.Claim(13, "x" * 201)) == "too_long"


def test_there_are_no_claims_before_play() -> None:
    assert Table().refused(S, p.Claim(13)) == "not_now"


def test_one_who_does_not_answer_objects() -> None:
    table = at_play()
    table.do(S, p.Claim(13))
    table.default()
    assert table.ruling == "play_on"


def test_a_claim_in_mid_trick_counts_the_trick_in_progress() -> None:
    table = at_play()
    table.play("W:SJ", "N:S2")
    table.do(S, p.Claim(13))
    table.answer(E, "accept")
    table.answer(W, "accept")
    assert table.state.result is not None
    assert table.state.result.tricks == 13


def test_jcbl_three_players_the_owner_of_dummy_defends_and_may_object() -> None:
    table = Table(deal_with({N: 16, S: 20, E: 4, W: 0}), "jcbl", N, W)
    table.choose()
    table.do(S, p.Claim(13))
    assert table.waiting == {"N": "claim", "E": "claim"}
    table.answer(N, "reject")
    assert table.ruling == "play_on"


def test_jcbl_three_players_the_mover_claims_for_the_vacant_hand() -> None:
    table = Table(deal_with({N: 16, S: 20, E: 4, W: 0}), "jcbl", N, W)
    table.choose()
    hand = table.state.left[W]
    table.do(N, p.Claim(0))
    assert table.state.claim is not None
    assert (table.state.claim.hand, table.state.claim.cards) == (W, hand)
    assert table.waiting == {"S": "claim", "E": "claim"}


def test_jcbl_three_players_vacant_dummy_only_defenders_answer() -> None:
    table = Table(deal_with({N: 9, E: 12, S: 9, W: 10}), "jcbl", N, W)
    table.choose()
    table.do(E, p.Claim(13))
    assert table.waiting == {"N": "claim", "S": "claim"}


def test_a_ruling_is_on_the_views() -> None:
    table = at_play()
    table.do(S, p.Claim(13))
    table.answer(E, "reject")
    rulings = table.view(N).rulings
    assert rulings
    assert (rulings[0].law, rulings[0].ruling) == ("tw_14_claim", "play_on")


def test_all_hands_are_open_when_the_deal_is_over() -> None:
    table = at_play()
    table.claim_out(13)
    view = table.view(E)
    assert view.deal
    assert set(view.deal) == {N, E, S, W}
    assert view.salt == "0" * 64
    assert GAME.pending(table.state) == {}
