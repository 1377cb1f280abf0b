"""Matches that are played over the wire while a browser looks on."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Iterator
from typing import Any

from tests.browser.guandan.prepared import Scene, bare, everything, make_hands_of, no_bombs
from tests.server.client import Api, Socket

FOUR = [everything(rank).split() for rank in "AK2"] + [["SQ", "DQ", "CQ"]]
"""South's whole hand in the scene below, in four plays that nobody beats."""


def four_plays() -> Scene:
    """South goes out at once, and nobody beats his last play: north takes the wind."""
    deals = (make_hands_of(no_bombs(attempt)) for attempt in range(2000))
    return Scene(next(hands for hands in deals if bare(hands)))


class South(Socket):
    """Plays the four great plays, then whatever is legal."""

    def choice(self) -> Any:
        hand = self.view.get("deal", {}).get("hand", [])
        for cards in FOUR:
            whole = self.view["deal"]["number"] == 1 and set(cards) <= set(hand)
            if whole and super().choice() and hand:
                return {"kind": "play", "cards": cards}
        return super().choice()


@contextlib.contextmanager
def playing(url: str, deals: int) -> Iterator[str]:
    """A table with so many finished deals and the next one under way: south thinks it over."""
    found: queue.Queue[str] = queue.Queue()
    enough = threading.Event()

    async def play() -> None:
        ann = await Api.guest(url, "立春")
        body = {"game": "guandan", "settings": {"turn_seconds": 0}}
        table = (await ann.post("/api/tables", body))["table"]
        south = await South(ann, table).open()
        await south.do({"kind": "fill", "level": "easy"})
        await south.do({"kind": "start"})
        for number in range(1, deals + 1):
            await south.play("between")
            assert len(south.view["sheet"]["deals"]) == number
            await south.do({"kind": "next_deal"})
            while south.view["status"] == "between":
                await south.receive()
        found.put(table)
        await asyncio.to_thread(enough.wait)
        await south.close()

    # Playwright's own loop runs in this thread.
    thread = threading.Thread(target=lambda: asyncio.run(play()), daemon=True)
    thread.start()
    try:
        yield found.get(timeout=120)
    finally:
        enough.set()
        thread.join()
