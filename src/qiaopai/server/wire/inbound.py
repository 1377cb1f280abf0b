"""Messages from the client, tagged by `m`: an envelope first, its body is the game's to decode."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from qiaopai.kernel.refusal import Refused

MessageId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
"""Chosen by the client, so that a command can be sent again."""


class Inbound(msgspec.Struct, frozen=True, tag_field="m", tag=str.lower, kw_only=True):
    """A message from the client."""


class Do(Inbound, frozen=True):
    """A command; with `v` it is refused if the table has moved on."""

    id: MessageId
    body: msgspec.Raw
    v: int | None = None


class Ask(Inbound, frozen=True):
    """A question, answered to the asker alone."""

    id: MessageId
    body: msgspec.Raw


AnyInbound = Do | Ask

_decoder: msgspec.json.Decoder[AnyInbound] = msgspec.json.Decoder(AnyInbound)


class _Numbered(msgspec.Struct):
    id: MessageId


_number = msgspec.json.Decoder(_Numbered)


def read(message: str | bytes) -> AnyInbound:
    """Read a message. Raises: Refused `bad_message`."""
    try:
        return _decoder.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("bad_message") from None


def id_of(message: str | bytes) -> str | None:
    """The id of a message that could not be read, if it has one."""
    try:
        return _number.decode(message).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
