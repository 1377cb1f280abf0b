"""Deal after deal (下一付): who deals, and which seat is vacant."""

from __future__ import annotations

from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.rules.state import State
from qiaopai.kernel.game import NewDeal
from qiaopai.kernel.seats import Seat


def first_deal(options: Options, dealer: Seat) -> NewDeal:
    """The first deal; with three players the seat at the dealer's right is vacant."""
    vacant = dealer.right if options.players == 3 else None
    return NewDeal(number=1, board=1, dealer=dealer, vacant=vacant)


def next_deal(state: State) -> NewDeal:
    """The dealer's left deals next (發牌人左鄰); after a 20-20 the same dealer deals again.

    With three players the vacant seat moves on too, and whoever sat there takes the seat it
    leaves.
    """
    assert state.result is not None
    number, board = state.number + 1, state.board + 1
    if state.contract is None:
        return NewDeal(number, board, state.dealer, state.vacant)
    if state.vacant is None:
        return NewDeal(number, board, state.dealer.left)
    vacant = state.vacant.left
    return NewDeal(number, board, state.dealer.left, vacant, ((vacant, state.vacant),))
