"""Listed actions succeed; any other is refused, or is an irregularity that is let happen."""

from __future__ import annotations

from typing import Any

from qiaopai.kernel.irregularities import Irregularity
from qiaopai.kernel.messages import Command, CommandBody
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Player, Seat
from qiaopai.testing.conformance.walk import Walk


def check_legality(walk: Walk) -> None:
    """For every player at some of the commits, everything he could try."""
    for at in range(0, len(walk.commits), 5):
        state = walk.commits[at].state
        before = _snapshot(state)
        for player in (Player(seat) for seat in Seat):
            listed = list(walk.game.legal(state, player))
            for action in listed:
                _must(walk, at, player, action, allowed=True)
            for action in walk.game.universe(state, player):
                reason = walk.game.why_not(state, player, action)
                if (reason is None) != (action in listed):
                    raise walk.fail(f"{player} {action!r}: listed or not, why_not is {reason}", at)
                allowed = reason is None or isinstance(reason, Irregularity)
                _must(walk, at, player, action, allowed=allowed)
        if _snapshot(state) != before:
            raise walk.fail("an action changed the state it was decided on", at)


def _must(walk: Walk, at: int, player: Player, action: CommandBody, *, allowed: bool) -> None:
    state = walk.commits[at].state
    try:
        walk.game.decide(state, Command(player, at, action))
    except Refused:
        if allowed:
            raise walk.fail(f"{player} {action!r} should be allowed", at) from None
    else:
        if not allowed:
            raise walk.fail(f"{player} {action!r} should be refused", at)


def _snapshot(state: Any) -> str:
    fields = getattr(state, "__struct_fields__", None) or state.__dataclass_fields__
    return "|".join(f"{name}={_open(getattr(state, name))}" for name in fields)


def _open(value: Any) -> str:
    return repr(value.open()) if hasattr(value, "open") else repr(value)
