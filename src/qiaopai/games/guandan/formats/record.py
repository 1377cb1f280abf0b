"""A whole deal (一副牌的紀錄): hands, tribute, plays with their meanings, order of going out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import HAND_SIZE, PACK, Card, Hand, Level, make_hand
from qiaopai.games.guandan.rules.plays import Meaning, readings
from qiaopai.kernel.seats import Seat, Side


class Gift(msgspec.Struct, frozen=True):
    """A card that goes from one player to another (進貢、還牌)."""

    giver: Seat
    receiver: Seat
    card: Card


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player did in his turn (一手): a play with its meaning, or a pass (過)."""

    seat: Seat
    cards: Hand = ()
    meaning: Meaning | None = None


class DealRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A deal, as far as it is known (牌局紀錄)."""

    rulebook: str = ""
    number: int = 0
    level: Level | None = None
    """The rank that is played."""
    levels: Mapping[Side, Level] = {}
    declarer: Side | None = None
    """The side whose level is played."""
    hands: Mapping[Seat, Hand] = {}
    """As dealt, before tribute."""
    anti: tuple[Seat, ...] = ()
    """Who held both big jokers, so that no tribute was paid (抗貢)."""
    tributes: tuple[Gift, ...] = ()
    returns: tuple[Gift, ...] = ()
    leader: Seat | None = None
    acts: tuple[Act, ...] = ()
    order: tuple[Seat, ...] = ()
    """Who went out first, second … (頭游、二游)."""


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a record, and where: a line, or the number of an act from 1."""

    code: str
    place: int = 0


def after_tribute(record: DealRecord) -> Mapping[Seat, Hand]:
    """The hands with which play began.

    Raises:
        ValueError: a card was given that its giver did not hold.
    """
    hands = {seat: list(hand) for seat, hand in record.hands.items()}
    for gift in (*record.tributes, *record.returns):
        hands[gift.giver].remove(gift.card)
        hands[gift.receiver].append(gift.card)
    return {seat: make_hand(cards) for seat, cards in hands.items()}


def check(record: DealRecord, rules: Options) -> tuple[Fault, ...]:
    """All that is wrong with a whole deal.

    Codes: `bad_deal` not 27 cards each of the two packs; `card_not_held`; `not_a_play` the cards
    do not have that meaning; `too_low` it does not beat the table; `no_lead` a pass on lead.
    """
    if Counter(card for hand in record.hands.values() for card in hand) != Counter(PACK) or any(
        len(hand) != HAND_SIZE for hand in record.hands.values()
    ):
        return (Fault("bad_deal"),)
    try:
        hands = after_tribute(record)
    except ValueError:
        return (Fault("card_not_held"),)
    return tuple(_faults(record, {seat: Counter(hand) for seat, hand in hands.items()}, rules))


def _faults(
    record: DealRecord, left: Mapping[Seat, Counter[Card]], rules: Options
) -> Iterator[Fault]:
    assert record.level is not None
    table: Act | None = None
    for place, act in enumerate(record.acts, 1):
        if table and (table.seat is act.seat or _passed_round(record.acts[: place - 1], left)):
            table = None
        if act.meaning is None:
            if table is None:
                yield Fault("no_lead", place)
            continue
        wanted = Counter(act.cards)
        if not wanted <= left[act.seat]:
            yield Fault("card_not_held", place)
        left[act.seat].subtract(wanted)
        if act.meaning not in readings(act.cards, record.level, rules):
            yield Fault("not_a_play", place)
        elif table and table.meaning and not act.meaning.beats(table.meaning):
            yield Fault("too_low", place)
        table = act


def _passed_round(acts: tuple[Act, ...], left: Mapping[Seat, Counter[Card]]) -> bool:
    """Whether everyone who is still in has passed since the last play."""
    passed: set[Seat] = set()
    for act in reversed(acts):
        if act.meaning is not None:
            others = {
                seat for seat, cards in left.items() if cards.total() and seat is not act.seat
            }
            return others <= passed
        passed.add(act.seat)
    return False
