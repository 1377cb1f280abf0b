"""Positions (牌局): four hands, the trick in progress and trumps, held against the rules.

A `Setup` may be wrong in many ways at once; `check` reports all of them and only then gives a
`Position`, which every solver can take without looking again: there is no other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from qiaopai.cards import Card, Hand, Suit, without
from qiaopai.cards.card import MOST_QUOTED
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.seats import CLOCKWISE, Seat
from qiaopai.kernel.tricks import Trick, follow_refusal, playable

MOST = 13


@dataclass(frozen=True, slots=True)
class Setup:
    """A position as somebody entered it; the cards of the trick are no longer in the hands."""

    hands: Hands
    trick: Trick
    trumps: Suit | None


@dataclass(frozen=True, slots=True)
class Position:
    """A position that can be solved: what is wrong with it is refused when it is made.

    Raises:
        BadPosition: `bad_position`, with every fault.
    """

    hands: Hands
    trick: Trick
    trumps: Suit | None

    def __post_init__(self) -> None:
        found = faults(self)
        if found:
            raise BadPosition(found)

    @property
    def to_play(self) -> Seat:
        """The hand to play (該出牌的一家)."""
        return self.trick.next_seat()

    def legal(self) -> Hand:
        """The cards that may be played."""
        return playable(self.hands[self.to_play], self.trick.suit_led)

    @property
    def tricks_left(self) -> int:
        """Tricks still to be won, the one in progress included."""
        return len(self.hands[self.to_play])

    def after(self, card: Card) -> Position | None:
        """The position after that card, None after the last one.

        A card that does not follow suit is taken as it is: at a table it may have been a revoke.

        Raises:
            Refused: `card_not_held`.
        """
        seat = self.to_play
        if card not in self.hands[seat]:
            refusal = follow_refusal(self.hands[seat], card, None)
            assert refusal
            raise Refused(refusal)
        hands = self.hands.replaced(seat, without(self.hands[seat], card))
        trick = self.trick.with_card(seat, card)
        if trick.is_full:
            trick = Trick(trick.winner(self.trumps))
        return replace(self, hands=hands, trick=trick) if hands[trick.next_seat()] else None


class BadPosition(Refused):
    """A setup that is no position; `faults` are all that is wrong with it."""

    def __init__(self, faults: tuple[Refusal, ...]) -> None:
        self.faults = faults
        reason = ", ".join(dict.fromkeys(fault.code for fault in faults))
        super().__init__(Refusal("bad_position", {"reason": reason}))


def check(setup: Setup) -> Position:
    """The position, if it is one.

    Raises:
        BadPosition: `bad_position`, with every fault.
    """
    return Position(setup.hands, setup.trick, setup.trumps)


def opening(hands: Hands, declarer: Seat, trumps: Suit | Denomination | None) -> Position:
    """The position before the opening lead (首攻); a denomination stands for its trumps.

    Raises:
        BadPosition: `bad_position`, with every fault.
    """
    suit = trumps.trumps if isinstance(trumps, Denomination) else trumps
    return Position(hands, Trick(declarer.left), suit)


def faults(setup: Setup | Position) -> tuple[Refusal, ...]:
    """All that is wrong: repeated cards, unequal hands, an impossible trick, nothing to play."""
    return (*_trumps(setup.trumps), *_repeated(setup), *_trick(setup.trick), *_sizes(setup))


def _trumps(trumps: object) -> Iterator[Refusal]:
    """In a notebook nothing checks types, and a denomination is easily taken for its suit."""
    if trumps is not None and not isinstance(trumps, Suit):
        yield Refusal("bad_trumps", {"text": str(trumps)[:MOST_QUOTED]})


def _repeated(setup: Setup | Position) -> Iterator[Refusal]:
    cards = [card for seat in Seat for card in setup.hands[seat]]
    cards += [card for _, card in setup.trick.cards]
    for card, times in Counter(cards).items():
        if times > 1:
            yield Refusal("card_repeated", {"card": card.text, "times": times})


def _trick(trick: Trick) -> Iterator[Refusal]:
    if len(trick.cards) > 3:
        yield Refusal("trick_is_full", {"cards": len(trick.cards)})
    order = CLOCKWISE.from_seat(trick.leader)
    for place, (seat, card) in enumerate(trick.cards[:3]):
        if seat is not order[place]:
            yield Refusal("trick_out_of_turn", {"seat": seat.value, "card": card.text})


def _sizes(setup: Setup | Position) -> Iterator[Refusal]:
    """Who has played to the trick holds one card fewer than who has not."""
    played = {seat for seat, _ in setup.trick.cards}
    waiting = [seat for seat in Seat if seat not in played]
    full = max((len(setup.hands[seat]) for seat in waiting), default=0)
    if full == 0:
        yield Refusal("no_cards_left")
        return
    for seat in Seat:
        held, wanted = len(setup.hands[seat]), min(full, MOST) - (seat in played)
        if held != wanted:
            yield Refusal("unequal_hands", {"seat": seat.value, "held": held, "wanted": wanted})
