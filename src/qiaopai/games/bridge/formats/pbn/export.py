"""Writes PBN in the export format: one board, one text, whoever wrote it first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from qiaopai.games.bridge.formats import values
from qiaopai.games.bridge.formats.course import follow_auction
from qiaopai.games.bridge.formats.model import (
    AuctionSection,
    Board,
    Called,
    Parsed,
    Place,
    Played,
    PlaySection,
    Remark,
    RemarkKind,
    Tag,
)
from qiaopai.games.bridge.formats.pbn.checks.export import contract_text, in_order, rank_of
from qiaopai.games.bridge.formats.pbn.tags import MANDATORY
from qiaopai.games.bridge.formats.pbn.writer import write
from qiaopai.kernel.seats import CLOCKWISE, Seat

_HEAD = (" PBN 2.1", " EXPORT")
_NO_PLACE = Played(None, "-")


def write_export(parsed: Parsed) -> str:
    """The text of a file in the export format, lines ended by CR LF."""
    kept = [remark for remark in parsed.head if remark.text not in (*_HEAD, " IMPORT")]
    head = [Remark(Place("tag"), RemarkKind.ESCAPE, text) for text in _HEAD]
    defaults: set[str] = set()
    boards = []
    for board in parsed.boards:
        boards.append(exported(board, defaults))
        defaults |= {tag.name for tag in board.tags if tag.value.startswith("##")}
    changed = msgspec.structs.replace(parsed, head=(*head, *kept), boards=tuple(boards))
    return write(changed).replace("\t", " ").replace("\n", "\r\n")


def exported(board: Board, defaults: Iterable[str] = ()) -> Board:
    """The board as the export format has it: order, spelling, columns; remarks keep their tags."""
    original = board.tags
    first: dict[str, Tag] = {}
    for tag in original:
        first.setdefault(tag.name, tag)
    for name in MANDATORY:
        if name not in first and name not in defaults:
            first[name] = Tag(name, _unknown(name, board))
    named = {name: _written(board, tag) for name, tag in first.items()}
    if board.auction is None:
        named.pop("Auction", None)
    tags = sorted(named.values(), key=lambda tag: rank_of(tag.name, bool(tag.cells)))
    auction = board.auction and _auction(board, board.auction)
    shift = len(board.auction.calls) - len(auction.calls) if board.auction and auction else 0
    play, moved = _play(board)
    remarks = _remarks(board, tags, shift, moved)
    return Board(tuple(tags), auction, play, tuple(remarks))


def _unknown(name: str, board: Board) -> str:
    """The value of a mandatory tag that the board lacks: from the auction if that says it."""
    first = _opening(board)[1]
    if name == "Dealer" and board.caller is not None and first is not None:
        return first.value
    course = follow_auction(board)
    contract = board.contract
    if name in {"Declarer", "Contract"} and course is not None and course.is_complete:
        if course.contract is None or course.declarer is None:
            return "Pass" if name == "Contract" else ""
        return course.contract.text if name == "Contract" else course.declarer.value
    if name in {"Declarer", "Result"} and contract is not None and contract.is_pass:
        return ""
    return "?"


def _written(board: Board, tag: Tag) -> Tag:
    """A tag with its value spelt as the export format spells it."""
    return Tag(tag.name, _value(board, tag), tag.cells)


def _value(board: Board, tag: Tag) -> str:
    name, value = tag.name, tag.value
    if name == "Deal" and board.deal is not None:
        return board.deal.text(board.dealer or Seat(value.strip()[0].upper()))
    if name == "Vulnerable" and board.vulnerability is not None:
        return values.VULNERABLE_TEXT[board.vulnerability]
    if name == "Contract" and board.contract is not None:
        return contract_text(board.contract)
    if name == "Auction" and board.caller is not None:
        return (_opening(board)[1] or board.caller).value
    if name == "Play" and board.first_column is not None:
        return _first_column(board).value
    if name == "Result":
        return _result(board, value)
    return value.upper() if name in {"Dealer", "Declarer"} and len(value) <= 2 else value


def _result(board: Board, value: str) -> str:
    found = values.parse_result(value)
    tricks = board.result
    if found is None or tricks is None or found.plain is not None:
        return value
    return f"{'^' if found.agreed else ''}{tricks}"


def _auction(board: Board, section: AuctionSection) -> AuctionSection:
    calls = section.calls[_opening(board)[0] :]
    end = "" if section.end == "AP" else section.end
    return AuctionSection(tuple(_annotated(called) for called in calls), end, section.notes)


def _opening(board: Board) -> tuple[int, Seat | None]:
    """How many fillers stand before the first call, and who makes that."""
    calls = board.auction.calls if board.auction else ()
    seat, dealer, fillers = board.caller or board.dealer, board.dealer, 0
    while seat is not None and seat is not dealer and calls[fillers : fillers + 1]:
        if calls[fillers].text != "-":
            return fillers, seat
        fillers += 1
        seat = seat.left
    return fillers, dealer or seat


def _annotated(called: Called) -> Called:
    if len(called.annotations) < 2:
        return called
    return msgspec.structs.replace(called, annotations=in_order(called))


def _first_column(board: Board) -> Seat:
    """Declarer's left, but in an end position: its first column leads."""
    first, deal = board.first_column, board.deal
    assert first is not None
    if board.declarer is None or (deal is not None and deal.is_ending):
        return first
    return board.declarer.seat.left


def _play(board: Board) -> tuple[PlaySection | None, dict[int, int]]:
    """The play in columns from the one that comes first, and where each entry has gone."""
    section = board.play
    if section is None or board.first_column is None:
        return section, {}
    order = CLOCKWISE.from_seat(board.first_column)
    shift = order.index(_first_column(board))
    cards: list[Played] = []
    moved: dict[int, int] = {}
    for start in range(0, len(section.cards), 4):
        row = list(section.cards[start : start + 4])
        if shift:
            row += [_NO_PLACE] * (4 - len(row))
        for column in range(len(row)):
            source = (column + shift) % 4
            moved[start + source + 1] = start + column + 1
            card = row[source]
            if len(card.annotations) > 1:
                card = msgspec.structs.replace(card, annotations=in_order(card))
            cards.append(card)
    while shift and cards and cards[-1] is _NO_PLACE:
        cards.pop()
    return PlaySection(tuple(cards), section.end, section.notes), moved


def _remarks(board: Board, tags: list[Tag], shift: int, moved: dict[int, int]) -> Iterator[Remark]:
    """The remarks where their tags, calls and cards have gone."""
    places = {tag.name: number for number, tag in enumerate(tags, 1)}
    for remark in board.remarks:
        at = remark.place
        if at.part == "tag" and 0 < at.index <= len(board.tags):
            name = board.tags[at.index - 1].name
            at = Place("tag", places.get(name, 1), at.sub)
        elif at.part == "auction" and at.index:
            at = Place("auction", max(0, at.index - shift), at.sub)
        elif at.part == "play" and at.index:
            at = Place("play", moved.get(at.index, at.index), at.sub)
        yield msgspec.structs.replace(remark, place=_reordered(board, remark.place, at))


def _reordered(board: Board, old: Place, new: Place) -> Place:
    """The place after annotations have been put in order."""
    section = {"auction": board.auction, "play": board.play}.get(old.part)
    if section is None or not old.sub or not old.index > 0:
        return new
    entries = section.calls if isinstance(section, AuctionSection) else section.cards
    if old.index > len(entries) or old.sub > len(entries[old.index - 1].annotations):
        return new
    entry = entries[old.index - 1]
    annotation = entry.annotations[old.sub - 1]
    return Place(new.part, new.index, in_order(entry).index(annotation) + 1)
