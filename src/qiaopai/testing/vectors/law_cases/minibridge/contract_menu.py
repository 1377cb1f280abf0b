"""Declarer announces a contract: whether the menu has it, and the menu."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.rules.commands import ChooseContract
from qiaopai.games.minibridge.rules.contract import GAME, Contract
from qiaopai.games.minibridge.rules.pending import contracts
from qiaopai.games.minibridge.rules.why_not import why_not
from qiaopai.games.minibridge.spec.game import DESK
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.seats import Player
from qiaopai.testing.vectors import minibridge as mini
from qiaopai.testing.vectors.law_cases.answer import Answer, Words

_WORDS = {"partscore": "part", "game": "game"}


def announced_contract(
    book: Options, given: Mapping[str, Any], irregularity: Mapping[str, Any]
) -> Answer:
    """Whether the contract is allowed, and all that may be announced."""
    declarer = mini.seat(given.get("declarer"), "declarer")
    state = mini.position(book, Phase.CONTRACT, declarer, None)
    player = Player(mini.seat(irregularity["by"], "by"))
    refusal = why_not(state, player, _choice(irregularity["contract"]), DESK)
    menu = {"type": "contract_menu", "items": [_item(one) for one in contracts(state)]}
    return Answer("refused" if refusal else "legal", (menu,))


def _choice(contract: str) -> ChooseContract:
    """`H game`, or a level and a strain as in contract bridge."""
    strain, _, kind = contract.partition(" ")
    if kind:
        return ChooseContract(Denomination(strain), _WORDS[kind])
    return ChooseContract(Denomination(contract[1:]), str(6 + int(contract[0])))


def _item(contract: Contract) -> Words:
    level = "game" if contract.level == GAME else "partscore"
    return {"contract": f"{contract.denomination.value} {level}", "tricks": contract.tricks}
