"""Changes (變化): what one commit is to one viewer. The one view builder of every stream."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from qiaopai.kernel.game import Game
from qiaopai.kernel.messages import Event, EventBody
from qiaopai.kernel.patch import diff
from qiaopai.kernel.viewers import Viewer
from qiaopai.room.codec import Codec, builtins
from qiaopai.room.ports import StoredEvent
from qiaopai.room.table import TableState, evolve, view, viewer_of
from qiaopai.room.table.events import TableEvent
from qiaopai.room.table.evolve import settled

Plain = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Happened:
    """A commit as the table saw it: from version `before` to `v`."""

    before: int
    v: int
    events: tuple[Event, ...]
    after: TableState


@dataclass(frozen=True, slots=True)
class Change:
    """A commit as a viewer sees it; both parts empty when nothing changed for him."""

    before: int
    v: int
    told: tuple[EventBody, ...] = ()
    patch: Plain | None = None


@dataclass(frozen=True, slots=True)
class Whole:
    """The whole view at a version."""

    v: int
    view: Plain
    at: int


def told(events: Iterable[Event]) -> tuple[EventBody, ...]:
    """What everyone is told of a commit: bodies only."""
    bodies = (event.body for event in events)
    return tuple(b for b in bodies if not isinstance(b, TableEvent) or b.is_told)


def plain_view(game: Game[Any], state: TableState, viewer: Viewer) -> Plain:
    """The view as plain objects."""
    return builtins(view(game, state, viewer))


def change(commit: Happened, before: Plain, after: Plain) -> Change:
    """What the commit is to the viewer with these views."""
    patch = diff(before, after)
    return Change(commit.before, commit.v, told(commit.events), patch or None)


def fold(
    game: Game[Any], codec: Codec, stored: Iterable[StoredEvent], state: TableState | None
) -> Iterable[Happened]:
    """The commits of a log in order; a commit's first event carries its command."""
    batch: list[Event] = []
    before = v = 0
    stood = state
    for one in stored:
        if one.command_id is not None and batch and state is not None:
            state = stood = settled(game, stood, state)
            yield Happened(before, v, tuple(batch), state)
            batch = []
        if not batch:
            before = one.seq - 1
        event, v = codec.event(one), one.seq
        state = evolve(game, state, event)
        if state.v != v:
            state = replace(state, v=v)
        batch.append(event)
    if batch and state is not None:
        yield Happened(before, v, tuple(batch), settled(game, stood, state))


def missed(
    game: Game[Any], commits: Iterable[Happened], after: int, person: str | None
) -> list[Change | Whole] | None:
    """The messages a person missed since version `after`; None if no commit ends there.

    A change of role is a whole view, as it was when it happened.
    """
    messages: list[Change | Whole] = []
    seen: tuple[Viewer, Plain] | None = None
    for commit in commits:
        if commit.v < after:
            continue
        viewer = viewer_of(commit.after, person)
        now = plain_view(game, commit.after, viewer)
        if commit.v > after:
            if seen is None:
                return None
            same = seen[0] == viewer
            messages.append(
                change(commit, seen[1], now) if same else Whole(commit.v, now, commit.after.at)
            )
        seen = viewer, now
    return messages if seen else None
