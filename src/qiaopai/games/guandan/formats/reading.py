"""Reads a deal written as text: a record and all its faults, or, strictly, a record or none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from qiaopai.games.guandan.formats.plays import parse_play
from qiaopai.games.guandan.formats.record import Act, DealRecord, Fault, Gift
from qiaopai.games.guandan.formats.writing import HEADING
from qiaopai.games.guandan.options import SETTINGS
from qiaopai.games.guandan.rules.cards import make_hand, parse_card, parse_level
from qiaopai.kernel.refusal import Scalar
from qiaopai.kernel.seats import Seat, Side

Draft = dict[str, Any]


class Reading(msgspec.Struct, frozen=True):
    """What could be read, and the lines that could not (讀取結果)."""

    record: DealRecord
    faults: tuple[Fault, ...]


def read_record(text: str) -> Reading:
    """Read as much as possible; blank lines and those that begin with # say nothing.

    Faults: `bad_heading`, `unknown_word`, `bad_line`, each with its line; what was said before it
    stands.
    """
    draft: Draft = {}
    faults: list[Fault] = []
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEADING:
        faults.append(Fault("bad_heading", 1))
    for number, line in enumerate(lines[1:], 2):
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#"):
            continue
        if word not in _READERS:
            faults.append(Fault("unknown_word", number))
            continue
        try:
            _READERS[word](draft, rest.strip())
        except ValueError:
            faults.append(Fault("bad_line", number))
    return Reading(DealRecord(**draft), tuple(faults))


def read_records(text: str) -> tuple[Reading, ...]:
    """Read deals one after the other; each begins with the heading, and faults name its lines."""
    lines = text.splitlines()
    heads = [at for at, line in enumerate(lines) if line.strip() == HEADING and at] + [len(lines)]
    starts = [0, *heads[:-1]]
    return tuple(
        read_record("\n".join(lines[start:end])) for start, end in zip(starts, heads, strict=True)
    )


def parse_record(text: str) -> DealRecord:
    """Read a deal without a fault.

    Raises:
        ValueError: it has one.
    """
    reading = read_record(text)
    for fault in reading.faults:
        raise ValueError(f"line {fault.place}: {fault.code}")
    return reading.record


def _one(name: str, read: Callable[[str], Any]) -> Callable[[Draft, str], None]:
    def take(draft: Draft, rest: str) -> None:
        _must(name not in draft)
        draft[name] = read(rest)

    return take


def _more(name: str, read: Callable[[str], Any]) -> Callable[[Draft, str], None]:
    def take(draft: Draft, rest: str) -> None:
        draft[name] = (*draft.get(name, ()), read(rest))

    return take


def _each(name: str, read: Callable[[str], tuple[Any, Any]]) -> Callable[[Draft, str], None]:
    def take(draft: Draft, rest: str) -> None:
        key, value = read(rest)
        _must(key not in draft.get(name, {}))
        draft[name] = {**draft.get(name, {}), key: value}

    return take


def _standing(rest: str) -> tuple[Side, Any]:
    side, _, level = rest.partition(" ")
    return Side(side), parse_level(level)


def _hand(rest: str) -> tuple[Seat, Any]:
    seat, _, cards = rest.partition(" ")
    return Seat(seat), make_hand(map(parse_card, cards.split(",") if cards else ()))


def _gift(rest: str) -> Gift:
    giver, receiver, card = rest.split()
    return Gift(Seat(giver), Seat(receiver), parse_card(card))


def _play(rest: str) -> Act:
    seat, _, play = rest.partition(" ")
    return Act(Seat(seat), *parse_play(play))


def _setting(rest: str) -> tuple[str, Scalar]:
    name, _, text = rest.partition(" ")
    _must(name in SETTINGS)
    value: Scalar = text
    if SETTINGS[name].kind is bool:
        value = {"true": True, "false": False}.get(text, text)
    elif SETTINGS[name].kind is int:
        value = int(text)
    _must(SETTINGS[name].takes(value))
    return name, value


def _order(rest: str) -> tuple[Seat, ...]:
    order = tuple(map(Seat, rest.split()))
    _must(len(set(order)) == len(order))
    return order


def _number(rest: str) -> int:
    number = int(rest)
    _must(number > 0)
    return number


def _must(right: bool) -> None:
    if not right:
        raise ValueError


_READERS: Mapping[str, Callable[[Draft, str], None]] = {
    "rulebook": _one("rulebook", str),
    "setting": _each("changes", _setting),
    "number": _one("number", _number),
    "level": _one("level", parse_level),
    "standing": _each("levels", _standing),
    "declarer": _one("declarer", Side),
    "hand": _each("hands", _hand),
    "anti": _more("anti", Seat),
    "tribute": _more("tributes", _gift),
    "return": _more("returns", _gift),
    "leader": _one("leader", Seat),
    "play": _more("acts", _play),
    "pass": _more("acts", lambda rest: Act(Seat(rest))),
    "order": _one("order", _order),
}
