"""Which card `fast` follows with, discards or ruffs (跟牌、墊牌、王吃)."""

from __future__ import annotations

from qiaopai.cards import Card, of_suit
from qiaopai.kernel.play.cardplay.lead import is_master
from qiaopai.kernel.play.cardplay.table import Table


def follow(table: Table) -> tuple[Card, str]:
    """The card, and the reason's message id."""
    suit_led = table.trick.suit_led
    assert suit_led is not None
    if table.choices[0].suit is not suit_led:
        return _cannot_follow(table)
    winners = [card for card in table.choices if table.would_win(card)]
    if not winners:
        return table.choices[-1], "bot-low"
    place = len(table.trick.cards)
    if table.is_last:
        return _last(table, winners)
    if place == 1:
        return _second(table, winners)
    return _third(table, winners)


def _last(table: Table, winners: list[Card]) -> tuple[Card, str]:
    """Fourth hand: win as cheaply as possible, unless partner already does."""
    if table.partner_wins:
        return table.choices[-1], "bot-low"
    return winners[-1], "bot-wins-cheaply"


def _second(table: Table, winners: list[Card]) -> tuple[Card, str]:
    """Second hand low, but an honour covers an honour, and late in the deal a master wins."""
    led = table.trick.cards[0][1]
    covers = [card for card in winners if card.rank.height >= 11]
    if 10 <= led.rank.height < 14 and covers and not table.declares:
        return covers[-1], "bot-covers"
    if table.declares and is_master(table, winners[0]) and not table.partner_cards:
        return winners[0], "bot-wins"
    if len(table.held) <= 4 and is_master(table, winners[0]):
        return winners[0], "bot-wins"
    return table.choices[-1], "bot-second-low"


def _third(table: Table, winners: list[Card]) -> tuple[Card, str]:
    """Third hand high, with the lowest of equal cards; not over partner's sure winner."""
    best = table.trick.cards[0][1]
    if table.partner_wins and (is_master(table, best) or best.rank.height >= 13):
        return table.choices[-1], "bot-low"
    top = winners[0]
    while following := [card for card in winners if card.index == top.index - 1]:
        top = following[0]
    return top, "bot-third-high"


def _cannot_follow(table: Table) -> tuple[Card, str]:
    trumps = table.trumps
    ruffs = (
        [card for card in of_suit(table.choices, trumps) if table.would_win(card)] if trumps else []
    )
    best = table.trick.winner(trumps)
    partner_safe = table.partner_wins and (
        table.is_last or is_master(table, dict(table.trick.cards)[best])
    )
    if ruffs and not partner_safe:
        return ruffs[-1], "bot-ruffs"
    return _discard(table), "bot-discards"


def _discard(table: Table) -> Card:
    """The lowest card of the side suit that can spare one; masters and guards last."""
    plain = [card for card in table.choices if card.suit is not table.trumps] or list(table.choices)
    return min(plain, key=lambda card: _keep_worth(table, card))


def _keep_worth(table: Table, card: Card) -> tuple[int, int, int]:
    held = table.suit(card.suit)
    guard = held[0].rank.height >= 11 and len(held) <= 15 - held[0].rank.height
    return (2 * is_master(table, card) + guard, card.rank.height, -len(held))
