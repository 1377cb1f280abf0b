"""Events of a minibridge deal before the play: each body is what everyone may know at once."""

from __future__ import annotations

from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.messages import EventBody
from qiaopai.kernel.play.events import ATTENTION_EVENTS, PLAY_EVENTS
from qiaopai.kernel.seats import Seat


class PointsAnnounced(EventBody, frozen=True):
    """A seat's points are known (報點); `deduced`: 40 less the others."""

    seat: Seat
    points: int
    deduced: bool = False


class DeclarerFound(EventBody, frozen=True):
    """The stronger side and the stronger hand in it (莊家、夢家)."""

    declarer: Seat
    dummy: Seat


class PlayerMoved(EventBody, frozen=True, rename={"from_": "from"}):
    """With three players somebody moves to the vacant seat and plays that hand."""

    from_: Seat
    to: Seat


class ContractChosen(EventBody, frozen=True):
    """Declarer has announced the contract (宣佈合約)."""

    denomination: Denomination
    level: str
    tricks: int


EVENTS: tuple[type[EventBody], ...] = (
    PointsAnnounced,
    DeclarerFound,
    PlayerMoved,
    ContractChosen,
    *PLAY_EVENTS,
    *ATTENTION_EVENTS,
)
