"""Frozen, slotted values: a copy with some fields changed."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import force_setattr

T = TypeVar("T")


def changed(value: T, /, **fields: Any) -> T:
    """Like `dataclasses.replace`, but several times faster.

    Only for frozen Structs, and frozen, slotted dataclasses, without a `__post_init__`.

    >>> from qiaopai.kernel.tricks import Trick
    >>> from qiaopai.kernel.seats import Seat
    >>> changed(Trick(Seat.NORTH), leader=Seat.EAST).leader
    <Seat.EAST: 'E'>
    """
    given: Any = value
    try:
        new = given.__copy__()
    except AttributeError:
        return _changed_dataclass(value, fields)
    for name, field in fields.items():
        force_setattr(new, name, field)
    return new  # type: ignore[no-any-return]


def _changed_dataclass(value: T, fields: dict[str, Any]) -> T:
    kind: Any = type(value)
    new = kind.__new__(kind)
    for name in kind.__dataclass_fields__:
        object.__setattr__(new, name, fields[name] if name in fields else getattr(value, name))
    return new  # type: ignore[no-any-return]
