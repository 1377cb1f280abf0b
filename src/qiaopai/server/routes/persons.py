"""Persons: guests introduce themselves and change their names."""

from __future__ import annotations

from litestar import MediaType, Response, get, patch, post
from litestar.params import JSONBody

from qiaopai.room.ports import Person
from qiaopai.server.callers import AnyRequest, address_of, caller, remember, room_of, somebody
from qiaopai.server.wire.rest import ChangeMe, Me, NewPerson


@post("/api/persons", summary="Become a guest")
async def new_person(request: AnyRequest, data: JSONBody[NewPerson]) -> Response[Me]:
    """Make a guest and set his cookie; scripts keep `token` and send it as a bearer."""
    request.app.state.limits.guests.check(address_of(request))
    person, token = await room_of(request).guests.welcome(data.name, data.locale)
    response = Response(Me(person.id, person.name, person.locale, token), status_code=201)
    remember(response, token, secure=request.scope["scheme"] == "https")
    return response


@get("/api/me", summary="Who I am")
async def me(request: AnyRequest) -> Response[Me | None]:
    """The person behind the cookie or the token; `null` for a browser that is nobody yet."""
    if "authorization" in request.headers:
        return Response(_shown(await caller(request)))
    person = await somebody(request)
    return Response(_shown(person)) if person else Response(None, media_type=MediaType.JSON)


@patch("/api/me", summary="Change my name or language")
async def change_me(request: AnyRequest, data: JSONBody[ChangeMe]) -> Me:
    """Change what is given."""
    person = await caller(request)
    request.app.state.limits.person.check(person.id)
    return _shown(await room_of(request).rename(person, data.name, data.locale))


def _shown(person: Person) -> Me:
    return Me(person.id, person.name, person.locale)
