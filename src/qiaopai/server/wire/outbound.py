"""Messages to the client, tagged by `m`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from qiaopai.kernel.seats import Seat


class Outbound(
    msgspec.Struct, frozen=True, tag_field="m", tag=str.lower, omit_defaults=True, kw_only=True
):
    """A message to the client; what does not exist is absent."""


class Snapshot(Outbound, frozen=True):
    """The whole view at a version; `at` is the server's time when it was sent."""

    v: int
    at: int
    view: Any


class Update(Outbound, frozen=True, rename={"from_": "from"}):
    """One commit: a merge patch from the view at `from` to the view at `v`."""

    from_: int
    v: int
    told: tuple[Any, ...] = ()
    patch: Mapping[str, Any] | None = None


class Named(msgspec.Struct, frozen=True):
    """A person as others see him."""

    name: str


class People(Outbound, frozen=True):
    """Those at the table, by the ids that views use."""

    people: Mapping[str, Named]


class Presence(Outbound, frozen=True):
    """Who is here."""

    seats: Mapping[Seat, Literal["here", "away", "bot"]]


class Ack(Outbound, frozen=True):
    """The command is durable, in version `v`."""

    id: str
    v: int


class Refused(Outbound, frozen=True):
    """It was not done; nothing changed."""

    code: str
    data: Mapping[str, Any]
    id: str | None = None


class Answer(Outbound, frozen=True):
    """The answer to an `ask`."""

    id: str
    body: Mapping[str, Any]


class Bye(Outbound, frozen=True):
    """The server closes, and why."""

    code: str


AnyOutbound = Snapshot | Update | People | Presence | Ack | Refused | Answer | Bye
