"""The tokens of LIN: two letters, a bar, a value, a bar; nothing can be escaped but by percent."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

_TAG = re.compile(r"[A-Za-z]{2}")
_PERCENT = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_TO_ESCAPE = re.compile(r"\||%(?=[0-9A-Fa-f]{2})|[\r\n]")


class Token(msgspec.Struct, frozen=True):
    """A label in lower case, its value, where it stands, and how its label was written."""

    label: str
    value: str
    offset: int
    written: str


def tokens(text: str, start: int = 0) -> Iterator[Token | int]:
    """The tokens of a text; a number is the offset of text that had to be skipped.

    A piece that is no label belongs to the value before it, which held a bar.
    """
    pieces = text[start:].split("|")
    offset, place = start, 0
    last: Token | None = None
    while place < len(pieces):
        piece = pieces[place]
        label = piece.strip()
        at = offset + len(piece) - len(piece.lstrip())
        if _TAG.fullmatch(label) and place + 1 < len(pieces):
            if last is not None:
                yield last
            value = pieces[place + 1]
            last = Token(label.lower(), value, at, label)
            offset += len(piece) + len(value) + 2
            place += 2
            continue
        if label:
            if last is not None and place + 1 < len(pieces):
                last = Token(last.label, f"{last.value}|{piece}", last.offset, last.written)
            yield at
        offset += len(piece) + 1
        place += 1
    if last is not None:
        yield last


def unescaped(value: str) -> str:
    """A value with `%20` and its like read, as far as they make sense.

    >>> unescaped("Board%2010, 100%"), unescaped(escaped("a|b %20"))
    ('Board 10, 100%', 'a|b %20')
    """
    return _PERCENT.sub(_decoded, value) if "%" in value else value


def _decoded(match: re.Match[str]) -> str:
    data = bytes.fromhex(match[0].replace("%", ""))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return match[0]


def escaped(value: str) -> str:
    """A value in which bars cannot be taken for ends."""
    return _TO_ESCAPE.sub(lambda match: f"%{ord(match[0]):02X}", value)
