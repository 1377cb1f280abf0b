"""Leads out of turn at a table as in a hall: tw art. 17 and 22."""

import pytest
from tests.minibridge.playing import E, N, S, Table, W

from qiaopai.cards import parse_card
from qiaopai.games.minibridge.spec import GAME
from qiaopai.kernel.effects import (
    AdjustedScoreReview,
    CardStands,
    NextToLead,
    NextToPlay,
    ReturnCard,
)
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.seats import Player
from qiaopai.kernel.viewers import DIRECTOR, SPECTATOR


def hall(contract: str = "NT game") -> Table:
    table = Table(hall=True)
    table.choose(contract)
    return table


def after_one_trick() -> Table:
    table = hall()
    table.play("W:SJ", "N:S2", "E:S5", "S:SA")
    return table


def test_art_17a_the_next_hand_follows_and_accepts_it() -> None:
    table = hall()
    table.play("E:S5")
    assert table.waiting == {"S": "follow"}
    table.play("S:SA")
    assert table.effects == [
        CardStands(E, parse_card("S5")),
        NextToPlay(W),
        AdjustedScoreReview("22"),
    ]
    assert table.ruling == "lead_stands"
    assert table.state.judgements == ("equity",)
    assert table.waiting == {"W": "play"}
    table.play("W:SJ", "N:S2")
    assert table.state.closed[0].winner is S
    assert [hand for hand, _ in table.state.closed[0].trick.cards] == [E, S, W, N]


@pytest.mark.parametrize("by", [S, W, E])
def test_art_17b_withdrawn_by_attention_of_anyone_but_dummy(by: Player) -> None:
    table = hall()
    table.play("E:S5")
    assert table.refused(N, p.DrawAttention("lead_out_of_turn", E)) == "dummy_does_not_act"
    table.attention(by, "lead_out_of_turn", E)
    assert table.effects == [ReturnCard(E, parse_card("S5")), NextToLead(W)]
    assert table.ruling == "lead_withdrawn"
    assert table.trick == []
    assert parse_card("S5") in table.state.left[E]
    assert table.waiting == {"W": "play"}
    table.play("W:HJ", "N:H2", "E:H5", "S:HA")


def test_art_17b_one_who_does_not_follow_in_time_withdraws_it() -> None:
    table = hall()
    table.play("E:S5")
    table.default()
    assert table.ruling == "lead_withdrawn"


def test_art_17_a_card_taken_back_has_been_seen() -> None:
    table = hall()
    table.play("E:S5")
    table.attention(W, "lead_out_of_turn", E)
    assert (E, parse_card("S5")) in table.state.seen
    assert (E, parse_card("S5")) in GAME.known(table.state, SPECTATOR)


def test_art_17_there_is_no_penalty_card_and_no_restriction() -> None:
    table = hall()
    table.play("E:S5")
    table.attention(W, "lead_out_of_turn", E)
    assert table.state.restrictions == ()
    for card in table.state.left[W]:
        assert not table.may_not_play(f"W:{card.text}")


def test_art_17_declarer_leads_from_the_wrong_hand() -> None:
    table = after_one_trick()
    table.play("N:C5")
    assert table.waiting == {"E": "follow"}
    table.attention(W, "lead_out_of_turn", N)
    assert table.ruling == "lead_withdrawn"
    assert table.waiting == {"S": "play"}
    assert table.view(S).pending[0].hand is S
    table.play("N:C5", "E:C6")
    assert table.ruling == "lead_stands"
    assert table.waiting == {"S": "play"}
    table.play("S:C2", "W:C9")
    assert table.state.closed[-1].winner is W


def test_art_17_a_defender_leads_instead_of_declarer() -> None:
    table = after_one_trick()
    table.play("W:D9")
    assert table.waiting == {"S": "follow"}
    assert table.view(S).pending[0].hand is N
    table.play("N:D2")
    assert table.ruling == "lead_stands"
    assert table.waiting == {"E": "play"}


def test_art_17_in_a_lead_out_of_turn_nobody_else_plays() -> None:
    table = hall()
    table.play("E:S5")
    assert table.may_not_play("W:SJ") == "ruling_first"
    assert table.may_not_play("N:S2") == "ruling_first"
    assert table.refused(S, p.Claim(3)) == "ruling_first"
    assert table.refused(S, p.DrawAttention("revoke", E, 1)) == "ruling_first"


def test_art_17_who_follows_may_revoke_as_in_any_trick() -> None:
    table = hall()
    table.play("E:S5", "S:HA")
    assert table.ruling == "lead_stands"
    table.attention(S, "revoke", S, 1)
    assert table.trick == ["E:S5"]
    table.play("S:SA", "W:SJ", "N:S2")
    assert table.ruling == "revoke_corrected"


def test_inside_a_trick_a_play_out_of_turn_is_refused_and_article_18_waits() -> None:
    table = hall()
    table.play("W:SJ")
    assert table.may_not_play("E:S5") == "not_your_turn"
    assert table.may_not_play("S:SA") == "not_your_turn"


def test_the_act_itself_is_an_ordinary_event_without_a_mark() -> None:
    table = hall()
    (played, opened) = table.do(E, p.Play(E, parse_card("S5")))
    regular = hall().do(W, p.Play(W, parse_card("SJ")))
    assert type(played.body) is type(regular[0].body)
    assert played.secret is None
    assert opened.secret is not None
    assert "Case" not in repr(opened)


def test_why_not_calls_it_irregular_and_legal_does_not_offer_it() -> None:
    table = hall()
    reason = GAME.why_not(table.state, E, p.Play(E, parse_card("S5")))
    assert getattr(reason, "kind", None) == "lead_out_of_turn"
    assert not [one for one in GAME.legal(table.state, E) if isinstance(one, p.Play)]


def test_the_ruling_is_told_to_everyone() -> None:
    table = hall()
    table.play("E:S5")
    table.attention(W, "lead_out_of_turn", E)
    for viewer in (SPECTATOR, DIRECTOR):
        rulings = GAME.view(table.state, viewer).rulings
        assert rulings
        assert rulings[0].ruling == "lead_withdrawn"


def test_attention_to_what_did_not_happen() -> None:
    table = hall()
    assert table.refused(W, p.DrawAttention("lead_out_of_turn", E)) == "nothing_irregular"
    assert table.refused(W, p.DrawAttention("noise", E)) == "nothing_irregular"
    table.play("W:SJ")
    assert table.refused(E, p.DrawAttention("lead_out_of_turn", W)) == "nothing_irregular"


def test_a_deal_with_a_lead_out_of_turn_plays_to_its_end() -> None:
    table = hall()
    table.play("E:S5", "S:SA")
    table.finish()
    assert table.state.result is not None
    assert len(table.state.closed) == 13
