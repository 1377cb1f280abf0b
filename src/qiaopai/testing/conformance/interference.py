"""Non-interference: what a viewer may not know does not change a byte of what he is told.

The deal is dealt again behind his back, in every way that fits what he knows, and the same
commands are given again: his views, the stream, his legal actions and the refusals he would get
must stay the same.
"""

from __future__ import annotations

from typing import Any

from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command, CommandBody
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.viewers import Viewer, all_viewers, bot_viewer
from qiaopai.room.codec import encode
from qiaopai.testing.conformance.walk import Commit, Walk, commit

POINTS = 4
"""Moments of each deal at which it is dealt again."""


def check_non_interference(walk: Walk) -> tuple[int, int]:
    """Returns how many deals were dealt again, and how many could not be (vacuous)."""
    entropy, real, vacuous = Entropy(f"{walk.seed}/redeal"), 0, 0
    for _ in range(POINTS):
        at = entropy.below(max(1, 3 * len(walk.commits) // 4))
        for viewer in all_viewers():
            if viewer.role.sees_all:
                continue
            state = walk.commits[at].state
            start = walk.game.redealt(walk.start, state, viewer, entropy.child(f"{at}{viewer}"))
            if start is None:
                vacuous += 1
                continue
            real += 1
            _compare(walk, at, viewer, _again(walk, at, start))
    return real, vacuous


def _again(walk: Walk, at: int, start: CommandBody) -> list[Commit]:
    state, commits = walk.game.initial(), []
    for number, done in enumerate(walk.commits[: at + 1]):
        body = start if number == 0 else done.command.body
        command = Command(done.command.by, done.command.at, body)
        try:
            commits.append(commit(walk.game, state, command))
        except Refused as refused:
            raise walk.fail(f"dealt again, {body!r} is refused: {refused}", number) from refused
        state = commits[-1].state
    return commits


def _compare(walk: Walk, at: int, viewer: Viewer, again: list[Commit]) -> None:
    """A chair is looked at as a person and as a computer player, who remembers more."""
    viewers = (viewer,) if viewer.player is None else (viewer, bot_viewer(viewer.player))
    for number, (done, other) in enumerate(zip(walk.commits, again, strict=False)):
        if _told(done) != _told(other):
            raise walk.fail(f"the stream tells {viewer} of hidden cards: {_told(other)!r}", number)
        for one in viewers:
            before = encode(walk.game.view(done.state, one))
            if encode(walk.game.view(other.state, one)) != before:
                raise walk.fail(f"the view of {one} depends on hidden cards", number)
    if viewer.player is not None:
        _compare_refusals(walk, at, viewer, again[-1].state)


def _told(done: Commit) -> bytes:
    return encode([event.body for event in done.events])


def _compare_refusals(walk: Walk, at: int, viewer: Viewer, other: Any) -> None:
    assert viewer.player is not None
    state = walk.commits[at].state
    for action in walk.game.universe(state, viewer.player):
        before = walk.game.why_not(state, viewer.player, action)
        after = walk.game.why_not(other, viewer.player, action)
        if before != after:
            raise walk.fail(f"the refusal of {action!r} tells {viewer} of hidden cards", at)
