"""The adviser (決定合約的方法): how seed rules tell a beginner to choose the contract.

Trumps want eight cards together, or at least seven with three honours; a game wants 25 points at
notrump or in a major, 28 in a minor.

Rule: minibridge jcbl 決定合約的方法
"""

from __future__ import annotations

from dataclasses import dataclass

from qiaopai.cards import Card, Rank, Suit, of_suit
from qiaopai.games.minibridge.rules.commands import ChooseContract
from qiaopai.games.minibridge.rules.contract import GAME, GAME_TRICKS, PART, PART_TRICKS
from qiaopai.games.minibridge.rules.view import ContractView, View
from qiaopai.kernel.denominations import Denomination, denomination_of
from qiaopai.kernel.messages import CommandBody

HONOURS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
FIT = 8
QUASI_FIT = 7
QUASI_FIT_HONOURS = 3
GAME_POINTS = 25
MINOR_GAME_POINTS = 28


@dataclass(frozen=True, slots=True)
class Fit:
    """What two hands hold together in a suit."""

    suit: Suit
    length: int
    honours: int

    @property
    def is_fit(self) -> bool:
        """Eight cards or more (金配合)."""
        return self.length >= FIT

    @property
    def is_quasi_fit(self) -> bool:
        """Seven cards with three honours (準金配合)."""
        return self.length == QUASI_FIT and self.honours >= QUASI_FIT_HONOURS

    @property
    def worth(self) -> tuple[bool, int, int, int]:
        """Majors before minors, then length, honours, rank of the suit."""
        return (self.suit.is_major, self.length, self.honours, self.suit.order)


def fits(cards: tuple[Card, ...]) -> tuple[Fit, ...]:
    """What both hands hold in each suit, the best trump suit first."""
    found = []
    for suit in Suit:
        held = of_suit(cards, suit)
        found.append(Fit(suit, len(held), sum(card.rank in HONOURS for card in held)))
    return tuple(sorted(found, key=lambda fit: fit.worth, reverse=True))


def recommended(cards: tuple[Card, ...], points: int) -> tuple[tuple[Denomination, str], ...]:
    """The contracts these standards lead to, the first choice first: one, or two equals."""
    fit = next((fit for fit in fits(cards) if fit.is_fit), None)
    quasi = next((fit for fit in fits(cards) if fit.is_quasi_fit), None)
    notrump = (Denomination.NOTRUMP, GAME if points >= GAME_POINTS else PART)
    best = fit or quasi
    if best is None:
        return (notrump,)
    denomination = denomination_of(best.suit)
    if points < GAME_POINTS:
        choice = (denomination, PART)
    elif best.suit.is_major or points >= MINOR_GAME_POINTS:
        choice = (denomination, GAME)
    else:
        return (notrump,)
    return (choice,) if fit else (choice, notrump)


def advise(view: View) -> tuple[CommandBody, str] | None:
    """The first choice for declarer, as the menu offers it, and the reason's message id."""
    if not view.menu or not isinstance(view.declarer, str) or not isinstance(view.dummy, str):
        return None
    own, dummy = view.hands[view.declarer].cards, view.hands[view.dummy].cards
    assert own
    assert dummy
    points = view.announced[view.declarer] + view.announced[view.dummy]
    denomination, level = recommended((*own, *dummy), points)[0]
    item = _on_the_menu(view.menu, denomination, level)
    reason = "advice-notrump" if denomination.is_notrump else "advice-trumps"
    return ChooseContract(item.denomination, item.level), reason


def _on_the_menu(
    menu: tuple[ContractView, ...], denomination: Denomination, level: str
) -> ContractView:
    """The item nearest to what is wanted: that denomination, at most that many tricks."""
    wanted = GAME_TRICKS[denomination] if level == GAME else PART_TRICKS
    items = [one for one in menu if one.denomination is denomination]
    below = [one for one in items if one.tricks <= wanted]
    return (
        max(below, key=lambda one: one.tricks) if below else min(items, key=lambda one: one.tricks)
    )
