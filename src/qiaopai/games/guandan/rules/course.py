"""`Course`: the events of one command as they are being decided, each folded in at once."""

from __future__ import annotations

import msgspec

from qiaopai.games.guandan.rules.desk import Desk
from qiaopai.games.guandan.rules.evolve import evolve
from qiaopai.games.guandan.rules.state import State
from qiaopai.kernel.messages import Event, EventBody
from qiaopai.kernel.play.folded import Step
from qiaopai.kernel.secret import Secret


class Course:
    """Collects events; `state` is always the state after the last one."""

    __slots__ = ("_at", "_steps", "desk", "state")

    def __init__(self, state: State, at: int, desk: Desk) -> None:
        self.state = state
        self.desk = desk
        self._at = at
        self._steps: list[Step] = []

    def tell(self, body: EventBody, secret: msgspec.Struct | None = None) -> None:
        """Add an event."""
        event = Event(self._at, body, None if secret is None else Secret(secret))
        before, self.state = self.state, evolve(self.state, event, self.desk)
        self._steps.append((before, event, self.state))

    def finish(self) -> tuple[Event, ...]:
        """All events, and the desk remembers what they have been folded into."""
        self.desk.folded.remember(self._steps)
        return tuple([event for _, event, _ in self._steps])
