"""A writer to be killed: it prints a line for every command that was answered.

`python -m tests.storage.appender PLACE RUN TABLES`, where PLACE is a data folder or a
PostgreSQL URL.
"""

import asyncio
import json
import os
import sys
from pathlib import Path

from qiaopai.room.ports import Append, Appended, Commit, NewEvent
from qiaopai.storage.hooks import Hooks, hooks_from
from qiaopai.storage.opening import open_folder, open_postgres
from qiaopai.storage.sql.store import SqlStore

TABLES = 12
ACCOUNTS = ("account:1", "account:2")


def open_place(place: str, hooks: Hooks | None = None) -> SqlStore:
    if "://" in place:
        return open_postgres(place, hooks=hooks)
    return open_folder(Path(place), hooks=hooks)


def parts(command: str, count: int) -> tuple[NewEvent, ...]:
    bodies = (json.dumps({"command": command, "part": k, "of": count}) for k in range(count))
    return tuple(NewEvent("part", 1, 0, "p", body.encode()) for body in bodies)


def say(command: str, outcome: Appended) -> None:
    places = [[written.stream, written.after, written.seq] for written in outcome.written]
    line = json.dumps({"command": command, "duplicate": outcome.duplicate, "written": places})
    os.write(1, f"{line}\n".encode())


async def act(store: SqlStore, command: str, streams: list[str], count: int) -> None:
    """Append until it is kept, and then say so."""
    while True:
        heads = await store.log.heads(streams)
        appends = tuple(Append(s, heads[s], parts(command, count)) for s in streams)
        outcome = await store.log.append(Commit(command, appends))
        if isinstance(outcome, Appended):
            return say(command, outcome)


async def table(store: SqlStore, run: str, number: int) -> None:
    for turn in range(100_000):
        streams = [f"t:{number}", *(ACCOUNTS if turn % 4 == 3 else ())]
        await act(store, f"{run}:{number}:{turn}", streams, 1 + turn % 5)


async def main(place: str, run: str, tables: str) -> None:
    store = open_place(place, hooks_from(os.environ.get("QIAOPAI_FAULT")))
    await asyncio.gather(*(table(store, run, number) for number in range(int(tables))))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
