"""The record of a deal that was played here (牌局紀錄)."""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.games.guandan.formats.record import Act, DealRecord, Gift
from qiaopai.games.guandan.rules.cards import parse_level
from qiaopai.games.guandan.rules.state import State
from qiaopai.kernel.refusal import Scalar
from qiaopai.kernel.seats import Seat


def record_of(state: State, changes: Mapping[str, Scalar] | None = None) -> DealRecord:
    """All of an ended deal, with the settings in which it differs from its rulebook.

    Raises:
        ValueError: it has not ended, and its hands are nobody's to tell.
    """
    if state.result is None:
        raise ValueError("the deal has not ended")
    acts = [
        Act(laid.seat, laid.cards, laid.meaning)
        for one in (*state.rounds, state.round)
        for laid in one
    ]
    return DealRecord(
        rulebook=state.book.id,
        changes=changes or {},
        number=state.number,
        level=parse_level(state.standing.played),
        levels={side: parse_level(text) for side, text in state.standing.levels.items()},
        declarer=state.standing.declarer,
        fails={side: fails for side, fails in state.standing.a_fails.items() if fails},
        last=state.standing.order,
        hands={seat: state.dealt[seat] for seat in Seat},
        anti=tuple(state.anti),
        tributes=tributes_of(state),
        returns=returns_of(state),
        turned=state.turned,
        leader=acts[0].seat,
        acts=tuple(acts),
        order=state.result.order,
    )


def tributes_of(state: State) -> tuple[Gift, ...]:
    """What was paid to whom."""
    return tuple(Gift(one.payer, one.receiver, one.card) for one in state.payments if one.receiver)


def returns_of(state: State) -> tuple[Gift, ...]:
    """What was given back to whom."""
    return tuple(Gift(one.giver, one.receiver, one.card) for one in state.returns if one.receiver)
