"""What a format gives: cases, each a check that passes, or fails with expected and got."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

Json = Any


class Fault(Exception):
    """The file says something that its format does not know."""


class Mismatch(Exception):
    """The engine came to something else than the file expects."""

    def __init__(self, expected: object, got: object) -> None:
        super().__init__(f"expected {expected!r}, got {got!r}")
        self.expected = expected
        self.got = got


@dataclass(frozen=True, slots=True)
class Case:
    """One case: its id, the rulebook it belongs to if any, and the check.

    A case of the `frame` is the file's own: it is run whatever was chosen.
    """

    id: str
    check: Callable[[], None]
    rulebook: str = ""
    frame: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The names by which it may be chosen."""
        return (self.id, f"{self.rulebook}/{self.id}") if self.rulebook else (self.id,)


Format = Callable[[Json], Iterable[Case]]
"""Reads the content of a file. Raises: Fault."""


def equal(expected: object, got: object) -> None:
    """Hold what the engine came to against the file; a boolean is not a number.

    Raises:
        Mismatch: they differ.
    """
    if expected != got or isinstance(expected, bool) is not isinstance(got, bool):
        raise Mismatch(expected, got)


def failing(case_id: str, reason: str) -> Case:
    """A case of the frame that fails with that reason."""

    def fail() -> None:
        raise Fault(reason)

    return Case(case_id, fail, frame=True)
