"""Links to the hand viewer of Bridge Base Online, read and written."""

from __future__ import annotations

import re
from collections.abc import Iterator

from qiaopai.games.bridge.formats.course import played_order
from qiaopai.games.bridge.formats.lin import values
from qiaopai.games.bridge.formats.lin.reader import read
from qiaopai.games.bridge.formats.lin.tokens import escaped, unescaped
from qiaopai.games.bridge.formats.model import Board, Parsed

VIEWER = "https://www.bridgebase.com/tools/handviewer.html"
_PLAIN = re.compile(r"[^A-Za-z0-9_.~-]")
_CALL = re.compile(r"([1-7](?:NT?|[SHDC])|[PDRX])(!?)(?:\(([^)]*)\))?", re.IGNORECASE)
_DIGITS = {"s": "1", "w": "2", "n": "3", "e": "4"}


def is_link(text: str) -> bool:
    """Whether it is a link to the viewer, or its query."""
    return re.match(r"\s*https?://\S*[?&](lin|[nesw])=", text, re.IGNORECASE) is not None


def parse_link(url: str) -> Parsed:
    """Read a link: whole LIN in `lin`, or hands, auction and play in fields of their own."""
    query = url.strip().partition("?")[2].partition("#")[0]
    fields: dict[str, str] = {}
    for pair in query.split("&"):
        name, _, value = pair.partition("=")
        fields.setdefault(name.lower(), unescaped(value.replace("+", " ")))
    return read(fields["lin"] if "lin" in fields else "".join(_lin(fields)))


def _lin(fields: dict[str, str]) -> Iterator[str]:
    names = [fields.get(f"{letter}n", "") for letter in "swne"]
    if any(names):
        yield f"pn|{','.join(escaped(name.replace(',', '，')) for name in names)}|"
    if "b" in fields:
        yield f"ah|Board {escaped(fields['b'])}|"
    hands = ",".join(escaped(fields.get(letter, "")) for letter in "swne")
    yield f"md|{_DIGITS.get(fields.get('d', '').lower(), '0')}{hands}|"
    yield f"sv|{escaped(fields.get('v', '').lower())}|"
    for match in _CALL.finditer(fields.get("a", "")):
        yield f"mb|{match[1]}{match[2]}|"
        if match[3]:
            yield f"an|{escaped(match[3])}|"
    if fields.get("p"):
        yield f"pc|{escaped(fields['p'])}|"
    if "c" in fields:
        yield f"mc|{escaped(fields['c'])}|"


def link(board: Board) -> str:
    """The link that shows a board."""
    fields = dict(_fields(board))
    return VIEWER + "?" + "&".join(f"{name}={_quoted(value)}" for name, value in fields.items())


def _fields(board: Board) -> Iterator[tuple[str, str]]:
    deal, vulnerability, dealer = board.deal, board.vulnerability, board.dealer
    for seat in values.ORDER:
        if deal is not None and deal[seat] is not None:
            yield seat.value.lower(), values.hand_text(deal[seat])
        if board.names[seat]:
            yield f"{seat.value.lower()}n", board.names[seat]
    if dealer is not None:
        yield "d", dealer.value.lower()
    if vulnerability is not None:
        yield "v", values.VULNERABLE_LETTERS[vulnerability]
    if board.value("Board"):
        yield "b", board.value("Board")
    if board.auction is not None:
        yield "a", "".join(_calls(board))
    cards = "".join(card.text for _, _, card in played_order(board))
    if cards:
        yield "p", cards
    if board.result is not None and len(cards) < 104:
        yield "c", str(board.result)


def _calls(board: Board) -> Iterator[str]:
    assert board.auction is not None
    notes = {note.number: note.text for note in board.auction.notes}
    for called in board.auction.calls:
        if called.call is not None:
            yield values.call_text(called.call).upper() + ("!" if called.alert else "")
            if called.note in notes:
                yield "(" + notes[called.note].replace("(", "[").replace(")", "]") + ")"


def _quoted(value: str) -> str:
    return _PLAIN.sub(
        lambda match: "".join(f"%{byte:02X}" for byte in match[0].encode("utf-8", "replace")), value
    )
