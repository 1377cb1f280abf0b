"""What every game with a declarer gives in the same way; a game's `GAME` extends it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from qiaopai.cards import Card
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal, Question, Rulebook, Upcast
from qiaopai.kernel.irregularities import Irregularity
from qiaopai.kernel.messages import Command, CommandBody, Event
from qiaopai.kernel.play.commands import StartDeal
from qiaopai.kernel.play.desk import Desk
from qiaopai.kernel.play.record import BoardRecord
from qiaopai.kernel.play.redeal import redealt_hands
from qiaopai.kernel.play.start import start_command
from qiaopai.kernel.play.state import PlayState, with_seen_of
from qiaopai.kernel.play.visible import known
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.sources import DealSource
from qiaopai.kernel.viewers import Viewer

S = TypeVar("S", bound=PlayState)
V = TypeVar("V", bound=msgspec.Struct)


@dataclass(frozen=True, slots=True)
class Rules(Generic[S, V]):
    """A game's own functions, named as in the `Game` protocol; most of them are given its desk."""

    initial: Callable[[], S]
    next_deal: Callable[[S], NewDeal]
    why_not: Callable[[S, Player, CommandBody, Any], Refusal | Irregularity | None]
    legal: Callable[[S, Player, Any], Sequence[CommandBody]]
    universe: Callable[[S, Player], Iterable[CommandBody]]
    pending: Callable[[S, Any], Mapping[Player, Question]]
    view: Callable[[S, Viewer, Any], V]
    record: Callable[[S], BoardRecord]


class PlayGame(Generic[S, V]):
    """The shared part of the `Game` protocol."""

    seats = tuple(Seat)
    rulebooks: Mapping[str, Rulebook]
    columns: tuple[str, ...] = ("contract", "declarer", "tricks", "score")
    record_type: type[BoardRecord] = BoardRecord
    undo_policies: tuple[str, ...] = ("none", "auction", "casual")
    rules: Rules[S, V]
    desk: Desk
    decide: Callable[[S, Command], tuple[Event, ...]]
    evolve: Callable[[S, Event], S]
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

    def initial(self) -> S:
        """The state before any deal."""
        return self.rules.initial()

    def next_deal(self, state: S) -> NewDeal:
        """The deal after an ended one."""
        return self.rules.next_deal(state)

    def why_not(
        self, state: S, player: Player, action: CommandBody
    ) -> Refusal | Irregularity | None:
        """Why the player may not do that now."""
        return self.rules.why_not(state, player, action, self.desk)

    def legal(self, state: S, player: Player) -> Sequence[CommandBody]:
        """What the player may regularly do now."""
        return self.rules.legal(state, player, self.desk)

    def universe(self, state: S, player: Player) -> Iterable[CommandBody]:
        """Everything the player could try."""
        return self.rules.universe(state, player)

    def pending(self, state: S) -> Mapping[Player, Question]:
        """Whom the deal waits for."""
        return self.rules.pending(state, self.desk)

    def view(self, state: S, viewer: Viewer) -> V:
        """What the viewer may see."""
        return self.rules.view(state, viewer, self.desk)

    def record(self, state: S) -> BoardRecord:
        """The record of an ended deal."""
        return self.rules.record(state)

    def advice(self, view: Any) -> tuple[CommandBody, str] | None:
        """No adviser, unless the game has one."""
        return None

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
