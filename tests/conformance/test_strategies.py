"""The strategies that the package ships give what they say."""

from hypothesis import given, settings

from qiaopai.cards import make_hand
from qiaopai.games import discover
from qiaopai.kernel.deals import check_deal, parse_deal
from qiaopai.testing.conformance import Configuration
from qiaopai.testing.strategies import deals, hands, walks

GAME = discover()["minibridge"]


@given(deals())
def test_deals_are_whole_and_read_back_from_their_text(deal):
    check_deal(deal)
    assert parse_deal(deal.text) == deal


@given(hands(5))
def test_hands_are_sorted(hand):
    assert hand == make_hand(set(hand))
    assert len(hand) == 5


@settings(max_examples=10)
@given(walks(GAME, Configuration("tw")))
def test_walks_end_with_a_result(done):
    outcome = GAME.ended(done.states[-1])
    assert outcome is not None
    assert all(points >= 0 for points in outcome.points.values())
