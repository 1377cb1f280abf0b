"""The lobby: games, open tables, new tables, quick play; and the server's health."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from qiaopai import __version__
from qiaopai.kernel.game import Rulebook
from qiaopai.kernel.options import Setting, settings_of
from qiaopai.room.codec import encode
from qiaopai.room.ports import Person
from qiaopai.server.callers import AnyRequest, caller, room_of
from qiaopai.server.wire.outbound import Named
from qiaopai.server.wire.rest import (
    GameInfo,
    Health,
    Lobby,
    NeedInfo,
    NewTable,
    QuickTable,
    RulebookInfo,
    Seated,
    SettingInfo,
)

JSON = "application/json"


@get("/api/games", sync_to_thread=False, summary="Games, rulebooks and bots")
def games(request: AnyRequest) -> list[GameInfo]:
    """What can be played in this room."""
    return [
        GameInfo(
            game.id,
            tuple(_rulebook(book) for book in game.rulebooks.values()),
            tuple(game.bots),
            tuple(_setting(name, setting) for name, setting in game.settings.items()),
            game.undo_policies,
        )
        for game in room_of(request).games.values()
    ]


@get("/api/lobby", summary="Open tables")
async def lobby(request: AnyRequest) -> Lobby:
    """Tables where somebody sits, those with room first."""
    tables, people = await room_of(request).lobby()
    return Lobby(tuple(tables), {person: Named(name) for person, name in people.items()})


@post("/api/tables", summary="Open a table")
async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> Seated:
    """The caller hosts it and sits South."""
    person = await _caller(request)
    table, seat = await room_of(request).create(person, data.game, data.rulebook, data.settings)
    return Seated(table, seat)


@post("/api/quick", summary="Play at once with bots")
async def quick(request: AnyRequest, data: JSONBody[QuickTable]) -> Seated:
    """A table filled with bots, started."""
    person = await _caller(request)
    table, seat = await room_of(request).quick(person, data.game, data.rulebook, data.bot)
    return Seated(table, seat)


@get(
    "/api/health",
    sync_to_thread=False,
    summary="Whether the server answers",
    responses={
        200: ResponseSpec(Health, generate_examples=False),
        503: ResponseSpec(Health, description="It writes no more", generate_examples=False),
    },
)
def health(request: AnyRequest) -> Response[bytes]:
    """That it answers, whether what is done is kept, and which version it is."""
    is_sound = room_of(request).is_sound
    told = Health("ok" if is_sound else "failing", __version__)
    return Response(encode(told), status_code=200 if is_sound else 503, media_type=JSON)


@get("/api/openapi.json", sync_to_thread=False, include_in_schema=False)
def openapi(request: AnyRequest) -> dict[str, Any]:
    """The description of these calls."""
    return request.app.openapi_schema.to_schema()


def _rulebook(book: Rulebook) -> RulebookInfo:
    return RulebookInfo(book.id, book.source, book.version, dict(settings_of(book)), book.notes)


def _setting(name: str, setting: Setting) -> SettingInfo:
    needs = tuple(NeedInfo(one.other, one.values, one.when) for one in setting.needs)
    if setting.is_range:
        kind: Literal["switch", "choice", "number"] = "number"
    else:
        kind = "switch" if setting.kind is bool else "choice"
    return SettingInfo(name, setting.group, kind, tuple(setting.values), needs)


async def _caller(request: AnyRequest) -> Person:
    person = await caller(request)
    request.app.state.limits.tables.check(person.id)
    return person
