"""Reads PBN: text in, boards and faults out, whatever the text."""

from __future__ import annotations

import re

from qiaopai.games.bridge.formats.inheritance import Inheritance
from qiaopai.games.bridge.formats.model import (
    Board,
    Note,
    Parsed,
    Place,
    Remark,
    RemarkKind,
    by_place,
)
from qiaopai.games.bridge.formats.pbn.checks import check_board
from qiaopai.games.bridge.formats.pbn.draft import Draft
from qiaopai.games.bridge.formats.pbn.layout import layout_faults
from qiaopai.games.bridge.formats.pbn.sections import Calls, Cards
from qiaopai.games.bridge.formats.pbn.tags import TABLES, TAGS
from qiaopai.games.bridge.formats.pbn.tokens import BROKEN_TAG, TOKEN, unquoted
from qiaopai.games.bridge.formats.spots import Lines, Spots
from qiaopai.kernel.parts.files import Fault
from qiaopai.kernel.refusal import Scalar

_NOTE = re.compile(r"\s*([0-9]{1,9})\s*:(.*)", re.DOTALL)
_ENDS_OF_LINES = re.compile(r"\r\n?")
_RESTART = ("Event", "Board")
STRAY_LINES = "\n "
"""Between pieces of stray text that stood, or have to stand, on lines of their own."""
_COMMENT_INSIDE = re.compile(r'\[[^"]*[{;]')


def read(text: str, strict: bool = False) -> Parsed:
    """Read a file's text; with `strict`, hold it against the export format."""
    return _Reader(_ENDS_OF_LINES.sub("\n", text) if "\r" in text else text, text, strict).parsed()


class _Reader:
    """The file as far as it has been read."""

    def __init__(self, text: str, source: str, strict: bool) -> None:
        self.text, self.source, self.strict = text, source, strict
        self.lines = Lines(text)
        self.faults: list[Fault] = []
        self.boards: list[Board] = []
        self.head: list[Remark] = []
        self.inheritance = Inheritance()
        self.draft = Draft()
        self.alone = False

    def parsed(self) -> Parsed:
        """Everything."""
        handlers = {kind: getattr(self, f"_{kind}") for kind in TOKEN.groupindex}
        for match in TOKEN.finditer(self.text):
            handlers[match.lastgroup or ""](match[0], match.start(), match)
        self._flush()
        self.faults += layout_faults(self.text, self.source, self.lines, self.strict)
        tail = tuple(self.draft.remarks)
        return Parsed(tuple(self.boards), by_place(self.faults), tuple(self.head), tail)

    def report(self, offset: int, code: str, /, **data: Scalar) -> None:
        """Take down a fault."""
        self.faults.append(self.lines.fault(offset, code, **data))

    def keep(self, place: Place, text: str, alone: bool = False) -> bool:
        """Keep text that belongs nowhere; whether it continues such text.

        What stands `alone` ends its line, for it could swallow or close what follows it there.
        """
        remarks = self.draft.remarks
        previous = remarks[-1] if remarks else None
        joins = previous is not None and previous.kind is RemarkKind.STRAY
        if previous is not None and joins and previous.place == place:
            text = previous.text + (STRAY_LINES if self.alone else " ") + text
            remarks.pop()
        else:
            joins = False
        remarks.append(Remark(place, RemarkKind.STRAY, text))
        self.alone = alone
        return joins

    def _tag(self, token: str, start: int, match: re.Match[str]) -> None:
        name, value = match[2], unquoted(match[3])
        draft = self.draft
        if name == "Note":
            self._note(value, start)
            return
        if name in draft.seen and self._restarts(name, value):
            self.report(start, "missing_blank_line")
            self._flush()
            draft = self.draft
        if not "A" <= name[0] <= "Z":
            self.report(start, "bad_tag_name", name=name)
        if name in draft.seen:
            if self.strict:
                self.report(start, "repeated_tag", name=name)
            draft.section = None
        elif name == "Auction":
            draft.auction = draft.section = Calls(self.report, self.keep, start)
        elif name == "Play":
            draft.play = draft.section = Cards(self.report, self.keep, start)
        else:
            draft.section = None
        draft.add(name, value, start)

    def _restarts(self, name: str, value: str) -> bool:
        """Whether a repeated tag must be the next board's, the blank line having been forgotten."""
        draft = self.draft
        return (
            name in _RESTART
            and bool(draft.seen & {"Deal", "Auction", "Play"})
            and (name != "Board" or (name, value) not in draft.tags)
        )

    def _note(self, value: str, start: int) -> None:
        match = _NOTE.fullmatch(value)
        section = self.draft.section
        if section is None:
            self.report(start, "note_place")
        elif match is None:
            self.report(start, "bad_note", text=value[:20])
        else:
            if not 1 <= int(match[1]) <= 32:
                self.report(start, "bad_note_number", number=int(match[1]))
            section.note(Note(int(match[1]), match[2]), start)
            return
        self.draft.add("Note", value, start)
        self.draft.section = None

    def _escape(self, token: str, start: int, match: re.Match[str]) -> None:
        if not self.boards and self.draft.is_empty:
            self.head.append(Remark(Place("tag"), RemarkKind.ESCAPE, token[1:]))
        else:
            self._remark(RemarkKind.ESCAPE, token[1:])

    def _blank(self, token: str, start: int, match: re.Match[str]) -> None:
        self._flush()

    def _run(self, token: str, start: int, match: re.Match[str]) -> None:
        section = self.draft.section
        if section is not None and not section.notes:
            section.feed(token, start)
        else:
            self._cells(token, start)

    def _string(self, token: str, start: int, match: re.Match[str]) -> None:
        section = self.draft.section
        if section is None:
            self._cells(token, start, whole=True)
        else:
            self.report(start, "stray_text", text=token[:20])
            self.keep(section.here, token)

    def _cells(self, token: str, start: int, whole: bool = False) -> None:
        """Take elements of a table, or text that belongs nowhere; a string is one `whole`."""
        draft = self.draft
        last = draft.tags[-1][0] if draft.tags else None
        if draft.section is None and last and (last in TABLES or last not in TAGS):
            draft.cells(token, start, whole)
            return
        words = token if whole else " ".join(token.split())
        if not self.keep(self.draft.here, words):
            self.report(start, "stray_text", text=words[:20])

    def _comment(self, token: str, start: int, match: re.Match[str]) -> None:
        self._remark(RemarkKind.COMMENT, token[1:-1])

    def _line(self, token: str, start: int, match: re.Match[str]) -> None:
        self._remark(RemarkKind.LINE, token[1:])

    def _open(self, token: str, start: int, match: re.Match[str]) -> None:
        self.report(start, "unclosed_comment")
        self._remark(RemarkKind.COMMENT, token[1:])

    def _remark(self, kind: RemarkKind, text: str) -> None:
        self.draft.remarks.append(Remark(self.draft.here, kind, text))

    def _broken(self, token: str, start: int, match: re.Match[str]) -> None:
        found = BROKEN_TAG.fullmatch(token)
        inside = _COMMENT_INSIDE.match(token)
        self.report(start, "comment_in_tag" if inside else "bad_tag", text=token[:20])
        if found is None:
            self.keep(self.draft.here, token.rstrip(), alone=True)
        else:
            self.draft.section = None
            self.draft.add(found[1], found[2], start)

    def _other(self, token: str, start: int, match: re.Match[str]) -> None:
        if not self.keep(self.draft.here, token, alone=True):
            self.report(start, "stray_text", text=token)

    def _flush(self) -> None:
        """Close the board, if there is one; remarks alone go to the next."""
        draft = self.draft
        if not draft.tags:
            return
        for section in (draft.auction, draft.play):
            if section is not None:
                section.finish()
        board = draft.board()
        self.boards.append(board)
        self.faults += check_board(board, self._spots(draft), self.strict, self.inheritance)
        if self.strict:
            self._spelling(draft)
        self.draft = Draft()

    def _spelling(self, draft: Draft) -> None:
        for section in (draft.auction, draft.play):
            for offset in section.respelt_at if section is not None else ():
                self.report(offset, "spelling")

    def _spots(self, draft: Draft) -> Spots:
        call = draft.auction.offset if draft.auction else None
        card = draft.play.offset if draft.play else None
        return Spots(self.lines, draft.at[0], draft.at, call, card, draft.cell_offset)
