"""Law 68: claims and concessions, at a table without a director."""

import pytest
from tests.bridge.playing import DEAL, E, N, S, Table, W

from qiaopai.games.bridge.laws.wbf_68_claim import objectors
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.cases import Case
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.seats import Player
from qiaopai.kernel.viewers import DIRECTOR, SPECTATOR, player_viewer


def at_play() -> Table:
    table = Table(calls="P P 3NT P P P")
    table.play("W:SJ", "N:S2", "E:S5", "S:SA")
    return table


def cards_of(table: Table, viewer: Player, hand: Player) -> bool:
    return bool(table.view(viewer).hands[hand].cards)


@pytest.mark.parametrize(
    ("claimer", "asked"), [(S, {"W": "claim", "E": "claim"}), (W, {"S": "claim"})]
)
def test_68_the_other_side_is_asked_and_dummy_is_not(
    claimer: Player, asked: dict[str, str]
) -> None:
    table = at_play()
    table.do(claimer, p.Claim(12))
    assert table.waiting == asked
    assert table.may_not_play("S:SK") == "ruling_first"


def test_68_the_claimers_hand_is_shown_to_the_opponents_only() -> None:
    table = at_play()
    table.do(W, p.Claim(12))
    assert cards_of(table, S, W)
    assert cards_of(table, N, W)
    assert not cards_of(table, E, W)
    assert not GAME.view(table.state, SPECTATOR).hands[W].cards
    assert GAME.view(table.state, DIRECTOR).hands[W].cards
    for card in table.state.left[W]:
        text = f'"{card.text}"'.encode()
        assert text not in table.sees(E)
        assert text not in table.told


def test_68_declarers_hand_is_not_shown_to_dummy() -> None:
    table = at_play()
    table.do(S, p.Claim(12))
    assert not cards_of(table, N, S)
    assert cards_of(table, E, S)
    assert cards_of(table, W, S)
    claim = table.view(N).claim
    assert claim
    assert claim.cards == ()


def test_68_the_statement_is_told() -> None:
    table = at_play()
    table.do(S, p.Claim(12, "everything is high"))
    claim = table.view(E).claim
    assert claim
    assert (claim.by, claim.tricks, claim.statement) == (S, 12, "everything is high")
    assert table.refused(S, p.Claim(12, "x" * 201)) != ""


def test_68_an_accepted_claim_ends_the_play_and_is_scored() -> None:
    table = at_play()
    table.do(S, p.Claim(11))
    table.answer(W, "accept")
    assert table.waiting == {"E": "claim"}
    table.answer(E, "accept")
    assert table.state.phase is Phase.ENDED
    result = table.state.result
    assert result
    assert (result.tricks, result.score) == (12, 400 + 3 * 30)
    assert table.state.rulings[-1].ruling == "claim_agreed"


def test_68_an_answer_is_hidden_until_all_are_in() -> None:
    table = at_play()
    table.do(S, p.Claim(11))
    table.answer(W, "accept")
    assert b"accept" not in table.told


def test_68_a_refused_claim_is_void_and_play_goes_on() -> None:
    table = at_play()
    table.do(S, p.Claim(12))
    table.answer(E, "reject")
    assert table.state.claim is None
    assert table.waiting == {"S": "play"}
    assert table.state.rulings[-1].ruling == "play_on"
    table.play("S:SK")


def test_68_what_was_shown_stays_known_to_the_opponents_and_to_them_only() -> None:
    table = at_play()
    table.do(S, p.Claim(12))
    table.answer(E, "reject")
    hand = {(S, card) for card in table.state.left[S]}
    assert hand <= GAME.known(table.state, player_viewer(W))
    assert not hand & GAME.known(table.state, player_viewer(N))
    assert not hand & GAME.known(table.state, SPECTATOR)
    assert not cards_of(table, N, S)


def test_68_one_claim_a_card() -> None:
    table = at_play()
    table.do(S, p.Claim(12))
    table.answer(E, "reject")
    for player in (S, W, E):
        assert table.refused(player, p.Claim(3)) == "already_claimed"
    table.play("S:SK")
    assert not table.refused(S, p.Claim(12))


def test_68_silence_is_an_objection() -> None:
    table = at_play()
    table.do(S, p.Claim(12))
    table.default()
    assert table.state.rulings[-1].ruling == "play_on"


@pytest.mark.parametrize("tricks", [-1, 13])
def test_68_nobody_claims_more_than_is_left(tricks: int) -> None:
    assert at_play().refused(S, p.Claim(tricks)) == "not_so_many_tricks"


def test_68_dummy_does_not_claim() -> None:
    assert at_play().refused(N, p.Claim(12)) == "dummy_does_not_act"


def test_68_a_claim_may_come_at_anybodys_turn() -> None:
    table = at_play()
    table.play("S:SK")
    table.do(E, p.Claim(0))
    assert table.waiting.keys() == {"S", "W"}


def test_68b_a_defenders_partner_may_object_to_his_concession() -> None:
    table = at_play()
    table.do(W, p.Claim(0))
    assert table.waiting == {"S": "claim", "E": "claim"}
    assert not cards_of(table, E, W)
    table.answer(E, "reject")
    assert table.waiting == {"S": "play"}
    assert not cards_of(table, E, W)


def test_68b_with_everybodys_consent_the_concession_stands() -> None:
    table = at_play()
    table.do(W, p.Claim(0))
    table.answer(E, "accept")
    table.answer(S, "accept")
    result = table.state.result
    assert result
    assert result.tricks == 13


def test_68_before_the_opening_lead_dummy_stays_hidden() -> None:
    table = Table(calls="P P 3NT P P P")
    table.do(S, p.Claim(13))
    assert table.waiting == {"W": "claim", "E": "claim"}
    assert not cards_of(table, S, N)
    assert not cards_of(table, W, N)
    assert table.view(W).hands[S].cards == DEAL[S]
    table.answer(W, "reject")
    assert table.waiting == {"W": "play"}


def test_68_nobody_else_answers_and_nothing_else() -> None:
    table = at_play()
    table.do(S, p.Claim(12))
    assert table.refused(N, p.Answer("accept")) == "not_asked"
    assert table.refused(E, p.Answer("keep")) == "no_such_option"
    table.answer(W, "accept")
    assert table.refused(W, p.Answer("reject")) == "not_asked"


@pytest.mark.parametrize(("claimer", "asked"), [(S, [W, E]), (W, [S]), (E, [S])])
def test_68_the_question_is_put_for_no_hand_of_dummys(claimer: Player, asked: list[Player]) -> None:
    case = Case(offender=claimer, declarer=S, dummy=N, tricks_claimed=13, tricks_left=13)
    assert sorted(objectors(case)) == sorted((one, one) for one in asked)


def test_68b2_the_partner_of_a_defender_who_concedes_is_asked_too() -> None:
    case = Case(offender=W, declarer=S, dummy=N, tricks_claimed=3, tricks_left=13)
    assert sorted(objectors(case)) == [(E, E), (S, S)]
