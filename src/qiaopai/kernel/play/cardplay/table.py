"""What a bot reads off its view before it plays a card."""

from __future__ import annotations

from dataclasses import dataclass

from qiaopai.cards import DECK, Card, Hand, Suit, of_suit
from qiaopai.kernel.play.commands import Play
from qiaopai.kernel.play.view import DealView, Memory
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.tricks import Trick


@dataclass(frozen=True, slots=True)
class Table:
    """The position as the hand to play sees it."""

    hand: Seat
    held: Hand
    choices: Hand
    """Cards it may play."""
    trick: Trick
    trumps: Suit | None
    declarer: Seat
    dummy_cards: Hand
    partner_cards: Hand
    """Partner's cards, where they are open to this player."""
    out: Hand
    """Cards that it sees nowhere and does not remember to have been played."""

    @property
    def declares(self) -> bool:
        """Whether it plays for declarer's side."""
        return self.hand.side is self.declarer.side

    @property
    def partner_wins(self) -> bool:
        """Whether partner's card is the best so far."""
        return bool(self.trick.cards) and self.trick.winner(self.trumps) is self.hand.partner

    @property
    def is_last(self) -> bool:
        """Whether it plays fourth."""
        return len(self.trick.cards) == 3

    def would_win(self, card: Card) -> bool:
        """Whether that card would be the best so far."""
        return self.trick.with_card(self.hand, card).winner(self.trumps) is self.hand

    def suit(self, suit: Suit) -> Hand:
        """Its cards of that suit."""
        return of_suit(self.held, suit)


def read_table(view: DealView, trumps: Suit | None) -> Table:
    """Read the view of a player who is to play.

    Of a view without memory only the current trick counts as played.
    """
    plays = [action for action in view.legal or () if isinstance(action, Play)]
    hand = plays[0].hand
    assert isinstance(view.declarer, str)
    assert isinstance(view.dummy, str)
    partner = view.hands[hand.partner].cards or ()
    seen = {card for one in view.hands.values() for card in one.cards or ()}
    tricks = view.memory.tricks if isinstance(view.memory, Memory) else ()
    seen |= {card for trick in (*tricks, view.trick.cards) for _, card in trick}
    return Table(
        hand=hand,
        held=view.hands[hand].cards or (),
        choices=tuple(play.card for play in plays),
        trick=Trick(view.trick.leader, view.trick.cards),
        trumps=trumps,
        declarer=view.declarer,
        dummy_cards=view.hands[view.dummy].cards or (),
        partner_cards=partner,
        out=tuple(card for card in DECK if card not in seen),
    )
