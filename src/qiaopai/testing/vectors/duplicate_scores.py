"""`duplicate-scores`: the score of every contract (Law 77), and the cycle of the boards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from qiaopai.games.bridge.options import Options
from qiaopai.games.bridge.rulebooks.online import ONLINE
from qiaopai.games.bridge.rulebooks.wbf2017 import WBF_2017
from qiaopai.games.bridge.rules.contract import parse_contract
from qiaopai.games.bridge.scoring.score import ONLINE as ONLINE_PROFILE
from qiaopai.games.bridge.scoring.score import WBF, ScoringProfile, score
from qiaopai.games.bridge.spec.session import first_deal, next_deal
from qiaopai.kernel.play.state import TRICKS
from qiaopai.kernel.seats import Seat
from qiaopai.testing.vectors import bridge
from qiaopai.testing.vectors.cases import Case, Fault, Json, equal
from qiaopai.testing.vectors.shape import entries, keys, number

PROFILES: tuple[ScoringProfile, ...] = (WBF, ONLINE_PROFILE)
"""They have the same numbers."""

BOARDS = 16
_KEY = re.compile(r"([1-7][CDHSN]X{0,2})(v?)")


def cases(content: Json) -> Iterator[Case]:
    """A case each reference result, each score of the whole table, and each board cycle."""
    required = ("format", "reference", "all", "board_cycle")
    keys(content, required, ("seed004_differences",), "file")
    for row in entries(content["reference"], "reference"):
        yield Case(_name(row), partial(_reference, row))
    if not isinstance(content["all"], dict):
        raise Fault("all: scores by contract are wanted")
    for key, scores in content["all"].items():
        for tricks, points in enumerate(_thirteen(key, scores)):
            yield Case(f"{key} {tricks}", partial(_score, key, tricks, points))
    for book, name in ((WBF_2017, "wbf"), (ONLINE, "seed004")):
        yield Case(f"board_cycle {name}", partial(_cycle, content["board_cycle"], book, name))


def _name(row: Json) -> str:
    if not isinstance(row, dict):
        raise Fault("reference: an object is wanted")
    doubled = {0: "", 1: "X", 2: "XX"}.get(row.get("doubled", 0), "?")
    vulnerable = "v" if row.get("vul") else ""
    return f"{row.get('level')}{row.get('strain')}{doubled}{vulnerable} {row.get('tricks')}"


def _reference(row: Json) -> None:
    keys(row, ("level", "strain", "doubled", "vul", "tricks", "declarer_score"))
    if not isinstance(row["vul"], bool):
        raise Fault(f"vul: true or false is wanted, not {row['vul']!r}")
    if number(row["doubled"], "doubled") not in (0, 1, 2):
        raise Fault(f"doubled: 0, 1 or 2 is wanted, not {row['doubled']!r}")
    text = f"{number(row['level'], 'level')}{row['strain']}{'X' * row['doubled']}"
    bridge.contract(text, "contract")
    _compare(text, row["vul"], bridge.tricks(row["tricks"], "tricks"), row["declarer_score"])


def _thirteen(key: str, scores: Json) -> list[Json]:
    if len(entries(scores, key)) != TRICKS + 1:
        raise Fault(f"{key}: a score each for 0 to 13 tricks is wanted")
    return list(scores)


def _score(key: str, tricks: int, points: Json) -> None:
    match = _KEY.fullmatch(key)
    if match is None:
        raise Fault(f"unknown word {key!r}")
    _compare(match[1], bool(match[2]), tricks, points)


def _compare(contract: str, vulnerable: bool, tricks: int, points: Json) -> None:
    for profile in PROFILES:
        equal(points, score(parse_contract(contract), tricks, vulnerable, profile))


def _cycle(cycle: Json, book: Options, name: str) -> None:
    """The dealers and vulnerabilities of sixteen boards; the next sixteen are the same."""
    keys(cycle, ("dealer", "wbf_vulnerability", "seed004_vulnerability"), where="board_cycle")
    dealers, vulnerable = [], []
    new = first_deal(book, Seat.NORTH)
    for _ in range(2 * BOARDS):
        dealt = bridge.board(book, new.board, new.dealer)
        dealers.append(dealt.dealer.value)
        vulnerable.append(dealt.vulnerability.value)
        new = next_deal(replace(dealt, contract=parse_contract("1C")))
    equal(2 * cycle["dealer"], dealers)
    equal(2 * cycle[f"{name}_vulnerability"], vulnerable)
