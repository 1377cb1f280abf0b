"""Short ways to make what the suite writes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from qiaopai.room.ports import Append, Appended, Commit, Conflict, NewEvent, Outcome, Store

Open = Callable[..., Store]


def event(text: str = "", kind: str = "said", secret: bytes | None = None) -> NewEvent:
    return NewEvent(kind, 1, 1_000, "p1", f'{{"text":"{text}"}}'.encode(), secret)


def events(count: int, text: str = "") -> tuple[NewEvent, ...]:
    return tuple(event(f"{text}{place}") for place in range(count))


def append(stream: str, expected: int, count: int = 1, text: str = "") -> Append:
    return Append(stream, expected, events(count, text))


def commit(command: str, *appends: Append, **rest: Any) -> Commit:
    return Commit(command, appends, **rest)


def appended(outcome: Outcome) -> Appended:
    assert isinstance(outcome, Appended)
    return outcome


def conflict(outcome: Outcome) -> Conflict:
    assert isinstance(outcome, Conflict)
    return outcome


async def texts(store: Store, stream: str) -> list[str]:
    return [e.body.decode()[9:-2] for e in await store.log.read(stream)]


def on_store(test: Callable[[Any, Any], Awaitable[None]]) -> Callable[[Any, Open], None]:
    """Run a test in an event loop, on a store that is closed afterwards."""

    def run(self: Any, open_store: Open) -> None:
        async def main() -> None:
            store = open_store()
            try:
                await test(self, store)
            finally:
                await store.close()

        asyncio.run(main())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run
