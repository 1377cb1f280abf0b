"""A client without a screen, written from docs/protocol.md alone: no import of Qiaopai."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = Any


def merged(target: Json, patch: Json) -> Json:
    """RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    result = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = merged(result.get(key), value)
    return result


class Api:
    """REST for one person."""

    def __init__(self, url: str, token: str = "", person: str = "") -> None:
        self.url, self.token, self.person = url, token, person
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=20)

    @classmethod
    async def guest(cls, url: str, name: str) -> Api:
        async with httpx.AsyncClient(base_url=url) as http:
            answer = await http.post("/api/persons", json={"name": name, "locale": "en"})
        answer.raise_for_status()
        me = answer.json()
        return cls(url, me["token"], me["id"])

    async def get(self, path: str) -> Json:
        return (await self.http.get(path)).json()

    async def post(self, path: str, body: Json) -> Json:
        return (await self.http.post(path, json=body)).json()

    async def create(self, **settings: Json) -> str:
        body = {"game": "minibridge", "rulebook": "tw", "settings": settings}
        return (await self.post("/api/tables", body))["table"]

    async def do(self, table: str, body: Json, number: str, **more: Json) -> Json:
        command = {"id": number, "body": body, **more}
        return await self.post(f"/api/tables/{table}/commands", command)


class Follower:
    """Keeps a view up to date from messages, and every message it got."""

    def __init__(self) -> None:
        self.v = 0
        self.view: Json = {}
        self.people: Json = {}
        self.presence: Json = {}
        self.log: list[Json] = []
        self.bye: str | None = None

    def take(self, message: Json) -> None:
        self.log.append(message)
        match message["m"]:
            case "snapshot":
                self.v, self.view = message["v"], message["view"]
            case "update":
                assert message["from"] == self.v, "a gap"
                self.v = message["v"]
                self.view = merged(self.view, message.get("patch", {}))
            case "people":
                self.people |= message["people"]
            case "presence":
                self.presence = message["seats"]
            case "bye":
                self.bye = message["code"]

    def choice(self) -> Json | None:
        """What this client plays: any of what is legal, the middle one."""
        legal = self.view.get("deal", {}).get("legal", [])
        plain = [body for body in legal if body["kind"] != "claim"]
        return plain[len(plain) // 2] if plain else None

    def next_wish(self) -> Json | None:
        """What it wants to send now."""
        if self.view["status"] == "between" and self.view.get("you") not in self.view["ready"]:
            return {"kind": "next_deal"} if "you" in self.view else None
        return self.choice() if self.view["status"] == "playing" else None


class Socket(Follower):
    """A table over its WebSocket."""

    def __init__(self, api: Api, table: str) -> None:
        super().__init__()
        self.api, self.table = api, table
        self.numbers = map(str, itertools.count(1))
        self.socket: ClientConnection

    async def open(self, since: int | None = None, **headers: str) -> Socket:
        url = self.api.url.replace("http", "ws") + f"/api/tables/{self.table}/socket"
        url += "" if since is None else f"?v={since}"
        more = {"Authorization": f"Bearer {self.api.token}", **headers}
        self.socket = await connect(url, additional_headers=more, max_size=None, compression=None)
        return self

    async def close(self) -> None:
        await self.socket.close()

    async def receive(self, within: float = 20) -> Json:
        message = json.loads(await asyncio.wait_for(self.socket.recv(), within))
        self.take(message)
        return message

    async def until(self, *kinds: str) -> Json:
        while (message := await self.receive())["m"] not in kinds:
            pass
        return message

    async def send(self, m: str, body: Json, **more: Json) -> str:
        number = more.pop("id", None) or f"c{next(self.numbers)}"
        await self.socket.send(json.dumps({"m": m, "id": number, "body": body, **more}))
        return number

    async def ask(self, m: str, body: Json, **more: Json) -> Json:
        """Send, and wait for the answer to it."""
        number = await self.send(m, body, **more)
        while True:
            message = await self.receive()
            if message["m"] in {"ack", "refused", "answer"} and message.get("id") == number:
                return message

    async def do(self, body: Json, **more: Json) -> Json:
        return await self.ask("do", body, **more)

    async def play(self, status: str = "finished") -> None:
        """Play until the table is so far."""
        asked = -1
        while self.view.get("status") != status:
            if self.view and self.v != asked and (wish := self.next_wish()):
                asked = self.v
                await self.send("do", wish, v=self.v)
            await self.receive()


async def lines(api: Api, table: str, since: int | None = None) -> AsyncIterator[Json]:
    """A table's ndjson stream."""
    path = f"/api/tables/{table}/stream" + ("" if since is None else f"?v={since}")
    async with api.http.stream("GET", path, timeout=60) as answer:
        assert answer.status_code == 200, await answer.aread()
        async for line in answer.aiter_lines():
            if line.strip():
                yield json.loads(line)
