"""Sure tricks are there on every distribution: held against all of them, double dummy."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.endgame import tricks_for

from qiaopai.cards import DECK, Suit, make_hand, parse_card, parse_hand
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.play.cardplay.sure import sure_tricks
from qiaopai.kernel.seats import Seat, Side
from qiaopai.kernel.tricks import Trick

N, E, S, W = Seat


@settings(max_examples=150)
@given(
    st.integers(0, 10**9),
    st.integers(1, 3),
    st.sampled_from([None, *Suit]),
    st.sampled_from(list(Seat)),
)
def test_no_distribution_takes_a_sure_trick_away(
    seed: int, cards: int, trumps: Suit | None, leader: Seat
) -> None:
    entropy = Entropy(str(seed))
    pack = entropy.shuffle(entropy.shuffle(DECK)[:20])[: 4 * cards]
    south, north = make_hand(pack[:cards]), make_hand(pack[cards : 2 * cards])
    out = make_hand(pack[2 * cards :])
    sure = sure_tricks({S: south, N: north}, out, Trick(leader), trumps, cards, 5000)
    for east in combinations(out, cards):
        west = tuple(card for card in out if card not in east)
        hands = {N: north, E: make_hand(east), S: south, W: west}
        best = tricks_for(Side.NS, hands, Trick(leader), trumps, 10**6)
        assert best is not None
        assert sure <= best


def sure(south: str, north: str, out: str, trumps: Suit | None, leader: Seat = S) -> int:
    hands = {S: parse_hand(south), N: parse_hand(north)}
    tricks = len(hands[S])
    return sure_tricks(hands, parse_hand(out), Trick(leader), trumps, tricks, 20_000)


def test_top_cards_in_both_hands_are_found_over_entries() -> None:
    assert sure("A2.K..", "K3.A..", "QJT.QJT..", None) == 3
    assert sure("AK.A..", "32.2..", "QJ.KQ.A.A", None) == 3


def test_a_finesse_is_no_sure_trick() -> None:
    assert sure("AQ...", "32...", "KJ...32", None) == 1


def test_long_cards_count_once_the_suit_must_have_dropped() -> None:
    assert sure("AK2...", "543...", "QJ...AKQJ", None) == 3
    assert sure("AK2...", "543...", "QJT...AKQ", None) == 2


def test_side_winners_wait_until_trumps_are_drawn() -> None:
    assert sure("A.A..", "3.2..", "2.3..32", Suit.SPADES) == 2
    assert sure("2.A..", "3.2..", "A.3..32", Suit.SPADES) == 0


def test_a_card_that_lies_on_the_table_is_out_no_more() -> None:
    trick = Trick(W).with_card(W, parse_card("SQ"))
    hands = {S: parse_hand("AK..."), N: parse_hand("32...")}
    assert sure_tricks(hands, parse_hand("J54..."), trick, None, 2, 1000) == 2
    hands = {S: parse_hand("AT..."), N: parse_hand("32...")}
    assert sure_tricks(hands, parse_hand("KJ5..."), trick, None, 2, 1000) == 1
