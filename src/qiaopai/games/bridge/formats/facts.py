"""`Facts`: what a check may ask about a board, each answer worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from qiaopai.games.bridge.formats.course import (
    AuctionCourse,
    PlayCourse,
    follow_auction,
    follow_play,
)
from qiaopai.games.bridge.formats.model import Board
from qiaopai.games.bridge.formats.spots import Spots
from qiaopai.games.bridge.formats.values import (
    ContractValue,
    DeclarerValue,
    PartialDeal,
    ResultValue,
    parse_result,
)
from qiaopai.kernel.parts.files import Fault
from qiaopai.kernel.refusal import Scalar


class Facts:
    """A board, where its parts stand, and what follows from them."""

    def __init__(
        self,
        board: Board,
        spots: Spots,
        strict: bool = False,
        written_out: Mapping[str, str] | None = None,
    ) -> None:
        self.board, self.spots, self.strict = board, spots, strict
        self.places: dict[str, int] = {}
        for place, tag in enumerate(board.tags):
            self.places.setdefault(tag.name, place)
        self.values = {name: board.tags[place].value for name, place in self.places.items()}
        self._written_out = self.values if written_out is None else written_out

    def given(self, name: str) -> str | None:
        """A tag's own value; None where it says nothing, or refers to another game's."""
        value = self.values.get(name)
        return None if value in (None, "", "?") or value.startswith("#") else value

    def said(self, name: str) -> str | None:
        """What holds for the board, taken over from other games or not; None: nothing."""
        value = self._written_out.get(name)
        return None if value in (None, "", "?") else value

    def at_tag(self, name: str, code: str, /, **data: Scalar) -> Fault:
        """A fault of a tag."""
        return self.spots.lines.fault(self.spots.tag(self.places.get(name, 0)), code, **data)

    def at_call(self, place: int, code: str, /, **data: Scalar) -> Fault:
        """A fault of a call."""
        return self.spots.lines.fault(self.spots.call(place), code, **data)

    def at_card(self, place: int, code: str, /, **data: Scalar) -> Fault:
        """A fault of a card."""
        return self.spots.lines.fault(self.spots.card(place), code, **data)

    @cached_property
    def deal(self) -> PartialDeal | None:
        """The hands."""
        return self.board.deal

    @cached_property
    def contract(self) -> ContractValue | None:
        """The contract by its tag."""
        return self.board.contract

    @cached_property
    def declarer(self) -> DeclarerValue | None:
        """The declarer by the tag."""
        return self.board.declarer

    @cached_property
    def result(self) -> ResultValue | None:
        """The result by its tag."""
        return parse_result(self.said("Result") or "")

    @cached_property
    def auction(self) -> AuctionCourse | None:
        """The auction, followed."""
        return follow_auction(self.board)

    @cached_property
    def play(self) -> PlayCourse | None:
        """The play, followed."""
        return follow_play(self.board, self.auction)
