"""A room whose Guandan can begin with prepared deals."""

import asyncio
import threading
from collections.abc import Callable, Iterator

import pytest
from tests.browser.guandan.prepared import Prepared, Scene
from tests.server.serving import SETTINGS, serving

from qiaopai.games import discover


@pytest.fixture(scope="module")
def game() -> Prepared:
    return Prepared()


@pytest.fixture(scope="module")
def room(game: Prepared) -> Iterator[str]:
    """A room whose Guandan can begin with a prepared deal."""
    started, stop = threading.Event(), asyncio.Event()
    url: list[str] = []
    loop = asyncio.new_event_loop()

    async def run() -> None:
        async with serving(SETTINGS, games={**discover(), "guandan": game}) as running:
            url.append(running.url)
            started.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),), daemon=True)
    thread.start()
    assert started.wait(20)
    yield url[0]
    loop.call_soon_threadsafe(stop.set)
    thread.join(20)


@pytest.fixture
def prepare(game: Prepared) -> Iterator[Callable[[Scene], None]]:
    """Lays a scene ready for the next match."""

    def lay(scene: Scene) -> None:
        game.scene = scene

    yield lay
    game.scene = None
