"""The next state after each event of the play; a game adds its own to `PLAY_EVOLVE`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from qiaopai.cards import Card, make_hand
from qiaopai.kernel import procedures
from qiaopai.kernel.messages import Event
from qiaopai.kernel.play import events as e
from qiaopai.kernel.play.apply import apply_effect
from qiaopai.kernel.play.state import (
    TRICKS,
    Attention,
    ClosedTrick,
    OpenClaim,
    Phase,
    PlayState,
    RulingNote,
)
from qiaopai.kernel.procedures import OpenProcedure
from qiaopai.kernel.restrictions import surviving
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.tricks import Trick
from qiaopai.kernel.values import changed

Evolve = Callable[[Any, Event], Any]
"""The state after an event."""


def evolver(by_kind: Mapping[type[Any], Evolve]) -> Evolve:
    """The game's `evolve`, from what each kind of event does."""

    def evolve(state: PlayState, event: Event) -> Any:
        return by_kind[type(event.body)](state, event)

    return evolve


def opened(event: Event, kind: type[Any]) -> Any:
    """What the event's secret holds."""
    assert event.secret is not None
    secret = event.secret.open()
    assert isinstance(secret, kind)
    return secret


def _faced(state: PlayState, event: Event) -> PlayState:
    return replace(state, dummy_faced=True)


def _played(state: PlayState, event: Event) -> PlayState:
    body: Any = event.body
    hand: Seat = body.hand
    card: Card = body.card
    if state.procedure is not None:
        state = _with_answer(state, procedures.Played(hand, card))
    if state.restrictions:
        state = replace(state, restrictions=surviving(state.restrictions, hand, card))
    assert state.hands is not None
    return replace(
        state,
        hands=Secret(state.hands.open().without(hand, card)),
        trick=state.trick.with_card(hand, card),
    )


def _won(state: PlayState, event: Event) -> PlayState:
    body: Any = event.body
    closed = (*state.closed, ClosedTrick(state.trick, body.seat))
    phase = Phase.AGREEING if len(closed) == TRICKS else state.phase
    return replace(state, closed=closed, trick=Trick(body.seat), phase=phase)


def _claimed(state: PlayState, event: Event) -> PlayState:
    body: Any = event.body
    cards = make_hand(opened(event, e.ShownSecret).cards if event.secret else body.cards)
    claim = OpenClaim(body.by, body.hand, body.tricks, cards, body.statement, body.shown_to)
    if not body.shown_to:
        exposed = state.exposed_with((body.hand, card) for card in cards)
        return replace(state, claim=claim, claimed_at=state.cards_played, exposed=exposed)
    new = tuple((player, body.hand, card) for player in body.shown_to for card in cards)
    shown = (*state.shown, *(one for one in new if one not in state.shown))
    return replace(state, claim=claim, claimed_at=state.cards_played, shown=shown)


def _attention(state: PlayState, event: Event) -> PlayState:
    body: Any = event.body
    noted = Attention(body.by, body.irregularity, body.hand, body.trick)
    return replace(state, attention=(*state.attention, noted))


def _opened_procedure(state: PlayState, event: Event) -> PlayState:
    """The law speaks; tricks agreed to before may no longer be right."""
    body: Any = event.body
    case = opened(event, e.CaseSecret).case
    ruled = (*state.ruled, (body.hand, body.trick)) if body.trick else state.ruled
    state = replace(
        state,
        procedure=OpenProcedure(body.law, body.law_version, Secret(case)),
        rulings=(*state.rulings, RulingNote(body.law)),
        ruled=ruled,
        agreed=(),
    )
    if not body.reopens:
        return state
    return replace(state, closed=state.closed[:-1], trick=state.closed[-1].trick)


def _answered(state: PlayState, event: Event) -> PlayState:
    body: Any = event.body
    option = opened(event, e.OptionSecret).option
    return _with_answer(state, procedures.Answered(body.player, option))


def _noticed(state: PlayState, event: Event) -> PlayState:
    return _with_answer(state, procedures.Noticed())


def _with_answer(state: PlayState, answer: procedures.Answer) -> PlayState:
    assert state.procedure is not None
    answers = (*state.procedure.answers, answer)
    return replace(state, procedure=changed(state.procedure, answers=answers))


def _same(state: PlayState, event: Event) -> PlayState:
    return state


def _ruled(state: PlayState, event: Event) -> PlayState:
    body: Any = event.body
    for effect in body.effects:
        state = apply_effect(state, effect)
    note = state.rulings[-1]
    note = replace(note, effects=(*note.effects, *body.effects))
    return replace(
        state,
        rulings=(*state.rulings[:-1], note),
        judgements=(*state.judgements, *body.judgements),
    )


def _closed(state: PlayState, event: Event) -> PlayState:
    body: Any = event.body
    note = replace(state.rulings[-1], ruling=body.ruling)
    phase = Phase.AGREEING if state.awards else state.phase
    return replace(state, procedure=None, rulings=(*state.rulings[:-1], note), phase=phase)


def _agreed(state: PlayState, event: Event) -> PlayState:
    body: Any = event.body
    return replace(state, agreed=(*state.agreed, body.player))


def _ended(state: PlayState, event: Event) -> PlayState:
    body: Any = event.body
    return replace(state, phase=Phase.ENDED, result=body.result)


PLAY_EVOLVE: dict[type[Any], Evolve] = {
    e.DummyFaced: _faced,
    e.CardPlayed: _played,
    e.TrickWon: _won,
    e.Claimed: _claimed,
    e.AttentionDrawn: _attention,
    e.ProcedureOpened: _opened_procedure,
    e.Answered: _answered,
    e.AnswersOpened: _same,
    e.Noticed: _noticed,
    e.Ruled: _ruled,
    e.ProcedureClosed: _closed,
    e.Agreed: _agreed,
    e.DealEnded: _ended,
}
"""By class of body."""
