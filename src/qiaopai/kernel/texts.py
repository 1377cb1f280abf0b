"""Commands as short texts (文字輸入), for scripts and typed entry: `play S SA`, `claim 5`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from qiaopai.cards import Card, parse_card
from qiaopai.kernel.messages import CommandBody, kind_of
from qiaopai.kernel.refusal import Refused


def command_text(command: CommandBody) -> str:
    """The command's kind and its fields in order; the last field may hold blanks."""
    fields = (getattr(command, field.name) for field in msgspec.structs.fields(command))
    return " ".join([kind_of(command), *map(_word, fields)]).rstrip()


def _word(value: Any) -> str:
    if isinstance(value, Card):
        return value.text
    return str(getattr(value, "value", value))


def parse_command(text: str, kinds: Iterable[type[CommandBody]]) -> CommandBody:
    """Read a command of one of these kinds.

    Raises:
        Refused: `bad_command`, with the text.
    """
    name, _, rest = text.strip().partition(" ")
    for kind in kinds:
        if str(kind.__struct_config__.tag) != name:
            continue
        fields = msgspec.structs.fields(kind)
        words = rest.split(" ", len(fields) - 1) if rest else []
        named = {field.encode_name: word for field, word in zip(fields, words, strict=False)}
        try:
            return msgspec.convert({"kind": name, **named}, kind, strict=False, dec_hook=_read)
        except (msgspec.ValidationError, ValueError):
            break
    raise Refused("bad_command", text=text[:80])


def _read(kind: type, value: Any) -> Any:
    if kind is Card:
        return parse_card(value)
    raise NotImplementedError(kind.__name__)
