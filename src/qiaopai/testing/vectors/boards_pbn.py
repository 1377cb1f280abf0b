"""A PBN file of scored boards: tables, par, scores and matchpoints follow from each other.

The double-dummy table is taken as given; that it is right is the solver's own test.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import partial

from qiaopai.games.bridge.analysis.par import par
from qiaopai.games.bridge.formats import Board, Parsed, Tag, parse, write
from qiaopai.games.bridge.formats.pbn.table import parse_table
from qiaopai.games.bridge.formats.values import parse_contract, parse_points
from qiaopai.games.bridge.scoring.score import score
from qiaopai.kernel.seats import Seat, Side
from qiaopai.solver.interface import parse_table as parse_tricks
from qiaopai.testing.vectors.cases import Case, Fault, equal

Row = Mapping[str, str]


def is_pbn(text: str, name: str) -> bool:
    """Whether a file is PBN: by its first line, or by the end of its name."""
    return text.lstrip("\ufeff").startswith("% PBN") or name.lower().endswith(".pbn")


def cases(text: str) -> Iterator[Case]:
    """One case a board."""
    parsed = parse(text)
    if parsed.faults:
        first = parsed.faults[0]
        raise Fault(f"line {first.line}: {first.code}")
    for board in parsed.boards:
        yield Case(f"board {board.value('Board')}", partial(_check, board))


def _check(board: Board) -> None:
    _round_trip(board)
    if board.value("DoubleDummyTricks"):
        _optimum(board)
    tag = board.tag("ScoreTable")
    if tag is not None:
        _scores(board, tag)


def _round_trip(board: Board) -> None:
    equal((board,), parse(write(Parsed((board,)))).boards)
    exported = parse(write(Parsed((board,)), export=True), strict=True)
    equal((), tuple(fault.code for fault in exported.faults))
    equal({tag.name: tag.cells for tag in board.tags}, _cells(exported.boards[0]))


def _cells(board: Board) -> dict[str, tuple[str, ...]]:
    return {tag.name: tag.cells for tag in board.tags}


def _optimum(board: Board) -> None:
    table = parse_tricks(board.value("DoubleDummyTricks"))
    dealer, vulnerability = board.dealer, board.vulnerability
    if dealer is None or vulnerability is None:
        raise Fault("dealer and vulnerability are wanted")
    optimum = board.value("OptimumScore")
    if optimum:
        equal(parse_points(optimum, None), par(table, dealer, vulnerability).score)


def _scores(board: Board, tag: Tag) -> None:
    table = parse_table(tag)
    if table is None or not table.rows:
        raise Fault("the score table has no rows")
    rows = list(table.records())
    scores = [_score(board, row) for row in rows]
    top = 2 * (len(rows) - 1)
    for row, points in zip(rows, scores, strict=True):
        given = int(row["Score_NS"]) if row["Score_NS"] != "-" else -int(row["Score_EW"])
        equal(given, points)
        won = sum((points > other) * 2 + (points == other) for other in scores) - 1
        for side, matchpoints in ((Side.NS, won), (Side.EW, top - won)):
            equal(Fraction(row[f"MP_{side}"]), Fraction(matchpoints))
            percentage = int(Fraction(100 * matchpoints, top) + Fraction(1, 2))
            equal(int(row[f"Percentage_{side}"]), percentage)


def _score(board: Board, row: Row) -> int:
    """The score of a row, seen from north-south."""
    found, vulnerability = parse_contract(row["Contract"]), board.vulnerability
    if found is None or vulnerability is None:
        raise Fault(f"no contract: {row['Contract']}")
    if found.contract is None:
        return 0
    side = Seat(row["Declarer"]).side
    points = score(found.contract, int(row["Result"]), vulnerability.of(side))
    return points if side is Side.NS else -points
