"""A server under load: one process, many tables of four sockets, steady play.

`python bench/tables.py [--tables 500] [--rate 250] [--seconds 20]`. The load comes from another
process on the loopback. Latency is the time from sending a card to its answer, and to the last of
the table's four updates; memory is what 4 sockets and their table add to the server.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table as Printed
from websockets.asyncio.client import ClientConnection, connect

from qiaopai.kernel.patch import apply
from qiaopai.server.run import serve as run
from qiaopai.server.settings import Rate, Rates, ServerSettings

SEATS = "SWNE"
PORT = 8765
URL = f"http://127.0.0.1:{PORT}"
decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


def serve(folder: str) -> None:
    """The server's own process."""
    free = Rate(1e9, 1e9)
    settings = ServerSettings(
        data=Path(folder), port=PORT, bot_workers=0, rates=Rates(free, free, free, free)
    )
    run(settings, None, list, open_browser=False)


class Player:
    """One socket and its view."""

    def __init__(self, token: str) -> None:
        self.headers = {"Authorization": f"Bearer {token}"}
        self.socket: ClientConnection
        self.view: Any = {}
        self.v = 0

    async def open(self, table: str) -> None:
        url = f"{URL.replace('http', 'ws')}/api/tables/{table}/socket"
        self.socket = await connect(
            url, additional_headers=self.headers, compression=None, ping_interval=None
        )

    async def listen(self, heard: "Group") -> None:
        async for text in self.socket:
            message = decode(text)
            kind = message["m"]
            if kind == "update":
                self.view = apply(self.view, message.get("patch", {}))
                self.v = message["v"]
                heard.updated(self)
            elif kind == "snapshot":
                self.view, self.v = message["view"], message["v"]
            elif kind in {"ack", "refused"}:
                heard.answered(message)


class Group:
    """A table's four players, who act one at a time."""

    def __init__(self, players: list[Player], chance: random.Random) -> None:
        self.players = players
        self.chance = chance
        self.sent_at = 0.0
        self.behind: set[Player] = set()
        self.acks: list[float] = []
        self.fans: list[float] = []
        self.number = 0
        self.refused = 0

    def wish(self) -> tuple[Player, Any] | None:
        for player in self.players:
            view = player.view
            if view["status"] == "between" and view["you"] not in view["ready"]:
                return player, {"kind": "next_deal"}
            if view["status"] == "finished" and view["you"] not in view["ready"]:
                return player, {"kind": "rematch"}
            legal = view.get("deal", {}).get("legal", ())
            if plays := [one for one in legal if one["kind"] != "claim"]:
                return player, self.chance.choice(plays)
        return None

    async def act(self) -> bool:
        if self.behind or (wish := self.wish()) is None:
            return False
        player, body = wish
        self.number += 1
        self.behind = set(self.players)
        self.sent_at = time.perf_counter()
        command = {"m": "do", "id": f"b{self.number}", "body": body}
        await player.socket.send(encode(command).decode())
        return True

    def answered(self, message: Any) -> None:
        if message["m"] == "refused":
            self.refused += 1
            self.behind.clear()
        self.acks.append(time.perf_counter() - self.sent_at)

    def updated(self, player: Player) -> None:
        if player in self.behind:
            self.behind.discard(player)
            if not self.behind:
                self.fans.append(time.perf_counter() - self.sent_at)


async def guests(http: httpx.AsyncClient) -> list[str]:
    """Four people, who play at all tables at once."""
    answers = [await http.post("/api/persons", json={"name": s, "locale": "en"}) for s in SEATS]
    return [answer.json()["token"] for answer in answers]


async def gather(http: httpx.AsyncClient, tokens: list[str], chance: random.Random) -> Group:
    players = [Player(token) for token in tokens]
    headers = [player.headers for player in players]
    settings = {"grace_seconds": 600, "next_seconds": 0}
    body = {"game": "minibridge", "rulebook": "tw", "settings": settings}
    table = (await http.post("/api/tables", json=body, headers=headers[0])).json()["table"]
    path = f"/api/tables/{table}/commands"
    for number, seat in enumerate(SEATS[1:], 1):
        command = {"id": "sit", "body": {"kind": "sit", "seat": seat}}
        await http.post(path, json=command, headers=headers[number])
    start = {"id": "start", "body": {"kind": "start"}}
    (await http.post(path, json=start, headers=headers[0])).raise_for_status()
    for player in players:
        await player.open(table)
    return Group(players, chance)


async def load(pid: int, tables: int, rate: float, seconds: float) -> dict[str, float]:
    chance = random.Random(1)
    idle = resident(pid)
    groups = []
    async with httpx.AsyncClient(base_url=URL, timeout=60) as http:
        tokens = await guests(http)
        for _ in range(0, tables, 20):
            groups += await asyncio.gather(*(gather(http, tokens, chance) for _ in range(20)))
    listening = [
        asyncio.create_task(player.listen(group)) for group in groups for player in group.players
    ]
    while any(not p.view for one in groups for p in one.players):  # noqa: ASYNC110
        await asyncio.sleep(0.1)
    await act_on(groups, rate, 3)
    for group in groups:
        group.acks.clear()
        group.fans.clear()
    cpu, began = cpu_seconds(pid), time.perf_counter()
    done = await act_on(groups, rate, seconds)
    took = time.perf_counter() - began
    figures = {"cpu %": 100 * (cpu_seconds(pid) - cpu) / took, "actions/s": done / took}
    figures["KiB/socket"] = (resident(pid) - idle) / (4 * tables)
    for name in ("acks", "fans"):
        values = sorted(value for group in groups for value in getattr(group, name))
        for share in (50, 99):
            figures[f"{name} p{share} ms"] = 1000 * values[len(values) * share // 100]
    figures["refused"] = sum(group.refused for group in groups)
    for task in listening:
        task.cancel()
    return figures


async def act_on(groups: list[Group], rate: float, seconds: float) -> int:
    """Acts at a steady rate, table by table."""
    began, done, turn = time.perf_counter(), 0, 0
    while (now := time.perf_counter() - began) < seconds:
        for _ in groups:
            if done >= now * rate:
                break
            turn += 1
            done += await groups[turn % len(groups)].act()
        await asyncio.sleep(0.002)
    return done


def resident(pid: int) -> float:
    """Resident memory of a process in KiB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


def cpu_seconds(pid: int) -> float:
    """CPU time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.serve:
        serve(given.serve)
        return
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, __file__, "--serve", folder])
        try:
            wait_for_server()
            figures = asyncio.run(load(server.pid, given.tables, given.rate, given.seconds))
        finally:
            server.terminate()
            server.wait(30)
    table = Printed(title=f"{given.tables} tables × 4 sockets, one process, SQLite")
    for name in figures:
        table.add_column(name, justify="right")
    table.add_row(*(f"{value:.1f}" for value in figures.values()))
    Console().print(table)


def wait_for_server() -> None:
    for _ in range(200):
        try:
            httpx.get(f"{URL}/api/health", timeout=1)
            return
        except httpx.TransportError:
            time.sleep(0.05)
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    main(sys.argv[1:])
