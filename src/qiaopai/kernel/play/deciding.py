"""`decide` for a game with a play: the room deals, players command, the play settles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from qiaopai.kernel.irregularities import Irregularity
from qiaopai.kernel.messages import Command, CommandBody, Event, Office
from qiaopai.kernel.play.commands import StartDeal
from qiaopai.kernel.play.course import Course
from qiaopai.kernel.play.decide import settle
from qiaopai.kernel.play.desk import Desk
from qiaopai.kernel.play.state import Phase, PlayState
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.seats import Player, Seat

S = TypeVar("S", bound=PlayState)
Reason = Refusal | Irregularity | None
Start = Callable[[Course[Any], StartDeal], None]
Handlers = Mapping[type[CommandBody], Callable[[Course[Any], Player, Any, Any], None]]
WhyNot = Callable[[Any, Player, CommandBody, Any], Reason]


def decide_with(
    state: S, command: Command, desk: Desk, *, start: Start, why_not: WhyNot, handlers: Handlers
) -> tuple[Event, ...]:
    """What the command brings about.

    Raises:
        Refused: why it may not be done.
    """
    course = Course(state, command.at, desk)
    if isinstance(command.body, StartDeal):
        if command.by is not Office.ROOM or state.phase not in (Phase.WAITING, Phase.ENDED):
            raise Refused("not_now")
        start(course, command.body)
        return course.finish()
    if not isinstance(command.by, Seat):
        raise Refused("not_your_hand")
    player = Player(command.by)
    reason = why_not(state, player, command.body, desk)
    if isinstance(reason, Refusal):
        raise Refused(reason)
    handlers[type(command.body)](course, player, command.body, reason)
    settle(course)
    return course.finish()
