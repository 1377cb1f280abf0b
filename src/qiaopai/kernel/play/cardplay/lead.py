"""Which card `fast` leads (引牌)."""

from __future__ import annotations

from qiaopai.cards import Card, Hand, Rank, Suit, of_suit
from qiaopai.kernel.play.cardplay.table import Table


def lead(table: Table) -> tuple[Card, str]:
    """The lead, and the reason's message id."""
    return _declarer_leads(table) if table.declares else _defender_leads(table)


def _suits(table: Table) -> list[Suit]:
    return [suit for suit in Suit if of_suit(table.choices, suit)]


def is_master(table: Table, card: Card) -> bool:
    """Whether no card still out is higher in its suit."""
    rivals = of_suit(table.out, card.suit)
    return all(rival.rank.height < card.rank.height for rival in rivals)


def _declarer_leads(table: Table) -> tuple[Card, str]:
    """Draw trumps, cash what is high, else develop the longest suit of both hands."""
    trumps = table.trumps
    if trumps and of_suit(table.choices, trumps) and of_suit(table.out, trumps):
        mine, partner = table.suit(trumps), of_suit(table.partner_cards, trumps)
        if len(mine) + len(partner) > len(of_suit(table.out, trumps)):
            return _top_or_toward(table, trumps), "bot-draws-trumps"
    masters = [card for card in table.choices if is_master(table, card) and card.suit is not trumps]
    if masters:
        return max(masters, key=lambda card: _side_length(table, card.suit)), "bot-cashes"
    plain = [suit for suit in _suits(table) if suit is not trumps] or _suits(table)
    suit = max(plain, key=lambda one: (_side_length(table, one), one.order))
    return _top_or_toward(table, suit), "bot-develops"


def _side_length(table: Table, suit: Suit) -> int:
    return len(table.suit(suit)) + len(of_suit(table.partner_cards, suit))


def _top_or_toward(table: Table, suit: Suit) -> Card:
    """The master if held; else low towards partner's honour; else the top."""
    mine = of_suit(table.choices, suit)
    if is_master(table, mine[0]):
        return mine[0]
    partner = of_suit(table.partner_cards, suit)
    if partner and partner[0].rank.height > mine[0].rank.height:
        return mine[-1]
    return mine[0] if sequence_length(mine) >= 2 else mine[-1]


def _defender_leads(table: Table) -> tuple[Card, str]:
    """At notrump the longest suit; against trumps a sequence, a singleton, not under an ace."""
    trumps = table.trumps
    masters = [card for card in table.choices if is_master(table, card) and card.suit is not trumps]
    if trumps is None and masters and len(table.held) <= 6:
        return masters[0], "bot-cashes"
    plain = [suit for suit in _suits(table) if suit is not trumps] or _suits(table)
    suit = max(plain, key=lambda one: _lead_worth(table, one))
    cards = of_suit(table.choices, suit)
    if sequence_length(cards) >= 2 and cards[0].rank.height >= 10:
        return cards[0], "bot-leads-sequence"
    if trumps is not None and cards[0].rank is Rank.ACE:
        return cards[0], "bot-leads-ace"
    return (cards[3], "bot-leads-fourth") if len(cards) >= 4 else (cards[-1], "bot-leads-low")


def _lead_worth(table: Table, suit: Suit) -> tuple[float, int]:
    cards = of_suit(table.choices, suit)
    worth = float(len(cards))
    if table.trumps is None:
        worth += sum(card.rank.height >= 10 for card in cards) * 0.5
    else:
        worth = 2.0
        if sequence_length(cards) >= 2 and cards[0].rank.height >= 12:
            worth += 3
        elif len(cards) == 1 and of_suit(table.held, table.trumps):
            worth += 2
        elif cards[0].rank is Rank.ACE:
            worth -= 1.5
        elif cards[0].rank is Rank.KING:
            worth -= 0.5
    if _sits_before_dummy(table) and of_suit(table.dummy_cards, suit)[:1]:
        worth += 0.3 * (of_suit(table.dummy_cards, suit)[0].rank.height < 13)
    return worth, suit.order


def _sits_before_dummy(table: Table) -> bool:
    return table.hand.left is table.declarer.partner


def sequence_length(cards: Hand) -> int:
    """How many cards at the top touch each other."""
    length = 1
    while length < len(cards) and cards[length - 1].index - cards[length].index == 1:
        length += 1
    return length if cards else 0
