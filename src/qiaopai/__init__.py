"""Qiaopai (橋牌): an open card room for the bridge family, and the library behind it.

`import qiaopai` is enough: every name of `__all__` is loaded when it is first asked for, so that
the import itself costs next to nothing. docs/library.md shows what they do.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from qiaopai.cards import (
        DECK,
        Card,
        Hand,
        Rank,
        Suit,
        hand_text,
        make_hand,
        parse_card,
        parse_cards,
        parse_hand,
    )
    from qiaopai.games import discover
    from qiaopai.games.bridge.analysis.makeable import makeable
    from qiaopai.games.bridge.analysis.par import par
    from qiaopai.games.bridge.analysis.play import analyse_play
    from qiaopai.games.bridge.formats import (
        Board,
        Fault,
        Faulty,
        Format,
        Parsed,
        Picture,
        convert,
        deal_picture,
        parse,
        parse_strict,
        play_picture,
        write,
    )
    from qiaopai.games.bridge.rules.auction import Auction
    from qiaopai.games.bridge.rules.calls import BIDS, Call, bid, parse_call
    from qiaopai.games.bridge.rules.contract import Contract, Doubling, Kind, parse_contract
    from qiaopai.games.bridge.rules.vulnerability import (
        Vulnerability,
        board_dealer,
        board_vulnerability,
    )
    from qiaopai.games.bridge.scoring.score import explain, score
    from qiaopai.kernel.constraints import ConstrainedDeals, generate, parse_constraint
    from qiaopai.kernel.deals import Hands, deal_out, make_hands, parse_deal
    from qiaopai.kernel.denominations import Denomination
    from qiaopai.kernel.entropy import Entropy
    from qiaopai.kernel.messages import Command, Event, Office
    from qiaopai.kernel.playout import bots_at_table, play_out
    from qiaopai.kernel.points import hcp
    from qiaopai.kernel.refusal import Refusal, Refused
    from qiaopai.kernel.replay import fold
    from qiaopai.kernel.seats import Player, Seat, Side
    from qiaopai.kernel.sources import PreparedDeals, ShuffledPack
    from qiaopai.kernel.tricks import Trick, playable
    from qiaopai.kernel.viewers import Role, Viewer
    from qiaopai.solver.dds import load
    from qiaopai.solver.interface import Solver, Table, parse_table
    from qiaopai.solver.positions import BadPosition, Position, Setup, check, opening

__version__ = "0.1.0"

_NAMES = {
    "qiaopai.cards": "DECK Card Hand Rank Suit hand_text make_hand parse_card parse_cards"
    " parse_hand",
    "qiaopai.games": "discover",
    "qiaopai.games.bridge.analysis.makeable": "makeable",
    "qiaopai.games.bridge.analysis.par": "par",
    "qiaopai.games.bridge.analysis.play": "analyse_play",
    "qiaopai.games.bridge.formats": "Board Fault Faulty Format Parsed Picture convert deal_picture"
    " parse parse_strict play_picture write",
    "qiaopai.games.bridge.rules.auction": "Auction",
    "qiaopai.games.bridge.rules.calls": "BIDS Call bid parse_call",
    "qiaopai.games.bridge.rules.contract": "Contract Doubling Kind parse_contract",
    "qiaopai.games.bridge.rules.vulnerability": "Vulnerability board_dealer board_vulnerability",
    "qiaopai.games.bridge.scoring.score": "explain score",
    "qiaopai.kernel.constraints": "ConstrainedDeals generate parse_constraint",
    "qiaopai.kernel.deals": "Hands deal_out make_hands parse_deal",
    "qiaopai.kernel.denominations": "Denomination",
    "qiaopai.kernel.entropy": "Entropy",
    "qiaopai.kernel.messages": "Command Event Office",
    "qiaopai.kernel.playout": "bots_at_table play_out",
    "qiaopai.kernel.points": "hcp",
    "qiaopai.kernel.refusal": "Refusal Refused",
    "qiaopai.kernel.replay": "fold",
    "qiaopai.kernel.seats": "Player Seat Side",
    "qiaopai.kernel.sources": "PreparedDeals ShuffledPack",
    "qiaopai.kernel.tricks": "Trick playable",
    "qiaopai.kernel.viewers": "Role Viewer",
    "qiaopai.solver.dds": "load",
    "qiaopai.solver.interface": "Solver Table parse_table",
    "qiaopai.solver.positions": "BadPosition Position Setup check opening",
}
_HOMES = {name: module for module, names in _NAMES.items() for name in names.split()}

__all__ = [
    "BIDS",
    "DECK",
    "Auction",
    "BadPosition",
    "Board",
    "Call",
    "Card",
    "Command",
    "ConstrainedDeals",
    "Contract",
    "Denomination",
    "Doubling",
    "Entropy",
    "Event",
    "Fault",
    "Faulty",
    "Format",
    "Hand",
    "Hands",
    "Kind",
    "Office",
    "Parsed",
    "Picture",
    "Player",
    "Position",
    "PreparedDeals",
    "Rank",
    "Refusal",
    "Refused",
    "Role",
    "Seat",
    "Setup",
    "ShuffledPack",
    "Side",
    "Solver",
    "Suit",
    "Table",
    "Trick",
    "Viewer",
    "Vulnerability",
    "__version__",
    "analyse_play",
    "bid",
    "board_dealer",
    "board_vulnerability",
    "bots_at_table",
    "check",
    "convert",
    "deal_out",
    "deal_picture",
    "discover",
    "explain",
    "fold",
    "generate",
    "hand_text",
    "hcp",
    "load",
    "make_hand",
    "make_hands",
    "makeable",
    "opening",
    "par",
    "parse",
    "parse_call",
    "parse_card",
    "parse_cards",
    "parse_constraint",
    "parse_contract",
    "parse_deal",
    "parse_hand",
    "parse_strict",
    "parse_table",
    "play_out",
    "play_picture",
    "playable",
    "score",
    "write",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
