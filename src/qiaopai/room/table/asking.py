"""Who is asked when somebody wants to take something back (悔牌), and what."""

from __future__ import annotations

from typing import Any, Literal

from qiaopai.kernel.game import Game, Question
from qiaopai.kernel.seats import Player, Seat
from qiaopai.room.table import commands as do
from qiaopai.room.table.state import TableState

QUESTION = "undo"
ACCEPT: Literal["accept"] = "accept"
REJECT: Literal["reject"] = "reject"
ASKED = Question(QUESTION, options=(ACCEPT, REJECT), default=do.AnswerUndo(REJECT))
"""What those are asked whose consent is needed."""


def asked(game: Game[Any], state: TableState) -> tuple[Seat, ...]:
    """Whose consent would do: opponents who have not refused; of these persons before bots."""
    request = state.undo
    if request is None:
        return ()
    opponents = _opponents(game, state, Player(request.by))
    persons = [seat for seat in opponents if state.seats[seat].player]
    return tuple(seat for seat in persons or opponents if seat not in request.refused)


def _opponents(game: Game[Any], state: TableState, player: Player) -> list[Seat]:
    """The chairs that play against him, dummy's not."""
    deal = state.deal
    own = next((hand for hand in Seat if game.controller(deal, hand) == player), player)
    against = {game.controller(deal, hand) for hand in own.side.opponents.seats}
    return [seat for seat in state.seats if Player(seat) in against and seat is not player]
