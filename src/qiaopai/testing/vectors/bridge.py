"""Contract bridge as the formats need it: contracts as the files write them, and results."""

from __future__ import annotations

import re

from qiaopai.games.bridge.options import Options
from qiaopai.games.bridge.rules.contract import Contract, parse_contract
from qiaopai.games.bridge.rules.state import State
from qiaopai.games.bridge.scoring.result import result_of
from qiaopai.kernel.play.events import Result
from qiaopai.kernel.play.state import TRICKS, ClosedTrick, Phase
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.tricks import Trick
from qiaopai.testing.vectors.cases import Fault, Json
from qiaopai.testing.vectors.shape import number, word

_CONTRACT = re.compile(r"[1-7][CDHSN]X{0,2}")


def seat(value: Json, where: str) -> Seat:
    """A seat N, E, S or W."""
    return Seat(word(value, tuple(Seat), where))


def contract(value: Json, where: str) -> Contract:
    """A contract such as `4SX` or `3N`.

    Raises:
        Fault: it is written in another way.
    """
    if not isinstance(value, str) or _CONTRACT.fullmatch(value) is None:
        raise Fault(f"{where}: unknown word {value!r}")
    return parse_contract(value)


def tricks(value: Json, where: str) -> int:
    """The tricks of declarer's side, 0 to 13.

    Raises:
        Fault: no such number.
    """
    count = number(value, where)
    if not 0 <= count <= TRICKS:
        raise Fault(f"{where}: no such number of tricks: {count}")
    return count


def board(book: Options, place: int, dealer: Seat) -> State:
    """That board, or in Chicago that deal, before a card is played."""
    return State(book, Phase.AUCTION, place, place, dealer)


def played(dealt: State, bid: Contract, declarer: Seat, taken: int) -> Result:
    """Its result when declarer's side has won so many tricks."""
    winners = [declarer] * taken + [declarer.left] * (TRICKS - taken)
    return result_of(
        State(
            dealt.options,
            Phase.AGREEING,
            dealt.number,
            dealt.board,
            dealt.dealer,
            declarer=declarer,
            dummy=declarer.partner,
            trumps=bid.denomination.trumps,
            contract=bid,
            closed=tuple(ClosedTrick(Trick(winner), winner) for winner in winners),
        )
    )
