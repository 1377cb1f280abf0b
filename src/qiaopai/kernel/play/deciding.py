"""`decide` for a game with a play: the room deals, players command, the play settles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from qiaopai.kernel.irregularities import Irregularity
from qiaopai.kernel.messages import Command, Event, Office
from qiaopai.kernel.play.commands import StartDeal
from qiaopai.kernel.play.course import Course
from qiaopai.kernel.play.decide import settle
from qiaopai.kernel.play.desk import Desk
from qiaopai.kernel.play.state import Phase, PlayState
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.seats import Player, Seat

Start = Callable[[Course[Any], StartDeal], None]
Checks = Mapping[type[Any], Callable[[Any, Player, Any, Any], Refusal | Irregularity | None]]
Handlers = Mapping[type[Any], Callable[[Course[Any], Player, Any, Any], None]]
Routine = Mapping[type[Any], Callable[[Any, int, Player, Any], tuple[Event, ...] | None]]
Decide = Callable[[Any, Command], tuple[Event, ...]]


def decider(
    desk: Desk, start: Start, checks: Checks, handlers: Handlers, routine: Routine
) -> Decide:
    """The game's `decide`, from what is its own, by class of command.

    `routine` names the events of a regular command at once where it knows that nothing else can
    come of it, as of most calls and cards; it must name those that the handler would.
    """

    ways = {
        kind: (check, routine.get(kind, _never), handlers[kind]) for kind, check in checks.items()
    }

    def decide(state: PlayState, command: Command) -> tuple[Event, ...]:
        body, player = command.body, command.by
        kind = type(body)
        if kind is StartDeal:
            return _started(state, command, desk, start)
        if not isinstance(player, Seat):
            raise Refused("not_your_hand")
        if kind not in ways:
            raise Refused("unknown_command")
        check, shortly, handle = ways[kind]
        chair = player.player
        reason = check(state, chair, body, desk)
        if reason is None:
            events = shortly(state, command.at, chair, body)
            if events is not None:
                return events
        elif isinstance(reason, Refusal):
            raise Refused(reason)
        course = Course(state, command.at, desk)
        handle(course, chair, body, reason)
        settle(course)
        return course.events

    return decide


def _never(state: object, at: int, player: Player, body: object) -> None:
    """No routine."""


def _started(state: PlayState, command: Command, desk: Desk, start: Start) -> tuple[Event, ...]:
    assert isinstance(command.body, StartDeal)
    if command.by is not Office.ROOM or state.phase not in (Phase.WAITING, Phase.ENDED):
        raise Refused("not_now")
    course = Course(state, command.at, desk)
    start(course, command.body)
    return course.events
