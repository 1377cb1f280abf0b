"""Values of tags: seats, vulnerability, deals, contracts, declarers, results, scores.

Every function returns None for what it cannot read; whether that is a fault is not its affair.
"""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from qiaopai.cards import DECK, Card, Hand, Suit, hand_text, make_hand
from qiaopai.games.bridge.rules.contract import Contract
from qiaopai.games.bridge.rules.contract import parse_contract as rules_contract
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.seats import CLOCKWISE, Seat, Side

_SEATS = {seat.value: seat for seat in Seat} | {seat.value.lower(): seat for seat in Seat}
_PLACES = {seat: place for place, seat in enumerate(Seat)}


def parse_seat(text: str) -> Seat | None:
    """A seat by its letter."""
    return _SEATS.get(text)


_VULNERABLE = {
    "NONE": Vulnerability.NONE, "LOVE": Vulnerability.NONE, "-": Vulnerability.NONE,
    "NS": Vulnerability.NS, "EW": Vulnerability.EW,
    "ALL": Vulnerability.BOTH, "BOTH": Vulnerability.BOTH,
}  # fmt: skip
VULNERABLE_TEXT = {
    Vulnerability.NONE: "None",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "All",
}


def parse_vulnerability(text: str) -> Vulnerability | None:
    """`None`, `Love`, `-`, `NS`, `EW`, `All` or `Both`."""
    return _VULNERABLE.get(text.upper())


class PartialDeal(msgspec.Struct, frozen=True):
    """The hands of a deal as far as they are known, from north."""

    hands: tuple[Hand | None, Hand | None, Hand | None, Hand | None]

    def __getitem__(self, seat: Seat) -> Hand | None:
        return self.hands[_PLACES[seat]]

    @property
    def known(self) -> tuple[Hand, ...]:
        """The hands that are known."""
        return tuple(hand for hand in self.hands if hand is not None)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All known cards."""
        return tuple(card for hand in self.known for card in hand)

    @property
    def is_ending(self) -> bool:
        """Whether it is an end position (殘局): every hand known, none of them whole."""
        return len(self.known) == 4 and all(len(hand) < 13 for hand in self.known)

    @property
    def is_whole(self) -> bool:
        """Whether all 52 cards are there, once each."""
        sizes = [len(hand) for hand in self.known]
        return sizes == [13] * 4 and len({card.index for card in self.cards}) == len(DECK)

    @property
    def whole(self) -> Hands | None:
        """The four hands, if all are whole."""
        return Hands(*self.known) if self.is_whole else None

    def completed(self) -> PartialDeal:
        """With the fourth hand, where the other three are whole."""
        known = self.known
        if len(known) != 3 or any(len(hand) != 13 for hand in known):
            return self
        rest = make_hand(set(DECK).difference(self.cards))
        return make_deal(*(rest if hand is None else hand for hand in self.hands))

    def holder(self, card: Card) -> Seat | None:
        """Who holds that card."""
        return next((seat for seat in Seat if card in (self[seat] or ())), None)

    def text(self, first: Seat) -> str:
        """As PBN writes it, from that seat."""
        hands = (self[seat] for seat in CLOCKWISE.from_seat(first))
        return f"{first}:" + " ".join("-" if hand is None else hand_text(hand) for hand in hands)


def make_deal(
    north: Hand | None, east: Hand | None, south: Hand | None, west: Hand | None
) -> PartialDeal:
    """The hands that are known, from north."""
    return PartialDeal((north, east, south, west))


_BY_RANK = [{card.rank.letter: card for card in DECK if card.suit is suit} for suit in Suit]
_EMPTY = {"", "-"}


@lru_cache(maxsize=8192)
def _suit(place: int, ranks: str) -> tuple[Card, ...] | None:
    """The cards of one suit, high to low; None where a rank is none."""
    if ranks in _EMPTY:
        return ()
    cards = _BY_RANK[place]
    try:
        return make_hand([cards[rank] for rank in ranks.upper().replace("10", "T")])
    except KeyError:
        return None


def parse_suits(text: str) -> Hand | None:
    """A hand written as four suits with dots between."""
    suits = text.split(".")
    if len(suits) != 4:
        return None
    spades, hearts, diamonds, clubs = (_suit(place, ranks) for place, ranks in enumerate(suits))
    if spades is None or hearts is None or diamonds is None or clubs is None:
        return None
    return spades + hearts + diamonds + clubs


@lru_cache(maxsize=256)
def parse_deal(text: str) -> PartialDeal | None:
    """A deal as PBN writes it: `N:… … … -`.

    >>> parse_deal("E:AK.Q.. - - -").text(Seat.EAST)
    'E:AK.Q.. - - -'
    """
    head, _, rest = text.partition(":")
    first = _SEATS.get(head.strip())
    words = rest.split()
    if first is None or len(words) != 4:
        return None
    hands: list[Hand | None] = [None] * 4
    start = _PLACES[first]
    for place, word in enumerate(words):
        if word == "-":
            continue
        hand = parse_suits(word)
        if hand is None:
            return None
        hands[(start + place) % 4] = hand
    return make_deal(*hands)


class ContractValue(msgspec.Struct, frozen=True):
    """A contract as a file writes it; all fields empty: passed out (全不叫)."""

    contract: Contract | None = None
    strain: Denomination | None = None

    @property
    def is_pass(self) -> bool:
        """Whether nobody bid."""
        return self.strain is None


_STRAINS = {one.value: one for one in Denomination} | {"N": Denomination.NOTRUMP}


@lru_cache(maxsize=1024)
def parse_contract(text: str) -> ContractValue | None:
    """`Pass`, `4SX`, `3NT`, or the strain of an end position."""
    word = text.upper()
    if word == "PASS":
        return ContractValue()
    if word in _STRAINS:
        return ContractValue(None, _STRAINS[word])
    try:
        contract = rules_contract(word)
    except ValueError:
        return None
    return ContractValue(contract, contract.denomination)


class DeclarerValue(msgspec.Struct, frozen=True):
    """Who declared; `swapped` where dummy played it (`^`)."""

    seat: Seat
    swapped: bool = False


def parse_declarer(text: str) -> DeclarerValue | None:
    """`N`, or `^N`."""
    seat = _SEATS.get(text.removeprefix("^"))
    return DeclarerValue(seat, text.startswith("^")) if seat else None


class ResultValue(msgspec.Struct, frozen=True):
    """Tricks won; `agreed` where the result differs from what was played (`^`)."""

    plain: int | None = None
    ns: int | None = None
    ew: int | None = None
    agreed: bool = False

    def tricks_of(self, declarer: Seat | None) -> int | None:
        """Declarer's tricks."""
        if self.plain is not None or declarer is None:
            return self.plain
        own, other = (self.ns, self.ew) if declarer.side is Side.NS else (self.ew, self.ns)
        return 13 - other if own is None and other is not None else own


_RESULT = re.compile(
    r"(\^?)\s*(?:(\d{1,2})|(NS|EW) (\d{1,2})(?: (NS|EW) (\d{1,2}))?)", re.IGNORECASE
)


@lru_cache(maxsize=512)
def parse_result(text: str) -> ResultValue | None:
    """`9`, `NS 9`, `EW 4`, `NS 9 EW 4`, with `^` before or not."""
    match = _RESULT.fullmatch(text)
    if match is None:
        return None
    agreed, plain, *sides = match.groups()
    if plain is not None:
        return ResultValue(int(plain), agreed=bool(agreed)) if int(plain) <= 13 else None
    won = {(sides[0] or "").upper(): int(sides[1] or 0)}
    if sides[2] is not None:
        won[sides[2].upper()] = int(sides[3] or 0)
    if any(tricks > 13 for tricks in won.values()) or (sides[2] and len(won) == 1):
        return None
    return ResultValue(None, won.get("NS"), won.get("EW"), bool(agreed))


_NUMBER = r"[+-]?\d{1,9}(?:[.,]\d{1,9})?"
_SCORE = re.compile(
    rf"\^?(?:{_NUMBER}|(?:NS|EW) \^?{_NUMBER}(?: (?:NS|EW) \^?{_NUMBER})?)", re.IGNORECASE
)


def is_score(text: str) -> bool:
    """Whether it is a score: `420`, `NS 420`, `NS 420 EW -420`."""
    return _SCORE.fullmatch(text) is not None


_POINTS = re.compile(r"(?:(NS|EW) )?([+-]?\d{1,9})(?: (NS|EW) ([+-]?\d{1,9}))?", re.IGNORECASE)


def parse_points(text: str, declarer: Seat | None) -> int | None:
    """A score in points, seen from north-south; a bare number is declarer's."""
    return next(iter(points_of_sides(text, declarer)), None)


def points_of_sides(text: str, declarer: Seat | None) -> tuple[int, ...]:
    """The one score given, or that of each side, all seen from north-south.

    >>> points_of_sides("NS 420 EW -420", None)
    (420, 420)
    """
    match = _POINTS.fullmatch(text)
    if match is None:
        return ()
    usual = declarer.side.value if declarer else "NS"
    told = [(match[1] or usual, match[2])] + ([(match[3], match[4])] if match[3] else [])
    return tuple(int(points) if side.upper() == "NS" else -int(points) for side, points in told)
