"""Whatever comes in is solved or refused with a code; nothing ends the process."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qiaopai.cards import Suit, make_hand
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.tricks import Trick
from qiaopai.solver.dds import Dds
from qiaopai.solver.positions import BadPosition, Setup, check
from qiaopai.testing.strategies import cards

some_hand = st.lists(cards(), max_size=6).map(make_hand)
some_hands = st.builds(Hands, some_hand, some_hand, some_hand, some_hand)
seats = st.sampled_from(Seat)
some_trick = st.builds(Trick, seats, st.lists(st.tuples(seats, cards()), max_size=5).map(tuple))
trumps = st.sampled_from([None, *Suit])


@settings(max_examples=500)
@given(hands=some_hands, trick=some_trick, trumps=trumps)
def test_any_setup(solver: Dds, hands: Hands, trick: Trick, trumps: Suit | None) -> None:
    try:
        position = check(Setup(hands, trick, trumps))
    except BadPosition:
        return
    assert set(solver.solve(position)) == set(position.legal())


@st.composite
def nearly_positions(draw: st.DrawFn) -> Setup:
    """Equal hands of different cards, then at most one thing spoilt."""
    size = draw(st.integers(1, 6))
    pack = draw(st.lists(cards(), min_size=4 * size, max_size=4 * size, unique=True))
    dealt = [make_hand(pack[place::4]) for place in range(4)]
    leader = draw(seats)
    played = draw(st.integers(0, 3))
    trick = Trick(leader)
    hands = Hands(*dealt)
    for _ in range(played):
        seat = trick.next_seat()
        card = draw(st.sampled_from(hands[seat]))
        keeps = draw(st.integers(0, 9)) == 0
        left = hands[seat] if keeps else tuple(one for one in hands[seat] if one is not card)
        hands = hands.replaced(seat, left)
        trick = trick.with_card(seat, card)
    return Setup(hands, trick, draw(trumps))


@settings(max_examples=300)
@given(setup=nearly_positions())
def test_nearly_positions(solver: Dds, setup: Setup) -> None:
    try:
        position = check(setup)
    except BadPosition:
        return
    found = solver.solve(position)
    assert set(found) == set(position.legal())
    assert all(0 <= tricks <= position.tricks_left for tricks in found.values())


@given(hands=some_hands)
def test_any_deal(solver: Dds, hands: Hands) -> None:
    with pytest.raises(Refused, match="bad_deal"):
        solver.table(hands)
