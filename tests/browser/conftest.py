"""A room for browser tests, and people who look at it."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.player import Player
from tests.conftest import unavailable
from tests.server.serving import serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@contextlib.contextmanager
def opened(**more: Any) -> Iterator[str]:
    """The address of a room whose bots do not pause, with whatever else it is made of."""
    if not files("qiaopai.server").joinpath("static/index.html").is_file():
        unavailable("the client is not built (uv sync, or npm run build in web)")
    started, stop = threading.Event(), asyncio.Event()
    url: list[str] = []
    loop = asyncio.new_event_loop()

    async def run() -> None:
        async with serving(**more) as running:
            url.append(running.url)
            started.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),), daemon=True)
    thread.start()
    assert started.wait(20)
    yield url[0]
    loop.call_soon_threadsafe(stop.set)
    thread.join(20)


@pytest.fixture(scope="session")
def room() -> Iterator[str]:
    with opened() as url:
        yield url


NewPlayer = Callable[..., Player]


@pytest.fixture
def new_player(chromium: "Browser", room: str) -> Iterator[NewPlayer]:
    """Somebody with a browser of his own; at the end it may have met no error."""
    players: list[Player] = []

    def make(
        size: tuple[int, int] = (1280, 800),
        locale: str = "en",
        *,
        touch: bool = False,
        dark: bool = False,
    ) -> Player:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"zh-Hant": "zh-TW", "zh-Hans": "zh-CN"}.get(locale, "en-GB"),
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(15_000)
        players.append(Player(context, room))
        return players[-1]

    yield make
    for player in players:
        player.context.close()
    assert [fault for player in players for fault in player.faults] == []
