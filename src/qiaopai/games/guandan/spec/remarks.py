"""What a file says of a deal beside the deal (備註): who played, and what it was committed to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from qiaopai.games.guandan.formats.reading import LARGEST
from qiaopai.games.guandan.spec.record import PlayedDeal
from qiaopai.kernel.record import PlayerRecord
from qiaopai.kernel.seats import Seat

_SEATS = {seat.value: seat for seat in Seat}


def remarks_text(one: PlayedDeal) -> str:
    """Lines that begin with #."""
    return "".join(f"# {line}\n" for line in _remarks(one))


def _remarks(one: PlayedDeal) -> Iterator[str]:
    for seat, player in one.players.items():
        # A name may not begin a line of its own.
        name = " ".join(player.name.split())
        if name or player.bot:
            yield f"{seat.value} {name}" if name else f"bot {seat.value} {player.bot}"
    if one.commitment:
        yield f"commitment {one.commitment}"
        yield f"salt {one.salt}"
        yield f"where {one.where} {one.board}"


def fields_of(remarks: Sequence[str]) -> dict[str, Any]:
    """What these lines say of a record, as its fields; other remarks say nothing."""
    players: dict[Seat, PlayerRecord] = {}
    said: dict[str, Any] = {}
    for line in remarks:
        word, _, rest = line.partition(" ")
        seat, _, bot = rest.partition(" ")
        if word in _SEATS and rest:
            players[_SEATS[word]] = PlayerRecord(name=rest)
        elif word == "bot" and seat in _SEATS and bot:
            players[_SEATS[seat]] = PlayerRecord(bot=bot)
        elif word == "where":
            said |= _where(rest)
        elif word in ("commitment", "salt") and _is_digest(rest):
            said[word] = rest
    if len(said) < len(("commitment", "salt", "where", "board")):
        said = {}
    return {"players": players, **said}


def _where(rest: str) -> dict[str, Any]:
    where, _, board = rest.rpartition(" ")
    known = board.isdecimal() and len(board) <= len(str(LARGEST))
    return {"where": where, "board": int(board)} if known else {}


def _is_digest(text: str) -> bool:
    return len(text) == 64 and set(text) <= set("0123456789abcdef")
