"""Broken toys: each breaks one thing that the battery must notice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from qiaopai.kernel.game import Outcome, Rulebook
from qiaopai.kernel.irregularities import Irregularity
from qiaopai.kernel.messages import Command, CommandBody, Event, EventBody
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.viewers import Viewer
from qiaopai.testing.toys import messages as m
from qiaopai.testing.toys.hilo import Hilo, State


class NeverEnds(Hilo):
    """It never says that it is over."""

    def ended(self, state: State) -> Outcome | None:
        """Never."""
        return None


class ListsTooMuch(Hilo):
    """It lists a card that a restriction forbids."""

    def legal(self, state: State, player: Player) -> Sequence[CommandBody]:
        """Every card held, whatever a law required."""
        if state.turn != player or state.procedure or state.winner:
            return super().legal(state, player)
        return tuple(m.Put(card) for card in state.held(player))


class AllowsTooMuch(Hilo):
    """It lets anyone put a card that is not listed."""

    def why_not(
        self, state: State, player: Player, action: CommandBody
    ) -> Refusal | Irregularity | None:
        """Turns do not matter."""
        reason = super().why_not(state, player, action)
        turn = isinstance(reason, Refusal) and reason.code == "not_your_turn"
        return None if turn else reason


class DecidesInPlace(Hilo):
    """Deciding changes the state it was given."""

    def decide(self, state: State, command: Command) -> tuple[Event, ...]:
        """Hides a note in the state."""
        object.__setattr__(state, "rulebook", state.rulebook + ".")
        return super().decide(state, command)


class Remembers(Hilo):
    """The state depends on what the program remembers, not on the events alone."""

    folded = 0

    def evolve(self, state: State, event: Event) -> State:
        """Counts what it has ever folded."""
        self.folded += 1
        return replace(super().evolve(state, event), rulebook=f"plain {self.folded}")


class LoudDealt(m.Dealt, frozen=True, tag="dealt"):
    """The event with something that the log does not keep."""

    loud: bool = True


class ForgetsAtRestart(Hilo):
    """Part of an event is not written down, so that a restart loses it."""

    def decide(self, state: State, command: Command) -> tuple[Event, ...]:
        """Deals with the loud event, which is logged as the plain one."""
        events = super().decide(state, command)
        return tuple(
            Event(one.at, LoudDealt(one.body.rulebook), one.secret)
            if isinstance(one.body, m.Dealt)
            else one
            for one in events
        )

    def evolve(self, state: State, event: Event) -> State:
        """Remembers whether it was loud."""
        after = super().evolve(state, event)
        return replace(after, rulebook="loud") if isinstance(event.body, LoudDealt) else after

    def view(self, state: State, viewer: Viewer) -> m.HiloView:
        """Shows it."""
        return msgspec.structs.replace(super().view(state, viewer), extra=state.rulebook)


class ShowsNextCard(Hilo):
    """The view tells a card of the next hand."""

    def view(self, state: State, viewer: Viewer) -> m.HiloView:
        """With the left neighbour's lowest card."""
        seat = (viewer.player or Seat.NORTH).left
        return msgspec.structs.replace(
            super().view(state, viewer), extra=[c.text for c in state.held(seat)[-1:]]
        )


class LetsBotsPeep(ShowsNextCard):
    """Only a computer player is told a card of the next hand."""

    def view(self, state: State, viewer: Viewer) -> m.HiloView:
        """As it should be for persons."""
        return super().view(state, viewer) if viewer.remembers else Hilo.view(self, state, viewer)


class TellsTooMuch(Hilo):
    """An event's body tells whether the player had something better."""

    def _bodies(self, state: State, command: Command) -> Any:
        for body in super()._bodies(state, command):
            if isinstance(body, m.WasPut) and state.held(body.player)[0].index > body.card.index:
                yield m.Said(body.player, "something better")
            yield body


class RefusesTellingly(Hilo):
    """A refusal depends on somebody else's hand."""

    def why_not(
        self, state: State, player: Player, action: CommandBody
    ) -> Refusal | Irregularity | None:
        """Names the holder's distance."""
        reason = super().why_not(state, player, action)
        if isinstance(reason, Refusal) and reason.code == "card_not_held":
            card = getattr(action, "card", None)
            holder = next((seat for seat in Seat if card in state.held(seat)), None)
            return Refusal("card_not_held", {"holder": str(holder)})
        return reason


class NullInView(Hilo):
    """A field of the view is null, which a merge patch cannot carry."""

    def view(self, state: State, viewer: Viewer) -> m.HiloView:
        """With a null while nothing lies on the table."""
        view = super().view(state, viewer)
        return view if state.table else msgspec.structs.replace(view, extra={"leader": None})


class Sourceless(Hilo):
    """A rulebook without a source."""

    rulebooks: Mapping[str, Rulebook] = {"plain": Rulebook(id="plain", source=" ")}


class NeverReached(EventBody, frozen=True):
    """An event that nothing brings about."""


class Unreachable(Hilo):
    """It has an event that random play never sees."""

    event_types: tuple[type[EventBody], ...] = (*Hilo.event_types, NeverReached)


class Unreadable(Hilo):
    """Its commands cannot be read back from their text."""

    command_types: tuple[type[CommandBody], ...] = (m.Point, m.Say)


BROKEN: Mapping[type[Hilo], str] = {
    NeverEnds: "does not end|waits for nobody",
    ListsTooMuch: "listed or not|should be allowed|was refused",
    AllowsTooMuch: "listed or not",
    DecidesInPlace: "changed the state",
    Remembers: "folded events",
    ForgetsAtRestart: "after a restart|folded events",
    ShowsNextCard: "depends on hidden cards",
    LetsBotsPeep: "depends on hidden cards",
    TellsTooMuch: "the stream tells",
    RefusesTellingly: "the refusal of",
    NullInView: "holds a null",
    Sourceless: "names no source",
    Unreachable: "never reached",
    Unreadable: "cannot be read back",
}
"""Each broken toy, and what the battery says of it."""
