"""Random matches hold to the rules from the first deal to the passing of A."""

import pytest
from tests.guandan.random_matches import play_match


@pytest.mark.parametrize("part", range(10))
def test_random_matches(part):
    deals = [play_match(f"ci {part} {number}") for number in range(30)]
    assert min(deals) >= 5, "2 to A takes four doubles, and A must be played"
