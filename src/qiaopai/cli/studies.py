"""Boards to study, from a file or from deals written as PBN writes them, one a line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from qiaopai.cli.saying import Voice
from qiaopai.games.bridge.analysis.board import Study
from qiaopai.games.bridge.rules.vulnerability import board_dealer, board_vulnerability
from qiaopai.kernel.deals import parse_deal
from qiaopai.kernel.refusal import Refused

MOST_BYTES = 50_000_000


def text_of(say: Voice, path: str) -> str:
    """The text of a file, of standard input for `-`; a file that cannot be read is an error."""
    try:
        if path == "-":
            return sys.stdin.read(MOST_BYTES)
        if Path(path).stat().st_size > MOST_BYTES:
            say.refuse("file_too_large", most=MOST_BYTES)
        return decoded(Path(path).read_bytes())
    except OSError as fault:
        say.refuse("cannot_read", file=path, reason=fault.strerror or str(fault))


def decoded(raw: bytes) -> str:
    """UTF-8 where it is, else Latin-1."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("latin-1")


def studies_in(say: Voice, text: str) -> list[Study]:
    """The boards of a text; what cannot be read is named, and costs only itself."""
    return list(_deals(say, text))


def _deals(say: Voice, text: str) -> Iterator[Study]:
    number = 0
    for line, written in enumerate(text.splitlines(), 1):
        if not written.strip() or written.startswith(("%", "#", ";")):
            continue
        number += 1
        try:
            hands = parse_deal(written)
        except Refused as refused:
            skipped(say, str(line), refused)
            continue
        yield Study(str(number), hands, board_dealer(number), board_vulnerability(number))


def skipped(say: Voice, place: str, refused: Refused) -> None:
    """Say which board was left out and why."""
    say.note("cli-skipped", place=place, reason=say.sentence(refused))
