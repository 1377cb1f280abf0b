"""`GAME`: contract bridge put together from its layers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from qiaopai.games.bridge.bots import BOTS
from qiaopai.games.bridge.laws import LAWS
from qiaopai.games.bridge.options import SETTINGS, Options
from qiaopai.games.bridge.rulebooks import RULEBOOKS
from qiaopai.games.bridge.rules import commands, events
from qiaopai.games.bridge.rules.decide import decide
from qiaopai.games.bridge.rules.desk import Desk
from qiaopai.games.bridge.rules.evolve import evolve
from qiaopai.games.bridge.rules.pending import legal, pending, universe
from qiaopai.games.bridge.rules.state import State
from qiaopai.games.bridge.rules.view import View, view
from qiaopai.games.bridge.rules.why_not import why_not
from qiaopai.games.bridge.scoring.result import result_of
from qiaopai.games.bridge.spec.files import BridgeFiles
from qiaopai.games.bridge.spec.record import record
from qiaopai.games.bridge.spec.session import counts, first_deal, next_deal
from qiaopai.games.bridge.spec.studies import BridgeStudies
from qiaopai.kernel.game import Bot, NewDeal, Outcome, Question, Rulebook
from qiaopai.kernel.irregularities import Irregularity
from qiaopai.kernel.messages import Command, CommandBody, Event
from qiaopai.kernel.parts import Files, Studies
from qiaopai.kernel.play.game import PlayGame
from qiaopai.kernel.play.record import BoardRecord
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.viewers import Viewer


def _evolve(state: State, event: Event) -> State:
    return evolve(state, event, DESK)


DESK = Desk(LAWS, _evolve, result_of, RULEBOOKS)


class Bridge(PlayGame[State]):
    """Contract bridge (合約橋牌): see the `Game` protocol for what each part gives."""

    id = "bridge"
    rulebooks: Mapping[str, Rulebook] = RULEBOOKS
    bots: Mapping[str, Bot] = BOTS
    view_type = View
    command_types = commands.PLAYER_COMMANDS
    event_types = events.EVENTS
    settings = SETTINGS
    columns: tuple[str, ...] = ("contract", "declarer", "tricks", "score")
    record_type: type[BoardRecord] = BoardRecord
    undo_policies: tuple[str, ...] = ("none", "auction", "casual")
    desk = DESK
    studies: Studies = BridgeStudies()
    files: Files = BridgeFiles()

    def first_deal(self, options: Rulebook, dealer: Seat) -> NewDeal:
        """The first deal of a session."""
        assert isinstance(options, Options)
        return first_deal(options, dealer)

    def next_deal(self, state: State) -> NewDeal:
        """The deal after an ended one."""
        return next_deal(state)

    def round_length(self, options: Rulebook) -> int:
        """Deals in a round."""
        return 4

    def initial(self) -> State:
        """The state before any deal."""
        return State()

    def decide(self, state: State, command: Command) -> tuple[Event, ...]:
        """What the command brings about."""
        return decide(state, command, DESK)

    def evolve(self, state: State, event: Event) -> State:
        """The state after the event."""
        return evolve(state, event, DESK)

    def why_not(
        self, state: State, player: Player, action: CommandBody
    ) -> Refusal | Irregularity | None:
        """Why the player may not do that now."""
        return why_not(state, player, action, DESK)

    def legal(self, state: State, player: Player) -> Sequence[CommandBody]:
        """What the player may regularly do now."""
        return legal(state, player, DESK)

    def universe(self, state: State, player: Player) -> Iterable[CommandBody]:
        """Everything the player could try."""
        return universe(state, player)

    def pending(self, state: State) -> Mapping[Player, Question]:
        """Whom the deal waits for."""
        return pending(state, DESK)

    def view(self, state: State, viewer: Viewer) -> View:
        """What the viewer may see."""
        return view(state, viewer, DESK)

    def ended(self, state: State) -> Outcome | None:
        """The outcome of an ended deal."""
        result = state.result
        if state.phase is not Phase.ENDED or result is None:
            return None
        summary: dict[str, str | int] = {"outcome": result.outcome}
        if state.contract is not None and state.declarer is not None:
            summary |= {
                "contract": state.contract.text,
                "declarer": state.declarer.value,
                "tricks": result.tricks,
                "score": result.score,
            }
        return Outcome(counts(state), result.points, summary)

    def record(self, state: State) -> BoardRecord:
        """The record of an ended deal."""
        return record(state)

    def advice(self, view: Any) -> tuple[CommandBody, str] | None:
        """No adviser in bridge."""
        return None


GAME = Bridge()
