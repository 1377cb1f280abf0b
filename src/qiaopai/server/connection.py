"""A connection's outgoing side: a queue that the room fills and one task empties."""

from __future__ import annotations

import asyncio
from collections import deque

from qiaopai.room.codec import encode
from qiaopai.server.wire.outbound import Bye

MOST = 1000
"""Messages that may wait for a slow reader; it can come back and get what it missed."""


class Outbox:
    """Messages for one onlooker."""

    __slots__ = ("_bye", "_messages", "_more", "person")

    def __init__(self, person: str | None) -> None:
        self.person = person
        self._messages: deque[bytes] = deque()
        self._more: asyncio.Future[None] | None = None
        self._bye = False

    def send(self, message: bytes) -> None:
        """Queue a message."""
        if self._bye:
            return
        if len(self._messages) >= MOST:
            self._messages.clear()
            self.bye("too_slow")
            return
        self._messages.append(message)
        self._wake()

    def bye(self, code: str) -> None:
        """The last message."""
        if not self._bye:
            self._messages.append(encode(Bye(code=code)))
            self._bye = True
            self._wake()

    def _wake(self) -> None:
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    async def next(self) -> bytes | None:
        """The next message, or None after the last."""
        while not self._messages:
            if self._bye:
                return None
            self._more = asyncio.get_running_loop().create_future()
            try:
                await self._more
            finally:
                self._more = None
        return self._messages.popleft()
