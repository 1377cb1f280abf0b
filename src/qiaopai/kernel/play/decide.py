"""What a command of the play brings about; a game adds its own to `PLAY_DECIDE`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.kernel.irregularities import Irregularity, Opens
from qiaopai.kernel.messages import Event
from qiaopai.kernel.play import commands as c
from qiaopai.kernel.play import events as e
from qiaopai.kernel.play.course import Course
from qiaopai.kernel.play.procedure import claim_case, lead_case, revoke_case
from qiaopai.kernel.play.revokes import can_prove, is_revoke
from qiaopai.kernel.play.state import TRICKS, Phase, PlayState
from qiaopai.kernel.play.why_not import agreed_sides
from qiaopai.kernel.seats import Player, Seat, all_players
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.tricks import Trick


def play(course: Course[Any], player: Player, body: c.Play, reason: Irregularity | None) -> None:
    """The card is played; a law that waited for it, or that such a lead is against, speaks."""
    awaited = course.state.procedure is not None
    course.tell(e.CardPlayed(body.hand, body.card))
    if awaited:
        course.advance()
    elif reason is not None and reason.opens is Opens.AT_ACT:
        course.open(reason.law, lead_case(course.state, body.hand), body.hand)


def play_routine(
    state: PlayState, at: int, player: Player, body: c.Play
) -> tuple[Event, ...] | None:
    """A card that no law waits for, dummy being on the table; not the last one of the play."""
    if state.procedure is not None or not state.dummy_faced:
        return None
    played = Event(at, e.CardPlayed(body.hand, body.card))
    if len(state.trick.cards) < 3:
        return (played,)
    if len(state.closed) == TRICKS - 1:
        return None
    trick = state.trick.with_card(body.hand, body.card)
    return played, Event(at, trick_won(state, trick))


def trick_won(state: PlayState, trick: Trick) -> e.TrickWon:
    """Four cards are a trick."""
    return e.TrickWon(trick.winner(state.trumps), len(state.closed) + 1)


def _claim(course: Course[Any], player: Player, body: c.Claim, reason: object) -> None:
    hand = course.state.acting_hand(player)
    assert hand is not None
    cards = course.state.held(hand)
    if course.state.rulebook.claims_shown_to_all:
        course.tell(e.Claimed(player, hand, body.tricks, cards, body.statement))
    else:
        opponents = {course.state.owner(seat) for seat in hand.side.opponents.seats}
        shown_to = tuple(one for one in all_players() if one in opponents)
        told = e.Claimed(player, hand, body.tricks, (), body.statement, shown_to)
        course.tell(told, Secret(e.ShownSecret(cards)))
    assert course.state.claim is not None
    course.open_for("claim", claim_case(course.state, course.state.claim), hand)


def _answer(course: Course[Any], player: Player, body: c.Answer, reason: object) -> None:
    course.tell(e.Answered(player), Secret(e.OptionSecret(body.option)))
    course.advance()


def _agree(course: Course[Any], player: Player, body: c.Agree, reason: object) -> None:
    course.tell(e.Agreed(player, body.tricks))


def _draw_attention(
    course: Course[Any], player: Player, body: c.DrawAttention, reason: object
) -> None:
    if course.state.procedure is not None:
        course.tell(e.Noticed(player))
        course.advance()
        return
    course.tell(e.AttentionDrawn(player, body.irregularity, body.hand, body.trick))
    if can_prove(course.state, player, body.hand, body.trick):
        _open_revoke(course, body.hand, body.trick)


def _open_revoke(course: Course[Any], hand: Seat, number: int) -> None:
    """Open the law on a revoke; the last trick is open again while no other has begun."""
    case = revoke_case(course.state, hand, number)
    closed = len(course.state.closed)
    reopens = number == closed and not course.state.trick.cards and not case.play_over
    course.open_for("revoke", case, hand, number, reopens)


def settle(course: Course[Any]) -> None:
    """Close a full trick, look into what was pointed at, and end the deal, when nothing is open."""
    if course.state.procedure is not None:
        return
    if course.state.trick.is_full:
        course.tell(trick_won(course.state, course.state.trick))
    if course.state.phase is Phase.AGREEING:
        _look_into_attention(course)
        if not course.state.rulebook.hall or len(agreed_sides(course.state)) == 2:
            course.end()


def _look_into_attention(course: Course[Any]) -> None:
    for one in course.state.attention:
        ruled = (one.hand, one.trick) in course.state.ruled
        if not ruled and is_revoke(course.state, one.hand, one.trick):
            _open_revoke(course, one.hand, one.trick)


PLAY_DECIDE: dict[type[Any], Callable[[Course[Any], Player, Any, Any], None]] = {
    c.Play: play,
    c.Claim: _claim,
    c.Answer: _answer,
    c.Agree: _agree,
    c.DrawAttention: _draw_attention,
}
"""By class of command."""
