"""Settings that contradict each other leave declarer something to choose all the same."""

from itertools import product

import pytest

from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.rulebooks import RULEBOOKS
from qiaopai.games.minibridge.rules.contract import menu
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.sources import ShuffledPack

HANDS = ShuffledPack().deal(1, Seat.NORTH, Entropy("menu")).hands
CHOICES = [*product(RULEBOOKS.values(), (False, True), (False, True), (0, 13), (0, 40))]


@pytest.mark.parametrize(("book", "french", "any_level", "length", "points"), CHOICES)
def test_every_denomination_is_on_the_menu(book: Options, french, any_level, length, points):
    changes = {
        "french_targets": french,
        "any_level": any_level,
        "trump_length": length,
        "game_points": points,
    }
    options = book.with_changes(changes)
    for held in range(21, 41):
        found = menu(options, held, HANDS, Seat.NORTH)
        assert {one.denomination for one in found} == set(Denomination)
