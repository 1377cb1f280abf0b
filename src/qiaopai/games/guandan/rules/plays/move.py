"""Moves (走法): a canonical play, whose cards are found when they are asked for."""

from __future__ import annotations

import msgspec

from qiaopai.games.guandan.rules.cards import Hand
from qiaopai.games.guandan.rules.plays.form import Form
from qiaopai.games.guandan.rules.plays.holding import Holding
from qiaopai.games.guandan.rules.plays.kinds import Kind, Meaning


class Move(msgspec.Struct, frozen=True, gc=False):
    """One play of a hand (走法) for each meaning, with the fewest wild cards.

    There is one for each triple and pair of a full house, and for each suit of a straight flush.
    """

    form: Form
    held: Holding

    @property
    def meaning(self) -> Meaning:
        """What it means."""
        return self.form.meaning

    @property
    def kind(self) -> Kind:
        """Its kind (牌型)."""
        return self.form.meaning.kind

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.form.meaning.size

    @property
    def key(self) -> int:
        """What it is compared by."""
        return self.form.meaning.key

    @property
    def cards(self) -> Hand:
        """Its cards, with the fewest wild cards."""
        return self.held.fewest(self.form)
