"""Frozen, slotted values: a copy with some fields changed."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import force_setattr

T = TypeVar("T")
_FIELDS: dict[type, tuple[str, ...]] = {}


def changed(value: T, **fields: Any) -> T:
    """Like `dataclasses.replace`, but several times faster.

    Only for frozen Structs, and frozen, slotted dataclasses, without a `__post_init__`.

    >>> from qiaopai.kernel.tricks import Trick
    >>> from qiaopai.kernel.seats import Seat
    >>> changed(Trick(Seat.NORTH), leader=Seat.EAST).leader
    <Seat.EAST: 'E'>
    """
    kind: Any = type(value)
    if isinstance(value, Struct):
        copied: Any = kind.__copy__(value)
        for name, field in fields.items():
            force_setattr(copied, name, field)
        return copied  # type: ignore[no-any-return]
    new: T = kind.__new__(kind)
    for name in _FIELDS.get(kind) or _fields_of(kind):
        object.__setattr__(new, name, fields[name] if name in fields else getattr(value, name))
    return new


def _fields_of(kind: Any) -> tuple[str, ...]:
    return _FIELDS.setdefault(kind, tuple(kind.__dataclass_fields__))
