"""The running deal commit by commit (經過): what taking back goes back over."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from qiaopai.kernel.game import Game
from qiaopai.kernel.messages import Event, EventBody, kind_of
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.replay import Rewound, rewind
from qiaopai.kernel.seats import Player
from qiaopai.room.table.state import DealCommit, Status, TableState

CALL, CARD, CONTRACT, PLAY = "call", "card", "contract", "play"


def act_of(game: Game[Any], deal: Any, body: EventBody) -> tuple[Player, str] | None:
    """Who did this, and what it was, if it is an act that can be taken back."""
    named: Any = body
    match kind_of(body):
        case "call_made":
            return Player(named.seat), CALL
        case "card_played":
            return game.controller(deal, named.hand), CARD
        case "contract_chosen":
            return game.controller(deal, deal.declarer), CONTRACT
        case "played" | "passed":
            return Player(named.player), PLAY
        case _:
            return None


def with_commit(game: Game[Any], state: TableState) -> TableState:
    """At the end of a commit: its events of the deal are kept as one piece."""
    if state.status is not Status.PLAYING:
        return replace(state, fresh=(), history=(), undo=None, late=None)
    if not state.fresh:
        return replace(state, late=None) if state.late else state
    commit = _commit(game, state)
    timeouts = state.timeouts
    if commit.by in timeouts and commit.by is not state.late:
        timeouts = {seat: times for seat, times in timeouts.items() if seat is not commit.by}
    history = (*state.history, commit)
    return replace(state, fresh=(), history=history, timeouts=timeouts, late=None)


def _commit(game: Game[Any], state: TableState) -> DealCommit:
    acts = (act_of(game, state.deal, event.body) for event in state.fresh)
    by, what = next((act for act in acts if act), (None, ""))
    return DealCommit(
        v=state.v,
        events=state.fresh,
        by=by,
        what=what,
        reveals=any(event.body.reveals for event in state.fresh),
        is_open=game.procedure_open(state.deal),
    )


def with_event(state: TableState, event: Event) -> TableState:
    """An event of the deal is part of the commit that is under way."""
    return replace(state, fresh=(*state.fresh, event))


def rewound(game: Game[Any], state: TableState, body: Rewound) -> TableState:
    """The deal as it was at the end of that commit, with all that has been seen since.

    Raises:
        Refused: `no_such_point`, `procedure_open`, `hand_was_revealed`.
    """
    places = [place for place, one in enumerate(state.history, 1) if one.v == body.to_seq]
    if not places:
        raise Refused("no_such_point")
    keep = places[0]
    deal = rewind(game, [one.events for one in state.history], keep)
    deal = game.carry_seen(deal, state.deal)
    return replace(state, deal=deal, history=state.history[:keep], undo=None)
