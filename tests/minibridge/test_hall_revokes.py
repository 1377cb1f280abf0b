"""Revokes at a table as in a hall: tw art. 19, 20 and 22."""

import pytest
from tests.minibridge.playing import E, N, S, Table, W

from qiaopai.cards import parse_card
from qiaopai.games.minibridge.spec import GAME
from qiaopai.kernel.deals import parse_deal
from qiaopai.kernel.effects import (
    AdjustedScoreReview,
    CardStands,
    MayWithdraw,
    MustPlay,
    ReturnCard,
    TrickTransfer,
)
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.seats import Side

TRANSFER = TrickTransfer(Side.EW, Side.NS, 1)


def hall(contract: str = "NT game") -> Table:
    table = Table(hall=True)
    table.choose(contract)
    return table


def east_revoked() -> Table:
    """East holds hearts and has thrown a club; all four have played."""
    table = hall()
    table.play("W:HJ", "N:H2", "E:C6", "S:HA")
    return table


def test_art_19_the_act_happens_without_a_mark() -> None:
    table = hall()
    table.play("W:HJ", "N:H2")
    reason = GAME.why_not(table.state, E, p.Play(E, parse_card("C6")))
    assert (getattr(reason, "kind", ""), getattr(reason, "opens", "")) == ("revoke", "when_noticed")
    (event,) = table.do(E, p.Play(E, parse_card("C6")))
    assert event.secret is None
    assert table.waiting == {"S": "play"}
    assert table.state.rulings == ()


def test_art_19_corrected_by_the_offender_a_later_card_is_kept() -> None:
    table = east_revoked()
    assert len(table.state.closed) == 1
    table.attention(E, "revoke", E, 1)
    assert table.state.closed == ()
    assert table.trick == ["W:HJ", "N:H2", "S:HA"]
    assert table.effects == [
        ReturnCard(E, parse_card("C6")),
        MustPlay(E, suit="H"),
        MayWithdraw(S, (parse_card("HA"),)),
    ]
    assert table.ruling is None
    assert table.waiting == {"E": "play"}
    assert table.may_not_play("E:C6") == "must_follow_suit"
    table.play("E:H8")
    assert table.waiting == {"S": "withdraw"}
    table.answer(S, "keep")
    assert table.ruling == "revoke_corrected"
    assert len(table.state.closed) == 1
    assert table.state.closed[0].winner is S
    assert table.waiting == {"S": "play"}
    assert table.state.transfers == ()


def test_art_19_a_later_card_is_withdrawn() -> None:
    table = east_revoked()
    table.attention(E, "revoke", E, 1)
    table.play("E:H8")
    table.answer(S, "withdraw")
    assert table.effects[-1] == ReturnCard(S, parse_card("HA"))
    assert table.trick == ["W:HJ", "N:H2", "E:H8"]
    assert table.waiting == {"S": "play"}
    assert table.refused(S, p.DrawAttention("revoke", E, 1)) == "ruling_first"
    table.play("S:HK")
    assert table.state.closed[0].trick.card_of(S) is parse_card("HK")
    assert (S, parse_card("HA")) in table.state.seen
    assert table.state.restrictions == ()


def test_art_19_who_does_not_answer_keeps_his_card() -> None:
    table = east_revoked()
    table.attention(E, "revoke", E, 1)
    table.default()
    table.default()
    assert table.ruling == "revoke_corrected"
    assert table.state.closed[0].trick.card_of(S) is parse_card("HA")


def test_art_19_noticed_before_the_next_hand_plays() -> None:
    table = hall()
    table.play("W:HJ", "N:H2", "E:C6")
    table.attention(E, "revoke", E, 1)
    assert table.trick == ["W:HJ", "N:H2"]
    table.play("E:H5")
    assert table.ruling == "revoke_corrected"
    assert table.waiting == {"S": "play"}


def test_art_19_cards_played_before_the_revoke_stay() -> None:
    table = east_revoked()
    table.attention(E, "revoke", E, 1)
    withdrawable = [one.seat for one in table.effects if isinstance(one, MayWithdraw)]
    assert withdrawable == [S]


def test_art_19_two_hands_after_the_revoke_are_asked_in_turn() -> None:
    table = hall()
    table.play("W:HJ", "N:D2")  # declarer revokes from dummy
    table.play("E:H5", "S:HA")
    table.attention(W, "revoke", N, 1)
    assert table.waiting == {"S": "play"}
    table.play("N:H3")
    assert table.waiting == {"E": "withdraw"}
    table.answer(E, "withdraw")
    table.play("E:H8")
    assert table.waiting == {"S": "withdraw"}
    table.answer(S, "keep")
    assert [hand for hand, _ in table.state.closed[0].trick.cards] == [W, S, N, E]


def test_art_19_dummys_revoke_is_noticed_by_a_defender_at_once() -> None:
    table = hall()
    table.play("W:HJ", "N:D2")
    assert table.refused(N, p.DrawAttention("revoke", N, 1)) == "dummy_does_not_act"
    table.attention(E, "revoke", N, 1)
    assert table.trick == ["W:HJ"]
    assert table.may_not_play("N:D2") == "must_follow_suit"
    table.play("N:H2", "E:H5", "S:HA")
    assert table.ruling == "revoke_corrected"


def test_art_20_the_next_lead_establishes_it_and_costs_a_trick() -> None:
    table = east_revoked()
    table.play("S:D5")
    table.attention(E, "revoke", E, 1)
    assert table.effects == [CardStands(E, parse_card("C6")), TRANSFER, AdjustedScoreReview("22")]
    assert table.ruling == "revoke_established"
    assert table.state.judgements == ("equity",)
    assert table.waiting == {"W": "play"}
    table.finish()
    assert table.state.result is not None
    won = table.state.won(Side.NS)
    assert table.state.won(Side.EW) > 0
    assert table.state.result.tricks == won + 1


def test_art_20_the_offenders_own_lead_establishes_it_too() -> None:
    table = hall()
    table.play("W:SJ", "N:S2", "E:S5", "S:SA", "S:C2", "W:HJ", "N:C5", "E:C8")
    assert table.state.trick.leader is E
    table.play("E:H5")
    table.attention(W, "revoke", W, 2)
    assert table.ruling == "revoke_established"


def test_attention_that_cannot_be_proved_is_noted_and_looked_into_after_the_play() -> None:
    table = east_revoked()
    (event,) = table.do(W, p.DrawAttention("revoke", E, 1))
    assert table.state.rulings == ()
    assert len(table.state.attention) == 1
    assert "revoke" in repr(event)
    assert table.refused(W, p.DrawAttention("revoke", E, 1)) == "already_noted"
    table.play_until(13)
    assert table.state.phase is Phase.AGREEING
    assert table.ruling == "revoke_established"
    assert table.state.transfers == (TRANSFER,)
    table.finish()


def test_whether_a_discard_was_a_revoke_does_not_show_before_the_play_is_over() -> None:
    """East throws a club on the third heart: in one deal he has two left, in the other none."""
    other = parse_deal("N:432.432.432.AKQ5 765.65.876.T9876 AKQ.AKQ.AKQ5.432 JT98.JT987.JT9.J")
    tables = Table(hall=True), Table(other, hall=True)
    told = []
    for table in tables:
        table.choose("NT game")
        table.play("W:HJ", "N:H2", "E:H5", "S:HA", "S:HK", "W:H9", "N:H3", "E:H6")
        table.play("S:HQ", "W:HT", "N:H4", "E:C6")
        told.append(table.do(S, p.DrawAttention("revoke", E, 3)))
        table.play("S:DA", "W:D9", "N:D2", "E:D6")
    assert told[0] == told[1]
    assert tables[0].view(S) == tables[1].view(S)
    for table in tables:
        table.claim_out(9)
    assert [table.state.transfers for table in tables] == [(TRANSFER,), ()]


def test_attention_to_a_card_that_followed_suit() -> None:
    table = east_revoked()
    assert table.refused(W, p.DrawAttention("revoke", N, 1)) == "nothing_irregular"
    assert table.refused(W, p.DrawAttention("revoke", E, 2)) == "nothing_irregular"
    assert table.refused(W, p.DrawAttention("revoke", E, 0)) == "nothing_irregular"


def test_a_revoke_shown_by_a_later_card_is_proved() -> None:
    """East plays a heart later: everyone has seen that he held one."""
    table = east_revoked()
    table.play("S:HK", "W:H9", "N:H3", "E:H5")
    table.attention(W, "revoke", E, 1)
    assert table.ruling == "revoke_established"
    assert table.refused(W, p.DrawAttention("revoke", E, 1)) == "already_ruled"


def test_a_discard_that_was_none_is_cleared_for_him_who_sees_the_hand() -> None:
    deal = parse_deal(
        "N:432.432.432.AKQ5 8765.-.8765.87642 AKQ.AKQ.AKQJ.J93 JT9.JT98765.T9.T".replace("-", "")
    )
    table = Table(deal, hall=True)
    table.choose("NT game")
    table.play("W:HJ", "N:H2", "E:C2", "S:HA")
    assert table.refused(E, p.DrawAttention("revoke", E, 1)) == "nothing_irregular"
    table.attention(W, "revoke", E, 1)
    table.play_until(13)
    assert table.state.rulings == ()
    assert table.state.transfers == ()


def test_art_20_a_side_without_a_trick_has_none_to_lose() -> None:
    table = east_revoked()
    table.play("S:D5", "W:D9", "N:D4", "E:D6")
    table.attention(E, "revoke", E, 1)
    assert table.state.transfers == (TRANSFER,)
    table.do(S, p.Claim(11))
    for player in (E, W):
        table.answer(player, "accept")
    assert table.state.phase is Phase.AGREEING
    tricks = 13
    table.do(S, p.Agree(tricks))
    table.do(E, p.Agree(tricks))
    assert table.state.result is not None
    assert table.state.result.tricks == 13


def test_art_20_each_revoke_costs_a_trick() -> None:
    table = hall()
    table.play("W:HJ", "N:H2", "E:C6", "S:HA", "S:HK", "W:H9", "N:H3", "E:C7", "S:C2", "W:C9")
    table.attention(E, "revoke", E, 1)
    table.attention(E, "revoke", E, 2)
    assert table.state.transfers == (TRANSFER, TRANSFER)


def test_declarers_own_revoke_costs_declarer_a_trick() -> None:
    table = hall()
    table.play("W:HJ", "N:H2", "E:H5", "S:C2", "W:H9", "N:H3", "E:H6", "S:HA")
    table.attention(W, "revoke", S, 1)
    assert table.state.transfers == (TrickTransfer(Side.NS, Side.EW, 1),)
    table.finish()
    assert table.state.result is not None
    assert table.state.result.tricks == table.state.won(Side.NS) - 1


def test_art_15_both_sides_agree_before_the_score() -> None:
    table = hall()
    table.play_until(13)
    assert table.state.phase is Phase.AGREEING
    tricks = table.state.won(Side.NS)
    assert table.waiting == {"E": "agree", "S": "agree", "W": "agree"}
    assert table.refused(S, p.Agree(tricks + 1)) == "trick_count_differs"
    assert table.refused(N, p.Agree(tricks)) == "dummy_does_not_act"
    table.do(S, p.Agree(tricks))
    assert table.state.phase is Phase.AGREEING
    assert table.refused(S, p.Agree(tricks)) == "already_agreed"
    assert table.waiting == {"E": "agree", "W": "agree"}
    table.do(W, p.Agree(tricks))
    assert table.state.phase is Phase.ENDED


def test_art_15_agreement_is_automatic_at_a_simple_table() -> None:
    table = Table()
    table.choose()
    table.play_until(13)
    assert table.state.phase is Phase.ENDED


def test_art_15_a_revoke_found_while_agreeing_undoes_an_agreement() -> None:
    table = east_revoked()
    table.play_until(13)
    tricks = table.state.won(Side.NS)
    table.do(S, p.Agree(tricks))
    table.attention(E, "revoke", E, 1)
    assert table.ruling == "revoke_established"
    assert table.state.phase is Phase.AGREEING
    table.do(E, p.Agree(tricks + 1))
    assert table.state.phase is Phase.AGREEING
    table.do(S, p.Agree(tricks + 1))
    assert table.state.phase is Phase.ENDED


@pytest.mark.parametrize("by", [N, E, S, W])
def test_after_the_play_everyone_may_point_at_a_revoke(by: object) -> None:
    table = east_revoked()
    table.play_until(13)
    table.attention(by, "revoke", E, 1)  # type: ignore[arg-type]
    assert table.state.transfers == (TRANSFER,)


def test_art_19_a_revoke_with_the_last_card_of_a_trick() -> None:
    table = hall()
    table.play("W:HJ", "N:H2", "E:H5", "S:C2")
    assert table.state.closed[0].winner is W
    table.attention(S, "revoke", S, 1)
    assert table.trick == ["W:HJ", "N:H2", "E:H5"]
    table.play("S:HA")
    assert table.ruling == "revoke_corrected"
    assert [one.winner for one in table.state.closed] == [S]


def test_art_19_a_corrected_card_is_not_ruled_on_again() -> None:
    table = east_revoked()
    table.attention(E, "revoke", E, 1)
    table.default()
    table.default()
    assert table.refused(W, p.DrawAttention("revoke", E, 1)) == "nothing_irregular"
    table.finish()
    assert table.state.transfers == ()


def test_a_revoke_in_a_corrected_trick_can_be_corrected_in_its_turn() -> None:
    """South, changing his card, revokes himself."""
    table = east_revoked()
    table.attention(E, "revoke", E, 1)
    table.play("E:H8")
    table.answer(S, "withdraw")
    table.play("S:C2")
    assert table.ruling == "revoke_corrected"
    table.attention(S, "revoke", S, 1)
    table.play("S:HA")
    assert len(table.state.closed) == 1
    assert table.state.closed[0].winner is S
