"""The WebSocket of a table page."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from qiaopai.kernel.refusal import Refused
from qiaopai.room.codec import encode
from qiaopai.room.ports import Person
from qiaopai.room.service import Room
from qiaopai.server.callers import room_of, somebody
from qiaopai.server.connection import Outbox
from qiaopai.server.limits import Bucket
from qiaopai.server.settings import MAX_MESSAGE
from qiaopai.server.state import Limits
from qiaopai.server.wire import outbound as out
from qiaopai.server.wire.inbound import Do, id_of, read

log = logging.getLogger("qiaopai.server")

AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: FromPath[str]) -> None:
    """Messages both ways until one side closes."""
    person = await somebody(socket)
    await socket.accept()
    outbox = Outbox(None if person is None else person.id)
    writing = asyncio.create_task(_write(socket, outbox))
    try:
        if person is None:
            outbox.bye("who_are_you")
        elif await _attach(socket, table, person, outbox):
            await Session(socket, table, person, outbox).read()
        await writing
    finally:
        room_of(socket).detach(table, outbox)
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketException, RuntimeError, OSError):
            await writing


async def _attach(socket: AnySocket, table: str, person: Person, outbox: Outbox) -> bool:
    since = str(socket.query_params.get("v", ""))
    try:
        socket.app.state.limits.person.check(person.id)
        v = int(since) if since.isdecimal() and len(since) < 12 else None
        await room_of(socket).attach(table, person, v, outbox)
    except Refused as refused:
        outbox.bye(refused.code)
        return False
    except Exception as error:
        log.error("fault", exc_info=error, extra={"table": table})
        outbox.bye("fault")
        return False
    return True


async def _write(socket: AnySocket, outbox: Outbox) -> None:
    with contextlib.suppress(WebSocketException, RuntimeError, OSError):
        while (message := await outbox.next()) is not None:
            await socket.send_data(message, mode="text")
        await socket.close(1000)


class Session:
    """The incoming side of one socket."""

    def __init__(self, socket: AnySocket, table: str, person: Person, outbox: Outbox) -> None:
        self._socket = socket
        self._table = table
        self._person = person
        self._outbox = outbox
        self._room: Room = room_of(socket)
        self._limits: Limits = socket.app.state.limits
        self._bucket: Bucket = self._limits.socket_bucket()
        self._patience = self._limits.rates.patience

    async def read(self) -> None:
        """Take messages until the client closes or has lost our patience."""
        while self._patience > 0:
            message = await self._socket.receive()
            if message["type"] != "websocket.receive":
                self._outbox.bye("left")
                return
            text: str | bytes = message.get("text") or message.get("bytes") or b""
            await self._take(text)
        log.warning("flooded", extra={"table": self._table, "person": self._person.id})
        self._outbox.bye("too_fast")

    async def _take(self, text: str | bytes) -> None:
        try:
            self._check(text)
            message = read(text)
            if isinstance(message, Do):
                done = self._room.do
                v = await done(self._table, self._person, message.id, message.body, message.v)
                self._send(out.Ack(id=message.id, v=v))
            else:
                body = await self._room.ask(self._table, self._person, message.body)
                self._send(out.Answer(id=message.id, body=body))
        except Refused as refused:
            number = None if refused.code == "message_too_large" else id_of(text)
            self._send(out.Refused(id=number, code=refused.code, data=refused.data))
        except Exception as error:
            log.error("fault", exc_info=error, extra={"table": self._table})
            self._send(out.Refused(id=id_of(text), code="fault", data={}))

    def _check(self, text: str | bytes) -> None:
        if not (
            self._bucket.take(self._limits.now()) and self._limits.person.allows(self._person.id)
        ):
            self._patience -= 1
            raise Refused("too_fast")
        if len(text) > MAX_MESSAGE or (isinstance(text, str) and len(text.encode()) > MAX_MESSAGE):
            raise Refused("message_too_large", most=MAX_MESSAGE)

    def _send(self, message: out.AnyOutbound) -> None:
        self._outbox.send(encode(message))
