"""The one truth about what may be done: a refusal, an irregularity, or nothing against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.games.bridge.rules import commands as c
from qiaopai.games.bridge.rules.desk import Desk
from qiaopai.games.bridge.rules.state import State
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.play.why_not import NOT_NOW, NOT_YOUR_TURN, PLAY_CHECKS, Reason
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.seats import Player, Seat

MOST_TEXT = 200
"""Characters of an explanation."""
_AUCTION = Phase.AUCTION


def why_not(state: State, player: Player, action: CommandBody, desk: Desk) -> Reason:
    """Why the player may not do that now; None when it is regular."""
    check = CHECKS.get(type(action))
    return Refusal("unknown_command") if check is None else check(state, player, action, desk)


def _call(state: State, player: Player, action: c.MakeCall, desk: Desk) -> Reason:
    if state.phase is not _AUCTION:
        return NOT_NOW
    if state.auction.next_seat is not player:
        return NOT_YOUR_TURN
    if len(action.text) > MOST_TEXT:
        return Refusal("too_long", {"most": MOST_TEXT})
    return state.auction.why_not(action.call)


def _ask(state: State, player: Player, action: c.AskMeaning, desk: Desk) -> Reason:
    caller = _caller(state, action.number)
    if isinstance(caller, Refusal):
        return caller
    if caller.side is player.side:
        return Refusal("ask_opponents_only")
    return Refusal("already_asked") if action.number in state.asked else None


def _explain(state: State, player: Player, action: c.Explain, desk: Desk) -> Reason:
    caller = _caller(state, action.number)
    if isinstance(caller, Refusal):
        return caller
    if caller is not player:
        return Refusal("explain_own_calls")
    if not action.text.strip():
        return Refusal("no_text")
    if len(action.text) > MOST_TEXT:
        return Refusal("too_long", {"most": MOST_TEXT})
    return None


def _caller(state: State, number: int) -> Seat | Refusal:
    """The caller, or why there is none to ask."""
    if state.phase not in (Phase.AUCTION, Phase.PLAY):
        return NOT_NOW
    return state.caller(number) or Refusal("no_such_call")


CHECKS: dict[type[CommandBody], Callable[[Any, Player, Any, Desk], Reason]] = {
    **PLAY_CHECKS,
    c.MakeCall: _call,
    c.AskMeaning: _ask,
    c.Explain: _explain,
}
"""By class of command."""
