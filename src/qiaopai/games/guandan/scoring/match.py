"""A timed match (一轮比赛): arrival, deals, penalties, the whistle, and who has won.

Rule: guandan ahcme 七, 八
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import msgspec
from msgspec.structs import replace

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import Level, parse_level
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.scoring import penalties
from qiaopai.games.guandan.scoring.forfeit import is_forfeit
from qiaopai.games.guandan.scoring.promotion import result_of
from qiaopai.games.guandan.scoring.time_end import EXTRA_DEAL, winner_at_time
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat, Side


def start() -> penalties.Sheet:
    """Both sides at 2."""
    return penalties.Sheet(dict.fromkeys(Side, Level.TWO))


class Status(StrEnum):
    """How far a match is."""

    WAITING = "WAITING"
    PLAYING = "PLAYING"
    DECIDED = "DECIDED"


class Match(msgspec.Struct, frozen=True):
    """A match: the sheet, the open deal, and the order in which levels were reached."""

    status: Status = Status.WAITING
    sheet: penalties.Sheet = msgspec.field(default_factory=start)
    declarer: Side | None = None
    a_fails: Mapping[Side, int] = msgspec.field(default_factory=penalties.none)
    arrived: tuple[Side, ...] = ()
    is_open: bool = False
    played: Level = Level.TWO
    """The level of the open deal."""
    deals: int = 0
    """Deals begun."""
    steps: int = 0
    since: Mapping[Side, int] = msgspec.field(default_factory=penalties.none)
    """The step at which each side last arrived at its present level."""
    is_over: bool = False
    """Whether the whistle has gone."""
    is_extra: bool = False
    """Whether one extra deal decides."""
    winner: Side | None = None
    how: str = ""

    @property
    def levels(self) -> Mapping[Side, Level]:
        """The levels of both sides."""
        return self.sheet.levels


def arrive(match: Match, side: Side, late: int) -> Match:
    """A side comes to the table, in time; when both are there the match is on. Raises: Refused."""
    _must(match.status is Status.WAITING and side not in match.arrived and not is_forfeit(late))
    arrived = (*match.arrived, side)
    both = set(arrived) == set(Side)
    return replace(match, arrived=arrived, status=Status.PLAYING if both else match.status)


def tick(match: Match, now: int) -> Match:
    """The clock: who is not there too late has lost (弃权)."""
    if match.status is not Status.WAITING or not is_forfeit(now):
        return match
    winner = match.arrived[0] if match.arrived else None
    return _decided(match, winner, "forfeit" if winner else "double forfeit")


def withdraw(match: Match, side: Side) -> Match:
    """A side gives up before the start. Raises: Refused."""
    _must(match.status is Status.WAITING)
    return _decided(match, side.opponents, "withdrawal")


def start_deal(match: Match) -> Match:
    """The drawing begins. Raises: Refused."""
    may = match.status is Status.PLAYING and not match.is_open
    _must(may and (match.is_extra or not match.is_over))
    played = match.levels[match.declarer or Side.NS]
    sheet = penalties.next_deal(match.sheet)
    return replace(match, is_open=True, played=played, deals=match.deals + 1, sheet=sheet)


def end_deal(match: Match, order: tuple[Seat, ...], options: Options) -> Match:
    """The order is settled. Raises: Refused."""
    _must(match.is_open)
    texts = {side: level.text for side, level in match.levels.items()}
    standing = Standing(texts, match.declarer, match.a_fails)
    result = result_of(standing, order, options, match.played)
    levels = {side: parse_level(text) for side, text in result.levels_after.items()}
    after = replace(
        _moved(match, msgspec.structs.replace(match.sheet, levels=levels)),
        declarer=result.side,
        a_fails=result.a_fails,
        is_open=False,
    )
    if result.match_winner is not None:
        return _decided(after, result.match_winner, "passed A")
    if match.is_extra:
        return _decided(after, result.side, "extra deal")
    return _at_time(after, options) if match.is_over else after


def punish(match: Match, side: Side, *, played: bool, options: Options) -> Match:
    """A card out of turn, or a gesture (越序出牌). Raises: Refused."""
    _must(match.status is Status.PLAYING)
    rule = penalties.foul if played else penalties.warning
    after = _moved(match, rule(match.sheet, side, options))
    return _decided(after, after.sheet.passed, "passed A") if after.sheet.passed else after


def whistle(match: Match, options: Options) -> Match:
    """Time is up: an open deal is finished first (裁判长吹哨). Raises: Refused."""
    _must(match.status is Status.PLAYING and not match.is_over)
    over = replace(match, is_over=True)
    return over if match.is_open else _at_time(over, options)


def _at_time(match: Match, options: Options) -> Match:
    winner = winner_at_time(match.levels, match.since, None, options)
    if winner == EXTRA_DEAL:
        return replace(match, is_extra=True)
    if winner is None:
        return _decided(match, None, "draw")
    equal = match.levels[Side.NS] == match.levels[Side.EW]
    how = "reached the level first" if equal else "higher level at time"
    return _decided(match, Side(winner), how)


def _moved(match: Match, sheet: penalties.Sheet) -> Match:
    """The levels after a step, and when each was reached."""
    step = match.steps + 1
    since = {
        side: match.since[side] if sheet.levels[side] is match.levels[side] else step
        for side in Side
    }
    return replace(match, sheet=sheet, steps=step, since=since)


def _decided(match: Match, winner: Side | None, how: str) -> Match:
    return replace(match, status=Status.DECIDED, winner=winner, how=how, is_open=False)


def _must(allowed: bool) -> None:
    if not allowed:
        raise Refused("not_now")
