"""Boards to study: from PBN, LIN or RBN, or from deals written as PBN writes them, one a line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from qiaopai.cli.saying import Voice
from qiaopai.games.bridge.analysis.board import Played, Study
from qiaopai.games.bridge.formats import Board, Parsed, parse, resolved
from qiaopai.games.bridge.formats.course import follow_auction, played_order
from qiaopai.games.bridge.rules.vulnerability import board_dealer, board_vulnerability
from qiaopai.kernel.deals import parse_deal
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat

MOST_BYTES = 50_000_000
_COMMENT = ("%", "#", ";")


def bytes_of(say: Voice, path: str) -> bytes:
    """What a file holds, or standard input for `-`; a file that cannot be read is an error."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        elif Path(path).stat().st_size > MOST_BYTES:
            data = b"." * (MOST_BYTES + 1)
        else:
            data = Path(path).read_bytes()
    except OSError as fault:
        say.refuse("cannot_read", file=path, reason=fault.strerror or str(fault))
    if len(data) > MOST_BYTES:
        say.refuse("file_too_large", most=MOST_BYTES)
    return data


def studies_in(say: Voice, data: bytes, name: str) -> list[Study]:
    """The boards of a file; what cannot be read is named, and costs only itself."""
    text = data.decode("utf-8-sig", "replace")
    if _is_deals(text):
        return list(_deals(say, text))
    parsed = parse(data, name=name)
    if parsed.faults:
        say.note("cli-faults", faults=len(parsed.faults), file=name)
    return list(_boards(say, parsed))


def _is_deals(text: str) -> bool:
    """Whether the first line that says something begins like a deal: `N:`."""
    lines = (line.strip() for line in text.splitlines())
    first = next((line for line in lines if line and not line.startswith(_COMMENT)), "")
    return first[1:2] == ":" and first[:1].upper() in set(Seat)


def _deals(say: Voice, text: str) -> Iterator[Study]:
    number = 0
    for line, written in enumerate(text.splitlines(), 1):
        if not written.strip() or written.strip().startswith(_COMMENT):
            continue
        number += 1
        try:
            hands = parse_deal(written)
        except Refused as refused:
            skipped(say, str(line), refused)
            continue
        yield Study(str(number), hands, board_dealer(number), board_vulnerability(number))


def _boards(say: Voice, parsed: Parsed) -> Iterator[Study]:
    for place, board in enumerate(resolved(parsed.boards), 1):
        number = board.number or place
        name = board.value("Board") or str(place)
        deal = board.deal
        hands = deal.completed().whole if deal else None
        if hands is None:
            skipped(say, name, Refused("bad_deal", reason=board.value("Deal") or "-"))
            continue
        yield Study(
            name,
            hands,
            board.dealer or board_dealer(number),
            board.vulnerability or board_vulnerability(number),
            _played(board),
        )


def _played(board: Board) -> Played | None:
    """The play, where declarer and denomination are known and a card was played."""
    auction = follow_auction(board)
    strain = board.contract.strain if board.contract else None
    declarer = board.declarer.seat if board.declarer else None
    if auction is not None and auction.contract is not None:
        strain = strain or auction.contract.denomination
        declarer = declarer or auction.declarer
    plays = tuple((seat, card) for _, seat, card in played_order(board))
    return Played(declarer, strain, plays) if declarer and strain and plays else None


def skipped(say: Voice, place: str, refused: Refused) -> None:
    """Say which board was left out and why."""
    say.note("cli-skipped", place=place, reason=say.sentence(refused))
