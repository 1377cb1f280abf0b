"""Limits: token buckets for sockets, persons and addresses."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

from qiaopai.kernel.refusal import Refused
from qiaopai.server.settings import Rate

MOST = 20_000
"""Buckets kept; the fullest are forgotten first, for they say nothing."""


class Bucket:
    """Refills steadily; every act takes a token."""

    __slots__ = ("_at", "_burst", "_per_second", "_tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self._per_second = rate.per_second
        self._burst = self._tokens = rate.burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether there was a token left."""
        self._tokens = self.tokens(now)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def tokens(self, now: float) -> float:
        """How many there are."""
        return min(self._burst, self._tokens + (now - self._at) * self._per_second)


class Limit:
    """One rate for many who do not share it."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[Hashable, Bucket] = {}

    def allows(self, who: Hashable) -> bool:
        """Take a token of theirs, if there is one."""
        now = self._clock()
        if (bucket := self._buckets.get(who)) is None:
            self._make_room(now)
            bucket = self._buckets[who] = Bucket(self._rate, now)
        return bucket.take(now)

    def check(self, who: Hashable) -> None:
        """Take a token. Raises: Refused `too_fast`."""
        if not self.allows(who):
            raise Refused("too_fast")

    def _make_room(self, now: float) -> None:
        if len(self._buckets) >= MOST:
            fullest = sorted(self._buckets, key=lambda who: -self._buckets[who].tokens(now))
            for who in fullest[: MOST // 4]:
                del self._buckets[who]
