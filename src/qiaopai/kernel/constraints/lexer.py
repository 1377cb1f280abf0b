"""The words of the language of constraints (詞), each with its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto


class Kind(Enum):
    """What a token is (詞類)."""

    SHAPE = auto()
    RANGE = auto()
    NUMBER = auto()
    WORD = auto()
    SIGN = auto()
    STRANGE = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of text and its column, from 1."""

    kind: Kind
    text: str
    at: int


_GROUP = r"(?:[0-9x]|\([0-9x]{2,4}\))"
_PATTERN = re.compile(
    rf"""(?P<SPACE>\s+)
    |(?P<SHAPE>\([0-9x]{{4}}\)(?!=)|[0-9x](?:-[0-9x]){{3}}(?![0-9x])|{_GROUP}(?:={_GROUP})+(?![0-9a-z]))
    |(?P<RANGE>[0-9]+\s*[-–]\s*[0-9]+|[0-9]+\+|[0-9]+-(?![0-9]))
    |(?P<NUMBER>[0-9]+)
    |(?P<WORD>semi-balanced|[^\W\d_]+|[♠♥♦♣])
    |(?P<SIGN>>=|<=|==|!=|[-+*=<>≥≤≠(),;:])
    |(?P<STRANGE>.)""",
    re.VERBOSE | re.DOTALL,
)


def tokens(text: str) -> Iterator[Token]:
    """The tokens of a text in lower case, an `END` at last."""
    lowered = text.lower()
    place = 0
    while place < len(lowered):
        match = _PATTERN.match(lowered, place)
        assert match is not None
        kind, found = match.lastgroup or "STRANGE", match.group()
        if kind == "SHAPE" and _lengths_in(found) != 4:
            match = re.compile("[0-9]+|.").match(lowered, place)
            assert match is not None
            found = match.group()
            kind = "NUMBER" if found.isdigit() else "SIGN"
        if kind != "SPACE":
            yield Token(Kind[kind], found, place + 1)
        place += len(found)
    yield Token(Kind.END, "", len(text) + 1)


def _lengths_in(text: str) -> int:
    return sum(letter.isdigit() or letter == "x" for letter in text)
