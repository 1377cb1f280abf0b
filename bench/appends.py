"""Events appended in a second: in memory, on SQLite at synchronous=FULL, on PostgreSQL.

`python bench/appends.py [--postgres URL] [--folder DIR]`; every table sends its next command when
the last one is answered, so the number of tables is the number of commands under way.
"""

import argparse
import asyncio
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from rich.console import Console
from rich.table import Table
from sqlalchemy import create_engine, text

from qiaopai.room.ports import Append, Appended, Commit, DueRow, NewEvent, Store
from qiaopai.storage.memory import MemoryStore
from qiaopai.storage.opening import open_folder, open_postgres

BODY = b'{"seat":"N","hand":"N","card":"SA","trick":7,"at":"table"}'
SECRET = b'{"N":"SAKQ2 HJT9 DA32 C987","why":"a hand of thirteen cards"}'
SHAPES = [(1, 4, False), (50, 1, False), (50, 4, False), (200, 1, False), (200, 4, False)]
SHAPES += [(200, 4, True), (500, 4, False)]


@dataclass(frozen=True, slots=True)
class Run:
    tables: int
    events: int
    with_due: bool
    seconds: float
    commands: int


def command(stream: str, seq: int, events: int, with_due: bool) -> Commit:
    secret = SECRET if seq == 0 else None
    new = tuple(NewEvent("played", 1, 1, "p1", BODY, secret) for _ in range(events))
    due = (DueRow(stream, "clock", seq + 1, b"{}"),) if with_due else None
    return Commit(f"{stream}:{seq}", (Append(stream, seq, new, due),))


async def table(store: Store, stream: str, turns: int, events: int, with_due: bool) -> None:
    seq = 0
    for _ in range(turns):
        outcome = await store.log.append(command(stream, seq, events, with_due))
        assert isinstance(outcome, Appended)
        seq = outcome.seq(stream)


async def measure(store: Store, total: int, tables: int, events: int, with_due: bool) -> Run:
    turns = max(10, min(400, total // (tables * events)))
    mark = uuid4().hex[:8]
    began = time.perf_counter()
    await asyncio.gather(
        *(table(store, f"t:{mark}:{n}", turns, events, with_due) for n in range(tables))
    )
    return Run(tables, events, with_due, time.perf_counter() - began, turns * tables)


async def measure_all(open_store: Callable[[], Store], total: int) -> list[Run]:
    store = open_store()
    await measure(store, 2_000, 50, 4, False)  # warm: statements compiled, plans cached
    runs = [await measure(store, total, *shape) for shape in SHAPES]
    await store.close()
    return runs


@contextmanager
def schema(url: str) -> Iterator[str]:
    """A schema of our own, dropped afterwards."""
    name = f"bench_{uuid4().hex[:8]}"
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {name}"))
    try:
        yield f"{url}{'&' if '?' in url else '?'}options=-csearch_path%3D{name}"
    finally:
        with engine.begin() as connection:
            connection.execute(text(f"DROP SCHEMA {name} CASCADE"))
        engine.dispose()


def show(results: dict[str, list[Run]]) -> None:
    shown = Table(title="Appends: events per second (commands per second)")
    for heading in ("tables", "events a command", "due rows", *results):
        shown.add_column(heading, justify="right")
    for runs in zip(*results.values(), strict=True):
        first = runs[0]
        figures = (
            f"{run.commands * run.events / run.seconds:,.0f} ({run.commands / run.seconds:,.0f})"
            for run in runs
        )
        due = "yes" if first.with_due else "no"
        shown.add_row(str(first.tables), str(first.events), due, *figures)
    Console().print(shown)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", metavar="URL", help="postgresql+psycopg://…")
    parser.add_argument("--folder", type=Path, default=Path(), help="on the disk to be measured")
    parser.add_argument("--events", type=int, default=60_000, help="events a run")
    args = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="bench-", dir=args.folder))
    results = {"memory": asyncio.run(measure_all(MemoryStore, args.events))}
    try:
        results["SQLite FULL"] = asyncio.run(measure_all(lambda: open_folder(folder), args.events))
    finally:
        shutil.rmtree(folder)
    if args.postgres:
        with schema(args.postgres) as url:
            results["PostgreSQL"] = asyncio.run(
                measure_all(lambda: open_postgres(url), args.events)
            )
    show(results)


if __name__ == "__main__":
    main()
