"""The one truth about what may be done: a refusal, an irregularity, or nothing against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.games.minibridge.options import CountPoints
from qiaopai.games.minibridge.rules import commands as c
from qiaopai.games.minibridge.rules.contract import menu
from qiaopai.games.minibridge.rules.desk import Desk
from qiaopai.games.minibridge.rules.procedure import waiting_for
from qiaopai.games.minibridge.rules.revokes import can_prove, is_revoke, trick_numbered
from qiaopai.games.minibridge.rules.state import TRICKS, Phase, State
from qiaopai.kernel.dealing import announcing_order
from qiaopai.kernel.irregularities import Irregularity
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.points import hcp
from qiaopai.kernel.procedures import Ask, Progress, Turn
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.restrictions import narrowed
from qiaopai.kernel.seats import Player, Side
from qiaopai.kernel.tricks import follow_refusal, playable

Reason = Refusal | Irregularity | None
NOT_NOW = Refusal("not_now")
NOT_YOUR_TURN = Refusal("not_your_turn")


def why_not(state: State, player: Player, action: CommandBody, desk: Desk) -> Reason:
    """Why the player may not do that now; None when it is regular."""
    check = _CHECKS.get(type(action))
    if check is None:
        return Refusal("unknown_command")
    return check(state, player, action, desk)


def next_announcer(state: State) -> Player | None:
    """Who says his points next."""
    if state.phase is not Phase.ANNOUNCING:
        return None
    spoken = {seat for seat, _ in state.announced}
    order = announcing_order(state.dealer, state.vacant)
    return next((player for player in order if player not in spoken), None)


def _announce(state: State, player: Player, action: c.Announce, desk: Desk) -> Reason:
    if state.phase is not Phase.ANNOUNCING or state.book.count_points is CountPoints.AUTO:
        return NOT_NOW
    if next_announcer(state) != player:
        return NOT_YOUR_TURN
    if action.points != hcp(state.dealt[player]):
        return Refusal("wrong_count", {"points": action.points})
    return None


def _choose(state: State, player: Player, action: c.ChooseContract, desk: Desk) -> Reason:
    if state.phase is not Phase.CONTRACT or state.declarer is None:
        return NOT_NOW
    if state.controller(state.declarer) != player:
        return Refusal("declarer_chooses")
    offered = menu(state.book, state.points_of(state.declarer.side), state.dealt, state.declarer)
    if not any(
        (one.denomination, one.level) == (action.denomination, action.level) for one in offered
    ):
        return Refusal("not_on_the_menu")
    return None


def _play(state: State, player: Player, action: c.Play, desk: Desk) -> Reason:
    if state.phase is not Phase.PLAY:
        return NOT_NOW
    if state.controller(action.hand) != player:
        return Refusal("not_your_hand")
    progress = waiting_for(state, desk)
    if progress is not None and not _awaits_play(progress, action):
        return Refusal("ruling_first")
    hand = state.left[action.hand]
    if action.card not in hand:
        return Refusal("card_not_held", {"card": action.card.text})
    in_turn = state.trick.next_seat() is action.hand
    if not in_turn and progress is None and not state.trick.cards:
        return _irregular(state, desk, "lead_out_of_turn", action, NOT_YOUR_TURN)
    if not in_turn:
        return NOT_YOUR_TURN
    refusal = follow_refusal(hand, action.card, state.trick.suit_led)
    allowed = narrowed(playable(hand, state.trick.suit_led), action.hand, state.restrictions)
    if refusal is None and action.card not in allowed:
        return Refusal("restricted")
    if refusal is None:
        return None
    bound = any(one.seat is action.hand for one in state.restrictions)
    return refusal if bound else _irregular(state, desk, "revoke", action, refusal)


def _awaits_play(progress: Progress, action: c.Play) -> bool:
    return isinstance(progress.waiting, Turn) and action.hand in progress.waiting.hands


def _irregular(state: State, desk: Desk, kind: str, action: c.Play, refusal: Refusal) -> Reason:
    law = desk.law_for(state.book, kind) if state.book.hall else None
    return Irregularity(kind, law.id, law.opens, action.hand) if law else refusal


def _claim(state: State, player: Player, action: c.Claim, desk: Desk) -> Reason:
    if state.phase is not Phase.PLAY:
        return NOT_NOW
    if state.procedure is not None:
        return Refusal("ruling_first")
    if claiming_hand(state, player) is None:
        return Refusal("dummy_does_not_act")
    left = TRICKS - len(state.closed)
    if not 0 <= action.tricks <= left:
        return Refusal("not_so_many_tricks", {"left": left})
    if state.claimed_at == state.cards_played:
        return Refusal("already_claimed")
    if len(action.statement) > 200:
        return Refusal("too_long", {"most": 200})
    return None if desk.law_for(state.book, "claim") else Refusal("no_claims_here")


def claiming_hand(state: State, player: Player) -> Any:
    """The hand for which the player would claim: the one he plays, not dummy."""
    for hand, _ in state.announced:
        if hand is not state.dummy and state.owner(hand) == player:
            return hand
    return None


def agreed_sides(state: State) -> frozenset[Side]:
    """The sides that have agreed to the tricks won."""
    return frozenset(claiming_hand(state, player).side for player in state.agreed)


def _answer(state: State, player: Player, action: c.Answer, desk: Desk) -> Reason:
    progress = waiting_for(state, desk)
    if progress is None or not isinstance(progress.waiting, Ask):
        return NOT_NOW
    if player not in [asker for asker, _ in progress.missing()]:
        return Refusal("not_asked")
    if action.option not in progress.waiting.options:
        return Refusal("no_such_option", {"option": action.option})
    return None


def _agree(state: State, player: Player, action: c.Agree, desk: Desk) -> Reason:
    if state.phase is not Phase.AGREEING:
        return NOT_NOW
    hand = claiming_hand(state, player)
    if hand is None:
        return Refusal("dummy_does_not_act")
    if hand.side in agreed_sides(state):
        return Refusal("already_agreed")
    tricks = desk.score(state).tricks
    return None if action.tricks == tricks else Refusal("trick_count_differs", {"tricks": tricks})


def _draw_attention(state: State, player: Player, action: c.DrawAttention, desk: Desk) -> Reason:
    if not state.book.hall or state.phase not in (Phase.PLAY, Phase.AGREEING):
        return NOT_NOW
    hand = claiming_hand(state, player)
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
    if action.irregularity != "revoke" or desk.law_for(state.book, "revoke") is None:
        return Refusal("nothing_irregular")
    return _revoke_attention(state, player, action)


def _revoke_attention(state: State, player: Player, action: c.DrawAttention) -> Reason:
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


_CHECKS: dict[type[CommandBody], Callable[[State, Player, Any, Desk], Reason]] = {
    c.Announce: _announce,
    c.ChooseContract: _choose,
    c.Play: _play,
    c.Claim: _claim,
    c.Answer: _answer,
    c.Agree: _agree,
    c.DrawAttention: _draw_attention,
}
