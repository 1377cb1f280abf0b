"""The record of an ended deal (牌局紀錄): how the match stood, the deal, what it has brought."""

from __future__ import annotations

from qiaopai.games.guandan.formats import DealRecord, record_of
from qiaopai.games.guandan.rules.cards import Card
from qiaopai.games.guandan.rules.standing import Result, Standing
from qiaopai.games.guandan.rules.state import State
from qiaopai.kernel.record import GameRecord


class PlayedDeal(GameRecord, frozen=True, kw_only=True):
    """A deal that was played to its end (打完的一副)."""

    deal: DealRecord
    rounds: tuple[int, ...]
    """How many of the deal's acts each round has."""
    before: Standing
    result: Result
    turn_direction: str
    turned: Card | None = None


def record(state: State) -> PlayedDeal:
    """All of an ended deal.

    Raises:
        ValueError: it has not ended, and its hands are nobody's to tell.
    """
    deal = record_of(state)
    assert state.result is not None
    assert state.salt is not None
    return PlayedDeal(
        game="guandan",
        name=str(state.number),
        board=state.board,
        number=state.number,
        commitment=state.commitment,
        salt=state.salt.open(),
        deal=deal,
        rounds=tuple(len(one) for one in (*state.rounds, state.round) if one),
        before=state.standing,
        result=state.result,
        turn_direction=state.book.turn_direction,
        turned=state.turned,
    )
