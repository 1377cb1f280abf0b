"""Contract bridge's `Files` (牌例檔案): PBN, LIN and RBN."""

from __future__ import annotations

from collections.abc import Iterable

from qiaopai.games.bridge.formats.convert import convert
from qiaopai.games.bridge.formats.from_records import board_of, losses_of
from qiaopai.games.bridge.formats.model import Parsed
from qiaopai.games.bridge.formats.reading import Format, parse, recognised
from qiaopai.games.bridge.formats.records import records_of
from qiaopai.games.bridge.rules.vulnerability import board_dealer, board_vulnerability
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.parts.files import FileRead, Loss, Written
from qiaopai.kernel.play.record import BoardRecord
from qiaopai.kernel.seats import Seat


class BridgeFiles:
    """The three formats behind one door."""

    formats: tuple[str, ...] = tuple(one.value for one in Format)

    def read(self, data: bytes, name: str = "", strict: bool = False) -> FileRead[BoardRecord]:
        """The boards of a file, or of a link to a viewer; faults never stop it."""
        parsed = parse(data, name=name, strict=strict)
        form = recognised(data.decode("utf-8", "replace"), name).value
        return FileRead(form, len(parsed.boards), records_of(parsed.boards), parsed.faults)

    def convert(self, data: bytes, name: str, form: str, export: bool = False) -> Written:
        """A file in another format."""
        found = convert(parse(data, name=name), Format(form), export=export)
        return Written(found.text, found.losses)

    def write(self, boards: Iterable[BoardRecord], form: str, export: bool = False) -> Written:
        """Boards as a file; `export` asks for PBN's export format."""
        records = tuple(boards)
        parsed = Parsed(tuple(map(board_of, records)))
        found = convert(parsed, Format(form), export=export)
        own = (loss for n, record in enumerate(records, 1) for loss in _losses(n, record))
        return Written(found.text, (*own, *found.losses))

    def board(self, number: int, hands: Hands) -> BoardRecord:
        """A board not played yet."""
        return BoardRecord(
            game="bridge",
            name=str(number),
            board=number,
            dealer=board_dealer(number),
            vulnerability=board_vulnerability(number).value,
            hands={seat: hands[seat] for seat in Seat},
        )


def _losses(number: int, record: BoardRecord) -> Iterable[Loss]:
    return (Loss(number, code) for code in losses_of(record))
