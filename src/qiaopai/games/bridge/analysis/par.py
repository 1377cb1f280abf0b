"""Par (標準分): the score when both sides bid and double as well as can be, all cards seen.

Worked out backwards over the 35 bids: whoever has bid, the other side passes or bids over it,
whichever is better; a contract that fails is doubled. Where both sides could make the same
contract the one who may call first gets it, so the dealer counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from qiaopai.games.bridge.rules.calls import BIDS, Call
from qiaopai.games.bridge.rules.contract import Contract, Doubling
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.games.bridge.scoring.score import WBF, ScoringProfile, score
from qiaopai.kernel.seats import Seat, Side
from qiaopai.solver.interface import Table

Node = tuple[Call, Side]


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract that ends a perfect auction (標準合約), with the declarers who get its score.

    Nobody would do better by bidding over it: 1S with an overtrick is none where the opponents'
    sacrifice would drive it up to 2S.
    """

    contract: Contract
    declarers: tuple[Seat, ...]
    tricks: int

    @property
    def text(self) -> str:
        """`4H NS +1`, `5DX E -2`.

        >>> from qiaopai.games.bridge.rules.contract import parse_contract
        >>> ParContract(parse_contract("4H"), (Seat.NORTH, Seat.SOUTH), 10).text
        '4H NS ='
        """
        over = self.tricks - self.contract.tricks
        seats = "".join(self.declarers)
        return f"{self.contract.text} {seats} {f'{over:+}' if over else '='}"


@dataclass(frozen=True, slots=True)
class Par:
    """The par score (標準分) as north-south see it, and every contract that leads to it.

    No contract at all: the deal is passed out. Lower bids come first.
    """

    score: int
    contracts: tuple[ParContract, ...]


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What a bid brings if it is left in, at the better hand's declaring."""

    score: int
    par_contract: ParContract


def par(
    table: Table, dealer: Seat, vulnerability: Vulnerability, profile: ScoringProfile = WBF
) -> Par:
    """The par of a deal.

    >>> from qiaopai.solver.interface import parse_table
    >>> table = parse_table("59497594977494674946")
    >>> par(table, Seat.NORTH, Vulnerability.NONE).score
    100
    """
    outcomes = {
        (bid, side): _outcome(table, bid, side, vulnerability, profile)
        for bid in BIDS
        for side in Side
    }
    values = _values(outcomes)
    order = (dealer.side, dealer.side.opponents)
    worth, may_begin = _start(values, order)
    reached = _reached(values, worth, may_begin)
    ends = (node for node in reached if outcomes[node].score == worth and _holds(outcomes, node))
    return Par(worth, tuple(outcomes[node].par_contract for node in ends))


def _outcome(
    table: Table, bid: Call, side: Side, vulnerability: Vulnerability, profile: ScoringProfile
) -> _Outcome:
    tricks = table.best_of(side, bid.denomination)
    fails = tricks < bid.level + 6
    doubling = Doubling.DOUBLED if fails else Doubling.UNDOUBLED
    contract = Contract(bid.level, bid.denomination, doubling)
    points = score(contract, tricks, vulnerability.of(side), profile)
    seats = tuple(seat for seat in side.seats if table.of(seat, bid.denomination) == tricks)
    return _Outcome(_sign(side) * points, ParContract(contract, seats, tricks))


def _holds(outcomes: Mapping[Node, _Outcome], node: Node) -> bool:
    """Whether nobody would do better by bidding over it, if that were left in."""
    bid, side = node
    points = outcomes[node].score
    return all(
        _better(other, points, outcomes[higher, other].score) == points
        for higher in BIDS[bid.height + 1 :]
        for other in (side, side.opponents)
    )


def _sign(side: Side) -> int:
    return 1 if side is Side.NS else -1


def _better(side: Side, *scores: int) -> int:
    """The best for that side of scores as north-south see them."""
    return max(scores) if side is Side.NS else min(scores)


def _values(outcomes: Mapping[Node, _Outcome]) -> dict[Node, int]:
    """The score to which each bid leads with best calls by all, the highest bid first."""
    values: dict[Node, int] = {}
    above: dict[Side, int] = {}
    for bid in reversed(BIDS):
        for side in Side:
            left_in = outcomes[bid, side].score
            over = above.get(side.opponents, left_in)
            values[bid, side] = _better(side.opponents, left_in, over)
        for side in Side:
            value = values[bid, side]
            above[side] = _better(side, value, above.get(side, value))
    return values


def _start(values: Mapping[Node, int], order: tuple[Side, Side]) -> tuple[int, set[Side]]:
    """The par score, and which sides may open the bidding on the way to it.

    Four turns, dealer's side first; whoever passes leaves the next turn to the others.
    """
    best = {side: _better(side, *(values[bid, side] for bid in BIDS)) for side in Side}
    worth, openers = 0, set[Side]()
    for side in (*order, *order)[::-1]:
        bidding = best[side]
        passing, worth = worth, _better(side, bidding, worth)
        if passing != worth:
            openers = set()
        if bidding == worth:
            openers = openers | {side}
    return worth, openers


def _reached(values: Mapping[Node, int], worth: int, openers: set[Side]) -> list[Node]:
    """The bids that perfect auctions may contain, lowest first."""
    reached: list[Node] = []
    may_bid = set(openers)
    for bid in BIDS:
        now = [(bid, side) for side in Side if side in may_bid and values[bid, side] == worth]
        reached += now
        may_bid |= {side.opponents for _, side in now}
    return reached
