"""`Secret`: a value that only `view` and storage may open."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Secret(Generic[T]):
    """A closed envelope (密封): it prints as dots, and no encoder writes it by accident.

    It is a plain class on purpose: msgspec encodes Structs and dataclasses unasked, and refuses
    what it does not know.
    """

    __slots__ = ("_value",)

    def __init__(self, value: T) -> None:
        self._value = value

    def open(self) -> T:
        """The value inside; to be called where a rule, a view or storage needs it."""
        return self._value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and self._value == other._value

    def __hash__(self) -> int:
        return hash(self._value)

    def __repr__(self) -> str:
        return "Secret(…)"
