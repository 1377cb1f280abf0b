"""The one truth about what may be done: a refusal, an irregularity, or nothing against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.games.minibridge.options import CountPoints
from qiaopai.games.minibridge.rules import commands as c
from qiaopai.games.minibridge.rules.contract import menu
from qiaopai.games.minibridge.rules.desk import Desk
from qiaopai.games.minibridge.rules.state import State
from qiaopai.kernel.dealing import announcing_order
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.play.why_not import NOT_NOW, NOT_YOUR_TURN, PLAY_CHECKS, Reason
from qiaopai.kernel.points import hcp
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.seats import Player


def why_not(state: State, player: Player, action: CommandBody, desk: Desk) -> Reason:
    """Why the player may not do that now; None when it is regular."""
    check = CHECKS.get(type(action))
    if check is None:
        return Refusal("unknown_command")
    return check(state, player, action, desk)


def next_announcer(state: State) -> Player | None:
    """Who says his points next."""
    if state.phase is not Phase.ANNOUNCING:
        return None
    spoken = {seat for seat, _ in state.announced}
    order = announcing_order(state.dealer, state.vacant)
    return next((player for player in order if player not in spoken), None)


def _announce(state: State, player: Player, action: c.Announce, desk: Desk) -> Reason:
    if state.phase is not Phase.ANNOUNCING or state.book.count_points is CountPoints.AUTO:
        return NOT_NOW
    if next_announcer(state) != player:
        return NOT_YOUR_TURN
    if action.points != hcp(state.dealt[player]):
        return Refusal("wrong_count", {"points": action.points})
    return None


def _choose(state: State, player: Player, action: c.ChooseContract, desk: Desk) -> Reason:
    if state.phase is not Phase.CONTRACT or state.declarer is None:
        return NOT_NOW
    if state.controller(state.declarer) != player:
        return Refusal("declarer_chooses")
    offered = menu(state.book, state.points_of(state.declarer.side), state.dealt, state.declarer)
    if not any(
        (one.denomination, one.level) == (action.denomination, action.level) for one in offered
    ):
        return Refusal("not_on_the_menu")
    return None


CHECKS: dict[type[CommandBody], Callable[[Any, Player, Any, Desk], Reason]] = {
    **PLAY_CHECKS,
    c.Announce: _announce,
    c.ChooseContract: _choose,
}
"""By class of command."""
