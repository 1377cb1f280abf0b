"""A room whose bridge is dealt from prepared boards, unless a test wants random ones."""

from collections.abc import Iterator

import pytest
from tests.browser.bridge.prepared import Prepared
from tests.browser.conftest import opened

from qiaopai.games import discover


@pytest.fixture(scope="module")
def game() -> Prepared:
    return Prepared()


@pytest.fixture(scope="module")
def room(game: Prepared) -> Iterator[str]:
    with opened(games={**discover(), "bridge": game}) as url:
        yield url


@pytest.fixture
def random_deals(game: Prepared) -> Iterator[None]:
    """The pack is shuffled, as at any table."""
    boards, game.boards = game.boards, None
    yield
    game.boards = boards
