"""`decide`: what a command brings about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.games.minibridge.rules import commands as c
from qiaopai.games.minibridge.rules import events as e
from qiaopai.games.minibridge.rules.contract import contract_of
from qiaopai.games.minibridge.rules.desk import Desk
from qiaopai.games.minibridge.rules.setup import announce_all, announced
from qiaopai.games.minibridge.rules.state import State
from qiaopai.games.minibridge.rules.why_not import CHECKS
from qiaopai.kernel.play.commands import Play, StartDeal
from qiaopai.kernel.play.course import Course
from qiaopai.kernel.play.decide import PLAY_DECIDE, play_routine
from qiaopai.kernel.play.deciding import Decide, decider
from qiaopai.kernel.play.start import start_deal
from qiaopai.kernel.seats import Player


def _start(course: Course[State], body: StartDeal) -> None:
    assert isinstance(course.desk, Desk)
    start_deal(course, body, course.desk.rulebooks)
    announce_all(course)


def _announce(course: Course[State], player: Player, body: c.Announce, reason: object) -> None:
    course.tell(e.PointsAnnounced(player, body.points))
    announced(course)


def _choose(course: Course[State], player: Player, body: c.ChooseContract, reason: object) -> None:
    tricks = contract_of(course.state.book, body.denomination, body.level).tricks
    course.tell(e.ContractChosen(body.denomination, body.level, tricks))


_DECIDE: dict[type[Any], Callable[[Course[Any], Player, Any, Any], None]] = {
    **PLAY_DECIDE,
    c.Announce: _announce,
    c.ChooseContract: _choose,
}


def decide_with(desk: Desk) -> Decide:
    """`decide`, with the laws, rulebooks and score of that desk: what a command brings about.

    It raises `Refused` with why it may not be done.
    """
    return decider(desk, _start, CHECKS, _DECIDE, {Play: play_routine})
