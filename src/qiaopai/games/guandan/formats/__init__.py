"""Formats (格式): plays and whole deals as text, and the JSON of other programs."""

from qiaopai.games.guandan.formats.plays import (
    meaning_text,
    parse_meaning,
    parse_play,
    play_text,
)
from qiaopai.games.guandan.formats.reading import (
    Reading,
    is_record,
    parse_record,
    read_record,
    read_records,
)
from qiaopai.games.guandan.formats.record import Act, DealRecord, Gift
from qiaopai.games.guandan.formats.recording import record_of
from qiaopai.games.guandan.formats.writing import record_text

__all__ = [
    "Act",
    "DealRecord",
    "Gift",
    "Reading",
    "is_record",
    "meaning_text",
    "parse_meaning",
    "parse_play",
    "parse_record",
    "play_text",
    "read_record",
    "read_records",
    "record_of",
    "record_text",
]
