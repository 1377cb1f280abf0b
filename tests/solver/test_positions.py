"""Setups with faults, all of them told; positions card by card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qiaopai.cards import DECK, Suit, parse_card, parse_cards, parse_hand
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import CLOCKWISE, Seat
from qiaopai.kernel.tricks import Trick
from qiaopai.solver.positions import BadPosition, Position, Setup, check, faults, opening
from qiaopai.testing.strategies import cards, deals


def setup(*hands: str, leader: Seat = Seat.NORTH, played: str = "") -> Setup:
    order = CLOCKWISE.from_seat(leader)
    trick = tuple(zip(order, parse_cards(played), strict=False))
    return Setup(Hands(*map(parse_hand, hands)), Trick(leader, trick), Suit.SPADES)


@pytest.mark.parametrize(
    ("given", "codes"),
    [
        (setup("A...", "K...", "Q...", "J..."), []),
        (setup("A...", "K...", "Q...", "...", leader=Seat.WEST, played="SJ"), []),
        (setup("A...", "A...", "Q...", "J..."), ["card_repeated"]),
        (setup("A...", "K...", "Q...", "...", leader=Seat.WEST, played="SA"), ["card_repeated"]),
        (setup("AK...", "...", "Q...", "J..."), ["unequal_hands"] * 3),
        (setup("...", "...", "...", "..."), ["no_cards_left"]),
        (
            setup("...", "...", "...", "...", played="SA SK SQ SJ"),
            ["trick_is_full", "no_cards_left"],
        ),
        (setup("A...", "K...", "Q...", "J...", played="C2"), ["unequal_hands"]),
    ],
)
def test_every_fault_is_told(given: Setup, codes: list[str]) -> None:
    assert [fault.code for fault in faults(given)] == codes


def test_faults_of_different_kinds_stand_side_by_side() -> None:
    trick = Trick(Seat.NORTH, ((Seat.SOUTH, parse_card("SA")),))
    wrong = Setup(setup("A...", "K...", "Q...", "J...").hands, trick, None)
    with pytest.raises(BadPosition) as caught:
        check(wrong)
    codes = {fault.code for fault in caught.value.faults}
    assert codes == {"card_repeated", "trick_out_of_turn", "unequal_hands"}
    assert caught.value.code == "bad_position"
    assert set(str(caught.value.data["reason"]).split(", ")) == codes


def test_a_hand_of_fourteen_is_refused() -> None:
    many = Hands(DECK[:14], DECK[14:28], DECK[28:42], DECK[42:52])
    assert {fault.code for fault in faults(Setup(many, Trick(Seat.NORTH), None))} == {
        "unequal_hands"
    }


@given(deals(), st.sampled_from(Seat), st.sampled_from([None, *Suit]), st.data())
def test_a_deal_played_out_stays_a_position(
    hands: Hands, declarer: Seat, trumps: Suit | None, data: st.DataObject
) -> None:
    position: Position | None = opening(hands, declarer, trumps)
    count = 0
    while position is not None:
        assert not faults(Setup(position.hands, position.trick, position.trumps))
        assert position.tricks_left == 13 - count // 4
        position = position.after(data.draw(st.sampled_from(position.legal())))
        count += 1
    assert count == 52


@given(deals(), cards())
def test_a_card_of_another_hand_is_refused(hands: Hands, card) -> None:
    position = opening(hands, Seat.NORTH, None)
    if card in hands[Seat.EAST]:
        assert position.after(card)
    else:
        with pytest.raises(Refused, match="card_not_held"):
            position.after(card)
