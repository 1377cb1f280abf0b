"""Board files (牌例檔案): PBN, LIN and RBN read, held against their rules, and written.

>>> from qiaopai.games.bridge.formats import parse
>>> parse('[Dealer "Q"]').faults[0].code
'bad_dealer'
"""

from qiaopai.games.bridge.formats.convert import Converted, convert
from qiaopai.games.bridge.formats.inheritance import resolved
from qiaopai.games.bridge.formats.lin.links import link, parse_link
from qiaopai.games.bridge.formats.model import (
    AuctionSection,
    Board,
    Called,
    Faulty,
    Note,
    Parsed,
    Place,
    Played,
    PlaySection,
    Remark,
    RemarkKind,
    Tag,
)
from qiaopai.games.bridge.formats.pictures import Picture, deal_picture, play_picture
from qiaopai.games.bridge.formats.reading import Format, parse, parse_strict, recognised, write
from qiaopai.kernel.parts.files import Fault, Loss, Severity

__all__ = [
    "AuctionSection",
    "Board",
    "Called",
    "Converted",
    "Fault",
    "Faulty",
    "Format",
    "Loss",
    "Note",
    "Parsed",
    "Picture",
    "Place",
    "PlaySection",
    "Played",
    "Remark",
    "RemarkKind",
    "Severity",
    "Tag",
    "convert",
    "deal_picture",
    "link",
    "parse",
    "parse_link",
    "parse_strict",
    "play_picture",
    "recognised",
    "resolved",
    "write",
]
