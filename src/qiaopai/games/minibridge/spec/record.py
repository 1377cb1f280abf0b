"""The record of an ended minibridge deal (牌局紀錄)."""

from __future__ import annotations

from qiaopai.games.minibridge.rules.contract import Contract
from qiaopai.games.minibridge.rules.state import State
from qiaopai.kernel.play.record import BoardRecord, ContractRecord, record_fields


def record(state: State) -> BoardRecord:
    """All of it."""
    return BoardRecord(
        game="minibridge",
        announced=dict(state.announced),
        contract=_contract(state.contract) if state.contract else None,
        **record_fields(state),
    )


def _contract(contract: Contract) -> ContractRecord:
    return ContractRecord(
        contract.denomination, contract.tricks, contract.text, level=contract.level
    )
