"""Who declares, once everyone has announced; or that the cards are dealt again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.rules import events as e
from qiaopai.games.minibridge.rules.state import State
from qiaopai.games.minibridge.spec.game import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Event
from qiaopai.kernel.play.state import Phase
from qiaopai.testing.vectors import minibridge as mini
from qiaopai.testing.vectors.cases import Fault
from qiaopai.testing.vectors.law_cases.answer import Answer, Words


def declarer_of(book: Options, given: Mapping[str, Any]) -> Answer:
    """The rules' own course from the last announcement on."""
    dealer = mini.seat(given.get("dealer"), "dealer")
    vacant = mini.seat(given["vacant"], "vacant") if "vacant" in given else None
    hcp = mini.points(given["hcp"], "hcp")
    if set(given.get("present", hcp)) != set(hcp):
        raise Fault("present: the players who announce are wanted")
    state, events = mini.announce(book, dealer, hcp, vacant)
    if state.phase is Phase.ENDED:
        return Answer("redeal", (_redeal(book, state),))
    effects = [*_found(events), {"type": "opening_leader", "seat": state.trick.leader.value}]
    return Answer("determine_declarer", effects)


def _redeal(book: Options, state: State) -> Words:
    """Who deals next, and how the pack is prepared for it."""
    new = GAME.next_deal(state)
    start = GAME.start(new, book, {}, Entropy("redeal"), "vectors")
    shuffled = start.shuffled
    return {
        "type": "redeal",
        "dealer": new.dealer.value,
        "shuffle": shuffled is not None,
        "cut": shuffled is not None and shuffled.cut_by is not None,
    }


def _found(events: tuple[Event, ...]) -> Iterator[Words]:
    for event in events:
        body = event.body
        if isinstance(body, e.PointsAnnounced) and body.deduced:
            yield {"type": "hcp_deduced", "seat": body.seat.value, "value": body.points}
        elif isinstance(body, e.DeclarerFound):
            yield {"type": "declarer", "seat": body.declarer.value}
            yield {"type": "dummy", "seat": body.dummy.value}
        elif isinstance(body, e.PlayerMoved):
            yield {"type": "player_moves", "from": body.from_.value, "to": body.to.value}
