"""`kill -9` of a writer: what was answered is there once, and no command is there by half."""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
from tests.storage.appender import ACCOUNTS, TABLES, act, open_place

from qiaopai.room.ports import StoredEvent
from qiaopai.storage.sql.store import SqlStore

ROOT = Path(__file__).parents[2]
STREAMS = [*(f"t:{number}" for number in range(TABLES)), *ACCOUNTS]


def start(place: str, run: str, tables: int = TABLES, hooks: str = "") -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.storage.appender", place, run, str(tables)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=os.environ | {"QIAOPAI_FAULT": hooks},
    )


def answers(writer: subprocess.Popen[str], kill_after: float | None = None) -> list[dict[str, Any]]:
    """Everything it said until it died: a moment after its first answer, or by a hook."""
    assert writer.stdout is not None
    lines = [writer.stdout.readline()]
    if kill_after is not None:
        Timer(kill_after, writer.kill).start()
    lines += writer.stdout
    assert writer.wait() == -9
    writer.stdout.close()
    return [json.loads(line) for line in lines if line.endswith("\n")]


async def check(store: SqlStore, before: dict[str, int], said: list[dict[str, Any]]) -> int:
    """The log since `before` against what the writer said; returns the number of new events."""
    found: dict[tuple[str, str], list[int]] = {}
    count = 0
    for stream in STREAMS:
        read = await store.log.read(stream, after=before[stream])
        assert [e.seq for e in read] == [before[stream] + 1 + n for n in range(len(read))]
        assert await store.log.head(stream) == before[stream] + len(read)
        count += len(read)
        gather(read, found)
    assert_once_and_on_all_streams(found)
    for answer in said:
        for stream, after, seq in answer["written"]:
            assert found[stream, answer["command"]] == list(range(after + 1, seq + 1))
    return count


def gather(read: list[StoredEvent], found: dict[tuple[str, str], list[int]]) -> None:
    """Put events to their commands, which must stand together and be whole."""
    for event in read:
        body = json.loads(event.body)
        seqs = found.setdefault((event.stream, body["command"]), [])
        seqs.append(event.seq)
        assert body["part"] == event.seq - seqs[0] == len(seqs) - 1
        assert event.command_id == (None if body["part"] else body["command"])
    ends = {(event.stream, json.loads(event.body)["command"]): event for event in read}
    for event in ends.values():
        body = json.loads(event.body)
        assert body["part"] + 1 == body["of"]


def assert_once_and_on_all_streams(found: dict[tuple[str, str], list[int]]) -> None:
    streams = Counter(command for _, command in found)
    for command, number in streams.items():
        assert number == (3 if int(command.split(":")[2]) % 4 == 3 else 1)


def run_and_check(place: str, times: int) -> tuple[int, int]:
    """How many events were found and how many answers were given."""
    dice = random.Random(time.time_ns())
    waits = [dice.uniform(0, 0.25) for _ in range(times)]
    print("killed after", waits)  # noqa: T201 (the dice, before they are used)
    events = answered = 0
    before = dict.fromkeys(STREAMS, 0)
    for run, wait in enumerate(waits):
        said = answers(start(place, f"r{run}"), wait)
        store = open_place(place)
        events += asyncio.run(check(store, before, said))
        before = asyncio.run(store.log.heads(STREAMS))
        asyncio.run(store.close())
        answered += len(said)
    return events, answered


@pytest.mark.slow
def test_sqlite_killed_twenty_times(tmp_path: Path) -> None:
    events, answered = run_and_check(str(tmp_path), 20)
    assert events > answered > 20


@pytest.mark.slow
@pytest.mark.postgres
def test_postgres_killed_five_times(postgres_url: str) -> None:
    events, answered = run_and_check(postgres_url, 5)
    assert events > answered > 5


class KilledAtAPlace:
    """The same at the worst moments, and then the client sends its command again."""

    @pytest.fixture
    def place(self) -> str:
        raise NotImplementedError

    @pytest.mark.parametrize(
        ("hook", "is_there"),
        [
            ("before_commit", False),
            ("after_commit_before_answer", True),
            ("after_answer_before_fanout", True),
        ],
    )
    def test_resent_after_the_restart(
        self, place: str, hook: str, is_there: bool, capfd: pytest.CaptureFixture[str]
    ) -> None:
        said = answers(start(place, "r", tables=1, hooks=hook))
        asyncio.run(self._resend(place, is_there))
        again = json.loads(capfd.readouterr().out.strip().splitlines()[-1])
        assert again == {
            "command": "r:0:0",
            "duplicate": is_there,
            "written": [["t:0", 0, 1]],
        }
        assert all(answer == again | {"duplicate": False} for answer in said[:1])

    async def _resend(self, place: str, is_there: bool) -> None:
        store = open_place(place)
        assert (await store.log.head("t:0") == 1) is is_there
        await act(store, "r:0:0", ["t:0"], 1)
        assert await store.log.head("t:0") == 1
        await store.close()


class TestSqliteKilledAtAPlace(KilledAtAPlace):
    @pytest.fixture
    def place(self, tmp_path: Path) -> str:
        return str(tmp_path)


@pytest.mark.postgres
class TestPostgresKilledAtAPlace(KilledAtAPlace):
    @pytest.fixture
    def place(self, postgres_url: str) -> str:
        return postgres_url
