"""What PBN asks of a board beyond what every format asks; one rule a function."""

from __future__ import annotations

from qiaopai.games.bridge.formats.checks import RULES as COMMON
from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.games.bridge.formats.inheritance import Inheritance
from qiaopai.games.bridge.formats.model import Board
from qiaopai.games.bridge.formats.pbn.checks import export, inheritance, sections, tables, values
from qiaopai.games.bridge.formats.spots import Spots
from qiaopai.kernel.parts.files import Fault

IMPORT = (*COMMON, *values.RULES, *inheritance.RULES, *sections.RULES, *tables.RULES)
EXPORT = (*IMPORT, *export.RULES)


def check_board(board: Board, spots: Spots, strict: bool, inheritance: Inheritance) -> list[Fault]:
    """Everything wrong with a board; what it leaves to the next goes to `inheritance`."""
    facts = Facts(board, spots, strict, inheritance.values(board))
    faults = [fault for rule in (EXPORT if strict else IMPORT) for fault in rule(facts)]
    if strict:
        faults += export.mandatory_tags(facts, inheritance.defaults)
    return faults
