"""Bodies of REST calls and their answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from qiaopai.kernel.refusal import Scalar
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
    """A rulebook, where its rules come from, and all that it settles by a value."""

    id: str
    source: str
    version: int
    settings: Mapping[str, Scalar]
    notes: tuple[str, ...]
    """What is ours because the source is silent."""


class NeedInfo(msgspec.Struct, frozen=True):
    """With which values of another setting one goes; with `when`, for those values of it."""

    other: str
    values: tuple[Scalar, ...]
    when: tuple[Scalar, ...]


class SettingInfo(msgspec.Struct, frozen=True):
    """A setting of the rulebook that a table may change."""

    name: str
    group: str
    """`main` is offered first; the others are house rules."""
    kind: Literal["switch", "choice", "number"]
    values: tuple[Scalar, ...]
    needs: tuple[NeedInfo, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game of this room."""

    id: str
    rulebooks: tuple[RulebookInfo, ...]
    bots: tuple[str, ...]
    settings: tuple[SettingInfo, ...]
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
