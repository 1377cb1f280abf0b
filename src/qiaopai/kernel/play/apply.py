"""What each effect of a ruling changes in a deal."""

from __future__ import annotations

from functools import singledispatch

from msgspec.structs import replace

from qiaopai.cards import make_hand
from qiaopai.kernel import effects
from qiaopai.kernel.play.state import PlayState
from qiaopai.kernel.restrictions import MustPlayCard, MustPlaySuit, Restriction
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.tricks import Trick


def apply_effect(state: PlayState, effect: effects.Effect) -> PlayState:
    """The state after the effect; what only tells the players something changes nothing."""
    return _apply(effect, state)


@singledispatch
def _apply(effect: effects.Effect, state: PlayState) -> PlayState:
    return state


@_apply.register
def _(effect: effects.ReturnCard, state: PlayState) -> PlayState:
    cards = tuple(play for play in state.trick.cards if play != (effect.seat, effect.card))
    hand = make_hand((*state.held(effect.seat), effect.card))
    return replace(
        state,
        trick=Trick(state.trick.leader, cards),
        hands=Secret(state.left.replaced(effect.seat, hand)),
        exposed=state.exposed_with([(effect.seat, effect.card)]),
    )


@_apply.register
def _(effect: effects.MustPlay, state: PlayState) -> PlayState:
    restriction: Restriction
    if effect.card is not None:
        restriction = MustPlayCard(effect.seat, effect.card)
    else:
        assert effect.suit is not None
        restriction = MustPlaySuit(effect.seat, effect.suit)
    return replace(state, restrictions=(*state.restrictions, restriction))


@_apply.register
def _(effect: effects.TrickTransfer, state: PlayState) -> PlayState:
    return replace(state, transfers=(*state.transfers, effect))


@_apply.register
def _(effect: effects.AwardTricks, state: PlayState) -> PlayState:
    return replace(state, awards=(*state.awards, effect), claim=None)


@_apply.register
def _(effect: effects.ClaimVoid, state: PlayState) -> PlayState:
    return replace(state, claim=None)
