"""JSON merge patches (RFC 7396) between two views, as plain builtins."""

from __future__ import annotations

from typing import Any

Json = Any


def diff(before: dict[str, Json], after: dict[str, Json]) -> dict[str, Json]:
    """The patch that turns one object into the other; a field that went away becomes `None`.

    >>> diff({"a": 1, "b": {"c": 2}}, {"a": 1, "b": {"d": 3}})
    {'b': {'c': None, 'd': 3}}
    """
    patch: dict[str, Json] = {key: None for key in before if key not in after}
    for key, value in after.items():
        old = before.get(key)
        if key in before and old == value:
            continue
        if isinstance(old, dict) and isinstance(value, dict):
            patch[key] = diff(old, value)
        else:
            patch[key] = value
    return patch


def apply(target: Json, patch: Json) -> Json:
    """The object after a patch; neither argument is changed.

    >>> apply({"a": 1, "b": 2}, {"b": None, "c": 3})
    {'a': 1, 'c': 3}
    """
    if not isinstance(patch, dict):
        return patch
    result = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = apply(result.get(key), value)
    return result
