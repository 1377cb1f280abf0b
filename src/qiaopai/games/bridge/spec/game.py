"""`GAME`: contract bridge put together from its layers."""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.games.bridge.bots import BOTS
from qiaopai.games.bridge.laws import LAWS
from qiaopai.games.bridge.options import SETTINGS, Options
from qiaopai.games.bridge.rulebooks import RULEBOOKS
from qiaopai.games.bridge.rules import commands, events
from qiaopai.games.bridge.rules.decide import decide_with
from qiaopai.games.bridge.rules.desk import Desk
from qiaopai.games.bridge.rules.evolve import evolve_with
from qiaopai.games.bridge.rules.pending import legal, pending, universe
from qiaopai.games.bridge.rules.state import State
from qiaopai.games.bridge.rules.view import View, view
from qiaopai.games.bridge.rules.why_not import why_not
from qiaopai.games.bridge.scoring.result import result_of
from qiaopai.games.bridge.spec.files import BridgeFiles
from qiaopai.games.bridge.spec.record import record
from qiaopai.games.bridge.spec.session import counts, first_deal, next_deal
from qiaopai.games.bridge.spec.studies import BridgeStudies
from qiaopai.kernel.game import Bot, NewDeal, Outcome, Rulebook
from qiaopai.kernel.parts import Files, Studies
from qiaopai.kernel.play.game import PlayGame, Rules
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.seats import Seat

DESK = Desk(LAWS, evolve_with(RULEBOOKS), result_of, RULEBOOKS)


class Bridge(PlayGame[State, View]):
    """Contract bridge (合約橋牌): see the `Game` protocol for what each part gives."""

    id = "bridge"
    rulebooks: Mapping[str, Rulebook] = RULEBOOKS
    bots: Mapping[str, Bot] = BOTS
    view_type = View
    command_types = commands.PLAYER_COMMANDS
    event_types = events.EVENTS
    settings = SETTINGS
    rules = Rules(State, next_deal, why_not, legal, universe, pending, view, record)
    desk = DESK
    decide = staticmethod(decide_with(DESK))
    evolve = staticmethod(DESK.evolve)
    studies: Studies = BridgeStudies()
    files: Files = BridgeFiles()

    def first_deal(self, options: Rulebook, dealer: Seat) -> NewDeal:
        """The first deal of a session."""
        assert isinstance(options, Options)
        return first_deal(options, dealer)

    def round_length(self, options: Rulebook) -> int:
        """Deals in a round."""
        return 4

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


GAME = Bridge()
