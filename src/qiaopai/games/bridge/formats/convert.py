"""Converts between formats, and lists what the target cannot hold."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from qiaopai.games.bridge.formats.course import played_order
from qiaopai.games.bridge.formats.decoding import as_utf8
from qiaopai.games.bridge.formats.inheritance import resolved
from qiaopai.games.bridge.formats.lin.header import is_kept, is_match
from qiaopai.games.bridge.formats.model import (
    Board,
    Called,
    Parsed,
    Played,
    Remark,
    RemarkKind,
    Source,
)
from qiaopai.games.bridge.formats.rbn.record import KNOWN as RBN_TAGS
from qiaopai.games.bridge.formats.reading import Format, parse, write
from qiaopai.kernel.parts.files import Fault, Loss
from qiaopai.kernel.refusal import Scalar

_LIN_TAGS = frozenset({
    "Event", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal", "Room",
    "Auction", "Play", "Declarer", "Contract", "Result",
})  # fmt: skip
_TAGS = {Format.LIN: _LIN_TAGS, Format.RBN: RBN_TAGS}
_PBN_HEAD = ("PBN ", "EXPORT", "IMPORT", "Content-type")
"""Escape lines that are about PBN itself."""
_DISPLAY = frozenset(
    [
        "st",
        "rh",
        "pg",
        "sk",
        "ht",
        "hs",
        "hc",
        "ls",
        "lc",
        "sc",
        "bt",
        "cr",
        "cs",
        "va",
        "fp",
        "em",
        "tu",
        "pf",
        "tc",
        "ia",
        "rc",
    ]
)
"""Labels of LIN that only say how a page is drawn."""


class Converted(msgspec.Struct, frozen=True):
    """A file in another format."""

    text: str
    losses: tuple[Loss, ...]
    faults: tuple[Fault, ...] = ()


def convert(parsed: Parsed, target: Format, *, export: bool = False) -> Converted:
    """Write boards in another format, and say what is lost."""
    losses = [*_of_file(parsed, target)]
    is_named = any(remark.label.lower() == "vg" for remark in parsed.head)
    event = ("loss_tag", {"tag": "Event"}) if is_named else None
    if target is not Format.PBN:
        head = tuple(one for one in parsed.head if not one.text.lstrip().startswith(_PBN_HEAD))
        boards = tuple(resolved(parsed.boards))
        parsed = msgspec.structs.replace(parsed, boards=boards, head=head)
    else:
        parsed = _in_utf8(parsed)
    text = write(parsed, target, export=export)
    in_head = _in_head(parsed) if target is Format.LIN else frozenset()
    for number, board in enumerate(parsed.boards, 1):
        said = (one for one in _of_board(board, target, export) if one[0] not in in_head)
        losses += (Loss(number, code, data) for code, data in said if (code, data) != event)
    if target is not Format.PBN:
        losses += _plays(parsed.boards, parse(text, target).boards)
    losses.sort(key=lambda loss: loss.board)
    return Converted(text, tuple(losses), parsed.faults)


def _in_utf8(parsed: Parsed) -> Parsed:
    """The file with the charset that it declares made true: what is written is UTF-8."""
    boards = tuple(
        msgspec.structs.replace(board, remarks=tuple(map(_remark_in_utf8, board.remarks)))
        if any(one.kind is RemarkKind.ESCAPE for one in board.remarks)
        else board
        for board in parsed.boards
    )
    source = parsed.source
    if source is not None:
        lines = source.text.splitlines(keepends=True)
        told = "".join(as_utf8(line) if line.startswith("%") else line for line in lines)
        source = Source(source.form, told)
    head, tail = (tuple(map(_remark_in_utf8, part)) for part in (parsed.head, parsed.tail))
    return msgspec.structs.replace(parsed, head=head, boards=boards, tail=tail, source=source)


def _remark_in_utf8(remark: Remark) -> Remark:
    if remark.kind is not RemarkKind.ESCAPE:
        return remark
    return msgspec.structs.replace(remark, text=as_utf8(remark.text))


def _plays(boards: tuple[Board, ...], written: tuple[Board, ...]) -> Iterator[Loss]:
    """The plays that cannot be read back as they were."""
    for number, board in enumerate(boards, 1):
        again = written[number - 1] if number <= len(written) else Board()
        given = [(seat, card) for _, seat, card in played_order(board)]
        cards = board.play.cards if board.play else ()
        is_whole = len(given) == sum(played.card is not None for played in cards)
        if not is_whole or given != [(seat, card) for _, seat, card in played_order(again)]:
            yield Loss(number, "loss_play")


def _in_head(parsed: Parsed) -> frozenset[str]:
    """What the head of a file of two rooms holds although its boards cannot."""
    is_told = any(remark.kind is RemarkKind.TOKEN for remark in parsed.head)
    return frozenset() if is_told or not is_match(parsed.boards) else frozenset({"loss_contract"})


_Said = tuple[str, dict[str, Scalar]]


def _of_file(parsed: Parsed, target: Format) -> Iterator[Loss]:
    if target is not Format.LIN:
        for remark in parsed.head:
            if remark.kind is RemarkKind.TOKEN and not is_kept(remark, parsed.boards):
                yield Loss(0, "loss_item", {"label": remark.label})


def _of_board(board: Board, target: Format, export: bool) -> Iterator[_Said]:
    yield from _tags(board, target)
    yield from _tables(board, target)
    yield from _remarks(board, target)
    if target is Format.PBN:
        yield from _alerts(board)
        if export:
            yield from _repeated(board)
        return
    yield from _annotations(board, target)
    if target is Format.LIN:
        yield from _outcome(board)


def _tags(board: Board, target: Format) -> Iterator[_Said]:
    known = _TAGS.get(target)
    for tag in board.tags:
        if known is not None and tag.name not in known and tag.value not in ("", "?"):
            yield "loss_tag", {"tag": tag.name}


def _tables(board: Board, target: Format) -> Iterator[_Said]:
    for tag in board.tags:
        if tag.cells and target is not Format.PBN:
            yield "loss_table", {"tag": tag.name}


def _remarks(board: Board, target: Format) -> Iterator[_Said]:
    for remark in board.remarks:
        label = remark.label.lower()
        if remark.kind is RemarkKind.TOKEN and label not in _DISPLAY:
            if (len(label) == 2) is not (target is Format.LIN):
                yield "loss_item", {"label": remark.label}
        elif remark.kind in (RemarkKind.ESCAPE, RemarkKind.STRAY) and target is Format.LIN:
            yield "loss_text", {"text": remark.text[:40]}


def _alerts(board: Board) -> Iterator[_Said]:
    if board.auction is not None and any(called.alert for called in board.auction.calls):
        yield "loss_alerts", {}


def _repeated(board: Board) -> Iterator[_Said]:
    seen: set[str] = set()
    for tag in board.tags:
        if tag.name in seen:
            yield "loss_repeated", {"tag": tag.name}
        seen.add(tag.name)


def _annotations(board: Board, target: Format) -> Iterator[_Said]:
    entries: list[Called | Played] = list(board.auction.calls if board.auction else ())
    entries += board.play.cards if board.play else ()
    if any(entry.nags for entry in entries if entry.annotations):
        yield "loss_nags", {}
    if any(entry.mark or entry.text == "^S" for entry in entries):
        yield "loss_marks", {}
    if target is Format.LIN and board.play is not None and board.play.notes:
        yield "loss_play_notes", {}
    if target is Format.RBN and any((entry.note or 0) > 9 for entry in entries):
        yield "loss_notes", {}


def _outcome(board: Board) -> Iterator[_Said]:
    """Without an auction, LIN has no contract."""
    if board.auction is None and board.contract is not None:
        yield "loss_contract", {}
    if board.value("Event"):
        yield "loss_tag", {"tag": "Event"}
