"""Sure tricks (必得的磴): what a side takes with its own line of play against any distribution.

The others are one adversary with all the cards that are out: he plays the highest where that
helps him and parts with the lowest where he must follow, and may ruff whenever a trump is out.
That is more than any two hands can do, so every trick counted here is there at the table too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from qiaopai.cards import Card, Hand, Suit, of_suit, without
from qiaopai.kernel.seats import CLOCKWISE, Seat
from qiaopai.kernel.tricks import Trick, playable

Own = tuple[tuple[Seat, Hand], ...]


def sure_tricks(
    ours: Mapping[Seat, Hand],
    out: Hand,
    trick: Trick,
    trumps: Suit | None,
    wanted: int,
    budget: int,
) -> int:
    """Tricks that the hands of `ours` surely take, the one in progress included.

    Nothing is found where `wanted` is out of reach, or the budget of positions is used up.
    """
    search = _Search(trumps, tuple(sorted(ours)), budget)
    hands = tuple((seat, ours[seat]) for seat in sorted(ours))
    return search.trick(hands, out, trick, wanted)


class _Search:
    def __init__(self, trumps: Suit | None, seats: tuple[Seat, ...], budget: int) -> None:
        self.trumps = trumps
        self.seats = seats
        self.budget = budget
        self.memo: dict[tuple[object, ...], int] = {}

    def trick(self, hands: Own, out: Hand, trick: Trick, wanted: int) -> int:
        """Finish this trick in the best way, then go on."""
        left = max((len(cards) for _, cards in hands), default=0) + bool(trick.cards)
        if wanted <= 0 or wanted > left:
            return 0
        key = (hands, out, trick, wanted)
        if key not in self.memo:
            self.budget -= 1
            if self.budget < 0:
                return 0
            self.memo[key] = self._play(hands, out, trick, wanted)
        return self.memo[key]

    def _play(self, hands: Own, out: Hand, trick: Trick, wanted: int) -> int:
        if trick.cards or trick.leader in self.seats:
            return self._best(hands, out, trick, wanted)
        suits = dict.fromkeys(card.suit for card in out)
        leads = [of_suit(out, suit)[-1] for suit in suits]
        return min(
            (self._best(hands, out, trick.with_card(trick.leader, card), wanted) for card in leads),
            default=0,
        )

    def _best(self, hands: Own, out: Hand, trick: Trick, wanted: int) -> int:
        best = 0
        for lines, left in self._ways(hands, trick):
            best = max(best, self._after(left, out, lines, wanted))
            if best >= wanted:
                break
        return best

    def _ways(self, hands: Own, trick: Trick) -> Iterator[tuple[Trick, Own]]:
        """The trick with a card of each own hand that has not played, and what the hands keep."""
        waiting = [seat for seat, cards in hands if cards and trick.card_of(seat) is None]
        order = CLOCKWISE.from_seat(trick.cards[0][0] if trick.cards else trick.leader)
        waiting.sort(key=order.index)
        yield from self._each(hands, trick, tuple(waiting))

    def _each(
        self, hands: Own, trick: Trick, waiting: tuple[Seat, ...]
    ) -> Iterator[tuple[Trick, Own]]:
        if not waiting:
            yield trick, hands
            return
        seat = waiting[0]
        for card in self._worth_playing(dict(hands)[seat], trick.suit_led):
            left = tuple(
                (one, without(cards, card) if one is seat else cards) for one, cards in hands
            )
            yield from self._each(left, trick.with_card(seat, card), waiting[1:])

    def _worth_playing(self, hand: Hand, led: Suit | None) -> list[Card]:
        """Of each suit the highest and the lowest."""
        cards = playable(hand, led)
        kept: list[Card] = []
        for suit in Suit:
            held = of_suit(cards, suit)
            kept += dict.fromkeys((held[0], held[-1])) if held else ()
        return kept

    def _after(self, hands: Own, out: Hand, trick: Trick, wanted: int) -> int:
        left = self._parted_with(out, trick)
        winner = trick.winner(self.trumps)
        lost = Trick(self._adversary())
        if winner not in self.seats:
            return self.trick(hands, left, lost, wanted)
        safe = self._is_safe(dict(trick.cards)[winner], out, trick)
        least = wanted if safe else self.trick(hands, left, lost, wanted)
        return min(least, 1 + self.trick(hands, left, Trick(winner), wanted - 1)) if least else 0

    def _parted_with(self, out: Hand, trick: Trick) -> Hand:
        """What is out after the trick: of the suit led surely one card less, if any was out."""
        theirs = [card for seat, card in trick.cards if seat not in self.seats]
        if theirs:
            # What lay on the table from the beginning is out no more.
            return without(out, theirs[0]) if theirs[0] in out else out
        assert trick.suit_led is not None
        follows = of_suit(out, trick.suit_led)
        return without(out, follows[-1]) if follows else out

    def _adversary(self) -> Seat:
        return next(seat for seat in Seat if seat not in self.seats)

    def _is_safe(self, best: Card, out: Hand, trick: Trick) -> bool:
        """Whether nobody who has still to play can beat it."""
        if len(trick.cards) == 4:
            return True
        trumps = self.trumps
        if any(card.beats(best, trumps) for card in of_suit(out, best.suit)):
            return False
        return trumps is None or best.suit is trumps or not of_suit(out, trumps)
