"""A room whose Guandan can begin with prepared deals."""

from collections.abc import Callable, Iterator

import pytest
from tests.browser.conftest import opened
from tests.browser.guandan.prepared import Prepared, Scene

from qiaopai.games import discover


@pytest.fixture(scope="module")
def game() -> Prepared:
    return Prepared()


@pytest.fixture(scope="module")
def room(game: Prepared) -> Iterator[str]:
    with opened(games={**discover(), "guandan": game}) as url:
        yield url


@pytest.fixture
def prepare(game: Prepared) -> Iterator[Callable[[Scene], None]]:
    """Lays a scene ready for the next match."""

    def lay(scene: Scene) -> None:
        game.scene = scene

    yield lay
    game.scene = None
