"""Who is asking: the cookie of a browser, or the bearer token of a script."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from qiaopai.kernel.refusal import Refused
from qiaopai.room.ports import Person
from qiaopai.room.service import Room

COOKIE = "qiaopai"
YEAR = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


def room_of(connection: Connection) -> Room:
    """The room this server serves."""
    room: Room = connection.app.state.room
    return room


def token_of(connection: Connection) -> str | None:
    """The caller's token."""
    bearer = connection.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    return connection.cookies.get(COOKIE)


async def somebody(connection: Connection) -> Person | None:
    """The caller, if he is known."""
    token = token_of(connection)
    return await room_of(connection).guests.known_by(token) if token else None


async def caller(connection: Connection) -> Person:
    """The caller. Raises: Refused `who_are_you`."""
    if (person := await somebody(connection)) is None:
        raise Refused("who_are_you")
    return person


def address_of(connection: Connection) -> str:
    """Where the caller is, as far as the connection tells."""
    return connection.client.host if connection.client else ""


def hold_back(connection: Connection, person: Person | None) -> None:
    """Count a call against its person, or its address. Raises: Refused `too_fast`."""
    connection.app.state.limits.person.check(person.id if person else address_of(connection))


def remember(response: Response[Any], token: str, secure: bool) -> None:
    """Set the cookie: not for scripts in pages, not for other sites."""
    response.set_cookie(
        Cookie(key=COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    )
