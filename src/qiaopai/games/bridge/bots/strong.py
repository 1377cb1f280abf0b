"""`strong`: bids the system, and plays on deals that agree with it, solved double dummy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.games.bridge.bots.calling import auction_of, limits
from qiaopai.games.bridge.bots.fast import Choice, FastBot, trumps_of
from qiaopai.games.bridge.rules.contract import Contract
from qiaopai.games.bridge.rules.view import ContractView, View
from qiaopai.games.bridge.scoring.score import score
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.play.cardplay import read_table
from qiaopai.kernel.play.commands import Play
from qiaopai.kernel.play.sampling import read_knowledge, sample_deals
from qiaopai.solver.interface import Solver
from qiaopai.solver.provided import provided
from qiaopai.solver.sampled import Stake, Stop, best_card

MARGIN = 8.0
"""Points of score by which a card must beat the one from the rules of thumb."""


class StrongBot(FastBot):
    """The expert (高手)."""

    name = "strong"
    claim_budget = 5_000

    def __init__(self, solver: Callable[[], Solver | None] = provided) -> None:
        self._solver = solver

    def seconds(self, view: Any) -> float:
        """How long it may think at a table: most for the opening lead."""
        assert isinstance(view, View)
        return 1.0 if view.winners or view.trick.cards or not view.contract else 3.0

    def choose(self, view: Any, budget: int, entropy: Entropy, stop: Stop) -> Choice:
        """The card that scores best on average over sampled deals."""
        assert isinstance(view, View)
        plain = super().choose(view, budget, entropy, stop)
        if not isinstance(plain[0], Play):
            return plain
        solver = self._solver()
        if solver is None:
            return plain[0], "bot-no-solver"
        return _card(view, solver, budget, entropy, stop) or plain


def _card(view: View, solver: Solver, budget: int, entropy: Entropy, stop: Stop) -> Choice | None:
    table = read_table(view, trumps_of(view))
    stake = Stake(view.won[table.declarer.side], _value(view), MARGIN)
    deals = sample_deals(read_knowledge(view), limits(auction_of(view)), entropy)
    found = best_card(solver, table, deals, stake, budget, stop)
    return found and (Play(table.hand, found[0]), found[1])


def _value(view: View) -> Callable[[int], float]:
    """The score of declarer's side for so many tricks."""
    assert isinstance(view.contract, ContractView)
    assert isinstance(view.declarer, str)
    one = view.contract
    contract = Contract(one.level, one.denomination, one.doubling)
    vulnerable = view.vulnerability.of(view.declarer.side)
    return lambda tricks: score(contract, tricks, vulnerable)
