"""Contracts (合約): level, denomination, doubling, and what kind of contract that makes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum, StrEnum

from qiaopai.cards.card import MOST_QUOTED
from qiaopai.games.bridge.rules.calls import LETTERS, Call
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.refusal import Refused

LEVELS = range(1, 8)


class Doubling(IntEnum):
    """Undoubled, doubled (賭倍) or redoubled (再賭倍)."""

    UNDOUBLED = 0
    DOUBLED = 1
    REDOUBLED = 2

    @property
    def text(self) -> str:
        """Nothing, `X` or `XX`."""
        return "X" * self.value

    @property
    def factor(self) -> int:
        """By what trick points are multiplied."""
        return int(2**self.value)


class Kind(StrEnum):
    """How much has been contracted for (合約的分類)."""

    PARTSCORE = "partscore"
    GAME = "game"
    SMALL_SLAM = "small_slam"
    GRAND_SLAM = "grand_slam"


@dataclass(frozen=True, slots=True)
class Contract:
    """The contract (合約), declarer apart; of a level from 1 to 7.

    Raises:
        Refused: `bad_contract`, with the text.
    """

    level: int
    denomination: Denomination
    doubling: Doubling = Doubling.UNDOUBLED

    def __post_init__(self) -> None:
        if self.level not in LEVELS:
            raise Refused("bad_contract", text=self.text[:MOST_QUOTED])

    @property
    def tricks(self) -> int:
        """Tricks needed."""
        return self.level + 6

    @property
    def bid(self) -> Call:
        """The bid it came from."""
        return Call(f"{self.level}{self.denomination.value}")

    @property
    def text(self) -> str:
        """`4SX`, `3NT`."""
        return f"{self.level}{self.denomination.value}{self.doubling.text}"

    @property
    def trick_points(self) -> int:
        """Points of the tricks contracted for, doubling included.

        Law: WBF 2017 77
        """
        return odd_trick_points(self.denomination, self.level) * self.doubling.factor

    @property
    def kind(self) -> Kind:
        """Partscore, game or slam: by contracted trick points, so 3♠X is a game and 3♠ is not.

        Law: WBF 2017 77
        """
        if self.level >= 6:
            return Kind.SMALL_SLAM if self.level == 6 else Kind.GRAND_SLAM
        return Kind.GAME if self.trick_points >= 100 else Kind.PARTSCORE


def odd_trick_points(denomination: Denomination, odd: int) -> int:
    """Trick points (合約分數) of so many odd tricks, undoubled."""
    trumps = denomination.trumps
    if trumps is None:
        return 30 * odd + 10 if odd > 0 else 0
    return odd * (30 if trumps.is_major else 20)


_CONTRACT = re.compile(r"([1-7])(NT|N|[SHDC♠♥♦♣])(XX|X)?")


def parse_contract(text: str) -> Contract:
    """Read `4SX`, `3N`, `3NT`, `4♠X`.

    Raises:
        Refused: `bad_contract`, with the text.
    """
    match = _CONTRACT.fullmatch(text.strip().upper())
    if match is None:
        raise Refused("bad_contract", text=text[:MOST_QUOTED])
    level, strain, doubling = match.groups()
    return Contract(
        int(level),
        Denomination("NT" if strain == "N" else strain.translate(LETTERS)),
        Doubling(len(doubling or "")),
    )
