"""The ndjson stream of a table, for bots and scripts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Annotated

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from qiaopai.kernel.refusal import Refused
from qiaopai.room.ports import Person
from qiaopai.room.service import Room
from qiaopai.server.callers import AnyRequest, caller, room_of
from qiaopai.server.connection import Outbox
from qiaopai.server.wire.rest import Error

Since = Annotated[int | None, QueryParameter(name="v")]
HEARTBEAT = 15.0
"""Seconds after which an empty line shows that the stream lives."""


@get(
    "/api/tables/{table:str}/stream",
    media_type="application/x-ndjson",
    summary="The table's messages, a line each",
    responses={
        404: ResponseSpec(Error, description="`unknown_table`", generate_examples=False),
    },
)
async def stream(request: AnyRequest, table: FromPath[str], since: Since = None) -> Stream:
    """What was missed since version `v`, or a snapshot, and then everything as it happens."""
    if "authorization" not in request.headers:  # a link followed with a cookie takes no seat over
        raise Refused("who_are_you")
    person = await caller(request)
    request.app.state.limits.person.check(person.id)
    lines = _lines(room_of(request), table, person, since)
    await anext(lines)
    return Stream(lines, media_type="application/x-ndjson")


async def _lines(
    room: Room, table: str, person: Person, since: int | None
) -> AsyncGenerator[bytes, None]:
    """Attached once the first, empty piece has come, and detached however it ends.

    A generator that has begun is closed even if nobody reads on; one that has not is just dropped.
    """
    outbox = Outbox(person.id)
    try:
        await room.attach(table, person, since, outbox)
        yield b""
        while True:
            try:
                message = await asyncio.wait_for(outbox.next(), HEARTBEAT)
            except TimeoutError:
                yield b"\n"
                continue
            if message is None:
                return
            yield message + b"\n"
    finally:
        room.detach(table, outbox)
