"""What a bot knows when it must play (局面): its hand, the table, who holds how many cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import FACES, Card, Hand, Level, level_value
from qiaopai.games.guandan.rules.plays import Meaning
from qiaopai.kernel.seats import Seat

COPIES = 2
VALUES = 18


class Option(msgspec.Struct, frozen=True, gc=False):
    """A play that may be made (可出的牌): its cards and what they mean."""

    cards: Hand
    meaning: Meaning


class Situation(msgspec.Struct, frozen=True):
    """All that a choice among plays depends on."""

    me: Seat
    hand: Hand
    level: Level
    rules: Options
    counts: Mapping[Seat, int]
    """Cards left to each seat."""
    plays: Sequence[Option]
    """What may be played; passing is possible whenever something is on the table."""
    gone: Mapping[Card, int] = {}
    """How many of each face have been played."""
    table: Meaning | None = None
    """The play to beat."""
    owner: Seat | None = None
    """Whose it is."""

    @property
    def leads(self) -> bool:
        """Whether nothing lies on the table."""
        return self.table is None

    @property
    def partner_holds(self) -> bool:
        """Whether the play to beat is partner's."""
        return self.owner is self.me.partner

    @property
    def opponents(self) -> tuple[int, ...]:
        """The cards left to those opponents who are still in."""
        seats = self.me.side.opponents.seats
        return tuple(self.counts[seat] for seat in seats if self.counts[seat])

    def unseen(self) -> tuple[list[int], list[int]]:
        """The cards in other hands, by level value and by natural rank."""
        own = dict(self.gone)
        for card in self.hand:
            own[card] = own.get(card, 0) + 1
        values, ranks = [0] * VALUES, [0] * VALUES
        for card in FACES:
            if left := COPIES - own.get(card, 0):
                values[level_value(card, self.level)] += left
                ranks[card.rank] += left
        return values, ranks
