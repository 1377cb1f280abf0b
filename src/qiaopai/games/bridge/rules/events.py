"""Events of the auction: each body is what everyone at the table may know at once."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.contract import Doubling
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.messages import EventBody
from qiaopai.kernel.play.events import PLAY_EVENTS
from qiaopai.kernel.seats import Seat


class MeaningSecret(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only the opponents of a caller may read before the play ends."""

    alert: bool = False
    text: str = ""


class CallMade(EventBody, frozen=True):
    """A call (叫品); its alert and its text are for the opponents."""

    secret_type: ClassVar[type[msgspec.Struct] | None] = MeaningSecret

    seat: Seat
    call: Call


class MeaningAsked(EventBody, frozen=True):
    """Somebody asked what a call means; calls are numbered from 1."""

    by: Seat
    number: int


class MeaningGiven(EventBody, frozen=True):
    """The caller has explained it to the opponents."""

    secret_type: ClassVar[type[msgspec.Struct] | None] = MeaningSecret

    by: Seat
    number: int


class ContractReached(EventBody, frozen=True):
    """The auction is over (叫牌結束): the contract and its declarer."""

    level: int
    denomination: Denomination
    doubling: Doubling
    declarer: Seat
    dummy: Seat


EVENTS: tuple[type[EventBody], ...] = (
    CallMade,
    MeaningAsked,
    MeaningGiven,
    ContractReached,
    *PLAY_EVENTS,
)
