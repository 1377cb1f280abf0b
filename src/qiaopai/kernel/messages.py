"""Commands (指令) and events (事件): what may be asked of a state, and what came of it."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Any, ClassVar

import msgspec

from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret


class Office(StrEnum):
    """Who may command a deal without a chair in it."""

    ROOM = "room"
    DIRECTOR = "director"
    TEACHER = "teacher"


Actor = Seat | Office
"""Who commands: a chair (`Player`) or an office."""


def snake(name: str) -> str:
    """`CardPlayed` → `card_played`, the tag of a body on the wire and in the log."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class CommandBody(
    msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=snake, omit_defaults=True
):
    """What a command asks; its class is its kind."""


class EventBody(
    msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=snake, omit_defaults=True
):
    """What happened, as everyone at the table may know it at once; its class is its kind."""

    version: ClassVar[int] = 1
    """Raised when the fields change; storage keeps upcasters for the older ones."""

    secret_type: ClassVar[type[msgspec.Struct] | None] = None
    """The Struct that the event's secret holds, if it has one."""

    reveals: ClassVar[bool] = False
    """Whether it opens a hand; players cannot take a deal back past it."""


class Command(msgspec.Struct, frozen=True, gc=False):
    """A request to a state: who, when (ms), what."""

    by: Actor
    at: int
    body: CommandBody


class Event(msgspec.Struct, frozen=True, gc=False):
    """A fact: when (ms), what everyone may know, and what is kept closed."""

    at: int
    body: EventBody
    secret: Secret[Any] | None = None


def kind_of(body: msgspec.Struct) -> str:
    """The tag of a body."""
    return str(type(body).__struct_config__.tag)


__all__ = [
    "Actor",
    "Command",
    "CommandBody",
    "Event",
    "EventBody",
    "Office",
    "Player",
    "kind_of",
    "snake",
]
