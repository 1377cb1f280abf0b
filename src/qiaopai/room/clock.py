"""Time, entropy and ids: what the application draws and hands on as arguments."""

from __future__ import annotations

import secrets
import time
from typing import Protocol


class Chances(Protocol):
    """Where time and randomness come from."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def seed(self) -> str:
        """Fresh entropy for a deal or a bot."""
        ...

    def new_id(self) -> str:
        """An id that cannot be guessed and fits into a link."""
        ...


class SystemChances:
    """The machine's clock and its secure randomness."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def seed(self) -> str:
        """32 random bytes in hex."""
        return secrets.token_hex(32)

    def new_id(self) -> str:
        """12 letters and digits."""
        return "".join(secrets.choice(_LETTERS) for _ in range(12))


_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
