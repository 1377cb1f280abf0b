"""`Case` (案情): the facts a law is told. Absent means unknown.

The table derives it from the state, the director's desk and the vector runner from what they are
told; the law sees nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from qiaopai.cards import Card
from qiaopai.kernel.seats import Player, Seat

Plays = tuple[tuple[Seat, Card], ...]
"""Cards with the hands they came from, in the order played."""


class Case(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known of an irregular act, a claim or a question put to a law."""

    offender: Seat | None = None
    """The hand that acted."""
    card: Card | None = None
    leader: Seat | None = None
    """Whose lead it was."""
    declarer: Seat | None = None
    dummy: Seat | None = None
    players: Mapping[Seat, Player] = {}
    """Who plays a hand, where it is not its own seat's player."""
    trick_cards: Plays = ()
    """The trick of the act, the irregular card included."""
    next_trick_cards: Plays | None = None
    """What has been played to the next trick; None: no next trick was begun, or unknown."""
    play_over: bool = False
    """No further trick will be played."""
    tricks_claimed: int | None = None
    tricks_left: int | None = None
    established: bool | None = None
    """A finding: the revoke is established."""
    revoke_trick_winner: Seat | None = None
    os_tricks_before: int | None = None
    os_tricks_after: int | None = None

    def player_of(self, hand: Seat) -> Player:
        """Who plays that hand."""
        return self.players.get(hand, Player(hand))
