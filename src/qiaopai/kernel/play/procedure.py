"""The open procedure of a deal: the law run over the answers so far, and the case it is told."""

from __future__ import annotations

from qiaopai.kernel.cases import Case
from qiaopai.kernel.play.desk import Desk
from qiaopai.kernel.play.revokes import trick_numbered
from qiaopai.kernel.play.state import TRICKS, OpenClaim, PlayState
from qiaopai.kernel.procedures import OpenProcedure, Progress, run_law
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.versions import in_version


def progress_of(procedure: OpenProcedure, desk: Desk) -> Progress:
    """How far the law has come over its answers."""
    law = in_version(desk.laws, procedure.law, procedure.law_version)
    return run_law(law.run, procedure.case.open(), procedure.answers)


def waiting_for(state: PlayState, desk: Desk) -> Progress | None:
    """The progress of the open procedure, if there is one."""
    return progress_of(state.procedure, desk) if state.procedure else None


def claim_case(state: PlayState, claim: OpenClaim) -> Case:
    """The facts of a claim."""
    return Case(
        offender=claim.hand,
        declarer=state.declarer,
        dummy=state.dummy,
        players=_players(state),
        tricks_claimed=claim.tricks,
        tricks_left=TRICKS - len(state.closed),
    )


def lead_case(state: PlayState, hand: Seat) -> Case:
    """The facts of a lead out of turn: the card lies alone on the table."""
    return Case(
        offender=hand,
        card=state.trick.card_of(hand),
        leader=state.trick.leader,
        declarer=state.declarer,
        dummy=state.dummy,
        players=_players(state),
        trick_cards=state.trick.cards,
    )


def revoke_case(state: PlayState, hand: Seat, number: int) -> Case:
    """The facts of a revoke: its trick, and what has been played to the next one."""
    trick, following = trick_numbered(state, number), trick_numbered(state, number + 1)
    assert trick is not None
    side = hand.side
    return Case(
        offender=hand,
        card=trick.card_of(hand),
        leader=trick.leader,
        declarer=state.declarer,
        dummy=state.dummy,
        players=_players(state),
        trick_cards=trick.cards,
        next_trick_cards=following.cards if following else (),
        play_over=bool(state.awards) or len(state.closed) == TRICKS,
        revoke_trick_winner=state.closed[number - 1].winner
        if number <= len(state.closed)
        else None,
        os_tricks_before=sum(one.winner.side is side for one in state.closed[: number - 1]),
    )


def _players(state: PlayState) -> dict[Seat, Player]:
    return {hand: state.controller(hand) for hand in Seat}
