"""The log is the truth: folded events give the state, and a restart gives the same views."""

from __future__ import annotations

from qiaopai.kernel.messages import Event
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.replay import fold
from qiaopai.kernel.texts import command_text, parse_command
from qiaopai.kernel.viewers import all_viewers
from qiaopai.room.codec import Codec, encode, new_event
from qiaopai.room.ports import StoredEvent
from qiaopai.testing.conformance.walk import Walk


def check_fold(walk: Walk) -> None:
    """Folding the events from the beginning gives the state after every commit."""
    events = [event for commit in walk.commits for event in commit.events]
    if fold(walk.game, events) != walk.commits[-1].state:
        raise walk.fail("folded events are not the state", len(walk.commits) - 1)


def check_restart(walk: Walk) -> None:
    """Written down, read back and folded after every commit, the deal shows everyone the same."""
    codec, state = Codec(walk.game), walk.game.initial()
    for at, commit in enumerate(walk.commits):
        for seq, event in enumerate(commit.events):
            state = walk.game.evolve(state, codec.event(_stored(event, seq)))
        for viewer in all_viewers():
            before = encode(walk.game.view(commit.state, viewer))
            if encode(walk.game.view(state, viewer)) != before:
                raise walk.fail(f"after a restart {viewer} sees something else", at)


def _stored(event: Event, seq: int) -> StoredEvent:
    new = new_event(event, "battery")
    return StoredEvent(
        "battery", seq, new.at, new.kind, new.version, new.actor, None, new.body, new.secret
    )


def check_texts(walk: Walk) -> None:
    """Every command of a player, written as text and read back, is the same."""
    for at, commit in enumerate(walk.commits[1:], start=1):
        body = commit.command.body
        text = command_text(body)
        try:
            read = parse_command(text, walk.game.command_types)
        except Refused as refused:
            raise walk.fail(f"{text!r} cannot be read back: {refused}", at) from refused
        if read != body:
            raise walk.fail(f"{text!r} is read as something else", at)
