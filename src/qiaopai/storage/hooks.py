"""Places where a test may step in; a server runs with hooks that do nothing."""

from __future__ import annotations

import os
import signal


class Hooks:
    """Called around every batch, in this order; the first two in the writer's thread."""

    def before_commit(self) -> None:
        """Everything is written, nothing is durable."""

    def after_commit_before_answer(self) -> None:
        """Everything is durable, nobody knows."""

    def after_answer_before_fanout(self) -> None:
        """The commands are answered, the others at the table know nothing."""


class DieAt(Hooks):
    """Kills the process, as `kill -9` would, the `nth` time it comes to `place`."""

    def __init__(self, place: str, nth: int = 1) -> None:
        if not hasattr(Hooks, place):
            raise ValueError(f"no such place: {place}")
        self._place = place
        self._left = nth

    def before_commit(self) -> None:
        """Everything is written, nothing is durable."""
        self._come_to("before_commit")

    def after_commit_before_answer(self) -> None:
        """Everything is durable, nobody knows."""
        self._come_to("after_commit_before_answer")

    def after_answer_before_fanout(self) -> None:
        """The commands are answered, the others at the table know nothing."""
        self._come_to("after_answer_before_fanout")

    def _come_to(self, place: str) -> None:
        self._left -= place == self._place
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def hooks_from(text: str | None) -> Hooks:
    """`place` or `place:nth`, as a test sets it in the environment; nothing for no hooks."""
    if not text:
        return Hooks()
    place, _, nth = text.partition(":")
    return DieAt(place, int(nth or 1))
