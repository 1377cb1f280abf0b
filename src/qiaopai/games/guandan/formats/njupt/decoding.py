"""Views and events as the wire carries them, made into our types again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules import events as e
from qiaopai.games.guandan.rules.view import View
from qiaopai.kernel.messages import CommandBody, EventBody, kind_of

_Commands = (
    c.Play | c.Pass | c.PayTribute | c.AntiTribute | c.TakeTribute | c.ReturnTribute | c.TakeReturn
)
_EVENTS = {str(kind.__struct_config__.tag): kind for kind in e.EVENTS}


def decode_view(deal: Mapping[str, Any]) -> View:
    """The view of a deal.

    Raises:
        msgspec.ValidationError: it is none.
    """
    plain = {name: value for name, value in deal.items() if name != "legal"}
    view = msgspec.convert(plain, View)
    if "legal" not in deal:
        return view
    legal: tuple[CommandBody, ...] = msgspec.convert(deal["legal"], tuple[_Commands, ...])
    return msgspec.structs.replace(view, legal=legal)


def decode_events(told: Iterable[Mapping[str, Any]]) -> list[EventBody]:
    """Those of the bodies that tell of the deal; what the table tells is left out."""
    known = ((_EVENTS.get(str(body.get("kind"))), body) for body in told)
    return [msgspec.convert(body, kind) for kind, body in known if kind is not None]


def encode_command(body: CommandBody) -> Mapping[str, Any]:
    """A command as the wire carries it."""
    plain: Mapping[str, Any] = {"kind": kind_of(body), **msgspec.to_builtins(body)}
    return plain
