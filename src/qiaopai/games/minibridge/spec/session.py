"""Deal after deal (下一付): who deals, which seat is vacant, and the deal itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.rules.commands import StartDeal
from qiaopai.games.minibridge.rules.state import State
from qiaopai.kernel.commitment import commitment
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.sources import DealSource, ShuffledPack


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


def start_command(
    new: NewDeal,
    rulebook: str,
    changes: Mapping[str, Any],
    entropy: Entropy,
    where: str,
    source: DealSource | None = None,
) -> StartDeal:
    """Draw the deal and commit to it before anyone sees a card."""
    source = source or ShuffledPack()
    dealt = source.deal(new.board, Seat(new.dealer), entropy)
    salt_words = entropy.child(f"salt/{new.board}")
    salt = "".join(f"{salt_words.word():016x}" for _ in range(4))
    return StartDeal(
        number=new.number,
        board=new.board,
        dealer=new.dealer,
        rulebook=rulebook,
        commitment=commitment(dealt.hands, salt, where, new.board),
        deal=Secret(dealt.hands.text),
        salt=Secret(salt),
        vacant=new.vacant,
        changes=dict(changes),
        shuffled=dealt.shuffled,
    )
