"""`guandan-matches`: whole matches by script, with the steps that are refused."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.scoring import match as m
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat, Side
from qiaopai.testing.vectors.cases import Case, Fault, Json, equal
from qiaopai.testing.vectors.guandan.values import PROFILE
from qiaopai.testing.vectors.shape import entries, keys, number, word

SIDES = {"X": Side.NS, "Y": Side.EW}
PLAYERS = {"X1": Seat.NORTH, "X2": Seat.SOUTH, "Y1": Seat.EAST, "Y2": Seat.WEST}
EXPECTED = ("state", "winner", "how", "level", "deals")


def cases(content: Json) -> Iterator[Case]:
    """A case a match."""
    keys(content, ("format", "cases"), (), "file")
    for one in entries(content["cases"], "cases"):
        name = one.get("name") if isinstance(one, dict) else None
        if not isinstance(name, str):
            raise Fault("a match has a name")
        yield Case(name, partial(_check, one, PROFILE))


def _check(case: Json, options: Options) -> None:
    keys(case, ("script", "expect", "refused", "since"))
    match, refused = m.Match(), []
    for step in entries(case["script"], "script"):
        try:
            match = _step(match, step, options)
        except Refused:
            refused.append(step)
    winner = next((name for name, side in SIDES.items() if side is match.winner), None)
    found = {
        "state": match.status.value,
        "winner": winner,
        "how": match.how,
        "level": {name: match.levels[side].text for name, side in SIDES.items()},
        "deals": match.deals,
    }
    equal(dict(keys(case["expect"], EXPECTED, where="expect")), found)
    equal([step for step, _ in case["refused"]], refused)
    since = {name: match.since[side] for name, side in SIDES.items()}
    equal(_compared(keys(case["since"], SIDES, where="since")), _compared(since))


def _compared(since: Json) -> int:
    """Which is smaller, or that they are equal."""
    x, y = number(since["X"], "since"), number(since["Y"], "since")
    return (x > y) - (x < y)


def _step(match: m.Match, step: Json, options: Options) -> m.Match:
    match step:
        case ["arrive", side, late]:
            return m.arrive(match, _side(side), number(late, "seconds"))
        case ["tick", now]:
            return m.tick(match, number(now, "seconds"))
        case ["withdraw", side]:
            return m.withdraw(match, _side(side))
        case ["deal_start"]:
            return m.start_deal(match)
        case ["deal_end", order]:
            seats = tuple(PLAYERS[word(one, PLAYERS, "player")] for one in order)
            return m.end_deal(match, seats, options)
        case ["penalty", side, what]:
            played = word(what, ("played", "gesture"), "penalty") == "played"
            return m.punish(match, _side(side), played=played, options=options)
        case ["whistle"]:
            return m.whistle(match, options)
        case _:
            raise Fault(f"unknown step {step!r}")


def _side(name: Json) -> Side:
    return SIDES[word(name, SIDES, "side")]
