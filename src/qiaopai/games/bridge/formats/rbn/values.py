"""Values of RBN: fields between colons, hands, calls, tricks."""

from __future__ import annotations

import re

from qiaopai.cards import Card, Hand, parse_card
from qiaopai.games.bridge.formats.values import PartialDeal, make_deal, parse_suits
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.seats import CLOCKWISE, Seat

VULNERABILITIES = {
    "Z": Vulnerability.NONE, "N": Vulnerability.NS, "E": Vulnerability.EW, "B": Vulnerability.BOTH,
}  # fmt: skip
VULNERABLE_LETTERS = {value: letter for letter, value in VULNERABILITIES.items()}
SCORINGS = {
    "I": "IMP", "B": "BAM", "T": "Total", "X": "IMP;Cross", "M": "MP", "N": "Instant",
    "R": "Rubber", "C": "Chicago", "A": "Cavendish", "P": "Plus",
}  # fmt: skip
_FIELD = re.compile(r"(?<!:):(?!:)")
_DATE = re.compile(r"([0-9?]{4})([0-9?]{2})?([0-9?]{2})?")


def fields(text: str) -> list[str]:
    """The fields of a line; two colons are one that belongs to the text.

    >>> fields("Preempts:: Fact?:Bergen")
    ['Preempts: Fact?', 'Bergen']
    """
    return [field.replace("::", ":") for field in _FIELD.split(text)]


def joined(words: list[str]) -> str:
    """A line of fields, empty ones at its end left out."""
    while words and not words[-1]:
        words = words[:-1]
    return ":".join(word.replace(":", "::") for word in words)


def parse_date(text: str) -> str | None:
    """A date as PBN writes it; None for what PBN cannot say: spans, circa, times."""
    match = _DATE.fullmatch(text)
    return f"{match[1]}.{match[2] or '??'}.{match[3] or '??'}" if match else None


def parse_hands(text: str) -> PartialDeal | None:
    """Hands clockwise from the seat named; a colon at the end gives the fourth the rest."""
    head, *words = text.split(":")
    if head not in "NESW" or len(head) != 1 or not 1 <= len(words) <= 4:
        return None
    hands: dict[Seat, Hand | None] = {}
    for seat, word in zip(CLOCKWISE.from_seat(Seat(head)), words, strict=False):
        hand = parse_suits(word) if word else None
        if word and hand is None:
            return None
        hands[seat] = hand
    deal = make_deal(*(hands.get(seat) for seat in Seat))
    return deal.completed() if len(words) == 4 else deal


def hands_text(deal: PartialDeal, first: Seat) -> str:
    """Hands as RBN writes them."""
    words = deal.text(first)[2:].split(" ")
    if deal.is_whole:
        words[3] = ""
    return f"{first}:" + ":".join("" if word == "-" else word for word in words)


CALL = re.compile(r"[: ]*([1-7](?:NT?|[SHDC])|[PXRAY-])(\*?)((?:\^[0-9])*)", re.IGNORECASE)
_CARD = re.compile(r"([SHDC]?)(10|[2-9TJQKA])((?:\^[0-9])*)", re.IGNORECASE)


def parse_trick(text: str) -> list[tuple[Card, str]] | None:
    """The cards of a trick in the order played; a suit that is not named is the one led.

    Rule: RBN 3.2, label P (rpbridge.net/7a12.htm): in a trick, never from one to the next.

    >>> [card.text for card, _ in parse_trick("D8H32D4")]
    ['D8', 'H3', 'D2', 'D4']
    """
    found = []
    end, led = 0, ""
    for match in _CARD.finditer(text):
        led = led or match[1]
        if match.start() != end or not (match[1] or led):
            return None
        end = match.end()
        found.append((parse_card((match[1] or led) + match[2]), match[3]))
    return found if end == len(text) else None
