"""`decide`: what a command brings about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.games.minibridge.rules import commands as c
from qiaopai.games.minibridge.rules import events as e
from qiaopai.games.minibridge.rules.course import Course
from qiaopai.games.minibridge.rules.desk import Desk
from qiaopai.games.minibridge.rules.procedure import claim_case, lead_case, revoke_case
from qiaopai.games.minibridge.rules.revokes import can_prove, is_revoke
from qiaopai.games.minibridge.rules.setup import announce_all, announced, start
from qiaopai.games.minibridge.rules.state import Phase, State
from qiaopai.games.minibridge.rules.why_not import agreed_sides, claiming_hand, why_not
from qiaopai.kernel.irregularities import Irregularity, Opens
from qiaopai.kernel.messages import Command, Event, Office
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret


def decide(state: State, command: Command, desk: Desk) -> tuple[Event, ...]:
    """What the command brings about.

    Raises:
        Refused: why it may not be done.
    """
    course = Course(state, command.at, desk)
    if isinstance(command.body, c.StartDeal):
        if command.by is not Office.ROOM or state.phase not in (Phase.WAITING, Phase.ENDED):
            raise Refused("not_now")
        start(course, command.body)
        announce_all(course)
        return course.events
    if not isinstance(command.by, Seat):
        raise Refused("not_your_hand")
    player = Player(command.by)
    reason = why_not(state, player, command.body, desk)
    if isinstance(reason, Refusal):
        raise Refused(reason)
    _DECIDE[type(command.body)](course, player, command.body, reason)
    _settle(course)
    return course.events


def _announce(course: Course, player: Player, body: c.Announce, reason: object) -> None:
    course.tell(e.PointsAnnounced(player, body.points))
    announced(course)


def _choose(course: Course, player: Player, body: c.ChooseContract, reason: object) -> None:
    course.tell(e.ContractChosen(body.denomination, body.level, course.tricks_of(body)))


def _play(course: Course, player: Player, body: c.Play, reason: Irregularity | None) -> None:
    awaited = course.state.procedure is not None
    course.tell(e.CardPlayed(body.hand, body.card))
    if awaited:
        course.advance()
    elif reason is not None and reason.opens is Opens.AT_ACT:
        course.open(reason.law, lead_case(course.state, body.hand), body.hand)


def _claim(course: Course, player: Player, body: c.Claim, reason: object) -> None:
    hand: Seat = claiming_hand(course.state, player)
    cards = course.state.left[hand]
    course.tell(e.Claimed(player, hand, body.tricks, cards, body.statement))
    assert course.state.claim is not None
    course.open_for("claim", claim_case(course.state, course.state.claim), hand)


def _answer(course: Course, player: Player, body: c.Answer, reason: object) -> None:
    course.tell(e.Answered(player), Secret(e.OptionSecret(body.option)))
    course.advance()


def _agree(course: Course, player: Player, body: c.Agree, reason: object) -> None:
    course.tell(e.Agreed(player, body.tricks))


def _draw_attention(course: Course, player: Player, body: c.DrawAttention, reason: object) -> None:
    if course.state.procedure is not None:
        course.tell(e.Noticed(player))
        course.advance()
        return
    course.tell(e.AttentionDrawn(player, body.irregularity, body.hand, body.trick))
    if can_prove(course.state, player, body.hand, body.trick):
        _open_revoke(course, body.hand, body.trick)


def _open_revoke(course: Course, hand: Seat, number: int) -> None:
    """Open the law on a revoke; the last trick is open again while no other has begun."""
    case = revoke_case(course.state, hand, number)
    closed = len(course.state.closed)
    reopens = number == closed and not course.state.trick.cards and not case.play_over
    course.open_for("revoke", case, hand, number, reopens)


def _settle(course: Course) -> None:
    """Close a full trick, look into what was pointed at, and end the deal, when nothing is open."""
    if course.state.procedure is not None:
        return
    if course.state.trick.is_full:
        course.close_trick()
    if course.state.phase is Phase.AGREEING:
        _look_into_attention(course)
        if not course.state.book.hall or len(agreed_sides(course.state)) == 2:
            course.end()


def _look_into_attention(course: Course) -> None:
    for one in course.state.attention:
        ruled = (one.hand, one.trick) in course.state.ruled
        if not ruled and is_revoke(course.state, one.hand, one.trick):
            _open_revoke(course, one.hand, one.trick)


_DECIDE: dict[type[Any], Callable[[Course, Player, Any, Any], None]] = {
    c.Announce: _announce,
    c.ChooseContract: _choose,
    c.Play: _play,
    c.Claim: _claim,
    c.Answer: _answer,
    c.Agree: _agree,
    c.DrawAttention: _draw_attention,
}
