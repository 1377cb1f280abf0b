"""A guest at a table (來客): over the same wire as every client, with nothing that others have not.

docs/protocol.md says what is sent.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import urllib.request
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, urlsplit

from websockets.asyncio.client import ClientConnection, connect

from qiaopai.kernel.patch import apply
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat

Json = Mapping[str, Any]
SECONDS = 20


@dataclass(frozen=True)
class TableAddress:
    """Where a table is: the room's address and the table's id."""

    room: str
    table: str


def parse_table_address(text: str) -> TableAddress:
    """Read a link to a table as the page shows it.

    Raises:
        ValueError: it names no table.
    """
    parts = urlsplit(text)
    table = (parts.fragment or parts.path).rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not table:
        raise ValueError(f"not a link to a table: {text!r}")
    return TableAddress(f"{parts.scheme}://{parts.netloc}", table)


@dataclass(frozen=True)
class Happening:
    """What the table has told: new public events and the view after them, or a refusal."""

    told: Sequence[Json] = ()
    view: Json = field(default_factory=dict)
    refused: str = ""
    """The number of the command that was not done."""
    code: str = ""


class Guest:
    """One person's connection to a table."""

    def __init__(self, address: TableAddress, token: str) -> None:
        self.address, self.view = address, dict[str, Any]()
        self._token = token
        self._numbers = itertools.count(1)
        self._socket: ClientConnection

    @classmethod
    async def arrive(cls, address: TableAddress, name: str) -> Guest:
        """A new guest with that name, connected.

        Raises:
            OSError: no room answers there.
        """
        body = json.dumps({"name": name, "locale": "en"}).encode()
        guest = cls(address, await asyncio.to_thread(_signed_in, address.room, body))
        where = f"/api/tables/{quote(address.table)}/socket"
        guest._socket = await connect(
            address.room.replace("http", "ws", 1) + where,
            additional_headers={"Authorization": f"Bearer {guest._token}"},
            max_size=None,
            compression=None,
        )
        return guest

    async def leave(self) -> None:
        """Close the connection."""
        await self._socket.close()

    async def do(self, body: Json, kind: str = "c") -> str:
        """Send a command; its number begins with `kind`."""
        number = f"{kind}{next(self._numbers)}"
        await self._socket.send(json.dumps({"m": "do", "id": number, "body": body}))
        return number

    async def sit(self, wanted: Sequence[Seat]) -> Seat:
        """Take the first of these seats that is free.

        Raises:
            Refused: `no_seat`, or why the table cannot be joined.
        """
        while not self.view:
            await self._next()
        for seat in wanted:
            if self.view.get("seats", {}).get(seat.value) != {}:
                continue
            number = await self.do({"kind": "sit", "seat": seat.value})
            while self.view.get("you") != seat.value:
                if (await self._next()).refused == number:
                    break
            else:
                return seat
        raise Refused("no_seat", seats=",".join(wanted))

    async def happenings(self) -> AsyncIterator[Happening]:
        """What happens, from now on; ends with the connection."""
        while True:
            yield await self._next()

    async def _next(self) -> Happening:
        while True:
            message = json.loads(await self._socket.recv())
            match message["m"]:
                case "snapshot":
                    self.view = message["view"]
                    return Happening((), self.view)
                case "update":
                    self.view = apply(self.view, message.get("patch", {}))
                    return Happening(message.get("told", ()), self.view)
                case "refused":
                    return Happening((), self.view, message.get("id", ""), message["code"])
                case "bye":
                    raise Refused(message["code"])


def _signed_in(room: str, body: bytes) -> str:
    request = urllib.request.Request(
        f"{room}/api/persons", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        return str(json.load(answer)["token"])
