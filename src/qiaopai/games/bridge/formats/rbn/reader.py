"""Reads RBN: a line a label, a blank line a board; what is not said again stays."""

from __future__ import annotations

import re

from qiaopai.games.bridge.formats.checks import check
from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.games.bridge.formats.model import (
    Board,
    Parsed,
    Place,
    Remark,
    RemarkKind,
    by_place,
)
from qiaopai.games.bridge.formats.rbn import values
from qiaopai.games.bridge.formats.rbn.record import Record
from qiaopai.games.bridge.formats.spots import Lines, Spots
from qiaopai.games.bridge.rules.calls import Call, parse_call
from qiaopai.kernel.parts.files import Fault
from qiaopai.kernel.refusal import Scalar

KEPT = "DTLESFKNB"
_LABELS = frozenset("DTLESFKNBHACPRMI0123456789")


def read(text: str, strict: bool = False) -> Parsed:
    """Read a file's text."""
    return _Reader(text.replace("\r\n", "\n").replace("\r", "\n"), strict).parsed()


class _Reader:
    """The file as far as it has been read."""

    def __init__(self, text: str, strict: bool) -> None:
        self.text, self.strict = text, strict
        self.lines = Lines(text)
        self.faults: list[Fault] = []
        self.boards: list[Board] = []
        self.head: list[Remark] = []
        self.before: Record | None = None
        self.record = Record(0)

    def parsed(self) -> Parsed:
        """Everything."""
        offset = 0
        paragraph: list[str] | None = None
        for line in self.text.split("\n"):
            if paragraph is not None or line.startswith("{"):
                paragraph = self._paragraph(paragraph, line, offset)
            elif not line.strip():
                self._close()
            else:
                self._line(line, offset)
            offset += len(line) + 1
        if paragraph is not None:
            self.report(max(0, len(self.text) - 1), "unclosed_comment")
            self.record.remark(RemarkKind.COMMENT, "\n".join(paragraph))
        self._close()
        tail = tuple(self.record.remarks)
        return Parsed(tuple(self.boards), by_place(self.faults), tuple(self.head), tail)

    def report(self, offset: int, code: str, /, **data: Scalar) -> None:
        """Take down a fault."""
        self.faults.append(self.lines.fault(offset, code, **data))

    def _paragraph(self, before: list[str] | None, line: str, offset: int) -> list[str] | None:
        """Text in braces, over several lines; the lines while it is still open."""
        lines = [line[1:]] if before is None else [*before, line]
        if line.rstrip().endswith("}"):
            self.record.remark(RemarkKind.COMMENT, "\n".join(lines).rstrip()[:-1])
            return None
        if before is not None and not line.strip():
            self.report(offset, "unclosed_comment")
            self.record.remark(RemarkKind.COMMENT, "\n".join(before))
            self._close()
            return None
        return lines

    def _line(self, line: str, offset: int) -> None:
        label, blank, data = line[:1], line[1:2], line[2:]
        if label == "%":
            if self.boards or not self.record.is_empty:
                self.record.remark(RemarkKind.ESCAPE, line[1:])
            else:
                self.head.append(Remark(Place("tag"), RemarkKind.ESCAPE, line[1:]))
            return
        if label not in _LABELS or blank not in ("", " "):
            self.report(offset, "rbn_unknown_label", text=line[:20])
            self.record.remark(RemarkKind.STRAY, line)
            return
        if label in "AP" and not data.strip():
            return
        if self.record.lines.get(label, "").strip():
            self.report(offset, "rbn_repeated_label", label=label)
            self.record.remark(RemarkKind.STRAY, line)
            return
        self.record.start = self.record.start if self.record.lines else offset
        if label.isdigit():
            self.record.note(int(label), data)
            return
        self.record.lines[label] = data
        self.record.at[label] = offset
        if label in "HAP":
            getattr(self, f"_{label.lower()}_line")(data, offset)

    def _h_line(self, data: str, offset: int) -> None:
        self.record.deal = values.parse_hands(data.strip())
        if self.record.deal is None:
            self.report(offset, "bad_deal")

    def _a_line(self, data: str, offset: int) -> None:
        head, colon, rest = data.strip().partition(":")
        if not (colon and len(head) == 2 and head[0] in "NESW" and head[1] in "ZNEB?"):
            head, rest = "W?", data.strip()
            if values.CALL.match(rest) is None:
                self.report(offset, "bad_call", text=rest[:20])
                self.record.lines.pop("A")
                self.record.remark(RemarkKind.STRAY, f"A {data}")
                return
        self.record.auction_head(head)
        end = 0
        while match := values.CALL.match(rest, end):
            end = match.end()
            self._call(match)
        left = rest[end:].lstrip(": ")
        if left:
            self.report(offset, "bad_call", text=left[:20])
            self.record.remark(RemarkKind.STRAY, f"A {left}")

    def _call(self, match: re.Match[str]) -> None:
        word, alert = match[1].upper(), bool(match[2])
        marks = tuple(f"={mark}=" for mark in match[3].split("^") if mark)
        if word == "A":
            self.record.all_pass()
        elif word in {"Y", "-"}:
            self.record.call(None, "+" if word == "Y" else "-", marks, alert)
        else:
            call = Call.REDOUBLE if word == "R" else parse_call(word)
            self.record.call(call, "", marks, alert)

    def _p_line(self, data: str, offset: int) -> None:
        tricks = data.strip().split(":")
        for place, trick in enumerate(tricks):
            found = values.parse_trick(trick.replace(" ", ""))
            if found is None:
                self.report(offset, "bad_card", text=trick[:20])
                self.record.remark(RemarkKind.STRAY, f"P {':'.join(tricks[place:])}")
                return
            self.record.tricks.append(found)

    def _close(self) -> None:
        record = self.record
        if not record.lines:
            return
        if self.before is not None:
            record.take_over(self.before, KEPT)
        board = record.board()
        self.boards.append(board)
        at = [record.at.get(record.labels.get(tag.name, ""), record.start) for tag in board.tags]
        call, card = record.at.get("A", record.start), record.at.get("P", record.start)
        spots = Spots(self.lines, record.start, at, lambda _: call, lambda _: card)
        self.faults += check(Facts(board, spots, self.strict))
        self.before = record
        self.record = Record(record.start)
