"""A table over REST: its snapshot, and commands one by one."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from qiaopai.room.codec import encode
from qiaopai.server.callers import AnyRequest, caller, hold_back, room_of, somebody
from qiaopai.server.wire.outbound import Ack
from qiaopai.server.wire.rest import DoCommand, Done, Error

JSON = "application/json"


class SnapshotSchema(msgspec.Struct, tag_field="m", tag="snapshot"):
    """The whole view at a version, as on the stream."""

    v: int
    at: int
    view: dict[str, Any]


@get(
    "/api/tables/{table:str}",
    summary="A table as the caller may see it",
    responses={
        200: ResponseSpec(SnapshotSchema, generate_examples=False),
        404: ResponseSpec(Error, description="`unknown_table`", generate_examples=False),
    },
)
async def table(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """A snapshot."""
    person = await somebody(request)
    hold_back(request, person)
    body = await room_of(request).snapshot(table, person)
    return Response(body, media_type=JSON)


@post(
    "/api/tables/{table:str}/commands",
    status_code=200,
    summary="One command",
    responses={
        200: ResponseSpec(Done, generate_examples=False),
        409: ResponseSpec(Error, description="refused; nothing changed", generate_examples=False),
    },
)
async def command(
    request: AnyRequest, table: FromPath[str], data: JSONBody[DoCommand]
) -> Response[bytes]:
    """Answered when it is durable; sent again under the same id it gets the same answer."""
    person = await caller(request)
    request.app.state.limits.person.check(person.id)
    body = msgspec.json.encode(data.body)
    v = await room_of(request).do(table, person, data.id, body, data.v)
    return Response(encode(Ack(id=data.id, v=v)), media_type=JSON)
