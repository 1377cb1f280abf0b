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
_ESCAPES = re.compile(r"(?:%[^\n]*\n)*")
_VERSION = re.compile(r"% PBN [0-9]+\.[0-9]+ *")
_EXPORT, _IMPORT = re.compile(r"% EXPORT *"), re.compile(r"% IMPORT *")
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
        yield from _head(text, lines)
        yield from _tags(text, lines)
        yield from _rows(text, lines)


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


def _head(text: str, lines: Lines) -> Iterator[Fault]:
    """Escape lines say which version and which format it is.

    Rule: PBN 2.1 section 2.4 (tistis.nl/pbn) proposes them, so that this is no more than a warning.
    """
    match = _ESCAPES.match(text)
    head = match[0].splitlines() if match else []
    is_told = any(map(_VERSION.fullmatch, head)) and any(map(_EXPORT.fullmatch, head))
    if not is_told or any(map(_IMPORT.fullmatch, head)):
        yield lines.warning(0, "head_missing")


def _tags(text: str, lines: Lines) -> Iterator[Fault]:
    """A tag has a line of its own."""
    for match in TOKEN.finditer(text):
        start = match.start()
        if match.lastgroup == "tag":
            if start and text[start - 1] != "\n":
                yield lines.fault(start, "tag_line", tag=match[2])
            elif match[0] != f"[{match[2]} {match[3]}]":
                yield lines.fault(start, "tag_spacing", tag=match[2])


def _rows(text: str, lines: Lines) -> Iterator[Fault]:
    """Calls and cards stand four in a line, or fewer where there is much annotation."""
    section: _Section | None = None
    for match in TOKEN.finditer(text):
        if match.lastgroup in ("tag", "blank"):
            if section is not None:
                yield from section.faults(lines)
            is_one = match.lastgroup == "tag" and match[2] in ("Auction", "Play")
            section = _Section() if is_one else None
        elif section is not None:
            section.take(match, text.rfind("\n", 0, match.start()) + 1)
    if section is not None:
        yield from section.faults(lines)


class _Section:
    """The lines of an auction or a play: how many entries each has, and where it begins."""

    def __init__(self) -> None:
        self.entries: dict[int, int] = {}
        self.begins: dict[int, int] = {}
        self.annotated: set[int] = set()

    def take(self, match: re.Match[str], line: int) -> None:
        """Take a token that begins in the line with that offset."""
        start = match.start()
        if match.lastgroup != "run":
            self._seen(line, start)
            self.annotated.add(line)
            return
        for part in match[0].splitlines(keepends=True):
            words = part.split()
            self._seen(line, start)
            self.entries[line] += sum(word[0] not in "=$*^" or word == "^S" for word in words)
            if any(word[0] in "=$^" for word in words):
                self.annotated.add(line)
            line = start = start + len(part)

    def _seen(self, line: int, start: int) -> None:
        self.entries.setdefault(line, 0)
        self.begins.setdefault(line, start)

    def faults(self, lines: Lines) -> Iterator[Fault]:
        """Lines with too many entries, or too few without a reason."""
        group: list[int] = []
        for line, entries in self.entries.items():
            if entries > 4:
                yield lines.fault(self.begins[line], "more_than_four")
            group += [line] if entries or line in self.annotated else []
            if sum(self.entries[one] for one in group) >= 4:
                yield from self._short(group, lines)
                group = []
        yield from self._short(group, lines)

    def _short(self, group: list[int], lines: Lines) -> Iterator[Fault]:
        if len(group) > 1 and self.annotated.isdisjoint(group):
            yield lines.fault(self.begins[group[0]], "less_than_four")
