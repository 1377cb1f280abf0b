"""`evolve`: the next state after each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from qiaopai.games.guandan.rules import events as e
from qiaopai.games.guandan.rules.cards import Card, parse_level
from qiaopai.games.guandan.rules.deal import parse_deal
from qiaopai.games.guandan.rules.desk import Desk
from qiaopai.games.guandan.rules.flow import next_turn
from qiaopai.games.guandan.rules.seen import after_leaving, after_moves, after_play
from qiaopai.games.guandan.rules.state import Laid, Phase, State
from qiaopai.games.guandan.rules.tribute import BIG, payers
from qiaopai.kernel.messages import Event
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.versions import in_version


def evolve(state: State, event: Event, desk: Desk) -> State:
    """The state after the event."""
    if isinstance(event.body, e.DealStarted):
        return _started(event.body, _secret(event), desk)
    return _EVOLVE[type(event.body)](state, event.body, event)


def _secret(event: Event) -> Any:
    assert event.secret is not None
    return event.secret.open()


def _turned(body: e.DealStarted) -> tuple[tuple[Seat, Card], ...]:
    """Whoever drew the card turned in the pack is known to hold it."""
    if body.turned is None or body.leader is None:
        return ()
    return ((body.leader, body.turned),)


def _started(body: e.DealStarted, secret: e.DealtSecret, desk: Desk) -> State:
    book = in_version(desk.rulebooks, body.rulebook, body.rulebook_version)
    options = book.with_changes(body.changes)
    deal = Secret(parse_deal(secret.deal))
    return State(
        options=options,
        phase=Phase.TRIBUTE,
        number=body.number,
        board=body.board,
        dealer=body.dealer,
        commitment=body.commitment,
        salt=Secret(secret.salt),
        deal=deal,
        hands=deal,
        standing=body.standing,
        level=parse_level(body.level),
        turned=body.turned,
        leader=body.leader,
        payers=payers(body.standing, options),
        seen=_turned(body),
    )


def _anti(state: State, body: e.AntiTributeShown, event: Event) -> State:
    shown = tuple((seat, BIG) for seat, count in body.jokers.items() for _ in range(count))
    return replace(state, anti=body.jokers, payers=(), paid=Secret({}), seen=shown)


def _tribute_chosen(state: State, body: e.TributeChosen, event: Event) -> State:
    chosen = {**state.paid.open(), body.player: _secret(event).card}
    return replace(state, paid=Secret(chosen))


def _paid(state: State, body: e.TributePaid, event: Event) -> State:
    for one in body.payments:
        hands = state.left.lost(one.payer, (one.card,))
        state = replace(state, hands=Secret(hands), seen=after_leaving(state, one.payer, one.card))
    return _assign(replace(state, paid=Secret({})), body.payments)


def _taken(state: State, body: e.TributeTaken, event: Event) -> State:
    return _assign(state, body.payments)


def _assign(state: State, payments: tuple[e.Payment, ...]) -> State:
    """The tributes go to those who take them, once that is known."""
    if any(one.receiver is None for one in payments):
        return replace(state, payments=payments)
    return replace(
        after_moves(state, [(one.receiver, one.card) for one in payments]),
        payments=payments,
        phase=Phase.RETURN,
    )


def _return_chosen(state: State, body: e.ReturnChosen, event: Event) -> State:
    chosen = {**state.returned.open(), body.player: _secret(event).card}
    return replace(state, returned=Secret(chosen))


def _returned(state: State, body: e.TributeReturned, event: Event) -> State:
    for one in body.returns:
        hands = state.left.lost(one.giver, (one.card,))
        state = replace(state, hands=Secret(hands), seen=after_leaving(state, one.giver, one.card))
    return _give_back(replace(state, returned=Secret({})), body.returns)


def _return_taken(state: State, body: e.ReturnTaken, event: Event) -> State:
    return _give_back(state, body.returns)


def _give_back(state: State, returns: tuple[e.Return, ...]) -> State:
    if any(one.receiver is None for one in returns):
        return replace(state, returns=returns)
    moved = after_moves(state, [(one.receiver, one.card) for one in returns])
    return replace(moved, returns=returns)


def _lead(state: State, body: e.LeadGiven, event: Event) -> State:
    return replace(state, phase=Phase.PLAY, leader=body.seat, turn=body.seat)


def _played(state: State, body: e.Played, event: Event) -> State:
    player, laid = body.player, Laid(body.player, body.cards, body.meaning)
    state = replace(
        state,
        hands=Secret(state.left.lost(player, body.cards)),
        top=laid,
        round=(*state.round, laid),
        seen=after_play(state, player, body.cards),
    )
    return replace(state, turn=next_turn(state, player))


def _passed(state: State, body: e.Passed, event: Event) -> State:
    owner, turn = state.top, next_turn(state, body.player)
    round_ = (*state.round, Laid(body.player))
    if owner is None or turn is not owner.seat:
        return replace(state, round=round_, turn=turn)
    leader = None if turn in state.order else turn
    rounds = (*state.rounds, round_)
    return replace(state, round=(), rounds=rounds, top=None, leader=leader, turn=leader)


def _wind(state: State, body: e.WindTaken, event: Event) -> State:
    return replace(state, leader=body.seat, turn=body.seat)


def _out(state: State, body: e.WentOut, event: Event) -> State:
    return replace(state, order=(*state.order, body.player))


def _ended(state: State, body: e.DealEnded, event: Event) -> State:
    rounds = (*state.rounds, state.round) if state.round else state.rounds
    return replace(
        state, phase=Phase.ENDED, result=body.result, order=body.result.order,
        round=(), rounds=rounds, turn=None,
    )  # fmt: skip


_EVOLVE: dict[type[Any], Callable[[State, Any, Event], State]] = {
    e.AntiTributeShown: _anti,
    e.TributeChosen: _tribute_chosen,
    e.TributePaid: _paid,
    e.TributeTaken: _taken,
    e.ReturnChosen: _return_chosen,
    e.TributeReturned: _returned,
    e.ReturnTaken: _return_taken,
    e.LeadGiven: _lead,
    e.Played: _played,
    e.Passed: _passed,
    e.WindTaken: _wind,
    e.WentOut: _out,
    e.DealEnded: _ended,
}
