"""Which hands a viewer may see, and which cards he knows."""

from __future__ import annotations

from qiaopai.cards import Card
from qiaopai.kernel.play.state import Phase, PlayState
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.viewers import Viewer


def all_open(state: PlayState) -> bool:
    """Whether the play is over, so that all hands may be looked at."""
    return state.phase in (Phase.AGREEING, Phase.ENDED)


def sees(state: PlayState, viewer: Viewer, hand: Seat) -> bool:
    """Whether that viewer sees that hand: his own, the one he plays, dummy once it is faced."""
    if viewer.role.sees_all or all_open(state):
        return True
    if state.dummy_faced and hand is state.dummy:
        return True
    if state.claim is not None and state.claim.hand is hand and sees_claim(state, viewer):
        return True
    return viewer.player is not None and state.owner(hand) == viewer.player


def sees_claim(state: PlayState, viewer: Viewer) -> bool:
    """Whether the claimer's hand is shown to that viewer."""
    assert state.claim is not None
    shown_to = state.claim.shown_to
    return not shown_to or viewer.player in shown_to or viewer.role.sees_all


def known(state: PlayState, viewer: Viewer) -> frozenset[tuple[Seat, Card]]:
    """The cards of the deal that he knows, with their hands; what was seen is not forgotten."""
    if state.deal is None:
        return frozenset()
    dealt = state.dealt
    own = {(hand, card) for hand in Seat if sees(state, viewer, hand) for card in dealt[hand]}
    shown = {(hand, card) for player, hand, card in state.shown if player == viewer.player}
    return frozenset(own | shown | set(state.seen))
