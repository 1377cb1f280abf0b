"""Pictures of a board (牌型圖): the deal or a moment of the play, as SVG and as terminal text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from qiaopai.cards import Card, Hand, Suit
from qiaopai.games.bridge.formats.course import follow_auction, follow_play
from qiaopai.games.bridge.formats.model import Board
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.seats import Seat

_WIDTH = 20
"""Of a hand in terminal text."""
_NAME = 17
"""Characters of a seat with its name in an image."""
_SPOTS = {
    Seat.NORTH: (200, 30),
    Seat.WEST: (20, 160),
    Seat.EAST: (360, 160),
    Seat.SOUTH: (200, 290),
}
_TABLE_SPOTS = {
    Seat.NORTH: (270, 178),
    Seat.WEST: (222, 208),
    Seat.EAST: (318, 208),
    Seat.SOUTH: (270, 238),
}
_COLOURS = {True: "#b3261e", False: "#1d1b20"}
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


class Picture(msgspec.Struct, frozen=True):
    """What a picture shows: hands, the trick on the table, and lines of text beside them."""

    hands: Mapping[Seat, Hand | None]
    trick: Mapping[Seat, Card] = {}
    names: Mapping[Seat, str] = {}
    corner: tuple[str, ...] = ()
    auction: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """As terminal text, north above, west and east beside each other."""
        return "\n".join(line.rstrip() for line in _text_lines(self)) + "\n"

    @property
    def svg(self) -> str:
        """As an SVG image with a title that a screen reader says."""
        return "".join(_svg(self))

    def _repr_html_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.text


def deal_picture(board: Board) -> Picture:
    """The deal as it was dealt, with the auction."""
    deal = board.deal
    hands = {seat: deal[seat] if deal else None for seat in Seat}
    return Picture(hands, {}, board.names, tuple(_corner(board)), tuple(_call_words(board)))


def play_picture(board: Board, cards: int) -> Picture:
    """The moment after so many cards: what the hands still hold, and the trick on the table."""
    picture = deal_picture(board)
    course = follow_play(board, follow_auction(board))
    order = course.order[:cards] if course else []
    gone = {card for _, _, card in order}
    hands = {
        seat: None if hand is None else tuple(card for card in hand if card not in gone)
        for seat, hand in picture.hands.items()
    }
    started = {place // 4 for place, _, _ in order}
    last = max(started, default=-1)
    trick = {seat: card for place, seat, card in order if place // 4 == last}
    return msgspec.structs.replace(picture, hands=hands, trick=trick)


def _call_words(board: Board) -> Iterator[str]:
    """The calls in columns from west; a mark where somebody's call is missing."""
    calls = board.made_calls
    if not calls:
        return
    heads = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
    yield from [""] * heads.index(calls[0][0])
    for _, called in calls:
        if called.call is None:
            yield called.text
        else:
            yield "–" if called.call is Call.PASS else called.call.value


_VULNERABLE = {
    Vulnerability.NONE: "–",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "NS EW",
}


def _corner(board: Board) -> Iterator[str]:
    """Number, dealer and vulnerability, contract and result, in signs that need no language."""
    number, dealer, vulnerability = board.value("Board"), board.dealer, board.vulnerability
    if number:
        yield f"#{number}"
    if dealer is not None:
        yield f"{dealer} {_VULNERABLE[vulnerability] if vulnerability else ''}".rstrip()
    contract, declarer = board.contract, board.declarer
    if contract is not None and contract.contract is not None:
        result = f" {board.result}" if board.result is not None else ""
        seat = f" {declarer.seat}" if declarer else ""
        yield symbols(contract.contract.text) + seat + result


def symbols(text: str) -> str:
    """A call or contract with the suit's symbol.

    >>> symbols("4SX"), symbols("3NT")
    ('4♠X', '3NT')
    """
    for suit in Suit:
        if text[1:2] == suit.letter:
            return text[0] + suit.symbol + text[2:]
    return text


def _suit_lines(hand: Hand | None) -> list[str]:
    if hand is None:
        return [f"{suit.symbol} ?" for suit in Suit]
    return [f"{suit.symbol} {_ranks(hand, suit)}" for suit in Suit]


def _ranks(hand: Hand, suit: Suit) -> str:
    ranks = (card.rank.letter for card in hand if card.suit is suit)
    return " ".join("10" if rank == "T" else rank for rank in ranks) or "–"


def _block(picture: Picture, seat: Seat) -> list[str]:
    head = f"{seat.value} {picture.names.get(seat, '')}".rstrip()
    return [head[: _WIDTH + 10], *_suit_lines(picture.hands.get(seat))]


def _text_lines(picture: Picture) -> Iterator[str]:
    west, east = _block(picture, Seat.WEST), _block(picture, Seat.EAST)
    width = max(_WIDTH, *(len(line) + 2 for line in west))
    corner = [*picture.corner, *[""] * 5][:5]
    for beside, line in zip(corner, _block(picture, Seat.NORTH), strict=True):
        yield beside.ljust(width) + line
    for left, middle, right in zip(west, _middle(picture), east, strict=True):
        yield left.ljust(width) + middle.ljust(_WIDTH) + right
    for line in _block(picture, Seat.SOUTH):
        yield " " * width + line
    if picture.auction:
        yield ""
        yield from _auction_lines(picture.auction)


def _middle(picture: Picture) -> list[str]:
    """The trick on the table, or the compass."""
    shown = {seat: _card(picture.trick[seat]) for seat in picture.trick}
    north, west, east, south = (
        shown.get(seat, "" if picture.trick else seat.value)
        for seat in (Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH)
    )
    return ["", f"    {north}", f"{west:<4}    {east}", f"    {south}", ""]


def _card(card: Card) -> str:
    return card.suit.symbol + ("10" if card.rank.letter == "T" else card.rank.letter)


def _auction_lines(words: tuple[str, ...]) -> Iterator[str]:
    yield "".join(f"{seat.value:<6}" for seat in (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH))
    for start in range(0, len(words), 4):
        yield "".join(f"{symbols(word):<6}" for word in words[start : start + 4])


def _svg(picture: Picture) -> Iterator[str]:
    rows = (len(picture.auction) + 3) // 4
    height = 400 + (30 + 20 * rows if rows else 0)
    title = ", ".join(picture.corner) or "deal"
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 {height}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="16">'
        f"<title>{title.translate(_ESCAPES)}</title>"
        f'<rect width="560" height="{height}" fill="#fff"/>'
        '<rect x="200" y="150" width="140" height="110" rx="8" fill="#e7f2ea"/>'
    )
    for place, line in enumerate(picture.corner):
        yield _svg_text(20, 34 + 20 * place, line, "#49454f")
    for seat, (x, y) in _SPOTS.items():
        yield from _svg_hand(picture, seat, x, y)
    for seat, (x, y) in _TABLE_SPOTS.items():
        if picture.trick and seat in picture.trick:
            card = picture.trick[seat]
            yield _svg_text(x, y, _card(card), _COLOURS[card.suit.is_red], "middle")
        elif not picture.trick:
            yield _svg_text(x, y, seat.value, "#49454f", "middle")
    yield from _svg_auction(picture)
    yield "</svg>"


def _svg_hand(picture: Picture, seat: Seat, x: int, y: int) -> Iterator[str]:
    head = _short(f"{seat.value} {picture.names.get(seat, '')}".rstrip())
    yield _svg_text(x, y, head, "#1d1b20", weight="600")
    lines = zip(Suit, _suit_lines(picture.hands.get(seat)), strict=True)
    for place, (suit, line) in enumerate(lines, 1):
        symbol = f'<tspan fill="{_COLOURS[suit.is_red]}">{line[0]}</tspan>{line[1:]}'
        yield f'<text x="{x}" y="{y + 20 * place}" fill="#1d1b20">{symbol}</text>'


def _short(text: str) -> str:
    """A text that does not run into what stands beside it."""
    return text if len(text) <= _NAME else text[: _NAME - 1] + "…"


def _svg_auction(picture: Picture) -> Iterator[str]:
    if not picture.auction:
        return
    heads = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
    for column, seat in enumerate(heads):
        yield _svg_text(120 + 80 * column, 410, seat.value, "#49454f")
    for place, word in enumerate(picture.auction):
        x, y = 120 + 80 * (place % 4), 432 + 20 * (place // 4)
        yield _svg_text(x, y, symbols(word), "#1d1b20")


def _svg_text(
    x: int, y: int, text: str, fill: str, anchor: str = "start", weight: str = "400"
) -> str:
    return (
        f'<text x="{x}" y="{y}" fill="{fill}" text-anchor="{anchor}" font-weight="{weight}">'
        f"{text.translate(_ESCAPES)}</text>"
    )
