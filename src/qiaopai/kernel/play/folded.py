"""What the last decision has folded already, so that its events are not folded a second time."""

from __future__ import annotations

from typing import Any

from qiaopai.kernel.messages import Event

Step = tuple[Any, Event, Any]
"""A state, the event on it, and the state after it."""


class Folded:
    """A memory of one decision; what it answers is what evolve would compute."""

    __slots__ = ("_steps",)

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def remember(self, steps: list[Step]) -> None:
        """Keep these instead of the decision before."""
        self._steps = steps

    def after(self, state: Any, event: Event) -> Any:
        """The state after that very event on that very state, or None if it is not remembered."""
        for before, known, after in self._steps:
            if known is event and before is state:
                return after
        return None
