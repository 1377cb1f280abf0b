"""The auction and the play of PBN while they are read: words become calls or cards."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from qiaopai.cards import DECK, parse_card
from qiaopai.games.bridge.formats.model import Called, Note, Place, Played
from qiaopai.games.bridge.formats.pbn.tokens import PIECE, WORD
from qiaopai.games.bridge.rules.calls import BIDS, Call, parse_call

SUFFIXES = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
CALL_TEXT = {Call.PASS: "Pass", Call.DOUBLE: "X", Call.REDOUBLE: "XX"} | {
    bid: bid.value for bid in BIDS
}
SKIPPED = Called(None, "^S")
PASS = Called(Call.PASS)
FILLER, NEXT = "-", "+"

CALLS: dict[str, Called] = {text: Called(call) for call, text in CALL_TEXT.items()}
CALLS["Pass"] = PASS
CALLS |= {word: Called(None, word) for word in (FILLER, NEXT)}
CARDS: dict[str, Played] = {card.text: Played(card) for card in DECK}
CARDS |= {word: Played(None, word) for word in (FILLER, NEXT)}


class Report(Protocol):
    """What a section tells the reader."""

    def __call__(self, offset: int, code: str, /, **data: str | int) -> None: ...


class Keep(Protocol):
    """How a section hands over text that it cannot place."""

    def __call__(self, place: Place, text: str) -> object: ...


class Section:
    """Entries read so far, and for each the word of the source that it came from."""

    name: str
    table: Mapping[str, Any]
    marks: str
    nag_base: int

    def __init__(self, report: Report, keep: Keep, offset: int) -> None:
        self.report, self.keep, self.start = report, keep, offset
        self.entries: list[Any] = []
        self.notes: list[Note] = []
        self.note_at: list[int] = []
        self.end = ""
        self.respelt: list[int] = []
        """Offsets of words that the export format writes otherwise."""
        self._at: list[int] = []
        self._pieces: list[tuple[int, int, str]] = []
        self._starts: dict[int, list[int]] = {}
        self._words = 0
        self._mark = ""
        self._suffixed = -1

    @property
    def here(self) -> Place:
        """Where a comment would stand now."""
        if self.notes:
            return Place(self.name + "_note", len(self.notes))
        sub = len(self.entries[-1].annotations) if self.entries else 0
        return Place(self.name, len(self.entries), sub)

    def offset(self, entry: int) -> int:
        """Where that entry stands in the text."""
        return self._word(self._at[entry]) if 0 <= entry < len(self._at) else self.start

    def _word(self, word: int) -> int:
        """Where a word stands in the text; a piece is cut into its words once."""
        place = bisect_right(self._pieces, word, key=lambda piece: piece[0]) - 1
        first, offset, run = self._pieces[place]
        if place not in self._starts:
            self._starts[place] = [match.start() for match in WORD.finditer(run)]
        starts = self._starts[place]
        return offset + (starts[word - first] if word - first < len(starts) else 0)

    def feed(self, run: str, offset: int) -> None:
        """Read a run of words."""
        words = run.split()
        first = self._words
        self._pieces.append((first, offset, run))
        self._words += len(words)
        if not self._mark and not self.end:
            found = list(map(self.table.get, words))
            if None not in found:
                self.entries += found
                self._at += range(first, self._words)
                return
        for place, word in enumerate(words, first):
            self._read(word, place)

    def _read(self, word: str, place: int) -> None:
        if self.end:
            self.report(self._word(place), "text_after_end", text=word[:20])
            self.keep(self.here, word)
            return
        entry = self.table.get(word)
        if entry is not None:
            self._add(entry, place)
            return
        for match in PIECE.finditer(word):
            getattr(self, f"_{match.lastgroup}_piece")(match[0], place)

    def _add(self, entry: Any, place: int) -> None:
        if self._mark:
            entry = msgspec.structs.replace(entry, mark=self._mark)
            self._mark = ""
        self.entries.append(entry)
        self._at.append(place)

    def _mark_piece(self, piece: str, place: int) -> None:
        mark = piece[1:].upper()
        if not mark or mark not in self.marks:
            self.report(self._word(place), "bad_mark", mark=piece)
            self.keep(self.here, piece)
        elif mark == "S":
            self._add(SKIPPED, place)
        else:
            self._mark += mark

    def _annotate(self, annotation: str, place: int) -> None:
        if not self.entries or not self._words:
            self.report(self._word(place), "annotation_alone", text=annotation)
            self.keep(self.here, annotation)
            return
        last = self.entries[-1]
        self.entries[-1] = msgspec.structs.replace(
            last, annotations=(*last.annotations, annotation)
        )

    def _note_piece(self, piece: str, place: int) -> None:
        digits = piece.strip("=")
        if not digits:
            self.report(self._word(place), "bad_note_reference", text=piece)
            self.keep(self.here, piece)
            return
        if len(piece) != len(digits) + 2:
            self.report(self._word(place), "bad_note_reference", text=piece)
        elif not 1 <= int(digits) <= 32:
            self.report(self._word(place), "bad_note_number", number=int(digits))
        elif self.entries and self.entries[-1].note is not None:
            self.report(self._word(place), "two_notes")
        self._annotate(f"={int(digits)}=", place)

    def _nag_piece(self, piece: str, place: int) -> None:
        if piece == "$" or int(piece[1:]) > 255:
            self.report(self._word(place), "bad_nag", text=piece)
        if piece == "$":
            self.keep(self.here, piece)
        else:
            self._annotate(f"${int(piece[1:])}", place)

    def _suffix_piece(self, piece: str, place: int) -> None:
        if piece not in SUFFIXES:
            self.report(self._word(place), "bad_suffix", text=piece)
            self.keep(self.here, piece)
            return
        if self._suffixed == len(self.entries) and self.entries:
            self.report(self._word(place), "two_suffixes")
        self._suffixed = len(self.entries)
        self.respelt.append(place)
        self._annotate(f"${SUFFIXES[piece] + self.nag_base}", place)

    def _text_piece(self, piece: str, place: int) -> None:
        if piece == "*":
            if any(entry.text == NEXT for entry in self.entries):
                self.report(self._word(place), "star_after_plus")
            self.end = "*"
            return
        entry = self.table.get(piece)
        if entry is None:
            entry = self._respelt(piece, place)
        if entry is not None:
            self._add(entry, place)

    def _respelt(self, piece: str, place: int) -> Any:
        raise NotImplementedError

    def note(self, note: Note, offset: int) -> None:
        """Take a note that follows the section."""
        self.notes.append(note)
        self.note_at.append(offset)

    def finish(self) -> None:
        """Say what is still open."""
        if self._mark:
            self.report(self._word(self._words - 1), "mark_alone", mark=f"^{self._mark}")
            self.keep(self.here, " ".join(f"^{mark}" for mark in self._mark))

    @property
    def respelt_at(self) -> list[int]:
        """Where words stand that the export format writes otherwise."""
        return [self._word(place) for place in self.respelt]


class Calls(Section):
    """An auction."""

    name, table, marks, nag_base = "auction", CALLS, "IS", 0

    def _respelt(self, piece: str, place: int) -> Called | None:
        upper = piece.upper()
        if upper == "AP":
            self.end = "AP"
            if piece != "AP":
                self.respelt.append(place)
            for _ in range(passes_missing(self.entries)):
                self._add(PASS, place)
            return None
        entry = CALLS.get("Pass" if upper == "PASS" else upper)
        if entry is not None:
            self.respelt.append(place)
            return entry
        try:
            call = parse_call(piece)
        except ValueError:
            self.report(self._word(place), "bad_call", text=piece[:20])
            return Called(None, piece)
        self.report(self._word(place), "call_spelling", text=piece, call=CALL_TEXT[call])
        return Called(call)


def passes_missing(calls: list[Called]) -> int:
    """How many passes end an auction."""
    passes = 0
    for called in reversed(calls):
        if called.call is not Call.PASS:
            break
        passes += 1
    opened = any(called.call is not None and called.call.is_bid for called in calls)
    return max(0, (3 if opened else 4) - passes)


class Cards(Section):
    """A play."""

    name, table, marks, nag_base = "play", CARDS, "RL", 6
    _REVERSED = re.compile(r"(10|[2-9TJQKA])([SHDC])")

    def _respelt(self, piece: str, place: int) -> Played:
        upper = piece.upper()
        entry = CARDS.get(upper)
        if entry is not None:
            self.respelt.append(place)
            return entry
        match = self._REVERSED.fullmatch(upper)
        try:
            card = parse_card(match[2] + match[1] if match else upper)
        except ValueError:
            self.report(self._word(place), "bad_card", text=piece[:20])
            return Played(None, piece)
        self.report(self._word(place), "card_spelling", text=piece, card=card.text)
        return Played(card)
