"""The record of a board with a declarer (牌局紀錄): one shape, from a table's log or a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qiaopai.cards import Card
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.play.events import Result
from qiaopai.kernel.play.state import PlayState
from qiaopai.kernel.play.view import Part, Plays, RulingView, rulings_of
from qiaopai.kernel.record import GameRecord
from qiaopai.kernel.seats import Seat, Side


class CallRecord(Part, frozen=True):
    """A call with all that was told about it."""

    seat: Seat
    call: str
    alert: bool = False
    text: str = ""


class ContractRecord(Part, frozen=True):
    """The contract: how many tricks it asks for, and its text as the game writes it."""

    denomination: Denomination
    tricks: int
    text: str
    doubling: int = 0
    """0, 1 doubled, 2 redoubled."""
    level: int | str = ""


class BoardRecord(GameRecord, frozen=True, kw_only=True):
    """A board of a game with a declarer, from a table or from a file."""

    dealer: Seat | None = None
    vulnerability: str = ""
    """`none`, `NS`, `EW` or `both`."""
    hands: Mapping[Seat, tuple[Card, ...]] = {}
    """As dealt, high to low; a hand that a file does not tell is left out."""
    auction: tuple[CallRecord, ...] = ()
    announced: Mapping[Seat, int] = {}
    """Points announced in minibridge."""
    contract: ContractRecord | None = None
    declarer: Seat | None = None
    dummy: Seat | None = None
    plays: Plays = ()
    """In the order played; every four are a trick."""
    winners: tuple[Seat, ...] = ()
    """Who won each whole trick."""
    awarded: Mapping[Side, int] = {}
    """Tricks that a claim gave, after the last card played."""
    rulings: tuple[RulingView, ...] = ()
    result: Result | None = None


def record_fields(state: PlayState) -> dict[str, Any]:
    """What the record of an ended deal has in every game with a declarer."""
    tricks = [*(one.trick for one in state.closed), state.trick]
    awarded = {side: sum(one.n for one in state.awards if one.side is side) for side in Side}
    return {
        "name": str(state.board),
        "board": state.board,
        "number": state.number,
        "dealer": state.dealer,
        "hands": {seat: state.dealt[seat] for seat in Seat},
        "declarer": state.declarer,
        "dummy": state.dummy,
        "plays": tuple(play for trick in tricks for play in trick.cards),
        "winners": tuple(one.winner for one in state.closed),
        "awarded": awarded if any(awarded.values()) else {},
        "rulings": rulings_of(state),
        "result": state.result,
        "commitment": state.commitment,
        "salt": state.salt.open(),
    }
