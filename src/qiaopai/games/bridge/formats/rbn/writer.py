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
_BREAKS = re.compile(r"[\r\n]+")
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
    waiting = _placed(board, lines)
    yield from map(_remark, waiting["tag"])
    same = lines.get("B") == before.get("B") and "B" in before
    for label in "DTLESFKNB":
        text = lines.get(label, "")
        if text != before.get(label, ""):
            yield f"{label} {text}" if text else label
    if not any(lines.get(label, "") != before.get(label, "") for label in "DTLESFKNB"):
        yield f"B {lines['B']}" if lines.get("B") else "B"
    if "H" in lines or same:
        yield f"H {lines['H']}" if lines.get("H") else "H"
    yield from map(_remark, waiting["H"])
    for label in "ACPRMI":
        if label in lines:
            yield f"{label} {lines[label]}"
        if label == "A" and board.auction is not None:
            yield from _notes(board.auction.notes)
        elif label == "P" and board.play is not None and "P" in lines:
            yield from _notes(board.play.notes)
        yield from map(_remark, waiting[label])


_POINTS = ("tag", *"HACPRMI")
"""Where remarks are written: before everything, or after the line of a label."""
_OF_PART = {"tag": "tag", "auction": "A", "play": "P"}


def _placed(board: Board, lines: dict[str, str]) -> dict[str, list[Remark]]:
    """The remarks by where they are written: a line that is one too many follows the first."""
    waiting: dict[str, list[Remark]] = {point: [] for point in _POINTS}
    for remark in board.remarks:
        if remark.kind is RemarkKind.TOKEN and remark.label not in LABELS:
            continue
        part = remark.place.part.removesuffix("_note")
        point = "H" if part == "auction" and not remark.place.index else _OF_PART[part]
        label = remark.text[:1] if remark.kind is RemarkKind.STRAY else ""
        if label in lines and label in _POINTS:
            point = max(point, label, key=_POINTS.index)
        waiting[point].append(remark)
    return waiting


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
    return _BREAKS.sub(" ", text) if "\n" in text or "\r" in text else text


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
    if found is None:
        return text
    declarer, leader = board.declarer, board.first_column
    word = text.upper().replace("NT", "N").replace("XX", "R")
    if declarer is None:
        return word
    other = f":{leader}" if leader not in (None, declarer.seat.left) else ""
    return f"{word}:{declarer.seat}{other}"


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
