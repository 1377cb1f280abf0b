"""Boards to study: from files of boards, or from deals written as PBN writes them, one a line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from qiaopai.cli.saying import Voice, standard_input
from qiaopai.kernel.deals import check_hands, make_hands, parse_hands
from qiaopai.kernel.parts import Files, Played, Subject
from qiaopai.kernel.play.record import BoardRecord
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat

MOST_BYTES = 50_000_000
_COMMENT = ("%", "#", ";")


@dataclass(frozen=True, slots=True)
class Named:
    """A board to be studied, and what its file calls it."""

    board: str
    subject: Subject


def bytes_of(say: Voice, path: str) -> bytes:
    """What a file holds, or standard input for `-`; a file that cannot be read is an error."""
    try:
        if path == "-":
            data = standard_input(MOST_BYTES + 1)
        elif Path(path).stat().st_size > MOST_BYTES:
            data = b"." * (MOST_BYTES + 1)
        else:
            data = Path(path).read_bytes()
    except OSError as fault:
        say.refuse("cannot_read", file=path, reason=say.why(fault))
    if len(data) > MOST_BYTES:
        say.refuse("file_too_large", most=MOST_BYTES)
    return data


def studies_in(say: Voice, files: Files, data: bytes, name: str) -> list[Named]:
    """The boards of a file; what cannot be read is named, and costs only itself."""
    text = data.decode("utf-8-sig", "replace")
    if _is_deals(text):
        return list(_deals(say, files, text))
    read = files.read(data, name)
    if read.faults:
        say.note("cli-faults", faults=len(read.faults), file=name)
    return list(_boards(say, files, read.boards))


def _is_deals(text: str) -> bool:
    """Whether the first line that says something begins like a deal: `N:`."""
    lines = (line.strip() for line in text.splitlines())
    first = next((line for line in lines if line and not line.startswith(_COMMENT)), "")
    return first[1:2] == ":" and first[:1].upper() in set(Seat)


def _deals(say: Voice, files: Files, text: str) -> Iterator[Named]:
    number = 0
    for line, written in enumerate(text.splitlines(), 1):
        if not written.strip() or written.strip().startswith(_COMMENT):
            continue
        number += 1
        try:
            record = files.board(number, parse_hands(written))
        except Refused as refused:
            skipped(say, str(line), refused)
            continue
        yield Named(record.name, _subject(files, record, number))


def _boards(say: Voice, files: Files, records: Iterator[BoardRecord]) -> Iterator[Named]:
    for place, record in enumerate(records, 1):
        try:
            yield Named(record.name, _subject(files, record, record.board or place))
        except Refused as refused:
            skipped(say, record.name, refused)


def _subject(files: Files, record: BoardRecord, number: int) -> Subject:
    """Dealer and vulnerability by the board's number where nothing tells them."""
    hands = make_hands({seat: record.hands.get(seat, ()) for seat in Seat})
    check_hands(hands)
    usual = files.board(number, hands)
    return Subject(
        hands,
        record.dealer or usual.dealer,
        record.vulnerability or usual.vulnerability,
        _played(record),
    )


def _played(record: BoardRecord) -> Played | None:
    """The play, where declarer and denomination are known and a card was played."""
    if record.declarer is None or record.contract is None or not record.plays:
        return None
    return Played(record.declarer, record.contract.denomination, record.plays)


def skipped(say: Voice, place: str, refused: Refused) -> None:
    """Say which board was left out and why."""
    say.note("cli-skipped", place=place, reason=say.sentence(refused))
