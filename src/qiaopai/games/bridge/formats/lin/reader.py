"""Reads LIN: single boards, boards one after the other, vugraph files of two rooms, movies."""

from __future__ import annotations

import re

from qiaopai.games.bridge.formats.checks import check
from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.games.bridge.formats.lin import values
from qiaopai.games.bridge.formats.lin.board import LinBoard
from qiaopai.games.bridge.formats.lin.tokens import Token, tokens, unescaped
from qiaopai.games.bridge.formats.model import (
    Board,
    Called,
    Parsed,
    Place,
    Remark,
    RemarkKind,
    by_place,
)
from qiaopai.games.bridge.formats.spots import Lines, Spots
from qiaopai.kernel.parts.files import Fault
from qiaopai.kernel.refusal import Scalar

_FILE = frozenset({"vg", "rs", "pw", "px", "mp", "bn", "mn"})
"""Labels that are about the file, not about a board."""
_QX = re.compile(r"([oc]?)(.*)", re.IGNORECASE | re.DOTALL)
_ROOMS = {"o": "Open", "c": "Closed"}
_AH = re.compile(r"Board (.+)", re.IGNORECASE | re.DOTALL)
_ESCAPES = re.compile(r"(?:[ \t]*(?:%[^\n]*)?\n)*")
CHAT = ("nt", "at")
DROPPED = frozenset({("st", ""), ("rh", "")})
"""What every board begins with, and the writer writes again."""


def read(text: str, strict: bool = False) -> Parsed:
    """Read a file's text."""
    return _Reader(text.replace("\r\n", "\n").replace("\r", "\n"), strict).parsed()


class _Reader:
    """The file as far as it has been read."""

    def __init__(self, text: str, strict: bool) -> None:
        self.text, self.strict = text, strict
        self.lines = Lines(text)
        self.faults: list[Fault] = []
        self.head: list[Remark] = []
        self.event = ""
        self.results: list[str] = []
        self.names: list[str] = []
        self.drafts: list[LinBoard] = []
        self.now = LinBoard(0)

    def parsed(self) -> Parsed:
        """Everything."""
        start = self._escapes()
        for token in tokens(self.text, start):
            if isinstance(token, int):
                self.report(token, "lin_stray_text")
            else:
                self._token(token)
        self._close()
        boards = tuple(self._board(draft, place) for place, draft in enumerate(self.drafts))
        tail = tuple(self.now.remarks)
        return Parsed(boards, by_place(self.faults), tuple(self.head), tail)

    def _escapes(self) -> int:
        match = _ESCAPES.match(self.text)
        lines = match[0].splitlines() if match else []
        self.head = [
            Remark(Place("tag"), RemarkKind.ESCAPE, line.strip()[1:])
            for line in lines
            if line.strip()
        ]
        return match.end() if match else 0

    def report(self, offset: int, code: str, /, **data: Scalar) -> None:
        """Take down a fault."""
        self.faults.append(self.lines.fault(offset, code, **data))

    def _token(self, token: Token) -> None:
        now = self.now
        if now.has_deal and token.label in {"st", "pn"}:
            self._close()
            now = self.now
        if now.in_variation and token.label not in {"qx", "md"}:
            now.remark(RemarkKind.TOKEN, token.value, token.written)
            return
        handler = getattr(self, f"_{token.label}", None)
        if token.label in _FILE and not self.drafts and now.is_empty:
            self.head.append(Remark(Place("tag"), RemarkKind.TOKEN, token.value, token.written))
            if token.label in {"vg", "rs"}:
                self._header(token)
        elif handler is None:
            if (token.label, token.value) not in DROPPED or now.calls or now.cards:
                now.remark(RemarkKind.TOKEN, token.value, token.written)
        else:
            handler(token)

    def _header(self, token: Token) -> None:
        words = [unescaped(word).strip() for word in token.value.split(",")]
        if token.label == "vg":
            self.event = " ".join(word for word in words[:2] if word)
        else:
            self.results = words

    def _close(self) -> None:
        if self.now.is_empty:
            return
        now = self.now
        if now.remarks and (now.remarks[-1].label, now.remarks[-1].text) == ("pg", ""):
            now.remarks.pop()
        if now.explanation:
            now.remark(RemarkKind.TOKEN, now.explanation, "an")
        self.drafts.append(now)
        self.now = LinBoard(now.start)

    def _qx(self, token: Token) -> None:
        self._close()
        match = _QX.match(unescaped(token.value))
        room, rest = (match[1], match[2]) if match else ("", "")
        number, _, title = rest.partition(",")
        self.now.start = token.offset
        self.now.room, self.now.number = _ROOMS.get(room.lower(), ""), number.strip()
        if title and title.strip().upper() != f"BOARD {number.strip()}".upper():
            self.now.remark(RemarkKind.TOKEN, token.value, token.written)

    def _pn(self, token: Token) -> None:
        names = [unescaped(word).strip() for word in token.value.split(",")]
        if len(names) == 8 and not self.drafts:
            self.names = names
            self.head.append(Remark(Place("tag"), RemarkKind.TOKEN, token.value, token.written))
        else:
            if len(names) != 4:
                self.report(token.offset, "lin_names", names=len(names))
                self.now.remark(RemarkKind.TOKEN, token.value, token.written)
            self.now.names = dict(zip(values.ORDER, names, strict=False))

    def _ah(self, token: Token) -> None:
        match = _AH.fullmatch(unescaped(token.value).strip())
        number = match[1].strip() if match else ""
        if not self.now.number and number:
            self.now.number = number
        elif self.now.number != number:
            self.now.remark(RemarkKind.TOKEN, token.value, token.written)

    def _md(self, token: Token) -> None:
        if self.now.has_deal:
            self._close()
        now = self.now
        now.has_deal, now.start = True, token.offset
        value = unescaped(token.value.strip())
        now.dealer, now.deal = values.parse_md(value)
        if now.deal is None:
            self.report(token.offset, "lin_bad_hands", text=token.value[:40])
            now.bad_deal = value
        elif not now.deal.known:
            now.deal = None

    def _sv(self, token: Token) -> None:
        word = token.value.strip().lower()
        if word in values.VULNERABILITIES:
            self.now.vulnerability = values.VULNERABILITIES[word]
        elif word:
            self.report(token.offset, "lin_bad_vulnerability", text=token.value[:20])
            self.now.remark(RemarkKind.TOKEN, token.value, token.written)

    def _mb(self, token: Token) -> None:
        found = values.parse_calls(token.value)
        if found is None or self.now.cards:
            self.report(token.offset, "lin_bad_call", text=token.value[:20])
            self.now.remark(RemarkKind.TOKEN, token.value, token.written)
            return
        for one in found:
            text = "-" if one.call is None else ""
            self.now.call(Called(one.call, text, alert=one.alert), token.offset)

    def _an(self, token: Token) -> None:
        now, text = self.now, unescaped(token.value)
        if now.explains_next is None:
            now.explains_next = not now.calls
        if now.explains_next:
            if now.explanation:
                now.remark(RemarkKind.TOKEN, now.explanation, "an")
            now.explanation = text
        elif not text or not now.explain(text):
            now.remark(RemarkKind.TOKEN, token.value, token.written)

    def _pc(self, token: Token) -> None:
        found = values.parse_cards(token.value)
        if found is None:
            self.report(token.offset, "lin_bad_card", text=token.value[:20])
            self.now.remark(RemarkKind.TOKEN, token.value, token.written)
            return
        self._look_up(self.now, len(self.drafts))
        for suit, given in found:
            seat = self.now.turn(given)
            card = given or (self.now.lowest(seat, suit) if seat else None)
            if seat is None or card is None or not self.now.card(seat, card, token.offset):
                self.report(token.offset, "lin_card_nowhere", text=token.value[:20])
                word = given.text if given else suit.letter
                self.now.remark(RemarkKind.TOKEN, word, token.written)

    def _up(self, token: Token) -> None:
        self.now.in_variation = not self.now.is_empty
        self.now.remark(RemarkKind.TOKEN, token.value, token.written)

    def _mc(self, token: Token) -> None:
        word = token.value.strip()
        now = self.now
        if not (word.isascii() and word.isdigit() and len(word) < 3 and int(word) <= 13):
            self.report(token.offset, "lin_bad_result", text=token.value[:20])
        elif word != "0" or now.cards:
            now.tricks = int(word)
            return
        now.remark(RemarkKind.TOKEN, token.value, token.written)

    def _nt(self, token: Token) -> None:
        self.now.remark(RemarkKind.COMMENT, unescaped(token.value), token.label)

    _at = _nt

    def _look_up(self, draft: LinBoard, place: int) -> None:
        """Give a board its result in the list at the head of the file."""
        if place < len(self.results) and self.results[place]:
            draft.listed = values.parse_result(self.results[place])

    def _board(self, draft: LinBoard, place: int) -> Board:
        draft.event = draft.event or self.event
        if self.names and not draft.names:
            half = self.names[4:] if draft.room == "Closed" else self.names[:4]
            draft.names = dict(zip(values.ORDER, half, strict=False))
        self._look_up(draft, place)
        board = draft.board()
        spots = Spots(
            self.lines, draft.start, (), draft.tag_offset(),
            lambda cell: draft.spots.get(cell, draft.start),
        )  # fmt: skip
        self.faults += check(Facts(board, spots, self.strict))
        return board
