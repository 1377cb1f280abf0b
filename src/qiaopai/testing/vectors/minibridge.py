"""Minibridge as the formats need it: a position built from a few facts, and run by the rules."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from qiaopai.cards import DECK
from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.rulebooks import RULEBOOKS
from qiaopai.games.minibridge.rules import events as e
from qiaopai.games.minibridge.rules import setup
from qiaopai.games.minibridge.rules.contract import Contract, contract_of
from qiaopai.games.minibridge.rules.state import State
from qiaopai.games.minibridge.scoring.score import result_of
from qiaopai.games.minibridge.spec.game import DESK
from qiaopai.kernel.dealing import announcing_order
from qiaopai.kernel.deals import Hands, deal_out
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.effects import TrickTransfer
from qiaopai.kernel.messages import Event
from qiaopai.kernel.play.course import Course
from qiaopai.kernel.play.events import Result
from qiaopai.kernel.play.state import TRICKS, ClosedTrick, Phase
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.tricks import Trick
from qiaopai.testing.vectors.cases import Fault, Json
from qiaopai.testing.vectors.shape import number, word

SOME_DEAL: Hands = deal_out(DECK, Seat.NORTH)
"""A deal for positions in which the cards do not matter."""

_KINDS = {"part": "part", "partscore": "part", "game": "game"}


def books() -> tuple[Options, ...]:
    """Both rulebooks."""
    return tuple(RULEBOOKS.values())


def book_called(rulebook: str) -> Options:
    """The rulebook with that id.

    Raises:
        Fault: there is none.
    """
    if rulebook not in RULEBOOKS:
        raise Fault(f"no such rulebook: minibridge/{rulebook}")
    return RULEBOOKS[rulebook]


def seat(value: Json, where: str) -> Seat:
    """A seat N, E, S or W."""
    return Seat(word(value, tuple(Seat), where))


def contract(book: Options, strain: Json, kind: Json) -> Contract:
    """The contract of a strain (`N` or `NT` is notrump) and `part`, `partscore` or `game`."""
    strains = {one.value for one in Denomination} | {"N"}
    letter = word(strain, strains, "strain")
    denomination = Denomination("NT" if letter == "N" else letter)
    return contract_of(book, denomination, _KINDS[word(kind, _KINDS, "kind")])


def points(value: Json, where: str) -> Mapping[Seat, int]:
    """Points by seat."""
    if not isinstance(value, dict):
        raise Fault(f"{where}: points by seat are wanted")
    return {seat(name, where): number(count, where) for name, count in value.items()}


def announce(
    book: Options, dealer: Seat, hcp: Mapping[Seat, int], vacant: Seat | None = None
) -> tuple[State, tuple[Event, ...]]:
    """Let everyone announce these points in turn: what the rules make of it."""
    order = announcing_order(dealer, vacant)
    if set(order) != set(hcp):
        raise Fault("hcp: one number for each player is wanted")
    hands = Secret(SOME_DEAL)
    state = State(book, Phase.ANNOUNCING, 1, 1, dealer, vacant, deal=hands, hands=hands)
    course = Course(state, 0, DESK)
    for player in order:
        course.tell(e.PointsAnnounced(player, hcp[player]))
    setup.announced(course)
    return course.state, course.events


def position(book: Options, phase: Phase, declarer: Seat, contract: Contract | None) -> State:
    """A deal of four players in which dummy lies on the table."""
    hands = Secret(SOME_DEAL)
    return State(
        book,
        phase,
        deal=hands,
        hands=hands,
        announced=tuple((one, 0) for one in Seat),
        declarer=declarer,
        dummy=declarer.partner,
        dummy_faced=True,
        contract=contract,
        trumps=contract.denomination.trumps if contract else None,
        trick=Trick(declarer.left),
    )


def result(
    book: Options,
    contract: Contract,
    declarer: Seat,
    tricks: int,
    transfers: tuple[TrickTransfer, ...] = (),
) -> Result:
    """The result of a deal in which declarer's side won so many tricks at the table."""
    if not 0 <= tricks <= TRICKS:
        raise Fault(f"no such number of tricks: {tricks}")
    winners = [declarer] * tricks + [declarer.left] * (TRICKS - tricks)
    closed = tuple(ClosedTrick(Trick(winner), winner) for winner in winners)
    state = position(book, Phase.AGREEING, declarer, contract)
    return result_of(replace(state, closed=closed, transfers=transfers))
