"""Tribute (进贡): who pays whom, with which card, and what comes back.

Rule: guandan ahcme 五
"""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.games.guandan.options import ANY_RANK, Options, ReturnNone, TieReturn, TributeTie
from qiaopai.games.guandan.rules.cards import Card, Hand, Level, is_wild, level_value, without
from qiaopai.games.guandan.rules.deal import Hands
from qiaopai.games.guandan.rules.events import Payment, Return
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.rules.state import rotation_of
from qiaopai.kernel.seats import Seat

BIG = Card.HR
TEN = 10


def payers(standing: Standing, options: Options) -> tuple[Seat, ...]:
    """Who pays: both losers after a double, else the last, even to his own partner."""
    if standing.is_first or not options.tribute:
        return ()
    if standing.is_double:
        turns = rotation_of(options).from_seat(standing.order[0])
        return (turns[1], turns[3])
    return (standing.order[3],)


def receivers(standing: Standing) -> tuple[Seat, ...]:
    """Who takes: the first (上游), after a double also the second."""
    return standing.order[:2] if standing.is_double else standing.order[:1]


def payable(hand: Hand, level: Level) -> tuple[Card, ...]:
    """The faces of the highest value at the new level, wild cards left out."""
    cards = [card for card in hand if not is_wild(card, level)]
    highest = max(level_value(card, level) for card in cards)
    return tuple(dict.fromkeys(card for card in cards if level_value(card, level) == highest))


def big_jokers(hands: Hands, seats: tuple[Seat, ...]) -> Mapping[Seat, int]:
    """How many big jokers each of these seats holds, those without left out."""
    counts = {seat: hands[seat].count(BIG) for seat in seats}
    return {seat: count for seat, count in counts.items() if count}


def may_refuse(hand: Hand, number_of_payers: int) -> bool:
    """Whether a payer may show big jokers: both when alone, one when his partner pays too."""
    return hand.count(BIG) >= (2 if number_of_payers == 1 else 1)


def assigned(
    standing: Standing, cards: Mapping[Seat, Card], level: Level, options: Options, lot: int
) -> tuple[Payment, ...]:
    """Who gets which tribute; without receivers where the first must choose.

    The higher card goes to the first. Of equal ones he takes either, or the player who follows
    him pays him, or the lot decides.
    """
    first, *others = receivers(standing)
    if not others:
        return tuple(Payment(payer, card, first) for payer, card in cards.items())
    (one, card), (two, other) = cards.items()
    values = level_value(card, level), level_value(other, level)
    if values[0] == values[1]:
        if options.tribute_tie is TributeTie.WINNERS_CHOOSE:
            return (Payment(one, card), Payment(two, other))
        following = rotation_of(options).next(first)
        drawn = (one, two)[lot % 2]
        to_first = following if options.tribute_tie is TributeTie.CLOCKWISE else drawn
    else:
        to_first = one if values[0] > values[1] else two
    return taken(standing, (Payment(one, card), Payment(two, other)), to_first)


def taken(standing: Standing, payments: tuple[Payment, ...], payer: Seat) -> tuple[Payment, ...]:
    """The payments once the first has that payer's card."""
    first, second = receivers(standing)
    return tuple(
        Payment(one.payer, one.card, first if one.payer is payer else second) for one in payments
    )


def is_tie(payments: tuple[Payment, ...], level: Level) -> bool:
    """Whether two tributes were equal."""
    return len({level_value(one.card, level) for one in payments}) < len(payments)


def returnable(hand: Hand, got: Payment, level: Level, options: Options) -> tuple[Card, ...]:
    """What may be given back for that tribute, `hand` holding it already.

    Ten or lower, no wild card; a level card and the tribute itself where the options say so. Who
    has nothing of the kind gives back the lowest.
    """
    may = hand if options.return_tribute_card else without(hand, (got.card,))
    cards = [card for card in dict.fromkeys(may) if not is_wild(card, level)]
    partners = got.receiver is not None and got.payer.partner is got.receiver
    highest = options.return_max_own if partners else options.return_max_opponent
    if highest == ANY_RANK:
        return tuple(cards)
    low = [card for card in cards if is_low(card, level, options, highest)]
    if low or options.return_none is ReturnNone.ANY:
        return tuple(low or cards)
    lowest = min(level_value(card, level) for card in cards)
    return tuple(card for card in cards if level_value(card, level) == lowest)


def is_low(card: Card, level: Level, options: Options, highest: int) -> bool:
    """Whether a card counts as ten or lower when tributes are returned."""
    if card.rank > highest or is_wild(card, level):
        return False
    return card.rank != level or options.return_level_card


def returns_of(
    payments: tuple[Payment, ...], cards: Mapping[Seat, Card], level: Level, options: Options
) -> tuple[Return, ...]:
    """The returned cards; without receivers where a loser must choose."""
    chosen = is_tie(payments, level) and options.tie_return is TieReturn.LOSERS_CHOOSE
    to = {one.receiver: None if chosen else one.payer for one in payments}
    return tuple(Return(giver, card, to[giver]) for giver, card in cards.items())


def returns_taken(
    returns: tuple[Return, ...], payments: tuple[Payment, ...], first: Seat, giver: Seat
) -> tuple[Return, ...]:
    """The returns once the payer of the first has that giver's card."""
    chooser = payer_to(payments, first)
    other = next(one.payer for one in payments if one.payer is not chooser)
    return tuple(
        Return(one.giver, one.card, chooser if one.giver is giver else other) for one in returns
    )


def payer_to(payments: tuple[Payment, ...], receiver: Seat) -> Seat:
    """Whose card that seat has taken."""
    return next(one.payer for one in payments if one.receiver is receiver)
