"""`strong`: deals that agree with all it knows, solved double dummy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.cards import Suit, of_suit
from qiaopai.games.minibridge.analysis.success import chances, possible_deals
from qiaopai.games.minibridge.bots.fast import FastBot
from qiaopai.games.minibridge.bots.habits import Choice, trumps_of
from qiaopai.games.minibridge.rules.commands import ChooseContract
from qiaopai.games.minibridge.rules.contract import GAME
from qiaopai.games.minibridge.rules.view import ContractView, View
from qiaopai.kernel.denominations import Denomination, denomination_of
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.cardplay import read_table
from qiaopai.kernel.play.commands import Play
from qiaopai.solver.interface import Solver
from qiaopai.solver.provided import provided
from qiaopai.solver.sampled import Stake, Stop, best_card, budget_at

MARGIN = 6.0
"""Points of score by which a card must beat the one from the rules of thumb."""
TRUMPS_WORTH_SOLVING = 7


class StrongBot(FastBot):
    """The expert (高手)."""

    name = "strong"
    claim_budget = 5_000

    def __init__(self, solver: Callable[[], Solver | None] = provided) -> None:
        self._solver = solver

    def seconds(self, view: Any) -> float:
        """How long it may think at a table: most for the contract and the opening lead."""
        assert isinstance(view, View)
        return 1.0 if view.winners or view.trick.cards else 3.0

    def choose(
        self, view: Any, budget: int, entropy: Entropy, stop: Stop
    ) -> tuple[CommandBody, str]:
        """The contract and the cards that score best on average over sampled deals."""
        assert isinstance(view, View)
        plain = super().choose(view, budget, entropy, stop)
        if not isinstance(plain[0], Play | ChooseContract):
            return plain
        solver = self._solver()
        if solver is None:
            return plain[0], "bot-no-solver"
        if isinstance(plain[0], Play):
            return _card(view, solver, budget, entropy, stop) or plain
        return _contract(view, solver, budget, entropy, stop) or plain


def _card(view: View, solver: Solver, budget: int, entropy: Entropy, stop: Stop) -> Choice | None:
    table = read_table(view, trumps_of(view))
    assert isinstance(view.contract, ContractView)
    stake = Stake(view.won[table.declarer.side], _value(view.contract), MARGIN)
    found = best_card(solver, table, possible_deals(view, entropy), stake, budget, stop)
    return found and (Play(table.hand, found[0]), found[1])


def _value(contract: ContractView) -> Callable[[int], float]:
    """Declarer's score for so many tricks, as all rulebooks count it but for small change."""
    needed, trumps = contract.tricks, contract.denomination.trumps
    each = 20 if trumps and not trumps.is_major else 30
    is_game = contract.level == GAME or each * (needed - 6) + 10 * (trumps is None) >= 100
    bonus = 300 if is_game else 50

    def value(tricks: int) -> float:
        return bonus + each * (tricks - 6) if tricks >= needed else 50 * (tricks - needed)

    return value


def _contract(
    view: View, solver: Solver, budget: int, entropy: Entropy, stop: Stop
) -> Choice | None:
    deals, count = possible_deals(view, entropy), budget_at(budget, 13)
    found = chances(view, deals, solver, count, stop, _worth_solving(view))
    if not found:
        return None
    best = max(found, key=lambda chance: (chance.points, chance.made))
    item = best.contract
    return ChooseContract(item.denomination, item.level), "bot-samples"


def _worth_solving(view: View) -> tuple[Denomination, ...]:
    """Notrump, and the suits in which the two hands have enough trumps."""
    assert isinstance(view.declarer, str)
    seats = (view.declarer, view.declarer.partner)
    cards = tuple(card for seat in seats for card in view.hands[seat].cards or ())
    suits = [suit for suit in Suit if len(of_suit(cards, suit)) >= TRUMPS_WORTH_SOLVING]
    return (Denomination.NOTRUMP, *map(denomination_of, suits))
