"""`evolve`: the next state after each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.cards import Card, make_hand, without
from qiaopai.games.minibridge.rules import events as e
from qiaopai.games.minibridge.rules.apply import apply_effect
from qiaopai.games.minibridge.rules.contract import contract_of
from qiaopai.games.minibridge.rules.desk import Desk
from qiaopai.games.minibridge.rules.state import (
    TRICKS,
    Attention,
    ClosedTrick,
    OpenClaim,
    Phase,
    RulingNote,
    State,
)
from qiaopai.kernel import procedures
from qiaopai.kernel.deals import parse_deal
from qiaopai.kernel.messages import Event
from qiaopai.kernel.procedures import OpenProcedure
from qiaopai.kernel.restrictions import surviving
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.tricks import Trick
from qiaopai.kernel.values import changed


def evolve(state: State, event: Event, desk: Desk) -> State:
    """The state after the event."""
    if isinstance(event.body, e.DealStarted):
        return _started(event.body, _opened(event, e.DealSecret), desk)
    return _EVOLVE[type(event.body)](state, event)


def _opened(event: Event, kind: type[Any]) -> Any:
    assert event.secret is not None
    secret = event.secret.open()
    assert isinstance(secret, kind)
    return secret


def _started(body: e.DealStarted, secret: e.DealSecret, desk: Desk) -> State:
    deal = Secret(parse_deal(secret.deal))
    return State(
        options=desk.rulebooks[body.rulebook].with_changes(body.changes),
        phase=Phase.ANNOUNCING,
        number=body.number,
        board=body.board,
        dealer=body.dealer,
        vacant=body.vacant,
        commitment=body.commitment,
        deal=deal,
        salt=Secret(secret.salt),
        hands=deal,
    )


def _announced(state: State, event: Event) -> State:
    body: Any = event.body
    return changed(state, announced=(*state.announced, (body.seat, body.points)))


def _declarer(state: State, event: Event) -> State:
    body: Any = event.body
    return changed(state, declarer=body.declarer, dummy=body.dummy, trick=Trick(body.declarer.left))


def _moved(state: State, event: Event) -> State:
    body: Any = event.body
    return changed(state, owners=(*state.owners, (body.to, body.from_)))


def _faced(state: State, event: Event) -> State:
    return changed(state, dummy_faced=True, phase=Phase.CONTRACT)


def _contract(state: State, event: Event) -> State:
    body: Any = event.body
    contract = contract_of(state.book, body.denomination, body.level)
    return changed(state, contract=contract, phase=Phase.PLAY)


def _played(state: State, event: Event) -> State:
    body: Any = event.body
    hand: Seat = body.hand
    card: Card = body.card
    procedure = state.procedure
    if procedure is not None:
        answer = procedures.Played(hand, card)
        procedure = changed(procedure, answers=(*procedure.answers, answer))
    return changed(
        state,
        hands=Secret(state.left.replaced(hand, without(state.left[hand], card))),
        trick=state.trick.with_card(hand, card),
        seen=_with_seen(state, hand, (card,)),
        restrictions=surviving(state.restrictions, hand, card),
        procedure=procedure,
    )


def _with_seen(state: State, hand: Seat, cards: tuple[Card, ...]) -> tuple[tuple[Seat, Card], ...]:
    new = tuple((hand, card) for card in cards if (hand, card) not in state.seen)
    return (*state.seen, *new)


def _won(state: State, event: Event) -> State:
    body: Any = event.body
    closed = (*state.closed, ClosedTrick(state.trick, body.seat))
    phase = Phase.AGREEING if len(closed) == TRICKS else state.phase
    return changed(state, closed=closed, trick=Trick(body.seat), phase=phase)


def _claimed(state: State, event: Event) -> State:
    body: Any = event.body
    cards = make_hand(body.cards)
    return changed(
        state,
        claim=OpenClaim(body.by, body.hand, body.tricks, cards, body.statement),
        claimed_at=state.cards_played,
        seen=_with_seen(state, body.hand, cards),
    )


def _attention(state: State, event: Event) -> State:
    body: Any = event.body
    noted = Attention(body.by, body.irregularity, body.hand, body.trick)
    return changed(state, attention=(*state.attention, noted))


def _opened_procedure(state: State, event: Event) -> State:
    """The law speaks; tricks agreed to before may no longer be right."""
    body: Any = event.body
    case = _opened(event, e.CaseSecret).case
    ruled = (*state.ruled, (body.hand, body.trick)) if body.trick else state.ruled
    state = changed(
        state,
        procedure=OpenProcedure(body.law, body.law_version, Secret(case)),
        rulings=(*state.rulings, RulingNote(body.law)),
        ruled=ruled,
        agreed=(),
    )
    if not body.reopens:
        return state
    return changed(state, closed=state.closed[:-1], trick=state.closed[-1].trick)


def _answered(state: State, event: Event) -> State:
    body: Any = event.body
    option = _opened(event, e.OptionSecret).option
    return _with_answer(state, procedures.Answered(body.player, option))


def _noticed(state: State, event: Event) -> State:
    return _with_answer(state, procedures.Noticed())


def _with_answer(state: State, answer: procedures.Answer) -> State:
    assert state.procedure is not None
    answers = (*state.procedure.answers, answer)
    return changed(state, procedure=changed(state.procedure, answers=answers))


def _same(state: State, event: Event) -> State:
    return state


def _ruled(state: State, event: Event) -> State:
    body: Any = event.body
    for effect in body.effects:
        state = apply_effect(state, effect)
    note = state.rulings[-1]
    note = changed(note, effects=(*note.effects, *body.effects))
    return changed(
        state,
        rulings=(*state.rulings[:-1], note),
        judgements=(*state.judgements, *body.judgements),
    )


def _closed(state: State, event: Event) -> State:
    body: Any = event.body
    note = changed(state.rulings[-1], ruling=body.ruling)
    phase = Phase.AGREEING if state.awards else state.phase
    return changed(state, procedure=None, rulings=(*state.rulings[:-1], note), phase=phase)


def _agreed(state: State, event: Event) -> State:
    body: Any = event.body
    return changed(state, agreed=(*state.agreed, body.player))


def _ended(state: State, event: Event) -> State:
    body: Any = event.body
    return changed(state, phase=Phase.ENDED, result=body.result)


_EVOLVE: dict[type[Any], Callable[[State, Event], State]] = {
    e.PointsAnnounced: _announced,
    e.DeclarerFound: _declarer,
    e.PlayerMoved: _moved,
    e.DummyFaced: _faced,
    e.ContractChosen: _contract,
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
