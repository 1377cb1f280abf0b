"""Firefox ESR: the lobby is there, and a deal can be started and played."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.browser.bidi import Firefox

pytestmark = pytest.mark.browser


@pytest.fixture
def firefox(require_firefox: str, tmp_path: Path) -> Iterator[Firefox]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    browser = Firefox(require_firefox, tmp_path, port)
    yield browser
    browser.close()


def test_firefox_plays(firefox: Firefox, room: str) -> None:
    firefox.open(f"{room}/")
    firefox.wait("document.querySelectorAll('.game').length === 3")
    assert firefox.run("getComputedStyle(document.querySelector('.games')).display") == "grid"
    firefox.run("document.querySelector('.game-play').click()")
    firefox.wait("!!document.querySelector('.menu-entry, .card--live, .result')")
    # Choose and play whatever is asked; as dummy there is only the result to see.
    firefox.run(
        "setInterval(() => document.querySelector('.menu-entry, .card--live')?.click(), 40)"
    )
    firefox.wait("!!document.querySelector('.result')", within=60)
    assert firefox.run("document.querySelectorAll('.diagram-hand').length") == 4
