"""Never trust a deal: thirteen cards a hand, no card twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.kernel.parts.files import Fault
from qiaopai.kernel.seats import Seat


def hand_sizes(facts: Facts) -> Iterator[Fault]:
    """A hand has thirteen cards; in an end position all have fewer, and as many as each other."""
    deal = facts.deal
    if deal is None or deal.is_whole:
        return
    if deal.is_ending:
        sizes = sorted(len(hand) for hand in deal.known)
        if sizes[-1] - sizes[0] > 1:
            yield facts.at_tag("Deal", "ending_sizes", least=sizes[0], most=sizes[-1])
        return
    for seat in Seat:
        hand = deal[seat]
        if hand is not None and len(hand) != 13:
            yield facts.at_tag("Deal", "hand_size", seat=seat.value, cards=len(hand))


def cards_once(facts: Facts) -> Iterator[Fault]:
    """No card is dealt twice."""
    deal = facts.deal
    if deal is None or deal.is_whole:
        return
    counted = Counter(deal.cards)
    for card, times in counted.items():
        if times > 1:
            yield facts.at_tag("Deal", "card_dealt_twice", card=card.text)


RULES = (hand_sizes, cards_once)
