"""Boards: the finished ones of a table, and those of a file that is not kept."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from qiaopai.kernel.parts import writer_for
from qiaopai.kernel.record import GameRecord
from qiaopai.kernel.refusal import Refused
from qiaopai.room.boards import Row
from qiaopai.room.codec import encode
from qiaopai.server.callers import AnyRequest, address_of, caller, hold_back, room_of, somebody
from qiaopai.server.files import MOST, Readers
from qiaopai.server.wire.boards import BoardList, BoardRow, FileBoards
from qiaopai.server.wire.rest import Error

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
MAX_FILE = 1024 * 1024
Name = Annotated[str, QueryParameter(name="name", max_length=200)]
Form = Annotated[str, QueryParameter(name="format", max_length=10)]
Only = Annotated[int | None, QueryParameter(name="n", ge=1)]
Match = Annotated[int | None, QueryParameter(name="match", ge=1)]
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
    """Those of all its matches, in the order played."""
    person = await somebody(request)
    hold_back(request, person)
    room = room_of(request)
    game, sheet = await room.boards(table, person)
    you = await room.seat_at(table, person) if person else None
    return _json(BoardList(table, game, tuple(map(_row, sheet)), you))


@get(
    "/api/tables/{table:str}/export",
    media_type=TEXT,
    summary="The finished boards of a table as a file",
    responses={
        200: ResponseSpec(bytes, description="The file", media_type=TEXT, generate_examples=False),
        404: ResponseSpec(
            Error, description="`unknown_table`, `unknown_board`, `no_files`",
            generate_examples=False,
        ),
    },
)  # fmt: skip
async def export(
    request: AnyRequest,
    table: FromPath[str],
    form: Form = "",
    n: Only = None,
    match: Match = None,
) -> Response[bytes]:
    """The last 500, of all matches or of one, or one board; never one that is not finished."""
    person = await somebody(request)
    hold_back(request, person)
    request.app.state.limits.files.check(person.id if person else address_of(request))
    room = room_of(request)
    game, _ = await room.boards(table, person)
    writer = writer_for(room.games, game)
    form = form or writer.formats[0]
    if form not in writer.formats:
        raise Refused("bad_message")
    _, records = await room.records(table, person, MOST, only=n, match=match)
    readers: Readers = request.app.state.readers
    text = await readers.write(records, form, game)
    disposition = f'attachment; filename="{_safe(table)}.{form}"'
    return Response(text, media_type=TEXT, headers={"Content-Disposition": disposition})


def _safe(name: str) -> str:
    return "".join(letter for letter in name if letter.isascii() and letter.isalnum()) or "boards"


@get(
    "/api/tables/{table:str}/boards/{n:int}",
    summary="The record of a finished board",
    responses={
        200: ResponseSpec(GameRecord, generate_examples=False),
        404: ResponseSpec(Error, description="`unknown_board`", generate_examples=False),
    },
)
async def board(request: AnyRequest, table: FromPath[str], n: FromPath[int]) -> Response[bytes]:
    """Deal, play, result, and the salt of the commitment; the rest in the game's own words."""
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
    """PBN, LIN, RBN, a game's own file, or a link to a viewer; nothing is kept."""
    person = await caller(request)
    request.app.state.limits.files.check(person.id)
    readers: Readers = request.app.state.readers
    return Response(await readers.read(await request.body(), name), media_type=JSON)


def _row(found: Row) -> BoardRow:
    row = found.row
    told = {name: value for name, value in row.summary.items() if name in _TOLD}
    fields = {"n": found.n, "match": found.match, "number": row.number, "board": row.board}
    return msgspec.convert({**fields, "counts": row.counts, "points": row.points, **told}, BoardRow)


def _json(value: msgspec.Struct) -> Response[bytes]:
    return Response(encode(value), media_type=JSON)
