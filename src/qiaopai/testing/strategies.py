"""Hypothesis strategies for tests of card games: cards, hands, deals, and deals in play."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from qiaopai.cards import DECK, Card, Hand, make_hand
from qiaopai.kernel.deals import Hands, deal_out
from qiaopai.kernel.game import Game
from qiaopai.kernel.seats import Seat
from qiaopai.testing.conformance.walk import Configuration, Walk, walk


def cards() -> st.SearchStrategy[Card]:
    """One card."""
    return st.sampled_from(DECK)


def hands(size: int = 13) -> st.SearchStrategy[Hand]:
    """A hand of that many cards."""
    return st.lists(cards(), min_size=size, max_size=size, unique=True).map(make_hand)


def deals() -> st.SearchStrategy[Hands]:
    """A whole deal."""
    return st.permutations(DECK).map(lambda pack: deal_out(tuple(pack), Seat.NORTH))


def walks(game: Game[Any], configuration: Configuration) -> st.SearchStrategy[Walk]:
    """A deal played at random to its end; `walk.states` are the positions on the way."""
    seeds = st.integers(min_value=0, max_value=2**32)
    return seeds.map(lambda seed: walk(game, configuration, str(seed)))
