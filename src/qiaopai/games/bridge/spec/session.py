"""Board after board (下一副): who deals."""

from __future__ import annotations

from qiaopai.games.bridge.options import Cycle, Dealing, Options
from qiaopai.games.bridge.rules.state import State
from qiaopai.games.bridge.rules.vulnerability import board_dealer
from qiaopai.kernel.game import NewDeal
from qiaopai.kernel.seats import Seat


def first_deal(options: Options, dealer: Seat) -> NewDeal:
    """Board 1; its dealer by the board's number, or the host."""
    return NewDeal(1, 1, dealer if options.dealing is Dealing.HOST_FIRST else board_dealer(1))


def next_deal(state: State) -> NewDeal:
    """The next board, dealt clockwise; in Chicago a passed-out deal is dealt again."""
    board = state.board + 1
    if not counts(state):
        return NewDeal(state.number, board, state.dealer)
    return NewDeal(state.number + 1, board, state.dealer.left)


def counts(state: State) -> bool:
    """Whether an ended deal counts: a passed-out one does, but in Chicago (芝加哥)."""
    return state.contract is not None or state.book.cycle is not Cycle.CHICAGO
