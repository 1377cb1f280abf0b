"""`evolve`: the next state after each kind of event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from qiaopai.games.bridge.options import Options
from qiaopai.games.bridge.rules import events as e
from qiaopai.games.bridge.rules.auction import Auction
from qiaopai.games.bridge.rules.contract import Contract
from qiaopai.games.bridge.rules.state import Meaning, State
from qiaopai.kernel.messages import Event
from qiaopai.kernel.play.events import DealStarted
from qiaopai.kernel.play.evolve import PLAY_EVOLVE, Evolve, evolver, opened
from qiaopai.kernel.play.start import started_fields
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.tricks import Trick
from qiaopai.kernel.versions import in_version


def evolve_with(rulebooks: Mapping[str, Options]) -> Evolve:
    """`evolve`, with those rulebooks: the state after an event."""

    def started(state: State, event: Event) -> State:
        body: Any = event.body
        book = in_version(rulebooks, body.rulebook, body.rulebook_version)
        return State(
            options=book.with_changes(body.changes),
            phase=Phase.AUCTION,
            auction=Auction(body.dealer),
            **started_fields(event),
        )

    return evolver({**_EVOLVE, DealStarted: started})


def _called(state: State, event: Event) -> State:
    body: Any = event.body
    auction = state.auction.with_call(body.call)
    state = replace(state, auction=auction)
    return _with_meaning(state, event, len(auction.calls)) if event.secret else state


def _with_meaning(state: State, event: Event, number: int) -> State:
    told = opened(event, e.MeaningSecret)
    meaning = (number, Secret(Meaning(told.alert, told.text)))
    return replace(state, meanings=(*state.meanings, meaning))


def _asked(state: State, event: Event) -> State:
    body: Any = event.body
    return replace(state, asked=(*state.asked, body.number))


def _explained(state: State, event: Event) -> State:
    body: Any = event.body
    state = _with_meaning(state, event, body.number)
    return replace(state, asked=tuple(one for one in state.asked if one != body.number))


def _contracted(state: State, event: Event) -> State:
    body: Any = event.body
    return replace(
        state,
        contract=Contract(body.level, body.denomination, body.doubling),
        trumps=body.denomination.trumps,
        declarer=body.declarer,
        dummy=body.dummy,
        trick=Trick(body.declarer.left),
        phase=Phase.PLAY,
    )


_EVOLVE: dict[type[Any], Evolve] = {
    **PLAY_EVOLVE,
    e.CallMade: _called,
    e.MeaningAsked: _asked,
    e.MeaningGiven: _explained,
    e.ContractReached: _contracted,
}
