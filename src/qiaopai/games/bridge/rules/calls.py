"""Calls (叫品): pass, double, redouble and the 35 bids."""

from __future__ import annotations

from enum import StrEnum

from qiaopai.cards import Suit
from qiaopai.cards.card import MOST_QUOTED
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.refusal import Refused

LETTERS = str.maketrans({suit.symbol: suit.letter for suit in Suit})
"""The letters of the suits' symbols, for `str.translate`."""


class Call(StrEnum):
    """A call (叫品); the value is its text on the wire: `P`, `X`, `XX`, `1C` … `7NT`."""

    PASS = "P"
    DOUBLE = "X"
    REDOUBLE = "XX"
    C1 = "1C"
    D1 = "1D"
    H1 = "1H"
    S1 = "1S"
    NT1 = "1NT"
    C2 = "2C"
    D2 = "2D"
    H2 = "2H"
    S2 = "2S"
    NT2 = "2NT"
    C3 = "3C"
    D3 = "3D"
    H3 = "3H"
    S3 = "3S"
    NT3 = "3NT"
    C4 = "4C"
    D4 = "4D"
    H4 = "4H"
    S4 = "4S"
    NT4 = "4NT"
    C5 = "5C"
    D5 = "5D"
    H5 = "5H"
    S5 = "5S"
    NT5 = "5NT"
    C6 = "6C"
    D6 = "6D"
    H6 = "6H"
    S6 = "6S"
    NT6 = "6NT"
    C7 = "7C"
    D7 = "7D"
    H7 = "7H"
    S7 = "7S"
    NT7 = "7NT"

    level: int
    """Odd tricks of a bid (線位), 1 … 7; 0 of another call."""
    height: int
    """The rank of a bid among all 35, from 0; -1 of another call."""

    __hash__ = str.__hash__

    @property
    def is_bid(self) -> bool:
        """Whether it names a level and a denomination (叫價)."""
        return self.height >= 0

    @property
    def denomination(self) -> Denomination:
        """What a bid wants to be played in.

        Raises:
            ValueError: not a bid.
        """
        if self.height < 0:
            raise ValueError(f"{self.value} has no denomination")
        return _DENOMINATIONS[self.height % 5]


BIDS: tuple[Call, ...] = tuple(Call)[3:]
"""The 35 bids, lowest first."""

for _place, _call in enumerate(Call, start=-3):
    _call.height = max(_place, -1)
    _call.level = int(_call.value[0]) if _place >= 0 else 0

_DENOMINATIONS = tuple(Denomination(call.value[1:]) for call in BIDS[:5])
_WRITTEN = {
    "P": Call.PASS, "PASS": Call.PASS, "-": Call.PASS,
    "X": Call.DOUBLE, "D": Call.DOUBLE, "DBL": Call.DOUBLE, "DOUBLE": Call.DOUBLE,
    "XX": Call.REDOUBLE, "R": Call.REDOUBLE, "RDBL": Call.REDOUBLE, "REDOUBLE": Call.REDOUBLE,
}  # fmt: skip


def bid(level: int, denomination: Denomination) -> Call:
    """The bid of that level and denomination.

    Raises:
        Refused: `bad_call`, with the text.

    >>> bid(3, Denomination.NOTRUMP)
    <Call.NT3: '3NT'>
    """
    text = f"{level}{denomination.value}"
    try:
        return Call(text)
    except ValueError:
        raise Refused("bad_call", text=text[:MOST_QUOTED]) from None


def parse_call(text: str) -> Call:
    """Read a call as people write it: `1n`, `p`, `dbl`, `xx`, `4♥`.

    Raises:
        Refused: `bad_call`, with the text.

    >>> parse_call("1n"), parse_call("dbl")
    (<Call.NT1: '1NT'>, <Call.DOUBLE: 'X'>)
    """
    word = text.strip().upper().translate(LETTERS)
    if word in _WRITTEN:
        return _WRITTEN[word]
    try:
        return Call(word[0] + "NT" if word[1:] == "N" else word)
    except (ValueError, IndexError):
        raise Refused("bad_call", text=text[:MOST_QUOTED]) from None
