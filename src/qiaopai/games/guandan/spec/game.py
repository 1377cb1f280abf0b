"""`GAME`: Guandan put together from its layers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from qiaopai.games.guandan.analysis.consult import consult
from qiaopai.games.guandan.bots import BOTS
from qiaopai.games.guandan.bots.adviser import advise
from qiaopai.games.guandan.options import SETTINGS, Options
from qiaopai.games.guandan.rulebooks import RULEBOOKS
from qiaopai.games.guandan.rules import commands, events
from qiaopai.games.guandan.rules.decide import decide
from qiaopai.games.guandan.rules.evolve import evolve
from qiaopai.games.guandan.rules.pending import legal, pending, universe
from qiaopai.games.guandan.rules.redeal import redealt_hands
from qiaopai.games.guandan.rules.seen import known, with_seen_of
from qiaopai.games.guandan.rules.state import Phase, State
from qiaopai.games.guandan.rules.view import View, view
from qiaopai.games.guandan.rules.why_not import why_not
from qiaopai.games.guandan.spec import session
from qiaopai.games.guandan.spec.desk import DESK
from qiaopai.games.guandan.spec.files import TextFiles
from qiaopai.games.guandan.spec.programs import NjuptPrograms
from qiaopai.games.guandan.spec.record import PlayedDeal, record
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import Bot, NewDeal, Outcome, Question, Rulebook, Upcast
from qiaopai.kernel.messages import Command, CommandBody, Event
from qiaopai.kernel.parts import Programs, Reader, Writer
from qiaopai.kernel.record import GameRecord
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.seats import Player, Seat, Side
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.viewers import Viewer


class Guandan:
    """Guandan (掼蛋): see the `Game` protocol for what each part gives."""

    id = "guandan"
    seats = tuple(Seat)
    rulebooks: Mapping[str, Rulebook] = RULEBOOKS
    bots: Mapping[str, Bot] = BOTS
    view_type: type[msgspec.Struct] = View
    command_types = commands.PLAYER_COMMANDS
    event_types = events.EVENTS
    settings = SETTINGS
    programs: Programs = NjuptPrograms()
    writer: Writer = TextFiles()
    reader: Reader = TextFiles()
    record_type: type[GameRecord] = PlayedDeal
    columns: tuple[str, ...] = ("level", "order", "levels")
    undo_policies: tuple[str, ...] = ("none", "casual")
    upcasters: Mapping[tuple[str, int], Upcast] = {}

    def configure(self, rulebook: str, changes: Mapping[str, Any]) -> Options:
        """The rulebook with a table's changes."""
        if rulebook not in RULEBOOKS:
            raise Refused("unknown_rulebook", rulebook=rulebook)
        return RULEBOOKS[rulebook].with_changes(changes)

    def first_deal(self, options: Rulebook, dealer: Seat) -> NewDeal:
        """The first deal of a match."""
        return session.first_deal(dealer)

    def next_deal(self, state: State) -> NewDeal:
        """The deal after an ended one."""
        return session.next_deal(state)

    def round_length(self, options: Rulebook) -> int:
        """None: a match goes on until A is passed."""
        return 0

    def start(
        self,
        new: NewDeal,
        options: Rulebook,
        changes: Mapping[str, Any],
        entropy: Entropy,
        where: str,
    ) -> commands.StartDeal:
        """The command that starts a deal, drawn from the entropy, committed."""
        assert isinstance(options, Options)
        return session.start(new, options, changes, entropy, where)

    def initial(self) -> State:
        """The state before any deal."""
        return State()

    def decide(self, state: State, command: Command) -> tuple[Event, ...]:
        """What the command brings about."""
        return decide(state, command, DESK)

    def evolve(self, state: State, event: Event) -> State:
        """The state after the event."""
        return evolve(state, event, DESK)

    def procedure_open(self, state: State) -> bool:
        """No law waits for an answer."""
        return False

    def carry_seen(self, state: State, later: State) -> State:
        """The earlier state, with what has been seen since."""
        return with_seen_of(state, later)

    def why_not(self, state: State, player: Player, action: CommandBody) -> Refusal | None:
        """Why the player may not do that now."""
        return why_not(state, player, action)

    def legal(self, state: State, player: Player) -> Sequence[CommandBody]:
        """What the player may regularly do now; of plays the canonical ones."""
        return legal(state, player)

    def universe(self, state: State, player: Player) -> Iterable[CommandBody]:
        """Everything the player could try."""
        return universe(state, player)

    def pending(self, state: State) -> Mapping[Player, Question]:
        """Whom the deal waits for."""
        return pending(state)

    def controller(self, state: State, hand: Seat) -> Player:
        """Everybody plays his own cards."""
        return Player(hand)

    def view(self, state: State, viewer: Viewer) -> View:
        """What the viewer may see."""
        return view(state, viewer)

    def known(self, state: State, viewer: Viewer) -> frozenset[tuple[Seat, Any]]:
        """The cards he knows; the second copy of a face in a hand is (face, 2)."""
        return known(state, viewer)

    def redealt(
        self, start: CommandBody, state: State, viewer: Viewer, entropy: Entropy
    ) -> commands.StartDeal | None:
        """Another deal that the viewer cannot tell from the real one."""
        assert isinstance(start, commands.StartDeal)
        hands = redealt_hands(state, viewer, entropy)
        return None if hands is None else msgspec.structs.replace(start, deal=Secret(hands.text))

    def deal_text(self, state: State) -> str | None:
        """The four hands from north, for the log, the command line and tests."""
        return None if state.deal is None else state.dealt.text

    def ended(self, state: State) -> Outcome | None:
        """The outcome of an ended deal: the levels won by the side of the first."""
        result = state.result
        if state.phase is not Phase.ENDED or result is None:
            return None
        points = {seat: result.steps if seat.side is result.side else 0 for seat in Seat}
        summary: dict[str, str | int] = {
            "outcome": "passed" if result.passed_a else "promoted",
            "level": state.level.text,
            "order": "".join(result.order),
            "levels": ":".join(result.levels_after[side] for side in Side),
            "side": result.side.value,
            "steps": result.steps,
        }
        return Outcome(True, points, summary, finishes=result.match_winner is not None)

    def record(self, state: State) -> PlayedDeal:
        """The record of an ended deal."""
        return record(state)

    def consult(
        self, view: Any, options: Rulebook, topic: str, cards: Sequence[str]
    ) -> Mapping[str, Any]:
        """What a player asks about his hand: its grouping, hints, what chosen cards mean."""
        assert isinstance(options, Options)
        return consult(view, options, topic, cards)

    def advice(self, view: Any) -> tuple[CommandBody, str] | None:
        """What the expert would do in the asker's place, where the table allows advice."""
        assert isinstance(view, View)
        return advise(view) if view.advice is True else None


GAME = Guandan()
