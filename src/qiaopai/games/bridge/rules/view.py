"""`view`: what a viewer may see of a deal, built up from nothing."""

from __future__ import annotations

import msgspec

from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.contract import Doubling, Kind
from qiaopai.games.bridge.rules.desk import Desk
from qiaopai.games.bridge.rules.pending import legal, pending
from qiaopai.games.bridge.rules.state import State
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.play.view import UNSET, DealView, Part, play_fields
from qiaopai.kernel.play.visible import all_open
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.viewers import Viewer


class CallView(Part, frozen=True):
    """A call; alert and text only where this viewer may read them."""

    seat: Seat
    call: Call
    alert: bool | msgspec.UnsetType = UNSET
    text: str | msgspec.UnsetType = UNSET
    asked: bool | msgspec.UnsetType = UNSET


class ContractView(Part, frozen=True):
    """The contract."""

    level: int
    denomination: Denomination
    doubling: Doubling
    tricks: int
    kind: Kind
    text: str


class View(DealView, frozen=True, kw_only=True):
    """A bridge deal as one viewer sees it."""

    vulnerability: Vulnerability
    auction: tuple[CallView, ...]
    contract: ContractView | msgspec.UnsetType = UNSET


def view(state: State, viewer: Viewer, desk: Desk) -> View:
    """What that viewer may see."""
    player = viewer.player
    own = () if player is None else legal(state, player, desk)
    return View(
        **play_fields(state, viewer, pending(state, desk), own),
        game="bridge",
        vulnerability=state.vulnerability,
        auction=tuple(
            _call(state, viewer, number, seat, call)
            for number, (seat, call) in enumerate(state.auction, start=1)
        ),
        contract=_contract(state),
    )


def _call(state: State, viewer: Viewer, number: int, seat: Seat, call: Call) -> CallView:
    meaning = state.meaning(number) if reads_meaning(state, viewer, seat) else None
    return CallView(
        seat,
        call,
        alert=(meaning is not None and meaning.alert) or UNSET,
        text=(meaning.text if meaning else "") or UNSET,
        asked=number in state.asked or UNSET,
    )


def reads_meaning(state: State, viewer: Viewer, caller: Seat) -> bool:
    """Whether he may read what the caller told: the opponents and the caller, later everyone."""
    if viewer.role.sees_all or all_open(state):
        return True
    player = viewer.player
    return player is not None and (player is caller or player.side is not caller.side)


def _contract(state: State) -> ContractView | msgspec.UnsetType:
    contract = state.contract
    if contract is None:
        return UNSET
    return ContractView(
        contract.level,
        contract.denomination,
        contract.doubling,
        contract.tricks,
        contract.kind,
        contract.text,
    )
