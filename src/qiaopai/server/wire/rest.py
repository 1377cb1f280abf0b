"""Bodies of REST calls and their answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from qiaopai.kernel.seats import Seat
from qiaopai.room.lobby import LobbyTable
from qiaopai.server.wire.inbound import MessageId
from qiaopai.server.wire.outbound import Named

Name = Annotated[str, Meta(max_length=200)]


class Error(msgspec.Struct, frozen=True):
    """What went wrong: a stable code, and what its text needs."""

    code: str
    data: Mapping[str, Any]


class NewPerson(msgspec.Struct, frozen=True):
    """A guest as he introduces himself."""

    name: Name
    locale: str = "en"


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """The person behind the cookie; `token` only when he has just come."""

    id: str
    name: str
    locale: str
    token: str | None = None


class ChangeMe(msgspec.Struct, frozen=True):
    """Another name or language."""

    name: Name | None = None
    locale: str | None = None


class RulebookInfo(msgspec.Struct, frozen=True):
    """A rulebook and where its rules come from."""

    id: str
    source: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game of this room."""

    id: str
    rulebooks: tuple[RulebookInfo, ...]
    bots: tuple[str, ...]
    settings: tuple[str, ...]
    """Settings of the rulebook that a table may change."""
    undo: tuple[str, ...]
    """Ways of taking back that a table may choose from."""


class Lobby(msgspec.Struct, frozen=True):
    """Open tables, and who sits there."""

    tables: tuple[LobbyTable, ...]
    people: Mapping[str, Named]


class NewTable(msgspec.Struct, frozen=True):
    """A table to be opened."""

    game: str
    rulebook: str | None = None
    settings: dict[str, Any] = {}


class QuickTable(msgspec.Struct, frozen=True):
    """A table to be filled with bots and started."""

    game: str
    rulebook: str | None = None
    bot: str | None = None


class Seated(msgspec.Struct, frozen=True):
    """The table, and where the caller sits."""

    table: str
    seat: Seat


class DoCommand(msgspec.Struct, frozen=True):
    """A command, as `do` on the WebSocket."""

    id: MessageId
    body: dict[str, Any]
    v: int | None = None


class Done(msgspec.Struct, frozen=True):
    """The command is durable, in version `v`."""

    id: str
    v: int


class Health(msgspec.Struct, frozen=True):
    """That the server answers, and which it is."""

    status: str
    version: str
