"""Old view + patch = fresh view, for every viewer at every commit; and no field is null."""

from __future__ import annotations

from typing import Any

from qiaopai.kernel.patch import apply, diff
from qiaopai.kernel.viewers import all_viewers
from qiaopai.room.codec import builtins
from qiaopai.testing.conformance.walk import Walk


def check_patches(walk: Walk) -> None:
    """A client that applies every patch holds the view that a newcomer is sent."""
    for viewer in all_viewers():
        held: Any = None
        for at, state in enumerate(walk.states):
            fresh = builtins(walk.game.view(state, viewer))
            if _has_null(fresh):
                raise walk.fail(f"the view of {viewer} holds a null", at)
            held = fresh if held is None else apply(held, diff(held, fresh))
            if held != fresh:
                raise walk.fail(f"the patched view of {viewer} is not the fresh one", at)


def _has_null(value: Any) -> bool:
    if isinstance(value, dict):
        return any(map(_has_null, value.values()))
    if isinstance(value, list | tuple):
        return any(map(_has_null, value))
    return value is None
