"""Boards: the finished ones of a table, and those of a file that is not kept."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from qiaopai.kernel.play.record import BoardRecord
from qiaopai.room.codec import encode
from qiaopai.room.table.state import SheetRow
from qiaopai.server.callers import AnyRequest, caller, hold_back, room_of, somebody
from qiaopai.server.files import Readers
from qiaopai.server.wire.boards import BoardList, BoardRow, FileBoards
from qiaopai.server.wire.rest import Error

JSON = "application/json"
MAX_FILE = 1024 * 1024
Name = Annotated[str, QueryParameter(name="name", max_length=200)]
_TOLD = frozenset({"outcome", "contract", "declarer", "tricks", "score"})
"""What a row takes over from a game's own summary."""


@get(
    "/api/tables/{table:str}/boards",
    summary="The finished boards of a table",
    responses={
        200: ResponseSpec(BoardList, generate_examples=False),
        404: ResponseSpec(Error, description="`unknown_table`", generate_examples=False),
    },
)
async def boards(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Those of its running or last game."""
    person = await somebody(request)
    hold_back(request, person)
    game, sheet = await room_of(request).boards(table, person)
    rows = tuple(_row(n, row) for n, row in enumerate(sheet, 1))
    return _json(BoardList(table, game, rows))


@get(
    "/api/tables/{table:str}/boards/{n:int}",
    summary="The record of a finished board",
    responses={
        200: ResponseSpec(BoardRecord, generate_examples=False),
        404: ResponseSpec(Error, description="`unknown_board`", generate_examples=False),
    },
)
async def board(request: AnyRequest, table: FromPath[str], n: FromPath[int]) -> Response[bytes]:
    """Deal, auction, play, result, and the salt of the commitment."""
    person = await somebody(request)
    hold_back(request, person)
    return _json(await room_of(request).board(table, n, person))


@post(
    "/api/files",
    status_code=200,
    request_max_body_size=MAX_FILE,
    summary="Read a file of boards",
    responses={
        200: ResponseSpec(FileBoards, generate_examples=False),
        413: ResponseSpec(Error, description="`message_too_large`", generate_examples=False),
    },
)
async def files(request: Request[Any, Any, Any], name: Name = "") -> Response[bytes]:
    """PBN, LIN or RBN, or a link to a viewer; nothing is kept."""
    person = await caller(request)
    request.app.state.limits.files.check(person.id)
    readers: Readers = request.app.state.readers
    return Response(await readers.read(await request.body(), name), media_type=JSON)


def _row(n: int, row: SheetRow) -> BoardRow:
    told = {name: value for name, value in row.summary.items() if name in _TOLD}
    fields = {"n": n, "number": row.number, "board": row.board, "counts": row.counts}
    return msgspec.convert({**fields, "points": row.points, **told}, BoardRow)


def _json(value: msgspec.Struct) -> Response[bytes]:
    return Response(encode(value), media_type=JSON)
