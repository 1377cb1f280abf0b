"""Hints inside one process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from qiaopai.room.ports import Hint


class LocalHints:
    """Subscribers are called from the event loop, each on its own, after what is already waiting.

    So whoever awaited the append runs first: commit, then answer, then fan out.
    """

    def __init__(self) -> None:
        self._subscribers: list[Callable[[Hint], None]] = []

    def publish(self, hints: Iterable[Hint]) -> None:
        """Tell every subscriber."""
        loop = asyncio.get_running_loop()
        for hint in hints:
            for heard in self._subscribers:
                loop.call_soon(heard, hint)

    def subscribe(self, heard: Callable[[Hint], None]) -> Callable[[], None]:
        """Hear every hint; call the result to stop."""
        self._subscribers.append(heard)
        return lambda: self._subscribers.remove(heard)
