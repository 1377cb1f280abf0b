"""The record of an ended bridge deal (牌局紀錄)."""

from __future__ import annotations

from qiaopai.games.bridge.rules.contract import Contract
from qiaopai.games.bridge.rules.state import State
from qiaopai.kernel.play.record import BoardRecord, CallRecord, ContractRecord, record_fields


def record(state: State) -> BoardRecord:
    """All of it, what was told to the opponents only included."""
    return BoardRecord(
        game="bridge",
        vulnerability=state.vulnerability.value,
        auction=tuple(_call(state, number) for number in range(1, len(state.auction.calls) + 1)),
        contract=contract_record(state.contract) if state.contract else None,
        **record_fields(state),
    )


def contract_record(contract: Contract) -> ContractRecord:
    """A contract as records have it."""
    return ContractRecord(
        contract.denomination,
        contract.tricks,
        contract.text,
        doubling=int(contract.doubling),
        level=contract.level,
    )


def _call(state: State, number: int) -> CallRecord:
    meaning = state.meaning(number)
    call = state.auction.calls[number - 1]
    seat = state.auction.seat_of(number - 1)
    if meaning is None:
        return CallRecord(seat, call.value)
    return CallRecord(seat, call.value, alert=meaning.alert, text=meaning.text)
