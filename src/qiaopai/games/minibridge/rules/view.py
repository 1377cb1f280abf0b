"""`view`: what a viewer may see of a deal, built up from nothing."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from qiaopai.games.minibridge.rules.commands import Announce
from qiaopai.games.minibridge.rules.desk import Desk
from qiaopai.games.minibridge.rules.pending import contracts, legal, pending
from qiaopai.games.minibridge.rules.state import State
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.view import UNSET, DealView, Part, play_fields
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.viewers import Viewer


class ContractView(Part, frozen=True):
    """The contract, or one on the menu with its score when just made and one down."""

    denomination: Denomination
    level: str
    tricks: int
    made: int | msgspec.UnsetType = msgspec.UNSET
    down: int | msgspec.UnsetType = msgspec.UNSET


class MayAnnounce(CommandBody, frozen=True, tag="announce"):
    """In the list of legal actions: it is time to announce; the points are for him to count."""


class View(DealView, frozen=True, kw_only=True):
    """A minibridge deal as one viewer sees it."""

    advice: bool | msgspec.UnsetType = UNSET
    announced: Mapping[Seat, int]
    contract: ContractView | msgspec.UnsetType = UNSET
    menu: tuple[ContractView, ...] | msgspec.UnsetType = UNSET


def view(state: State, viewer: Viewer, desk: Desk) -> View:
    """What that viewer may see."""
    player = viewer.player
    own = () if player is None else legal(state, player, desk)
    told = [MayAnnounce() if isinstance(one, Announce) else one for one in own]
    return View(
        **play_fields(state, viewer, pending(state, desk), told),
        game="minibridge",
        advice=state.book.advice or UNSET,
        announced=dict(state.announced),
        contract=_contract(state),
        menu=_menu(state, viewer, desk),
    )


def _contract(state: State) -> ContractView | msgspec.UnsetType:
    contract = state.contract
    if contract is None:
        return UNSET
    return ContractView(contract.denomination, contract.level, contract.tricks)


def _menu(state: State, viewer: Viewer, desk: Desk) -> tuple[ContractView, ...] | msgspec.UnsetType:
    if state.declarer is None or viewer.player != state.controller(state.declarer):
        return UNSET
    return (
        tuple(
            ContractView(
                one.denomination,
                one.level,
                one.tricks,
                made=desk.worth(state.book, one, one.tricks),
                down=desk.worth(state.book, one, one.tricks - 1),
            )
            for one in contracts(state)
        )
        or UNSET
    )
