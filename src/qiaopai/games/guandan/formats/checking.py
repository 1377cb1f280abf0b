"""Plays a record through (核對紀錄): whatever in it could not have happened is a fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from qiaopai.games.guandan.formats.record import Act, DealRecord, Fault, Gift
from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import HAND_SIZE, PACK, Card, Hand, Level, make_hand
from qiaopai.games.guandan.rules.events import Payment
from qiaopai.games.guandan.rules.flow import is_over, whole_order
from qiaopai.games.guandan.rules.plays import readings
from qiaopai.games.guandan.rules.state import rotation_of
from qiaopai.games.guandan.rules.tribute import payable, returnable
from qiaopai.kernel.seats import Rotation, Seat

Hands = Mapping[Seat, Hand]


def after_tribute(record: DealRecord) -> Hands:
    """The hands with which play began.

    Raises:
        ValueError: a card was given that its giver did not hold.
    """
    return _after(record.hands, (*record.tributes, *record.returns))


def _after(hands: Hands, gifts: tuple[Gift, ...]) -> Hands:
    held = {seat: list(hand) for seat, hand in hands.items()}
    for gift in gifts:
        held[gift.giver].remove(gift.card)
        held[gift.receiver].append(gift.card)
    return {seat: make_hand(cards) for seat, cards in held.items()}


def check(record: DealRecord, rules: Options) -> tuple[Fault, ...]:
    """All that is wrong with a deal of which the four hands are known.

    Codes: `bad_deal` not 27 cards each of the two packs; `no_level` no rank is played;
    `card_not_held`; `not_that_card` not the highest, or nothing that may be returned;
    `not_your_turn`; `not_a_play` the cards do not have that meaning; `too_low` it does not beat
    the table; `no_lead` a pass on lead; `deal_over` more than was played; `wrong_order` not the
    order in which they went out.
    """
    hands = record.hands
    if Counter(card for hand in hands.values() for card in hand) != Counter(PACK) or any(
        len(hand) != HAND_SIZE for hand in hands.values()
    ):
        return (Fault("bad_deal"),)
    if record.level is None:
        return (Fault("no_level"),)
    try:
        gifts = tuple(_gifts(record, record.level, rules))
        held = after_tribute(record)
    except ValueError:
        return (Fault("card_not_held"),)
    return (*gifts, *_Play(record, record.level, rules, held).faults())


def _gifts(record: DealRecord, level: Level, rules: Options) -> Iterator[Fault]:
    for place, gift in enumerate(record.tributes, 1):
        if gift.card not in payable(record.hands[gift.giver], level):
            yield Fault("not_that_card", place, "tributes")
    held = _after(record.hands, record.tributes)
    for place, gift in enumerate(record.returns, 1):
        got = [one for one in record.tributes if one.receiver is gift.giver]
        may = [returnable(held[gift.giver], _payment(one), level, rules) for one in got]
        if not any(gift.card in cards for cards in may):
            yield Fault("not_that_card", place, "returns")


def _payment(gift: Gift) -> Payment:
    return Payment(gift.giver, gift.card, gift.receiver)


class _Play:
    """The play of a record, act by act."""

    def __init__(self, record: DealRecord, level: Level, rules: Options, hands: Hands) -> None:
        self._record = record
        self._level = level
        self._rules = rules
        self._rotation: Rotation = rotation_of(rules)
        self._left: Mapping[Seat, Counter[Card]] = {s: Counter(hand) for s, hand in hands.items()}
        self._turn = record.leader
        self._table: Act | None = None
        self._out: tuple[Seat, ...] = ()

    def faults(self) -> Iterator[Fault]:
        """The faults of the acts, then of the order."""
        for place, act in enumerate(self._record.acts, 1):
            if is_over(self._out):
                yield Fault("deal_over", place)
                return
            yield from (Fault(code, place) for code in self._act(act))
        order = self._record.order
        if order and self._out and order != self._order(order):
            yield Fault("wrong_order")

    def _order(self, told: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The order as it was played, as far as that is known."""
        if is_over(self._out):
            return whole_order(self._out, self._rotation)
        return (*self._out, *(seat for seat in told if seat not in self._out))

    def _act(self, act: Act) -> Iterator[str]:
        if self._turn is not None and act.seat is not self._turn:
            yield "not_your_turn"
        if act.meaning is not None:
            yield from self._cards(act)
            self._table = act
        elif self._table is None:
            yield "no_lead"
        self._turn = self._next(act.seat)
        if self._table is not None and self._turn is self._table.seat:
            # The round is over: its owner leads, or his partner when he is out (接風).
            self._table = None
            if self._turn in self._out:
                self._turn = self._turn.partner

    def _cards(self, act: Act) -> Iterator[str]:
        wanted, held = Counter(act.cards), self._left[act.seat]
        if not wanted <= held:
            yield "card_not_held"
        if len(act.cards) > HAND_SIZE:
            return
        held.subtract(wanted)
        assert act.meaning is not None
        table = None if self._table is None else self._table.meaning
        if act.meaning not in readings(act.cards, self._level, self._rules):
            yield "not_a_play"
        elif table is not None and not act.meaning.beats(table):
            yield "too_low"
        if held.total() <= 0 and act.seat not in self._out:
            self._out = (*self._out, act.seat)

    def _next(self, seat: Seat) -> Seat:
        owner = None if self._table is None else self._table.seat
        turn = self._rotation.next(seat)
        while turn in self._out and turn is not owner:
            turn = self._rotation.next(turn)
        return turn
