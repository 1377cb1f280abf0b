"""Values of LIN: hands, calls, cards, vulnerability, results."""

from __future__ import annotations

import re

import msgspec

from qiaopai.cards import Card, Hand, Suit, make_hand, parse_card
from qiaopai.games.bridge.formats.values import PartialDeal, make_deal
from qiaopai.games.bridge.rules.calls import Call, parse_call
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.seats import Seat

DEALERS = {"1": Seat.SOUTH, "2": Seat.WEST, "3": Seat.NORTH, "4": Seat.EAST}
DEALER_DIGITS = {seat: digit for digit, seat in DEALERS.items()}
ORDER = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
VULNERABILITIES = {
    "o": Vulnerability.NONE, "0": Vulnerability.NONE, "n": Vulnerability.NS,
    "e": Vulnerability.EW, "b": Vulnerability.BOTH,
}  # fmt: skip
VULNERABLE_LETTERS = {
    Vulnerability.NONE: "o",
    Vulnerability.NS: "n",
    Vulnerability.EW: "e",
    Vulnerability.BOTH: "b",
}
_SUITED = re.compile(r"([SHDC])((?:10|[2-9TJQKA])*)", re.IGNORECASE)
_CALLS = re.compile(r"([1-7](?:NT?|[SHDC])|[PDRX]|-)(!*)", re.IGNORECASE)
_CARDS = re.compile(r"!?([SHDC])(10|[2-9TJQKA])?", re.IGNORECASE)
_RANKS = re.compile("10|.")


def parse_hand(text: str) -> Hand | None:
    """A hand: suit letters, each followed by its ranks in any order."""
    found: list[Card] = []
    end = 0
    word = text.strip()
    for match in _SUITED.finditer(word):
        if match.start() != end:
            return None
        end = match.end()
        found += [parse_card(match[1] + rank) for rank in _RANKS.findall(match[2])]
    return make_hand(found) if end == len(word) else None


def parse_md(text: str) -> tuple[Seat | None, PartialDeal | None]:
    """Dealer and hands of `md`; the fourth hand is worked out where the others are whole."""
    dealer = DEALERS.get(text[:1])
    body = text[1:] if text[:1] in "01234" and text else text
    hands: dict[Seat, Hand | None] = {}
    for seat, word in zip(ORDER, body.split(","), strict=False):
        hand = parse_hand(word)
        if hand is None:
            return dealer, None
        hands[seat] = hand or None
    return dealer, make_deal(*(hands.get(seat) for seat in Seat)).completed()


def hand_text(hand: Hand | None) -> str:
    """A hand as LIN writes it, nothing where it is not known."""
    if hand is None:
        return ""
    suits = ((suit, [card for card in hand if card.suit is suit]) for suit in Suit)
    return "".join(
        suit.letter + "".join(card.rank.letter for card in reversed(cards))
        for suit, cards in suits
        if cards
    )


def md_text(dealer: Seat | None, deal: PartialDeal | None) -> str:
    """The value of `md`: three hands where the deal is whole, else all that are known."""
    digit = DEALER_DIGITS[dealer] if dealer else "0"
    hands = [hand_text(deal[seat]) if deal else "" for seat in ORDER]
    if deal is not None and deal.is_whole:
        hands[3] = ""
    return digit + ",".join(hands)


class LinCall(msgspec.Struct, frozen=True):
    """A call of `mb`; None: a seat that has nothing to call yet."""

    call: Call | None
    alert: bool


def parse_calls(text: str) -> tuple[LinCall, ...] | None:
    """The calls of `mb`: one, or several run together."""
    found = []
    end = 0
    word = text.strip()
    for match in _CALLS.finditer(word):
        if match.start() != end:
            return None
        end = match.end()
        call = None if match[1] == "-" else parse_call(match[1])
        found.append(LinCall(call, bool(match[2])))
    return tuple(found) if end == len(word) else None


def call_text(call: Call) -> str:
    """A call as LIN writes it."""
    letters = {Call.PASS: "p", Call.DOUBLE: "d", Call.REDOUBLE: "r"}
    return letters.get(call) or (call.value[:2])


def parse_cards(text: str) -> tuple[tuple[Suit, Card | None], ...] | None:
    """The cards of `pc`; a suit without a rank stands for the lowest that may be played."""
    found = []
    end = 0
    word = text.strip()
    for match in _CARDS.finditer(word):
        if match.start() != end:
            return None
        end = match.end()
        suit = next(suit for suit in Suit if suit.letter == match[1].upper())
        found.append((suit, parse_card(match[1] + match[2]) if match[2] else None))
    return tuple(found) if end == len(word) else None


class LinResult(msgspec.Struct, frozen=True):
    """A result of `rs`: `4HE=`, `3NWx-2`, or passed out."""

    contract: str
    declarer: Seat | None
    tricks: int | None


_RESULT = re.compile(
    r"([1-7])(NT?|[SHDC])(?:(X{0,2})([NESW])|([NESW])(X{0,2}))(=|[+-][0-9]{1,2})?", re.IGNORECASE
)


def parse_result(text: str) -> LinResult | None:
    """A result; None where there is none, or it cannot be read."""
    word = text.strip()
    if word.upper() in {"P", "PASS"}:
        return LinResult("Pass", None, None)
    match = _RESULT.fullmatch(word.replace("R", "XX").replace("r", "xx"))
    if match is None:
        return None
    level, strain, before, early, late, after, rest = match.groups()
    strain = "NT" if strain.upper().startswith("N") else strain.upper()
    doubling = (before or after or "").upper()
    over = 0 if rest in (None, "=") else int(rest)
    tricks = int(level) + 6 + over
    declarer = Seat((early or late).upper())
    return LinResult(f"{level}{strain}{doubling}", declarer, tricks if 0 <= tricks <= 13 else None)
