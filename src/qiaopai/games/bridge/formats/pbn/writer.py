"""Writes PBN in the import format: everything in the order in which the board has it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from qiaopai.games.bridge.formats.model import (
    AuctionSection,
    Board,
    Called,
    Note,
    Parsed,
    Place,
    Played,
    Remark,
    RemarkKind,
    Tag,
)
from qiaopai.games.bridge.formats.pbn.sections import CALL_TEXT, PASS, passes_missing
from qiaopai.games.bridge.formats.pbn.table import parse_columns
from qiaopai.games.bridge.formats.pbn.tags import TABLES
from qiaopai.games.bridge.formats.pbn.tokens import quoted

_BREAKS = re.compile(r"[\r\n]+")


def write(parsed: Parsed) -> str:
    """The text of a file."""
    escapes = (remark for remark in parsed.head if remark.kind is RemarkKind.ESCAPE)
    head = "".join(f"%{_one_line(remark.text)}\n" for remark in escapes)
    boards = "\n".join(board_text(board) for board in parsed.boards)
    tail = "".join(_remark(remark, "") for remark in parsed.tail)
    return head + boards + (f"\n{tail}" if tail and boards else tail)


def board_text(board: Board) -> str:
    """The text of one board."""
    return "".join(_filled(_Writer(board).pieces()))


def _filled(pieces: Iterator[str | None]) -> Iterator[str]:
    """The pieces, with a new line for each None that does not already stand at one."""
    last, blank = "\n", False
    for piece in pieces:
        if piece == " ":
            blank = last != "\n"
            continue
        text = ("" if last == "\n" else "\n") if piece is None else piece
        if text:
            yield f" {text}" if blank and piece is not None else text
            last = text[-1]
        blank = False


class _Writer:
    """The remarks of a board by place, taken out as they are written."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.waiting: dict[Place, list[Remark]] = {}
        for remark in board.remarks:
            self.waiting.setdefault(remark.place, []).append(remark)

    def pieces(self) -> Iterator[str | None]:
        said: set[str] = set()
        yield from self._at(Place("tag"), "")
        for number, tag in enumerate(self.board.tags, 1):
            yield f"[{tag.name} {quoted(tag.value, tag.name in TABLES or bool(tag.cells))}]"
            yield from self._at(Place("tag", number), " ")
            yield None
            yield from self._table(tag, number)
            if tag.name in said:
                continue
            said.add(tag.name)
            if tag.name == "Auction" and self.board.auction is not None:
                yield from self._auction(self.board.auction)
            elif tag.name == "Play" and self.board.play is not None:
                play = self.board.play
                words = [card_word(played) for played in play.cards]
                yield from self._section("play", words, play.cards, play.end, play.notes)
        for place in sorted(self.waiting):
            yield from self._at(place, "")

    def _auction(self, section: AuctionSection) -> Iterator[str | None]:
        calls: Sequence[Called] = section.calls
        if section.end == "AP":
            calls = without_last_passes(calls)
        words = [call_word(called) for called in calls]
        yield from self._section("auction", words, calls, section.end, section.notes)

    def _section(
        self, part: str, words: Sequence[str], entries: Sequence[Called | Played], end: str,
        notes: Iterable[Note],
    ) -> Iterator[str | None]:  # fmt: skip
        column = 0
        yield from self._at(Place(part), "")
        for number, (word, entry) in enumerate(zip(words, entries, strict=True), 1):
            yield word
            yield from self._at(Place(part, number), " ")
            for sub, annotation in enumerate(entry.annotations, 1):
                yield f" {annotation}"
                yield from self._at(Place(part, number, sub), " ")
            column = (column + 1) % 4
            yield None if column == 0 else " "
        if end:
            yield end
        if end or column:
            yield None
        for place in sorted(self.waiting):
            if place.part == part:
                yield from self._at(place, "")
        for number, note in enumerate(notes, 1):
            yield f"[Note {quoted(f'{note.number}:{note.text}')}]"
            yield from self._at(Place(f"{part}_note", number), " ")
            yield None

    def _table(self, tag: Tag, number: int) -> Iterator[str | None]:
        columns = parse_columns(tag.value)
        width = len(columns) if columns else 8
        for place, cell in enumerate(tag.cells, 1):
            yield cell
            yield from self._at(Place("tag", number, place), " ")
            yield None if place % width == 0 or place == len(tag.cells) else " "

    def _at(self, place: Place, before: str) -> Iterator[str | None]:
        for remark in self.waiting.pop(place, ()):
            if remark.kind is RemarkKind.ESCAPE:
                yield None
            yield _remark(remark, before)


def _remark(remark: Remark, before: str) -> str:
    """A remark, unless it is another format's; `before` is a blank where it follows something."""
    text = remark.text
    if remark.kind is RemarkKind.LINE:
        return f"{before};{_one_line(text)}\n"
    if remark.kind is RemarkKind.COMMENT:
        return before + "{" + text.replace("}", ")") + "}" + ("" if before else "\n")
    if remark.kind is RemarkKind.STRAY:
        return f"{before}{text}\n"
    if remark.kind is RemarkKind.TOKEN:
        return ""
    return f"%{_one_line(text)}\n"


def _one_line(text: str) -> str:
    return _BREAKS.sub(" ", text) if "\n" in text or "\r" in text else text


def without_last_passes(calls: Sequence[Called]) -> Sequence[Called]:
    """The calls that `AP` can follow."""
    short = list(calls)
    while short and short[-1] == PASS:
        short.pop()
    kept = len(short) + max(0, len(calls) - len(short) - passes_missing(short))
    return calls[:kept]


def call_word(called: Called) -> str:
    """A call with its mark."""
    word = called.text if called.call is None else CALL_TEXT[called.call]
    return f"^{called.mark} {word}" if called.mark else word


def card_word(played: Played) -> str:
    """A card with its marks."""
    word = played.text if played.card is None else played.card.text
    return "".join(f"^{mark} " for mark in played.mark) + word
