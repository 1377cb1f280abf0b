"""Where deals come from (牌源): the shuffled pack, or deals prepared beforehand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from qiaopai.kernel.dealing import Shuffled, shuffle_and_cut
from qiaopai.kernel.deals import Hands, deal_out
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal and, where a pack was really shuffled, the record of it."""

    hands: Hands
    shuffled: Shuffled | None = None


class DealSource(Protocol):
    """Gives the deal of a board; the same entropy gives the same deal."""

    def deal(self, board: int, dealer: Seat, entropy: Entropy) -> Dealt:
        """The deal of that board."""
        ...


@dataclass(frozen=True, slots=True)
class ShuffledPack:
    """The pack is shuffled, cut and dealt for every board; `accept` may ask for another (重發)."""

    accept: Callable[[Hands], bool] | None = None

    def deal(self, board: int, dealer: Seat, entropy: Entropy) -> Dealt:
        """Shuffle until the deal is acceptable."""
        for attempt in range(10_000):
            pack, record = shuffle_and_cut(dealer, entropy.child(f"{board}/{attempt}"))
            hands = deal_out(pack, dealer)
            if self.accept is None or self.accept(hands):
                return Dealt(hands, record)
        raise Refused("no_such_deal", board=board)


@dataclass(frozen=True, slots=True)
class PreparedDeals:
    """Boards made beforehand (預備牌), board 1 first; after the last they begin again."""

    deals: Sequence[Hands]

    def deal(self, board: int, dealer: Seat, entropy: Entropy) -> Dealt:
        """The prepared deal of that board."""
        return Dealt(self.deals[(board - 1) % len(self.deals)])
