"""Checks on the shape of a file: a key, a kind or a word that is not known fails its case."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from qiaopai.testing.vectors.cases import Fault, Json

INFORMATIVE = frozenset(
    {
        "about", "name", "note", "notes", "why", "title", "topic", "source", "confidence",
        "formula", "conventions", "checked", "checked_by", "disagree", "invariants", "meta",
    }
)  # fmt: skip
"""Keys that no format compares."""


def keys(
    thing: Json, required: Iterable[str] = (), optional: Iterable[str] = (), where: str = "case"
) -> Mapping[str, Json]:
    """The object, after its keys have been checked.

    Raises:
        Fault: it is no object, lacks a key, or has one that is not known.
    """
    if not isinstance(thing, dict):
        raise Fault(f"{where}: an object is wanted, not {thing!r}")
    needed = set(required)
    if missing := sorted(needed - thing.keys()):
        raise Fault(f"{where}: missing {', '.join(missing)}")
    if unknown := sorted(thing.keys() - needed - set(optional) - INFORMATIVE):
        raise Fault(f"{where}: unknown key {', '.join(unknown)}")
    return thing


def word(value: Json, known: Iterable[str], where: str) -> str:
    """The word, if it is one of those known.

    Raises:
        Fault: it is not.
    """
    if not isinstance(value, str) or value not in set(known):
        raise Fault(f"{where}: unknown word {value!r}")
    return value


def number(value: Json, where: str) -> int:
    """The whole number.

    Raises:
        Fault: it is none.
    """
    if not isinstance(value, int) or isinstance(value, bool):
        raise Fault(f"{where}: a whole number is wanted, not {value!r}")
    return value


def entries(value: Json, where: str) -> list[Json]:
    """The list.

    Raises:
        Fault: it is none, or empty.
    """
    if not isinstance(value, list) or not value:
        raise Fault(f"{where}: a list of cases is wanted")
    return value


def checked(check: Callable[[], object]) -> str | None:
    """The fault that a check of the file's shape finds, if any."""
    try:
        check()
    except Fault as fault:
        return str(fault)
    return None


def words_of(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())
