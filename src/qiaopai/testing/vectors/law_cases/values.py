"""What may stand in a field of a law case: seats, cards, calls, words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from qiaopai.testing.vectors.cases import Fault, Json
from qiaopai.testing.vectors.law_cases import vocabulary as v
from qiaopai.testing.vectors.shape import keys

_SEATS = frozenset(["N", "E", "S", "W", "P1", "P2", "P3", "P4"])
_SIDES = frozenset(["NS", "EW", "A", "B"])
_SUITS = frozenset("SHDC")
_CARD = re.compile(r"[SHDC](10|[2-9TJQKA])|SB|HR")
_CALL = re.compile(r"P|X|XX|[1-9](C|D|H|S|NT)")
_CONTRACT = re.compile(r"[1-7](C|D|H|S|NT)X{0,2}|(C|D|H|S|NT) (game|partscore)|[1-7]NT")
_LEVEL = re.compile(r"10|[2-9TJQKA]")
_REPLACEMENTS = frozenset({"sufficient_bid", "pass"})


def _one_of(words: frozenset[str]) -> Callable[[Json], bool]:
    return lambda value: isinstance(value, str) and value in words


def _like(pattern: re.Pattern[str]) -> Callable[[Json], bool]:
    return lambda value: isinstance(value, str) and pattern.fullmatch(value) is not None


def _list_of(item: Callable[[Json], bool]) -> Callable[[Json], bool]:
    return lambda value: isinstance(value, list) and all(item(one) for one in value)


def _tuple_of(*items: Callable[[Json], bool]) -> Callable[[Json], bool]:
    def fits(value: Json) -> bool:
        return (
            isinstance(value, list)
            and len(value) == len(items)
            and all(item(one) for item, one in zip(items, value, strict=True))
        )

    return fits


def _by(name: Callable[[Json], bool], item: Callable[[Json], bool]) -> Callable[[Json], bool]:
    return lambda value: (
        isinstance(value, dict) and all(name(k) and item(one) for k, one in value.items())
    )


def _is_anything(value: Json) -> bool:
    return True


def _is_int(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_bool(value: Json) -> bool:
    return isinstance(value, bool)


def _is_text(value: Json) -> bool:
    return isinstance(value, str)


def _is_menu_item(value: Json) -> bool:
    return (
        isinstance(value, dict)
        and set(value) == {"contract", "tricks"}
        and _contract(value["contract"])
        and _is_int(value["tricks"])
    )


_seat, _side, _suit = _one_of(_SEATS), _one_of(_SIDES), _one_of(_SUITS)
_card, _call, _contract = _like(_CARD), _like(_CALL), _like(_CONTRACT)
_class = _one_of(frozenset({"major", "minor", "single"}))
_seat_or_side = _one_of(_SEATS | _SIDES)

KINDS: Mapping[str, Callable[[Json], bool]] = {
    "any": _is_anything,
    "seat": _seat,
    "side": _side,
    "suit": _suit,
    "suits": _list_of(_suit),
    "card": _card,
    "cards": _list_of(_card),
    "call": _call,
    "calls": _list_of(_call),
    "contract": _contract,
    "level": _like(_LEVEL),
    "levels": _by(_side, _like(_LEVEL)),
    "int": _is_int,
    "ints": _by(_seat_or_side, _is_int),
    "bool": _is_bool,
    "bools": _by(_seat, _is_bool),
    "text": _is_text,
    "texts": _list_of(_is_text),
    "seats": _list_of(_seat),
    "play": _tuple_of(_seat, _card),
    "plays": _list_of(_tuple_of(_seat, _card)),
    "penalties": _list_of(_tuple_of(_seat, _card, _class)),
    "hands": _by(_seat, _list_of(_card)),
    "menu": _list_of(_is_menu_item),
    "options": _list_of(_one_of(frozenset(v.CHOICES))),
    "replacements": _list_of(_one_of(_REPLACEMENTS)),
    "reading": lambda value: value in ("partner", "side", None),
    "ruling": _one_of(v.RULINGS),
    "judgements": _list_of(_one_of(v.JUDGEMENTS)),
    "lead_kind": _one_of(frozenset({"must_lead", "must_not_lead"})),
    "lead_choice": _one_of(frozenset({"prohibit_one_suit", "require_or_prohibit"})),
    "class": _class,
    "basis": _one_of(frozenset({"probable_result", "gain_taken_away"})),
}


def check_fields(thing: Mapping[str, Any], fields: v.Fields, where: str) -> None:
    """Hold an object's keys and values against its fields.

    Raises:
        Fault: an unknown key or word, or a field missing.
    """
    required = [name for name, (_, needed) in fields.items() if needed]
    keys(thing, required, fields, where)
    for name, value in thing.items():
        if name in fields:
            _check_value(value, fields[name][0], f"{where}.{name}")


def _check_value(value: Json, kind: str, where: str) -> None:
    fits = _one_of(frozenset(kind.strip("'").split("|"))) if "'" in kind else KINDS[kind]
    if not fits(value):
        raise Fault(f"{where}: unknown word {value!r}")
