"""What a viewer may see of a deal, built up from nothing."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import UNSET, UnsetType

from qiaopai.games.guandan.options import History
from qiaopai.games.guandan.rules.cards import Card, Hand
from qiaopai.games.guandan.rules.events import Payment, Return
from qiaopai.games.guandan.rules.flow import must_report
from qiaopai.games.guandan.rules.pending import legal, pending
from qiaopai.games.guandan.rules.seen import sees
from qiaopai.games.guandan.rules.standing import Result
from qiaopai.games.guandan.rules.state import Laid, Phase, State
from qiaopai.games.guandan.rules.tribute import receivers
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.seats import Seat, Side
from qiaopai.kernel.viewers import Viewer


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a view; what does not exist is absent."""


class AntiView(Part, frozen=True):
    """Big jokers shown against the tribute (抗贡)."""

    jokers: Mapping[Seat, int]


class TributeView(Part, frozen=True):
    """Tribute and return as far as they have come (进贡、还牌)."""

    payers: tuple[Seat, ...] = ()
    receivers: tuple[Seat, ...] = ()
    """The first, and after a double the second."""
    laid: tuple[Seat, ...] = ()
    """Who has laid a card face down that is not open yet."""
    own: Card | UnsetType = UNSET
    """The card that the viewer has laid face down."""
    payments: tuple[Payment, ...] = ()
    returns: tuple[Return, ...] = ()
    anti: AntiView | UnsetType = UNSET


class AskView(Part, frozen=True):
    """What the viewer is asked, and among what he chooses: `legal` has the commands."""

    kind: str
    """`play`, `tribute`, `take_tribute`, `return`, `take_return`."""
    seconds: int = 0


class View(Part, frozen=True, kw_only=True):
    """A deal of Guandan as one viewer sees it."""

    game: str
    number: int
    board: int
    phase: Phase
    dealer: Seat
    commitment: str
    level: str
    levels: Mapping[Side, str]
    declarer_side: Side | UnsetType = UNSET
    a_fails: Mapping[Side, int]
    turn_direction: str
    counts: Mapping[Seat, int]
    hand: Hand | UnsetType = UNSET
    """The viewer's own."""
    partner_hand: Hand | UnsetType = UNSET
    hands: Mapping[Seat, Hand] | UnsetType = UNSET
    dealt: Mapping[Seat, Hand] | UnsetType = UNSET
    """All hands as they were dealt, once the deal has ended."""
    salt: str | UnsetType = UNSET
    turn: Seat | UnsetType = UNSET
    waiting: tuple[Seat, ...] = ()
    """Everybody whom the deal waits for."""
    leader: Seat | UnsetType = UNSET
    table: Laid | UnsetType = UNSET
    """The play to be beaten."""
    trick: tuple[Laid, ...] = ()
    """The current round; who passed has no cards."""
    history: tuple[tuple[Laid, ...], ...] | UnsetType = UNSET
    """The rounds before, where they may be looked at."""
    order: tuple[Seat, ...] = ()
    turned: Card | UnsetType = UNSET
    tribute: TributeView | UnsetType = UNSET
    ask: AskView | UnsetType = UNSET
    legal: tuple[CommandBody, ...] | UnsetType = UNSET
    report: tuple[Seat, ...] = ()
    """Who must say how many cards he has left (报牌)."""
    report_threshold: int
    history_visible: str
    advice: bool | UnsetType = UNSET
    """Whether the table allows the adviser."""
    result: Result | UnsetType = UNSET


def view(state: State, viewer: Viewer) -> View:
    """What that viewer may see."""
    book, player, ended = state.book, viewer.player, state.phase is Phase.ENDED
    questions = pending(state)
    question = questions.get(player) if player is not None else None
    left, counts = state.left, {seat: len(state.left[seat]) for seat in Seat}
    everything = viewer.role.sees_all or ended
    partner = player is not None and not everything and sees(state, viewer, player.partner)
    remembers = viewer.remembers or ended or book.history is History.FULL
    return View(
        game="guandan",
        number=state.number,
        board=state.board,
        phase=state.phase,
        dealer=state.dealer,
        commitment=state.commitment,
        level=state.level.text,
        levels=state.result.levels_after if state.result else state.standing.levels,
        declarer_side=state.standing.declarer or UNSET,
        a_fails=state.result.a_fails if state.result else state.standing.a_fails,
        turn_direction=book.turn_direction,
        counts=counts,
        hand=UNSET if player is None else left[player],
        partner_hand=left[player.partner] if player is not None and partner else UNSET,
        hands={seat: left[seat] for seat in Seat} if everything else UNSET,
        dealt={seat: state.dealt[seat] for seat in Seat} if ended else UNSET,
        salt=state.salt.open() if ended and state.salt is not None else UNSET,
        turn=state.turn or UNSET,
        waiting=tuple(seat for seat in Seat if seat in questions),
        leader=state.leader or UNSET,
        table=state.top or UNSET,
        trick=state.round,
        history=state.rounds if remembers else UNSET,
        order=state.order,
        turned=state.turned or UNSET,
        tribute=_tribute(state, viewer),
        ask=AskView(question.kind, question.seconds or 0) if question else UNSET,
        legal=tuple(legal(state, player)) if question and player is not None else UNSET,
        report=must_report(counts, book.report_threshold),
        report_threshold=book.report_threshold,
        history_visible=book.history,
        advice=book.advice or UNSET,
        result=state.result or UNSET,
    )


def _tribute(state: State, viewer: Viewer) -> TributeView | UnsetType:
    """Absent where there is none."""
    if not state.payers and not state.anti:
        return UNSET
    laid = {**state.paid.open(), **state.returned.open()}
    own = laid.get(viewer.player) if viewer.player is not None else None
    return TributeView(
        payers=state.payers,
        receivers=receivers(state.standing),
        laid=tuple(seat for seat in Seat if seat in laid),
        own=own or UNSET,
        payments=state.payments,
        returns=state.returns,
        anti=AntiView(state.anti) if state.anti else UNSET,
    )
