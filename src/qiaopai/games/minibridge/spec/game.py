"""`GAME`: minibridge put together from its layers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from qiaopai.cards import Card
from qiaopai.games.minibridge.analysis.adviser import advise
from qiaopai.games.minibridge.analysis.success import Chance, chances, possible_deals
from qiaopai.games.minibridge.bots import BOTS
from qiaopai.games.minibridge.laws import LAWS
from qiaopai.games.minibridge.options import SETTINGS, Options
from qiaopai.games.minibridge.rulebooks import RULEBOOKS
from qiaopai.games.minibridge.rules import commands, events
from qiaopai.games.minibridge.rules.decide import decide_with
from qiaopai.games.minibridge.rules.desk import Desk
from qiaopai.games.minibridge.rules.evolve import evolve_with
from qiaopai.games.minibridge.rules.pending import legal, pending, universe
from qiaopai.games.minibridge.rules.state import State
from qiaopai.games.minibridge.rules.view import View, view
from qiaopai.games.minibridge.rules.why_not import why_not
from qiaopai.games.minibridge.scoring.chicago import deals_in_round
from qiaopai.games.minibridge.scoring.score import result_of, worth
from qiaopai.games.minibridge.spec.record import record
from qiaopai.games.minibridge.spec.session import first_deal, next_deal
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import Bot, NewDeal, Outcome, Rulebook
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.game import PlayGame, Rules
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.points import hcp
from qiaopai.kernel.seats import Seat
from qiaopai.solver.interface import Solver

DESK = Desk(LAWS, evolve_with(RULEBOOKS), result_of, RULEBOOKS, worth)


class Minibridge(PlayGame[State, View]):
    """Minibridge (迷你橋牌): see the `Game` protocol for what each part gives."""

    id = "minibridge"
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

    def first_deal(self, options: Rulebook, dealer: Seat) -> NewDeal:
        """The first deal of a session."""
        return first_deal(_mine(options), dealer)

    def round_length(self, options: Rulebook) -> int:
        """Deals in a round."""
        return deals_in_round(_mine(options))

    def may_swap(self, state: State) -> Callable[[Card, Card], bool]:
        """Points were announced; and a contract told that its trumps are long enough."""
        lengths = bool(state.book.trump_length)
        return lambda card, new: (
            hcp((card,)) == hcp((new,)) and not (lengths and card.suit is not new.suit)
        )

    def ended(self, state: State) -> Outcome | None:
        """The outcome of an ended deal."""
        result = state.result
        if state.phase is not Phase.ENDED or result is None:
            return None
        if state.contract is None or state.declarer is None:
            return Outcome(False, result.points, {"outcome": result.outcome})
        summary: dict[str, str | int] = {
            "outcome": result.outcome,
            "denomination": state.contract.denomination.value,
            "level": state.contract.level,
            "contract": state.contract.text,
            "declarer": state.declarer.value,
            "tricks": result.tricks,
            "score": result.score,
        }
        return Outcome(True, result.points, summary)

    def advice(self, view: Any) -> tuple[CommandBody, str] | None:
        """What seed 001's standards recommend to declarer, where the table allows advice."""
        assert isinstance(view, View)
        return advise(view) if view.advice is True else None

    def may_chart(self, view: Any) -> bool:
        """Whether this is declarer before he has chosen, where the table allows advice."""
        assert isinstance(view, View)
        return view.advice is True and bool(view.menu)

    def chart(
        self, view: Any, solver: Solver, entropy: Entropy, deals: int, bars: tuple[Chance, ...]
    ) -> tuple[Chance, ...]:
        """How often each contract is made, with so many more deals counted in."""
        assert isinstance(view, View)
        more = chances(view, possible_deals(view, entropy), solver, deals)
        if not bars or not more:
            return bars or more
        return tuple(one.plus(other) for one, other in zip(bars, more, strict=True))


def _mine(options: Rulebook) -> Options:
    assert isinstance(options, Options)
    return options


GAME = Minibridge()
