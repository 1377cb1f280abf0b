"""How a server is set up."""

from __future__ import annotations

from pathlib import Path

import msgspec

MAX_MESSAGE = 64 * 1024
"""Bytes of a message or a body."""


class Rate(msgspec.Struct, frozen=True):
    """So many a second, and so many at once."""

    per_second: float
    burst: float


class Rates(msgspec.Struct, frozen=True):
    """What one socket, one person, one address may do."""

    socket: Rate = Rate(20, 60)
    person: Rate = Rate(30, 90)
    guests: Rate = Rate(1, 60)
    """New guests from one address: a club shares one."""
    tables: Rate = Rate(0.2, 12)
    files: Rate = Rate(0.5, 20)
    analysis: Rate = Rate(2, 40)
    """An evening's boards at once; only three are under way for one person."""
    patience: int = 300
    """Messages above the rate after which a socket is closed."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line and the environment decide."""

    data: Path | None = None
    """The data folder; without one the room lasts as long as the process."""
    host: str = "127.0.0.1"
    port: int = 8000
    names: tuple[str, ...] = ()
    """Further host names under which the server may be called."""
    rates: Rates = Rates()
    bot_pause: int = 700
    bot_budget: int = 100
    bot_workers: int = 2
    """Worker processes in which bots think; 0 thinks in the server's own thread."""
    solver_workers: int = 1
    """Worker processes that analyse boards; started when the first is asked for."""
    fault: str | None = None
    """Where a test wants the process to die."""
