"""Replay (重演): fold events, and take a deal back to an earlier point.

Taking back is decided by the room; this refolds the deal's own events up to that point, never
seats, clocks or settings, and carries over what has been seen since.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from qiaopai.kernel.game import Game
from qiaopai.kernel.messages import Event, EventBody
from qiaopai.kernel.refusal import Refused

S = TypeVar("S")


class Rewound(EventBody, frozen=True):
    """The deal was taken back (回溯) to the end of the commit with that number."""

    to_seq: int


def fold(game: Game[S], events: Iterable[Event], state: S | None = None) -> S:
    """The state after the events, from the beginning or from a given state."""
    folded = game.initial() if state is None else state
    for event in events:
        folded = game.evolve(folded, event)
    return folded


def rewind(
    game: Game[S], commits: Sequence[Sequence[Event]], keep: int, *, by_official: bool = False
) -> S:
    """The deal as it stood after its first `keep` commits.

    Only the end of a commit without an open procedure can be gone back to, and only a director or
    teacher goes back past the revealing of a hand.

    Raises:
        Refused: `no_such_point`, `procedure_open`, `hand_was_revealed`.
    """
    if not 1 <= keep <= len(commits):
        raise Refused("no_such_point")
    kept = [event for commit in commits[:keep] for event in commit]
    undone = [event for commit in commits[keep:] for event in commit]
    if not by_official and any(event.body.reveals for event in undone):
        raise Refused("hand_was_revealed")
    earlier = fold(game, kept)
    if game.procedure_open(earlier):
        raise Refused("procedure_open")
    return game.carry_seen(earlier, fold(game, undone, earlier))
