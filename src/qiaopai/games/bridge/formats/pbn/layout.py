"""Rules for lines: their length, their characters, and how the export format lays them out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from qiaopai.games.bridge.formats.pbn.tokens import TOKEN
from qiaopai.games.bridge.formats.spots import Lines
from qiaopai.kernel.parts.files import Fault

LONGEST = 255
_LONG = re.compile(rf"^[^\n]{{{LONGEST + 1},}}", re.MULTILINE)
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_BARE_END = re.compile(r"(?<!\r)\n|\r(?!\n)")


def layout_faults(text: str, source: str, lines: Lines, strict: bool) -> Iterator[Fault]:
    """Faults of the text as such; `source` still has its own ends of lines."""
    for match in _LONG.finditer(text):
        yield lines.fault(match.start(), "line_too_long", characters=len(match[0]))
    for match in _CONTROL.finditer(text):
        yield lines.fault(match.start(), "bad_character", character=f"U+{ord(match[0]):04X}")
    if strict:
        yield from _tabs(text, lines)
        yield from _ends_of_lines(source, lines)
        yield from _tags_and_rows(text, lines)


def _tabs(text: str, lines: Lines) -> Iterator[Fault]:
    """The export format has no tabs."""
    at = text.find("\t")
    if at >= 0:
        yield lines.fault(at, "tab")


def _ends_of_lines(source: str, lines: Lines) -> Iterator[Fault]:
    """The export format ends its lines with CR LF."""
    match = _BARE_END.search(source)
    if match is not None:
        yield lines.fault(match.start() - source.count("\r\n", 0, match.start()), "not_crlf")


def _tags_and_rows(text: str, lines: Lines) -> Iterator[Fault]:
    """A tag has a line of its own; calls and cards stand four in a line."""
    section = ""
    for match in TOKEN.finditer(text):
        start = match.start()
        if match.lastgroup == "tag":
            section = match[2]
            if start and text[start - 1] != "\n":
                yield lines.fault(start, "tag_line", tag=match[2])
            elif match[0] != f"[{match[2]} {match[3]}]":
                yield lines.fault(start, "tag_spacing", tag=match[2])
        elif match.lastgroup == "run" and section in ("Auction", "Play"):
            yield from _rows(match[0], start, lines)


def _rows(run: str, start: int, lines: Lines) -> Iterator[Fault]:
    for line in run.splitlines(keepends=True):
        entries = sum(
            (word[0] not in "=$" and word[0] not in "*^") or word == "^S" for word in line.split()
        )
        if entries > 4:
            yield lines.fault(start, "more_than_four")
        start += len(line)
