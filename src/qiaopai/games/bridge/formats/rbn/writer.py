"""Writes RBN: labels in their order, repeated ones left out, lines ended by LF."""

from __future__ import annotations

import re
from collections.abc import Iterator

from qiaopai.games.bridge.formats.course import follow_auction, follow_play
from qiaopai.games.bridge.formats.model import (
    AuctionSection,
    Board,
    Called,
    Note,
    Parsed,
    Remark,
    RemarkKind,
)
from qiaopai.games.bridge.formats.pbn.writer import without_last_passes
from qiaopai.games.bridge.formats.rbn import values
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.kernel.seats import Seat

_LETTERS = {text: letter for letter, text in values.SCORINGS.items()}
LABELS = frozenset("DTLESFKNBHACPRMI")
_LABELLED = re.compile(r"[DTLESFKNBHACPRMI]( |$)")
_REPEATED = "DTLESFKNBH"
_ROOMS = {"Open": "O", "Closed": "C"}


def write(parsed: Parsed) -> str:
    """The text of a file."""
    before: dict[str, str] = {}
    records = []
    for board in parsed.boards:
        lines = dict(_lines(board))
        records.append("\n".join(_record(board, lines, before)) + "\n")
        before = {label: lines[label] for label in _REPEATED if label in lines}
    escapes = (remark for remark in parsed.head if remark.kind is RemarkKind.ESCAPE)
    head = "".join(f"%{_one_line(remark.text)}\n" for remark in escapes)
    after = (remark for remark in parsed.tail if remark.kind is not RemarkKind.TOKEN)
    tail = "\n".join(map(_remark, after))
    return head + "\n".join(records) + (f"\n{tail}\n" if tail else "")


def _record(board: Board, lines: dict[str, str], before: dict[str, str]) -> Iterator[str]:
    """The lines of a record; a label that no longer holds is said again, empty."""
    waiting: dict[str, list[Remark]] = {}
    for remark in board.remarks:
        if remark.kind is RemarkKind.TOKEN and remark.label not in LABELS:
            continue
        part = remark.place.part.removesuffix("_note")
        if remark.kind is RemarkKind.STRAY and _LABELLED.match(remark.text):
            part = "stray"
        elif part == "auction" and not remark.place.index:
            part = "before"
        waiting.setdefault(part, []).append(remark)
    yield from map(_remark, waiting.get("tag", ()))
    same = lines.get("B") == before.get("B") and "B" in before
    for label in "DTLESFKNB":
        text = lines.get(label, "")
        if text != before.get(label, ""):
            yield f"{label} {text}".rstrip()
    if not any(lines.get(label, "") != before.get(label, "") for label in "DTLESFKNB"):
        yield f"B {lines.get('B', '')}".rstrip()
    if "H" in lines or same:
        yield f"H {lines.get('H', '')}".rstrip()
    yield from map(_remark, waiting.get("before", ()))
    yield from (f"{label} {lines[label]}" for label in "A" if label in lines)
    if board.auction is not None:
        yield from _notes(board.auction.notes)
    yield from map(_remark, waiting.get("auction", ()))
    yield from (f"{label} {lines[label]}" for label in "CP" if label in lines)
    if board.play is not None and "P" in lines:
        yield from _notes(board.play.notes)
    yield from map(_remark, waiting.get("play", ()))
    yield from (f"{label} {lines[label]}" for label in "RMI" if label in lines)
    yield from map(_remark, waiting.get("stray", ()))


def _notes(notes: tuple[Note, ...]) -> Iterator[str]:
    for note in notes:
        if note.number <= 9:
            yield f"{note.number} {_one_line(note.text)}"


def _remark(remark: Remark) -> str:
    text = remark.text
    if remark.kind is RemarkKind.ESCAPE:
        return f"%{_one_line(text)}"
    if remark.kind is RemarkKind.STRAY:
        return text
    if remark.kind is RemarkKind.TOKEN:
        return f"{remark.label} {text}"
    lines = [line.rstrip("}") if line.rstrip().endswith("}") else line for line in text.split("\n")]
    return "{" + "\n".join(line for line in lines if line.strip() or len(lines) == 1) + "}"


def _one_line(text: str) -> str:
    return " ".join(text.splitlines()) if "\n" in text or "\r" in text else text


def _lines(board: Board) -> Iterator[tuple[str, str]]:
    value = {tag.name: _one_line(tag.value) for tag in reversed(board.tags)}
    get = value.get
    yield "D", get("RbnDate") or _date(get("Date", ""))
    yield "T", values.joined([get("Description", ""), get("Annotator", ""), get("TitleInfo", "")])
    yield from (("L", get("Site", "")), ("E", get("Event", "")), ("S", get("Stage", "")))
    yield "F", _LETTERS.get(get("Scoring", ""), get("Scoring", ""))
    yield "K", _with_rest([get("HomeTeam", ""), get("VisitTeam", "")], get("Carryover", ""))
    yield "N", _names(value)
    yield "B", _with_rest([get("Board", ""), get("Section", "")], get("BoardInfo", ""))
    if board.deal is not None:
        yield "H", values.hands_text(board.deal, board.dealer or Seat.NORTH)
    elif get("Deal"):
        yield "H", value["Deal"]
    if board.auction is not None:
        yield "A", _auction(board, board.auction)
    if get("Contract") and get("Contract") != "?":
        yield "C", _contract(board, value["Contract"])
    play = _play(board)
    if play:
        yield "P", play
    if get("Result") or get("Score"):
        yield (
            "R",
            values.joined([get("Result", "")]) + (f":{value['Score']}" if get("Score") else ""),
        )
    yield from (
        (label, value[name]) for label, name in (("M", "Makes"), ("I", "Items")) if get(name)
    )


def _with_rest(words: list[str], rest: str) -> str:
    return values.joined([*words, ""]) if not rest else values.joined([*words, "x"])[:-1] + rest


def _date(text: str) -> str:
    digits = text.replace(".", "")
    while len(digits) > 4 and digits.endswith("??"):
        digits = digits[:-2]
    return "" if digits in {"????", "?"} or not text[:4].strip("?") else digits


def _names(value: dict[str, str]) -> str:
    pairs = []
    for first, second in (("North", "South"), ("West", "East")):
        names = [value.get(first, ""), value.get(second, "")]
        pairs.append("+".join(names) if names[1] else names[0])
    place = _ROOMS.get(value.get("Room", ""), value.get("Table", ""))
    return _with_rest([*pairs, place], value.get("TableInfo", ""))


def _auction(board: Board, section: AuctionSection) -> str:
    dealer, vulnerability = board.caller or board.dealer, board.vulnerability
    head = (dealer or Seat.WEST).value
    head += values.VULNERABLE_LETTERS[vulnerability] if vulnerability else "?"
    calls = section.calls if section.end != "AP" else without_last_passes(section.calls)
    words = [_call(called) for called in calls if called.call or called.text in ("-", "+")]
    if section.end == "AP":
        words.append("A")
    rounds = ("".join(words[start : start + 4]) for start in range(0, len(words), 4))
    return f"{head}:{':'.join(rounds)}"


_CALLS = {Call.PASS: "P", Call.DOUBLE: "X", Call.REDOUBLE: "R"}


def _call(called: Called) -> str:
    if called.call is None:
        return "Y" if called.text == "+" else "-"
    word = _CALLS.get(called.call) or called.call.value[:2]
    note = called.note
    return word + "*" * called.alert + (f"^{note}" if note is not None and note <= 9 else "")


def _contract(board: Board, text: str) -> str:
    found = board.contract
    if found is not None and found.is_pass:
        return "P"
    declarer = board.declarer
    word = text.upper().replace("NT", "N").replace("XX", "R")
    return f"{word}:{declarer.seat}" if declarer else word


def _play(board: Board) -> str:
    course = follow_play(board, follow_auction(board))
    if course is None or board.play is None or board.declarer is None:
        return ""
    words: list[str] = []
    led = ""
    row = -1
    for place, _, card in course.order:
        if place // 4 != row:
            row, led = place // 4, card.suit.letter
            words.append(led)
        note = board.play.cards[place].note
        suit = "" if card.suit.letter == led else card.suit.letter
        words[-1] += suit + card.rank.letter + (f"^{note}" if note and note <= 9 else "")
    return ":".join(words)
