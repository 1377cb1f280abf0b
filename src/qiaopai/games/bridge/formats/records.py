"""Boards of files as records (牌局紀錄): the shape that tables give, too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from qiaopai.cards import Card
from qiaopai.games.bridge.formats.course import (
    AuctionCourse,
    PlayCourse,
    follow_auction,
    follow_play,
)
from qiaopai.games.bridge.formats.inheritance import resolved
from qiaopai.games.bridge.formats.model import Board, Called
from qiaopai.games.bridge.rules.contract import Contract
from qiaopai.games.bridge.scoring.score import explain
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.play.events import Result
from qiaopai.kernel.play.record import BoardRecord, CallRecord, ContractRecord
from qiaopai.kernel.record import PlayerRecord
from qiaopai.kernel.seats import Seat

_UNKNOWN = frozenset({"", "?", "-"})
_COMMITMENT, _SALT, _WHERE = "Commitment", "Salt", "Table"


def records_of(boards: Iterable[Board]) -> Iterator[BoardRecord]:
    """The records of a file's boards, in their order."""
    for place, board in enumerate(resolved(boards), 1):
        yield _record(board, place)


def _record(board: Board, place: int) -> BoardRecord:
    auction = follow_auction(board)
    play = follow_play(board, auction)
    contract, strain = _contracted(board, auction)
    declarer = _declarer(board, auction)
    vulnerability = board.vulnerability
    return BoardRecord(
        game="bridge",
        name=_value(board, "Board") or str(place),
        board=board.number or 0,
        dealer=board.dealer,
        vulnerability=vulnerability.value if vulnerability is not None else "",
        players={seat: PlayerRecord(name) for seat, name in _names(board)},
        hands=_hands(board),
        auction=tuple(_calls(board)),
        contract=_contract_record(contract, strain),
        declarer=declarer,
        dummy=declarer.partner if declarer else None,
        plays=tuple((seat, card) for _, seat, card in play.order) if play else (),
        winners=tuple(play.winners) if play else (),
        result=_result(board, contract, declarer, play, auction),
        commitment=_value(board, _COMMITMENT),
        salt=_value(board, _SALT),
        where=_value(board, _WHERE),
        event=_value(board, "Event"),
        date=_value(board, "Date"),
        comment="\n".join(one.text for one in board.remarks if one.kind == "comment")[:2000],
    )


def _value(board: Board, name: str) -> str:
    text = board.value(name)
    return "" if text in _UNKNOWN else text


def _names(board: Board) -> Iterator[tuple[Seat, str]]:
    for seat, name in board.names.items():
        if name not in _UNKNOWN:
            yield seat, name


def _hands(board: Board) -> dict[Seat, tuple[Card, ...]]:
    deal = board.deal
    if deal is None:
        return {}
    whole = deal.completed()
    return {seat: hand for seat in Seat if (hand := whole[seat]) is not None}


def _calls(board: Board) -> Iterator[CallRecord]:
    notes = {note.number: note.text for note in board.auction.notes} if board.auction else {}
    for seat, called in board.made_calls:
        if called.call is not None:
            yield CallRecord(seat, called.call.value, called.alert, _note(called, notes))


def _note(called: Called, notes: dict[int, str]) -> str:
    return notes.get(called.note, "") if called.note is not None else ""


def _contracted(
    board: Board, auction: AuctionCourse | None
) -> tuple[Contract | None, Denomination | None]:
    """By the tag, else by the auction."""
    told = board.contract
    contract = told.contract if told else None
    if contract is None and told is None and auction is not None:
        contract = auction.contract
    strain = told.strain if told and told.strain else None
    return contract, strain or (contract.denomination if contract else None)


def _declarer(board: Board, auction: AuctionCourse | None) -> Seat | None:
    told = board.declarer
    return told.seat if told else auction.declarer if auction else None


def _contract_record(
    contract: Contract | None, strain: Denomination | None
) -> ContractRecord | None:
    if contract is not None:
        fields: dict[str, Any] = {"doubling": int(contract.doubling), "level": contract.level}
        return ContractRecord(contract.denomination, contract.tricks, contract.text, **fields)
    return ContractRecord(strain, 0, strain.value) if strain else None


def _result(
    board: Board,
    contract: Contract | None,
    declarer: Seat | None,
    play: PlayCourse | None,
    auction: AuctionCourse | None,
) -> Result | None:
    """By the tag, else by a whole play."""
    told = board.contract
    passed = told.is_pass if told else auction is not None and _passed_out(auction)
    if passed:
        return Result("passed_out", dict.fromkeys(Seat, 0))
    tricks = board.result
    if tricks is None and declarer is not None and play is not None and play.is_complete:
        tricks = sum(winner.side is declarer.side for winner in play.winners)
    if contract is None or declarer is None or tricks is None:
        return None
    vulnerability = board.vulnerability
    outcome = "made" if tricks >= contract.tricks else "down"
    if vulnerability is None:
        return Result(outcome, {}, tricks)
    terms = explain(contract, tricks, vulnerability.of(declarer.side))
    score = sum(term.points for term in terms)
    side = declarer.side if score > 0 else declarer.side.opponents
    points = {seat: abs(score) if seat.side is side else 0 for seat in Seat}
    return Result(outcome, points, tricks, score, terms)


def _passed_out(auction: AuctionCourse) -> bool:
    return auction.is_complete and auction.contract is None
