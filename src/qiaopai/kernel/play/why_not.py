"""Why a player may not play, claim, answer, agree or draw attention; a game adds its own checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.kernel.irregularities import Irregularity
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play import commands as c
from qiaopai.kernel.play.desk import Desk
from qiaopai.kernel.play.procedure import waiting_for
from qiaopai.kernel.play.revokes import can_prove, is_revoke, trick_numbered
from qiaopai.kernel.play.state import TRICKS, Phase, PlayState
from qiaopai.kernel.procedures import Ask, Progress, Turn
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.restrictions import narrowed
from qiaopai.kernel.seats import Player, Side
from qiaopai.kernel.tricks import follow_refusal, playable

Reason = Refusal | Irregularity | None
Check = Callable[[PlayState, Player, Any, Desk], Reason]
NOT_NOW = Refusal("not_now")
_PLAY = Phase.PLAY
NOT_YOUR_TURN = Refusal("not_your_turn")


def _play(state: PlayState, player: Player, action: c.Play, desk: Desk) -> Reason:
    if state.phase is not _PLAY:
        return NOT_NOW
    seat, card, trick = action.hand, action.card, state.trick
    if state.controller(seat) is not player:
        return Refusal("not_your_hand")
    if seat is state.dummy and not state.dummy_faced:
        return NOT_YOUR_TURN
    ruling = state.procedure is not None
    if ruling and not _awaits_play(waiting_for(state, desk), action):
        return Refusal("ruling_first")
    hand = state.held(seat)
    if card not in hand:
        return Refusal("card_not_held", {"card": card.text})
    if trick.next_seat() is not seat:
        if not ruling and not trick.cards:
            return _irregular(state, desk, "lead_out_of_turn", action, NOT_YOUR_TURN)
        return NOT_YOUR_TURN
    led = trick.cards[0][1].suit if trick.cards else card.suit
    if card.suit is not led and (refusal := follow_refusal(hand, card, led)):
        bound = any(one.seat is seat for one in state.restrictions)
        return refusal if bound else _irregular(state, desk, "revoke", action, refusal)
    if not state.restrictions:
        return None
    allowed = narrowed(playable(hand, trick.suit_led), seat, state.restrictions)
    return None if card in allowed else Refusal("restricted")


def _awaits_play(progress: Progress | None, action: c.Play) -> bool:
    return (
        progress is not None
        and isinstance(progress.waiting, Turn)
        and action.hand in progress.waiting.hands
    )


def _irregular(state: PlayState, desk: Desk, kind: str, action: c.Play, refusal: Refusal) -> Reason:
    law = desk.law_for(state.rulebook, kind) if state.rulebook.hall else None
    return Irregularity(kind, law.id, law.opens, action.hand) if law else refusal


def _claim(state: PlayState, player: Player, action: c.Claim, desk: Desk) -> Reason:
    if state.phase is not Phase.PLAY:
        return NOT_NOW
    if state.procedure is not None:
        return Refusal("ruling_first")
    if state.acting_hand(player) is None:
        return Refusal("dummy_does_not_act")
    left = TRICKS - len(state.closed)
    if not 0 <= action.tricks <= left:
        return Refusal("not_so_many_tricks", {"left": left})
    if state.claimed_at == state.cards_played:
        return Refusal("already_claimed")
    if len(action.statement) > 200:
        return Refusal("too_long", {"most": 200})
    return None if desk.law_for(state.rulebook, "claim") else Refusal("no_claims_here")


def agreed_tricks(state: PlayState) -> int:
    """The tricks of declarer's side that both sides agree to."""
    assert state.declarer is not None
    return state.counted(state.declarer.side)


def agreed_sides(state: PlayState) -> frozenset[Side]:
    """The sides that have agreed to the tricks won."""
    return frozenset(hand.side for player in state.agreed if (hand := state.acting_hand(player)))


def _answer(state: PlayState, player: Player, action: c.Answer, desk: Desk) -> Reason:
    progress = waiting_for(state, desk)
    if progress is None or not isinstance(progress.waiting, Ask):
        return NOT_NOW
    if player not in [asker for asker, _ in progress.missing()]:
        return Refusal("not_asked")
    if action.option not in progress.waiting.options:
        return Refusal("no_such_option", {"option": action.option})
    return None


def _agree(state: PlayState, player: Player, action: c.Agree, desk: Desk) -> Reason:
    if state.phase is not Phase.AGREEING:
        return NOT_NOW
    hand = state.acting_hand(player)
    if hand is None:
        return Refusal("dummy_does_not_act")
    if hand.side in agreed_sides(state):
        return Refusal("already_agreed")
    tricks = agreed_tricks(state)
    return None if action.tricks == tricks else Refusal("trick_count_differs", {"tricks": tricks})


def _draw_attention(
    state: PlayState, player: Player, action: c.DrawAttention, desk: Desk
) -> Reason:
    if not state.rulebook.hall or state.phase not in (Phase.PLAY, Phase.AGREEING):
        return NOT_NOW
    hand = state.acting_hand(player)
    if hand is None and state.phase is Phase.PLAY:
        return Refusal("dummy_does_not_act")
    progress = waiting_for(state, desk)
    if progress is not None:
        awaited = isinstance(progress.waiting, Turn) and progress.waiting.attention
        led = (action.irregularity, action.hand, action.trick) == (
            "lead_out_of_turn",
            state.trick.cards[0][0] if state.trick.cards else None,
            0,
        )
        return None if awaited and led else Refusal("ruling_first")
    if action.irregularity != "revoke" or desk.law_for(state.rulebook, "revoke") is None:
        return Refusal("nothing_irregular")
    return _revoke_attention(state, player, action)


def _revoke_attention(state: PlayState, player: Player, action: c.DrawAttention) -> Reason:
    trick = trick_numbered(state, action.trick)
    card = trick.card_of(action.hand) if trick else None
    if trick is None or card is None or card.suit is trick.suit_led:
        return Refusal("nothing_irregular")
    if (action.hand, action.trick) in state.ruled:
        return Refusal("already_ruled")
    if any(
        (one.by, one.hand, one.trick) == (player, action.hand, action.trick)
        for one in state.attention
    ):
        return Refusal("already_noted")
    if can_prove(state, player, action.hand, action.trick) and not is_revoke(
        state, action.hand, action.trick
    ):
        return Refusal("nothing_irregular")
    return None


PLAY_CHECKS: dict[type[CommandBody], Check] = {
    c.Play: _play,
    c.Claim: _claim,
    c.Answer: _answer,
    c.Agree: _agree,
    c.DrawAttention: _draw_attention,
}
"""By class of command."""
