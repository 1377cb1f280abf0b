"""Commands as short texts (文字輸入), for scripts and typed entry: `play S SA`, `claim 5`.

Several values in one field are joined by commas, the parts of a value by colons, and `-` stands for
nothing: `play HT,S9 pair:2:9`.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from qiaopai.cards import Card, parse_card
from qiaopai.kernel.messages import CommandBody, kind_of
from qiaopai.kernel.refusal import Refused


def command_text(command: CommandBody) -> str:
    """The command's kind and its fields in order; the last field may hold blanks."""
    values = [getattr(command, field.name) for field in msgspec.structs.fields(command)]
    while values and values[-1] is None:
        values.pop()
    return " ".join([kind_of(command), *map(_word, values)]).rstrip()


def _word(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, Card):
        return value.text
    if isinstance(value, tuple):
        return ",".join(map(_word, value))
    if isinstance(value, msgspec.Struct):
        return ":".join(_word(part) for part in msgspec.structs.astuple(value))
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
        fields, types = msgspec.structs.fields(kind), get_type_hints(kind)
        words = rest.split(" ", len(fields) - 1)
        try:
            named = {
                field.encode_name: _plain(types[field.name], word)
                for field, word in zip(fields, words, strict=False)
                if word or get_origin(types[field.name]) is tuple
            }
            return msgspec.convert({"kind": name, **named}, kind, strict=False, dec_hook=_read)
        except (msgspec.ValidationError, ValueError):
            break
    raise Refused("bad_command", text=text[:80])


def _plain(kind: Any, word: str) -> Any:
    """The word taken apart as far as its type says.

    Raises:
        ValueError: it has too many or too few parts.
    """
    parts = get_args(kind)
    if NoneType in parts:
        return None if word == "-" else _plain(parts[0], word)
    if get_origin(kind) is tuple:
        return [_plain(parts[0], one) for one in word.split(",")] if word else []
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        names = [field.encode_name for field in msgspec.structs.fields(kind)]
        return dict(zip(names, word.split(":"), strict=True))
    return word


def _read(kind: type, value: Any) -> Any:
    if kind is Card:
        return parse_card(value)
    raise NotImplementedError(kind.__name__)
