"""Checks a law case against the vocabulary before the engine is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qiaopai.testing.vectors.cases import Fault, Json
from qiaopai.testing.vectors.law_cases import vocabulary as v
from qiaopai.testing.vectors.law_cases.values import check_fields
from qiaopai.testing.vectors.shape import keys, word

_PARTS = ("id", "rulebook", "given", "irregularity", "choices", "expect")


def check_case(case: Json) -> None:
    """Hold every key and word of the case against the vocabulary.

    Raises:
        Fault: one is not known.
    """
    keys(case, _PARTS, ("law",))
    word(case["rulebook"], v.RULEBOOKS, "rulebook")
    check_fields(_object(case["given"], "given"), v.GIVEN, "given")
    check_fields(_object(case["given"].get("settings", {}), "settings"), v.SETTINGS, "settings")
    check_fields(_object(case["given"].get("facts", {}), "facts"), v.FACTS, "facts")
    _check_typed(case["irregularity"], "type", v.IRREGULARITIES, "irregularity", ("meaning",))
    for place, choice in enumerate(_list(case["choices"], "choices"), 1):
        _check_typed(choice, "action", v.CHOICES, f"choice {place}", ("meaning",))
    _check_expected(_object(case["expect"], "expect"))


def _check_expected(expect: Mapping[str, Any]) -> None:
    check_fields(expect, v.EXPECTED, "expect")
    for place, effect in enumerate(_list(expect.get("effects", []), "effects"), 1):
        where = f"effect {place}"
        none = _object(effect, where).get("none", True)
        if none is not True:
            raise Fault(f"{where}: none is true or left out")
        _check_typed(effect, "type", v.EFFECTS, where, ("none",), all_optional=True)


def _check_typed(
    thing: Json,
    tag: str,
    table: Mapping[str, v.Fields],
    where: str,
    ignored: tuple[str, ...],
    *,
    all_optional: bool = False,
) -> None:
    kind = word(_object(thing, where).get(tag), table, f"{where}.{tag}")
    fields = {
        name: (what, needed and not all_optional) for name, (what, needed) in table[kind].items()
    }
    rest = {name: value for name, value in thing.items() if name not in (tag, *ignored)}
    check_fields(rest, fields, where)


def _object(value: Json, where: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise Fault(f"{where}: an object is wanted, not {value!r}")
    return value


def _list(value: Json, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise Fault(f"{where}: a list is wanted, not {value!r}")
    return value
