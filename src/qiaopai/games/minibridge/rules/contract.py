"""Contracts (合約): the menu declarer chooses from.

Rule: minibridge tw 9, jcbl 合約
"""

from __future__ import annotations

from dataclasses import dataclass

from qiaopai.cards import of_suit
from qiaopai.games.minibridge.options import FRENCH_TARGETS, Options
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.seats import Seat

PART = "part"
GAME = "game"

GAME_TRICKS = {
    Denomination.NOTRUMP: 9,
    Denomination.SPADES: 10,
    Denomination.HEARTS: 10,
    Denomination.DIAMONDS: 11,
    Denomination.CLUBS: 11,
}
"""Tricks needed for a game (成局)."""
PART_TRICKS = 7
"""Tricks needed for a partscore (未成局)."""


@dataclass(frozen=True, slots=True)
class Contract:
    """Trumps or notrump, and what has to be made (合約).

    `level` is `part`, `game`, or the number of tricks where the rulebook allows any.
    """

    denomination: Denomination
    level: str
    tricks: int
    is_game: bool

    @property
    def text(self) -> str:
        """As it is announced: `H game`, `N part`, `S 12`."""
        return f"{self.denomination.value[0]} {self.level}"


def odd_trick_points(options: Options, denomination: Denomination, odd: int) -> int:
    """Trick points (牌磴分) of so many tricks over six.

    Rule: minibridge tw 16A, jcbl 做成分
    """
    trumps = denomination.trumps
    if trumps is None:
        return options.notrump_first + 30 * (odd - 1) if odd > 0 else 0
    return odd * (30 if trumps.is_major else 20)


def contract_of(options: Options, denomination: Denomination, level: str) -> Contract:
    """The contract of that name, whether or not the menu offers it.

    Raises:
        ValueError: no such level.
    """
    if level == PART:
        return Contract(denomination, level, PART_TRICKS, is_game=False)
    if level == GAME:
        return Contract(denomination, level, GAME_TRICKS[denomination], is_game=True)
    tricks = int(level)
    points = odd_trick_points(options, denomination, tricks - 6) + options.notrump_bonus * (
        denomination.is_notrump
    )
    return Contract(denomination, level, tricks, is_game=points >= 100)


def menu(options: Options, points: int, hands: Hands, declarer: Seat) -> tuple[Contract, ...]:
    """What declarer may choose, `points` being those of his side; never nothing.

    Where points alone decide the target, no condition of a game applies.

    Rule: minibridge tw 9B
    """
    return tuple(
        contract
        for denomination in Denomination
        for contract in _levels(options, denomination, points)
        if options.french_targets
        or not contract.is_game
        or _game_allowed(options, contract, points, hands, declarer)
    )


def _levels(options: Options, denomination: Denomination, points: int) -> tuple[Contract, ...]:
    if options.french_targets:
        tricks = 6 + sum(bound <= points for bound in FRENCH_TARGETS)
        return (contract_of(options, denomination, str(max(tricks, PART_TRICKS))),)
    if options.any_level:
        return tuple(contract_of(options, denomination, str(tricks)) for tricks in range(7, 14))
    return tuple(contract_of(options, denomination, level) for level in (PART, GAME))


def _game_allowed(
    options: Options, contract: Contract, points: int, hands: Hands, declarer: Seat
) -> bool:
    if points < options.game_points:
        return False
    trumps = contract.denomination.trumps
    if trumps is None:
        return True
    held = sum(len(of_suit(hands[seat], trumps)) for seat in (declarer, declarer.partner))
    return held >= options.trump_length
