"""`Course`: the events of one command as they are being decided, each folded in at once."""

from __future__ import annotations

import msgspec

from qiaopai.games.guandan.rules.desk import Desk
from qiaopai.games.guandan.rules.evolve import evolve
from qiaopai.games.guandan.rules.state import State
from qiaopai.kernel.messages import Event, EventBody
from qiaopai.kernel.secret import Secret


class Course:
    """Collects events; `state` is always the state after the last one."""

    __slots__ = ("_at", "_events", "desk", "state")

    def __init__(self, state: State, at: int, desk: Desk) -> None:
        self.state = state
        self.desk = desk
        self._at = at
        self._events: list[Event] = []

    def tell(self, body: EventBody, secret: msgspec.Struct | None = None) -> None:
        """Add an event."""
        event = Event(self._at, body, None if secret is None else Secret(secret))
        self.state = evolve(self.state, event, self.desk)
        self._events.append(event)

    def finish(self) -> tuple[Event, ...]:
        """All events."""
        return tuple(self._events)
