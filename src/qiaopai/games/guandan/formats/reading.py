"""Reads a deal written as text: a record and all its faults, or, strictly, a record or none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
LARGEST = 9999
"""The largest number of a deal."""


class Reading(msgspec.Struct, frozen=True):
    """What could be read, and the lines that could not (讀取結果)."""

    record: DealRecord
    faults: tuple[Fault, ...]
    lines: Mapping[str, tuple[int, ...]] = {}
    """Where each part of the record stands, line after line; `heading` is the first."""
    remarks: tuple[str, ...] = ()
    """The lines that begin with #, without it."""


def read_record(text: str) -> Reading:
    """Read as much as possible; blank lines and those that begin with # say nothing.

    Faults: `bad_heading`, `unknown_word`, `bad_line`, each with its line; what was said before it
    stands.
    """
    return _read(text.splitlines(), 1)


def read_records(text: str) -> tuple[Reading, ...]:
    """Read deals one after the other; each begins with the heading.

    Faults name the lines of the whole text. Before the first heading only remarks may stand.
    """
    lines = text.splitlines()
    heads = [at for at, line in enumerate(lines) if line.strip() == HEADING]
    if not heads or not all(map(_says_nothing, lines[: heads[0]])):
        heads = [0, *(at for at in heads if at)]
    ends = [*heads[1:], len(lines)]
    return tuple(_read(lines[start:end], start + 1) for start, end in zip(heads, ends, strict=True))


def is_record(text: str) -> bool:
    """Whether the first line that says something is a heading, of this or a later notation."""
    said = (line for line in text.splitlines() if not _says_nothing(line))
    return next(said, "").strip().startswith(HEADING.partition("/")[0] + "/")


def _says_nothing(line: str) -> bool:
    return not line.strip() or line.lstrip().startswith("#")


def _read(lines: Sequence[str], first: int) -> Reading:
    draft: Draft = {}
    faults: list[Fault] = []
    remarks: list[str] = []
    places: dict[str, list[int]] = {"heading": [first]}
    if not lines or lines[0].strip() != HEADING:
        faults.append(Fault("bad_heading", first))
    for number, line in enumerate(lines[1:], first + 1):
        word, _, rest = line.strip().partition(" ")
        if _says_nothing(line):
            remarks += [line.strip()[1:].strip()] if word else []
        elif word not in _READERS:
            faults.append(Fault("unknown_word", number))
        else:
            name, read = _READERS[word]
            try:
                read(draft, name, rest.strip())
            except ValueError:
                faults.append(Fault("bad_line", number))
                continue
            places.setdefault(name, []).append(number)
    whole: Draft = {
        name: tuple(one) if isinstance(one, list) else one for name, one in draft.items()
    }
    return Reading(DealRecord(**whole), tuple(faults), _frozen(places), tuple(remarks))


def parse_record(text: str) -> DealRecord:
    """Read a deal without a fault.

    Raises:
        ValueError: it has one.
    """
    reading = read_record(text)
    for fault in reading.faults:
        raise ValueError(f"line {fault.place}: {fault.code}")
    return reading.record


def _frozen(places: Mapping[str, list[int]]) -> Mapping[str, tuple[int, ...]]:
    return {name: tuple(lines) for name, lines in places.items()}


Take = Callable[[Draft, str, str], None]
"""Takes over into the draft, under that name, what a line says after its first word."""


def _one(read: Callable[[str], Any]) -> Take:
    def take(draft: Draft, name: str, rest: str) -> None:
        _must(name not in draft)
        draft[name] = read(rest)

    return take


def _more(read: Callable[[str], Any]) -> Take:
    def take(draft: Draft, name: str, rest: str) -> None:
        draft.setdefault(name, []).append(read(rest))

    return take


def _each(read: Callable[[str], tuple[Any, Any]]) -> Take:
    def take(draft: Draft, name: str, rest: str) -> None:
        key, value = read(rest)
        _must(key not in draft.get(name, {}))
        draft.setdefault(name, {})[key] = value

    return take


def _standing(rest: str) -> tuple[Side, Any]:
    side, _, level = rest.partition(" ")
    return Side(side), parse_level(level)


def _fails(rest: str) -> tuple[Side, Any]:
    side, _, fails = rest.partition(" ")
    return Side(side), _number(fails)


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


def _last(rest: str) -> tuple[Seat, ...]:
    order = _order(rest)
    _must(len(order) == len(Seat))
    return order


def _number(rest: str) -> int:
    number = int(rest)
    _must(0 < number <= LARGEST)
    return number


def _must(right: bool) -> None:
    if not right:
        raise ValueError


_READERS: Mapping[str, tuple[str, Take]] = {
    "rulebook": ("rulebook", _one(str)),
    "setting": ("changes", _each(_setting)),
    "number": ("number", _one(_number)),
    "level": ("level", _one(parse_level)),
    "standing": ("levels", _each(_standing)),
    "declarer": ("declarer", _one(Side)),
    "fails": ("fails", _each(_fails)),
    "last": ("last", _one(_last)),
    "hand": ("hands", _each(_hand)),
    "anti": ("anti", _more(Seat)),
    "tribute": ("tributes", _more(_gift)),
    "return": ("returns", _more(_gift)),
    "turned": ("turned", _one(parse_card)),
    "leader": ("leader", _one(Seat)),
    "play": ("acts", _more(_play)),
    "pass": ("acts", _more(lambda rest: Act(Seat(rest)))),
    "order": ("order", _one(_order)),
}
"""The part of a record that each first word tells of, and how the rest of its line is read."""
