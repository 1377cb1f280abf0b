"""Frozen, slotted values: a copy with some fields changed."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import force_setattr

T = TypeVar("T")
_FIELDS: dict[type, tuple[str, ...]] = {}
"""The fields of a dataclass; none of a Struct, which copies itself."""


def changed(value: T, **fields: Any) -> T:
    """Like `dataclasses.replace`, but several times faster.

    Only for frozen Structs, and frozen, slotted dataclasses, without a `__post_init__`.

    >>> from qiaopai.kernel.tricks import Trick
    >>> from qiaopai.kernel.seats import Seat
    >>> changed(Trick(Seat.NORTH), leader=Seat.EAST).leader
    <Seat.EAST: 'E'>
    """
    kind: Any = type(value)
    names = _FIELDS.get(kind)
    if names is None:
        names = _FIELDS[kind] = () if isinstance(value, Struct) else (*kind.__dataclass_fields__,)
    new: Any
    if not names:
        new = kind.__copy__(value)
        for name, field in fields.items():
            force_setattr(new, name, field)
    else:
        new = kind.__new__(kind)
        for name in names:
            object.__setattr__(new, name, fields[name] if name in fields else getattr(value, name))
    return new  # type: ignore[no-any-return]
