"""Writes LIN: one line a board, two where there is a play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from qiaopai.games.bridge.formats.course import follow_auction, follow_play, played_order
from qiaopai.games.bridge.formats.lin import reader
from qiaopai.games.bridge.formats.lin.header import header
from qiaopai.games.bridge.formats.lin.tokens import escaped, unescaped
from qiaopai.games.bridge.formats.lin.values import (
    ORDER,
    VULNERABLE_LETTERS,
    call_text,
    md_text,
)
from qiaopai.games.bridge.formats.model import Board, Called, Parsed, Place, Remark, RemarkKind
from qiaopai.kernel.seats import Seat

_ROOMS = {"Open": "o", "Closed": "c"}


def write(parsed: Parsed) -> str:
    """The text of a file; commas in names become full-width.

    Without an auction LIN tells neither declarer nor trumps, so that a reader may not find out who
    played a card: of such a play only so many cards are written as are read back as they were.
    """
    text = _text(parsed, {})
    doubtful = [n for n, board in enumerate(parsed.boards) if _is_doubtful(board)]
    if not doubtful:
        return text
    again = reader.read(text).boards
    most = {n: _read_back(parsed.boards[n], again[n] if n < len(again) else None) for n in doubtful}
    return _text(parsed, {n: count for n, count in most.items() if count is not None})


def _is_doubtful(board: Board) -> bool:
    course = follow_auction(board) if board.play is not None else None
    return board.play is not None and (course is None or not course.is_complete)


def _read_back(board: Board, again: Board | None) -> int | None:
    """How many cards are read as they were; None: all."""
    given = [(seat, card) for _, seat, card in played_order(board)]
    read = [(seat, card) for _, seat, card in played_order(again)] if again else []
    same = next((n for n, pair in enumerate(given) if read[n : n + 1] != [pair]), len(given))
    return None if same == len(given) else same


def _text(parsed: Parsed, most: Mapping[int, int]) -> str:
    """The text; of some boards, by their places, only so many cards."""
    head = "".join(_head(remark) for remark in parsed.head)
    shared = next((r.text for r in parsed.head if r.label.lower() == "pn"), None)
    if not any(remark.kind is RemarkKind.TOKEN for remark in parsed.head):
        match = dict(header(parsed.boards))
        head += "".join(f"{label}|{value}|\n" for label, value in match.items())
        shared = match.get("pn")
    boards = "".join(
        "".join(_board(board, shared, most.get(place))) + "\n"
        for place, board in enumerate(parsed.boards)
    )
    return head + boards + "".join(_written(remark) for remark in parsed.tail)


def board_text(board: Board) -> str:
    """The text of one board."""
    return "".join(_board(board, None))


def _head(remark: Remark) -> str:
    if remark.kind is RemarkKind.TOKEN:
        return f"{remark.label}|{remark.text}|\n"
    return f"%{' '.join(remark.text.splitlines())}\n"


def _token(label: str, value: str) -> str:
    return f"{label}|{escaped(value)}|"


def _written(remark: Remark) -> str:
    if remark.kind is RemarkKind.TOKEN and len(remark.label) == 2:
        return f"{remark.label}|{remark.text}|"
    if remark.kind not in (RemarkKind.COMMENT, RemarkKind.LINE):
        return ""
    return _token(remark.label or "nt", remark.text)


def _board(board: Board, shared: str | None, most: int | None = None) -> Iterator[str]:
    waiting: dict[Place, list[Remark]] = {}
    for remark in board.remarks:
        waiting.setdefault(_placed(board, remark.place), []).append(remark)
    before = waiting.pop(Place("tag"), [])
    yield from _start(board, shared, [one for one in before if _is_title(one)])
    yield from (_written(one) for one in before if not _is_title(one))
    yield _token("md", _md(board))
    vulnerability = board.vulnerability
    yield _token("sv", VULNERABLE_LETTERS[vulnerability] if vulnerability else "")
    yield from _auction(board, waiting)
    yield from _play(board, waiting, most)
    for place in sorted(waiting):
        yield from map(_written, waiting[place])
    yield "pg||"


def _placed(board: Board, place: Place) -> Place:
    """Where a remark stands in LIN: among the header, calls or cards."""
    if place.part == "tag":
        return Place("tag")
    return Place(place.part.removesuffix("_note"), place.index if "_" not in place.part else 99)


def _md(board: Board) -> str:
    given = board.value("Deal")
    if board.deal is None and given not in ("", "?"):
        return given
    return md_text(board.dealer or board.caller, board.deal)


def _is_title(remark: Remark) -> bool:
    """Whether it is a number of a board with a title (`qx`), which begins a board."""
    return remark.kind is RemarkKind.TOKEN and remark.label.lower() == "qx"


def _start(board: Board, shared: str | None, titles: list[Remark]) -> Iterator[str]:
    number = board.value("Board")
    room = _ROOMS.get(board.value("Room"), "")
    yield from map(_written, titles)
    if room and not (titles and titles[-1].text.lower().startswith(f"{room}{number},".lower())):
        yield _token("qx", f"{room}{number}")
    names = [board.names[seat].replace(",", "，") for seat in ORDER]
    if any(names) and not (shared and _same(names, shared, board)):
        yield _token("pn", ",".join(names))
    yield "st||rh||"
    if number:
        yield _token("ah", f"Board {number}")


def _same(names: list[str], shared: str, board: Board) -> bool:
    words = [unescaped(word).strip() for word in shared.split(",")]
    return names == (words[4:8] if board.value("Room") == "Closed" else words[:4])


def _auction(board: Board, waiting: dict[Place, list[Remark]]) -> Iterator[str]:
    yield from map(_written, waiting.pop(Place("auction"), []))
    if board.auction is None:
        return
    notes = {note.number: note.text for note in board.auction.notes}
    for place, called in enumerate(board.auction.calls, 1):
        if called.call is not None:
            yield from _call(called, notes)
        elif called.text == "-":
            yield "mb|-|"
        yield from map(_written, waiting.pop(Place("auction", place), []))


def _call(called: Called, notes: dict[int, str]) -> Iterator[str]:
    assert called.call is not None
    yield f"mb|{call_text(called.call)}{'!' if called.alert else ''}|"
    if called.note in notes:
        yield _token("an", notes[called.note])


def _play(board: Board, waiting: dict[Place, list[Remark]], most: int | None) -> Iterator[str]:
    auction = follow_auction(board)
    play = follow_play(board, auction)
    order = play.order[:most] if play is not None else []
    if order:
        yield from map(_written, waiting.pop(Place("play"), []))
        yield "\n"
        for place, _, card in order:
            yield f"pc|{card.text}|"
            yield from map(_written, waiting.pop(Place("play", place + 1), []))
    tricks = board.result
    is_whole = play is not None and most is None
    if tricks is not None and not (is_whole and play and _computed(play.winners, board) == tricks):
        yield f"mc|{tricks}|"


def _computed(winners: list[Seat], board: Board) -> int | None:
    declarer = board.declarer
    if declarer is None or len(winners) != 13:
        return None
    return sum(winner.side is declarer.seat.side for winner in winners)
