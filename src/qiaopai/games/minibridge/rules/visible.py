"""Which hands a viewer may see, and which cards he knows."""

from __future__ import annotations

from qiaopai.cards import Card
from qiaopai.games.minibridge.rules.state import Phase, State
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.viewers import Viewer


def all_open(state: State) -> bool:
    """Whether the play is over, so that all hands may be looked at."""
    return state.phase in (Phase.AGREEING, Phase.ENDED)


def sees(state: State, viewer: Viewer, hand: Seat) -> bool:
    """Whether that viewer sees that hand: his own, the one he plays, dummy once it is faced."""
    if viewer.role.sees_all or all_open(state):
        return True
    if state.dummy_faced and hand is state.dummy:
        return True
    if state.claim is not None and state.claim.hand is hand:
        return True
    return viewer.player is not None and state.owner(hand) == viewer.player


def known(state: State, viewer: Viewer) -> frozenset[tuple[Seat, Card]]:
    """The cards of the deal that he knows, with their hands; what was seen is not forgotten."""
    if state.deal is None:
        return frozenset()
    dealt = state.dealt
    own = {(hand, card) for hand in Seat if sees(state, viewer, hand) for card in dealt[hand]}
    return frozenset(own | set(state.seen))
