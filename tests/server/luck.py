"""Deals that are the same in every run, and none that is thrown in at 20-20 before it begins.

One shuffle in ten is; a test that waits for a card would wait for ever.
"""

import itertools

import pytest

from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.points import hcp
from qiaopai.kernel.seats import Seat, Side
from qiaopai.kernel.sources import ShuffledPack
from qiaopai.room.clock import SystemChances


@pytest.fixture(autouse=True)
def luck(monkeypatch):
    """Seeds of a test, one after the other."""
    seeds = filter(is_played, (f"luck {number}" for number in itertools.count()))
    monkeypatch.setattr(SystemChances, "seed", lambda self: next(seeds))


def is_played(seed):
    """Whether the first board of that seed has a stronger side."""
    hands = ShuffledPack().deal(1, Seat.NORTH, Entropy(seed)).hands
    return sum(hcp(hands[seat]) for seat in Side.NS.seats) != 20
