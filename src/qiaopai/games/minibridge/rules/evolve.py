"""`evolve`: the next state after each kind of event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.rules import events as e
from qiaopai.games.minibridge.rules.contract import contract_of
from qiaopai.games.minibridge.rules.state import State
from qiaopai.kernel.messages import Event
from qiaopai.kernel.play.events import DealStarted, DummyFaced
from qiaopai.kernel.play.evolve import PLAY_EVOLVE, Evolve, evolver
from qiaopai.kernel.play.start import started_fields
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.tricks import Trick
from qiaopai.kernel.versions import in_version


def evolve_with(rulebooks: Mapping[str, Options]) -> Evolve:
    """`evolve`, with those rulebooks: the state after an event."""

    def started(state: State, event: Event) -> State:
        body: Any = event.body
        book = in_version(rulebooks, body.rulebook, body.rulebook_version)
        options = book.with_changes(body.changes)
        return State(options=options, phase=Phase.ANNOUNCING, **started_fields(event))

    return evolver({**_EVOLVE, DealStarted: started})


def _announced(state: State, event: Event) -> State:
    body: Any = event.body
    return replace(state, announced=(*state.announced, (body.seat, body.points)))


def _declarer(state: State, event: Event) -> State:
    body: Any = event.body
    return replace(state, declarer=body.declarer, dummy=body.dummy, trick=Trick(body.declarer.left))


def _moved(state: State, event: Event) -> State:
    body: Any = event.body
    return replace(state, owners=(*state.owners, (body.to, body.from_)))


def _faced(state: State, event: Event) -> State:
    return replace(state, dummy_faced=True, phase=Phase.CONTRACT)


def _contract(state: State, event: Event) -> State:
    body: Any = event.body
    contract = contract_of(state.book, body.denomination, body.level)
    trumps = contract.denomination.trumps
    return replace(state, contract=contract, trumps=trumps, phase=Phase.PLAY)


_EVOLVE: dict[type[Any], Evolve] = {
    **PLAY_EVOLVE,
    e.PointsAnnounced: _announced,
    e.DeclarerFound: _declarer,
    e.PlayerMoved: _moved,
    DummyFaced: _faced,
    e.ContractChosen: _contract,
}
