"""The record of an ended deal (牌局紀錄): how the match stood, the deal, what it has brought."""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.games.guandan.formats import DealRecord, record_of
from qiaopai.games.guandan.options import SETTINGS, Options
from qiaopai.games.guandan.rulebooks import RULEBOOKS
from qiaopai.games.guandan.rules.cards import Card
from qiaopai.games.guandan.rules.standing import Result, Standing
from qiaopai.games.guandan.rules.state import State
from qiaopai.kernel.record import GameRecord
from qiaopai.kernel.refusal import Scalar
from qiaopai.kernel.versions import in_version


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
    if state.result is None:
        raise ValueError("the deal has not ended")
    deal = record_of(state, _changes(state.book))
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


def _changes(book: Options) -> Mapping[str, Scalar]:
    """What the table has changed."""
    plain = in_version(RULEBOOKS, book.id, book.version)
    values = {name: getattr(book, name) for name in SETTINGS}
    return {name: value for name, value in values.items() if value != getattr(plain, name)}
