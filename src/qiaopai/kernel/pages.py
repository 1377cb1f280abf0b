"""Deals as a notebook shows them (網頁): a table of HTML that needs no style sheet."""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.cards import Hand, Suit, of_suit
from qiaopai.kernel.seats import Seat

_PLACES = ((None, Seat.NORTH, None), (Seat.WEST, None, Seat.EAST), (None, Seat.SOUTH, None))
_COLOURS = {True: "#b3261e", False: "inherit"}


def deal_page(hands: Mapping[Seat, Hand]) -> str:
    """The four hands around a table, north above."""
    rows = ("".join(_cell(hands, seat) for seat in row) for row in _PLACES)
    return f"<table>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"


def _cell(hands: Mapping[Seat, Hand], seat: Seat | None) -> str:
    if seat is None:
        return "<td></td>"
    lines = "<br>".join(_line(hands[seat], suit) for suit in Suit)
    return f'<td style="text-align: left"><b>{seat.value}</b><br>{lines}</td>'


def _line(hand: Hand, suit: Suit) -> str:
    ranks = " ".join(card.rank.letter.replace("T", "10") for card in of_suit(hand, suit))
    return f'<span style="color: {_COLOURS[suit.is_red]}">{suit.symbol}</span> {ranks or "–"}'
