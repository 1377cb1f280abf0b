"""What a hand must play for a while, and when that is over."""

from qiaopai.cards import parse_card, parse_hand
from qiaopai.kernel.restrictions import MustPlayCard, MustPlaySuit, narrowed, surviving
from qiaopai.kernel.seats import Seat

N, E = Seat.NORTH, Seat.EAST
HAND = parse_hand("AK.Q..")
HEART = MustPlaySuit(N, "H")
KING = MustPlayCard(N, parse_card("SK"))


def test_a_suit_narrows_to_that_suit() -> None:
    assert narrowed(HAND, N, (HEART,)) == parse_hand(".Q..")


def test_who_cannot_obey_may_play_anything() -> None:
    assert narrowed(HAND, N, (MustPlaySuit(N, "C"),)) == HAND
    assert narrowed(parse_hand("A..."), N, (KING,)) == parse_hand("A...")


def test_a_card_narrows_to_that_card() -> None:
    assert narrowed(HAND, N, (KING,)) == parse_hand("K...")


def test_others_are_free() -> None:
    assert narrowed(HAND, E, (HEART, KING)) == HAND


def test_a_suit_is_spent_with_the_next_card_a_card_when_it_is_played() -> None:
    both = (HEART, KING)
    assert surviving(both, N, parse_card("HQ")) == (KING,)
    assert surviving(both, N, parse_card("SK")) == ()
    assert surviving(both, E, parse_card("SK")) == both
