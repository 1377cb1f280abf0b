"""Records as boards of files (牌局紀錄寫成檔案): what a table has played, ready to be written."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.cards import Card, Suit, make_hand
from qiaopai.games.bridge.formats.model import (
    AuctionSection,
    Board,
    Called,
    Note,
    Place,
    Played,
    PlaySection,
    Remark,
    RemarkKind,
    Tag,
)
from qiaopai.games.bridge.formats.values import VULNERABLE_TEXT, make_deal
from qiaopai.games.bridge.rules.calls import Call, parse_call
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.play.record import BoardRecord, ContractRecord
from qiaopai.kernel.seats import CLOCKWISE, Seat, Side

_SKIPPED = Called(None, "^S")
_UNPLAYED = Played(None, "-")
_DOUBLED = ("", "X", "XX")


def board_of(record: BoardRecord) -> Board:
    """The board that a record tells of; what is not known is left out."""
    auction, play = _auction(record), _play(record)
    tags = dict(_tags(record))
    if auction is not None:
        tags["Auction"] = _caller(record).value
    if play is not None:
        tags["Play"] = _first_column(record).value
    return Board(tuple(Tag(*tag) for tag in tags.items()), auction, play, tuple(_remarks(record)))


def losses_of(record: BoardRecord) -> Iterator[str]:
    """The codes of what no board file can hold."""
    if record.rulings:
        yield "loss_rulings"


def _tags(record: BoardRecord) -> Iterator[tuple[str, str]]:
    if record.event:
        yield "Event", record.event
    if record.date:
        yield "Date", record.date
    yield "Board", record.name
    for seat in (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH):
        player = record.players.get(seat)
        if player is not None and (player.name or player.bot):
            yield seat.name.capitalize(), player.name or player.bot
    if record.dealer is not None:
        yield "Dealer", record.dealer.value
    if record.vulnerability:
        yield "Vulnerable", VULNERABLE_TEXT[Vulnerability(record.vulnerability)]
    if record.hands:
        yield "Deal", _deal(record)
    yield from _outcome(record)
    for seat, player in record.players.items():
        if player.bot:
            yield f"{seat.name.capitalize()}Type", "program"
    for name, value in (
        ("Table", record.where), ("Commitment", record.commitment), ("Salt", record.salt)
    ):  # fmt: skip
        if value:
            yield name, value


def _deal(record: BoardRecord) -> str:
    hands = (record.hands.get(seat) for seat in Seat)
    known = (None if hand is None else make_hand(hand) for hand in hands)
    return make_deal(*known).text(record.dealer or Seat.NORTH)


def _outcome(record: BoardRecord) -> Iterator[tuple[str, str]]:
    """Declarer, contract, result and score, as a result of duplicate has them."""
    result = record.result
    if result is not None and result.outcome == "passed_out":
        yield from (("Declarer", ""), ("Contract", "Pass"), ("Result", ""))
        return
    if record.declarer is not None:
        yield "Declarer", record.declarer.value
    if record.contract is not None:
        yield "Contract", _contract_text(record.contract)
    if result is None or record.declarer is None or record.contract is None:
        return
    yield "Result", str(result.tricks)
    if record.game == "bridge" and record.vulnerability:
        sign = 1 if record.declarer.side is Side.NS else -1
        yield "Score", f"NS {sign * result.score}"


def _contract_text(contract: ContractRecord) -> str:
    """A minibridge contract too: by the tricks that it asks for."""
    strain = contract.denomination.value
    if contract.tricks <= 6:
        return strain
    return f"{contract.tricks - 6}{strain}{_DOUBLED[contract.doubling]}"


def _caller(record: BoardRecord) -> Seat:
    return record.dealer or record.auction[0].seat


def _auction(record: BoardRecord) -> AuctionSection | None:
    if not record.auction:
        return None
    calls: list[Called] = []
    notes: dict[str, int] = {}
    turn, height, passes = _caller(record), -1, 0
    for told in record.auction:
        while turn is not told.seat:
            calls.append(_SKIPPED)
            turn = turn.left
        turn = turn.left
        call = parse_call(told.call)
        mark = "I" if call.is_bid and call.height <= height else ""
        height = call.height if call.is_bid else height
        passes = passes + 1 if call is Call.PASS else 0
        note = notes.setdefault(told.text, len(notes) + 1) if told.text else 0
        annotations = (f"={note}=",) if note else ()
        calls.append(Called(call, mark=mark, annotations=annotations, alert=told.alert))
    is_over = passes >= (4 if height < 0 else 3)
    texts = tuple(Note(number, text) for text, number in notes.items())
    return AuctionSection(tuple(calls), "" if is_over else "*", texts)


def _first_column(record: BoardRecord) -> Seat:
    """Declarer's left; who led, in an end position."""
    if record.declarer is None or _cards(record) < 52:
        return record.plays[0][0]
    return record.declarer.left


def _cards(record: BoardRecord) -> int:
    """Those of the deal: fewer than 52 in an end position whose hands are known."""
    return sum(map(len, record.hands.values())) if len(record.hands) == 4 else 52


def _play(record: BoardRecord) -> PlaySection | None:
    if not record.plays:
        return None
    columns = CLOCKWISE.from_seat(_first_column(record))
    held = {seat: set(hand) for seat, hand in record.hands.items()}
    cards: list[Played] = []
    for start in range(0, len(record.plays), 4):
        trick = record.plays[start : start + 4]
        row = [_UNPLAYED] * 4
        due = columns[0] if not start else _winner(record, start // 4 - 1)
        for seat, card in trick:
            row[columns.index(seat)] = Played(card, mark=_mark(trick[0], seat, card, due, held))
            held.get(seat, set()).discard(card)
        cards += row
    while cards[-1] is _UNPLAYED:
        cards.pop()
    return PlaySection(tuple(cards), "" if len(record.plays) == _cards(record) else "*")


def _winner(record: BoardRecord, trick: int) -> Seat | None:
    return record.winners[trick] if trick < len(record.winners) else None


def _mark(
    led: tuple[Seat, Card], seat: Seat, card: Card, due: Seat | None, held: dict[Seat, set[Card]]
) -> str:
    """`L` for a lead out of turn, `R` for a revoke, as far as the record shows them."""
    if led == (seat, card):
        return "L" if due is not None and seat is not due else ""
    suit: Suit = led[1].suit
    own = held.get(seat, set())
    return "R" if card.suit is not suit and any(one.suit is suit for one in own) else ""


def _remarks(record: BoardRecord) -> Iterator[Remark]:
    if record.comment:
        yield Remark(Place("tag"), RemarkKind.COMMENT, record.comment)
