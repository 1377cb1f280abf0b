"""What every game with a declarer gives in the same way; a game's `GAME` extends it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from qiaopai.cards import Card
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal, Rulebook, Upcast
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.commands import StartDeal
from qiaopai.kernel.play.desk import Desk
from qiaopai.kernel.play.redeal import redealt_hands
from qiaopai.kernel.play.start import start_command
from qiaopai.kernel.play.state import PlayState, with_seen_of
from qiaopai.kernel.play.visible import known
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.sources import DealSource
from qiaopai.kernel.viewers import Viewer

S = TypeVar("S", bound=PlayState)


class PlayGame(Generic[S]):
    """The shared part of the `Game` protocol."""

    seats = tuple(Seat)
    rulebooks: Mapping[str, Rulebook]
    desk: Desk
    upcasters: Mapping[tuple[str, int], Upcast] = {}

    def configure(self, rulebook: str, changes: Mapping[str, Any]) -> Rulebook:
        """The rulebook with a table's changes."""
        if rulebook not in self.rulebooks:
            raise Refused("unknown_rulebook", rulebook=rulebook)
        return self.rulebooks[rulebook].with_changes(changes)

    def start(
        self,
        new: NewDeal,
        options: Rulebook,
        changes: Mapping[str, Any],
        entropy: Entropy,
        where: str,
        source: DealSource | None = None,
    ) -> StartDeal:
        """The command that starts a deal, drawn from the entropy or the source, committed."""
        return start_command(new, options.id, changes, entropy, where, source)

    def procedure_open(self, state: S) -> bool:
        """Whether a law waits for an answer."""
        return state.procedure is not None

    def carry_seen(self, state: S, later: S) -> S:
        """The earlier state, with what has been seen since."""
        return with_seen_of(state, later)

    def controller(self, state: S, hand: Seat) -> Player:
        """Who plays that hand."""
        return state.controller(hand)

    def known(self, state: S, viewer: Viewer) -> frozenset[tuple[Seat, Card]]:
        """The cards he knows."""
        return known(state, viewer)

    def may_swap(self, state: S) -> Callable[[Card, Card], bool]:
        """Which two cards may change places between hidden hands with nothing told being false."""
        return lambda _card, _new: True

    def redealt(
        self, start: CommandBody, state: S, viewer: Viewer, entropy: Entropy
    ) -> StartDeal | None:
        """Another deal that the viewer cannot tell from the real one."""
        assert isinstance(start, StartDeal)
        hands = redealt_hands(state, viewer, entropy, self.desk, self.may_swap(state))
        return None if hands is None else msgspec.structs.replace(start, deal=Secret(hands.text))

    def deal_text(self, state: S) -> str | None:
        """The deal in PBN, for the log, the command line and tests, never for a view."""
        return None if state.deal is None else state.dealt.text
