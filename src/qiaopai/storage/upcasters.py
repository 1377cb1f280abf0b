"""Old events for ever: each kind has a current version, and steps that lead up to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from qiaopai.room.ports import StoredEvent
from qiaopai.storage.errors import EventTooNew, EventTooOld

Step: TypeAlias = Callable[[Any, Any], tuple[Any, Any]]
"""From the body and secret of one version, as plain JSON values, to those of the next."""


class Upcasters:
    """Brings events up to date as they are read; a kind not named has version 1."""

    def __init__(
        self,
        current: Mapping[str, int] | None = None,
        steps: Mapping[tuple[str, int], Step] | None = None,
    ) -> None:
        self._current = dict(current or {})
        self._steps = dict(steps or {})

    def __call__(self, event: StoredEvent) -> StoredEvent:
        """The same event in the current version of its kind."""
        current = self._current.get(event.kind, 1)
        if event.version == current:
            return event
        if event.version > current:
            raise EventTooNew(kind=event.kind, version=event.version, known=current)
        return self._climb(event, current)

    def _climb(self, event: StoredEvent, current: int) -> StoredEvent:
        body = msgspec.json.decode(event.body)
        secret = None if event.secret is None else msgspec.json.decode(event.secret)
        for version in range(event.version, current):
            step = self._steps.get((event.kind, version))
            if step is None:
                raise EventTooOld(kind=event.kind, version=version, known=current)
            body, secret = step(body, secret)
        return msgspec.structs.replace(
            event,
            version=current,
            body=msgspec.json.encode(body),
            secret=None if secret is None else msgspec.json.encode(secret),
        )
