"""Boards of files in the shape of a table's: nothing breaks it, and nothing is invented."""

from pathlib import Path

import msgspec
import pytest

from qiaopai.games.bridge.formats import parse
from qiaopai.games.bridge.formats.records import records_of
from qiaopai.kernel.play.record import BoardRecord
from qiaopai.kernel.seats import Seat
from qiaopai.room.codec import dec_hook, encode

SAMPLES = sorted(path for path in (Path(__file__).parent / "correct").rglob("*.*"))


def records(text):
    return list(records_of(parse(text).boards))


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_every_sample(path):
    parsed = parse(path.read_bytes(), name=path.name)
    found = list(records_of(parsed.boards))
    assert len(found) == len(parsed.boards)
    for record in found:
        again = msgspec.json.decode(encode(record), type=BoardRecord, dec_hook=dec_hook)
        assert again == record
        assert b"null" not in encode(record)
        if record.result and record.result.points:
            assert sum(record.result.points.values()) >= 0


def test_contract_and_result_follow_from_auction_and_play():
    (record,) = records('[Dealer "N"]\n[Vulnerable "None"]\n[Auction "N"]\n1NT X XX AP\n')
    assert record.contract
    assert (record.contract.text, record.contract.doubling) == ("1NTXX", 2)
    assert (record.declarer, record.dummy) == (Seat.NORTH, Seat.SOUTH)
    assert record.result is None


def test_four_passes():
    (record,) = records('[Dealer "W"]\n[Auction "W"]\nPass Pass Pass Pass\n')
    assert record.result
    assert record.result.outcome == "passed_out"
    assert record.contract is None


def test_inherited_values_are_written_out():
    first, second = records('[Event "Cup"]\n[Board "1"]\n\n[Event "#"]\n[Board "2"]\n')
    assert (first.event, second.event) == ("Cup", "Cup")


def test_nothing_known():
    (record,) = records('[Board "?"]\n')
    assert record == BoardRecord(game="bridge", name="1")


def test_without_vulnerability_there_is_no_score():
    (record,) = records('[Declarer "S"]\n[Contract "4S"]\n[Result "9"]\n')
    assert record.result
    assert (record.result.outcome, record.result.tricks) == ("down", 9)
    assert not record.result.points
