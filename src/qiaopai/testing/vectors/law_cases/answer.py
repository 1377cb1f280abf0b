"""What an engine comes to in a law case, and how it is held against what is expected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from qiaopai.cards import Card
from qiaopai.kernel.effects import Effect
from qiaopai.testing.vectors.cases import Mismatch

Words = Mapping[str, Any]
"""An effect in the words of the law cases."""

_IN_ORDER = frozenset({"seats"})
"""Lists that are no sets: only the order of play."""
_ORDERED_TYPE = "play_order"


@dataclass(frozen=True, slots=True)
class Answer:
    """The engine's ruling, all effects in order, and the questions left to the director."""

    ruling: str | None
    effects: Sequence[Words] = ()
    director: frozenset[str] = frozenset()
    established: bool | None = None
    declarer_score: int | None = None
    defender_score: int | None = None

    @property
    def tricks_transferred(self) -> int:
        """Tricks that change sides in all."""
        return sum(one["n"] for one in self.effects if one["type"] == "trick_transfer")


def effect_words(effect: Effect) -> Words:
    """An effect of the kernel in the words of the law cases, with all its fields."""
    words: dict[str, Any] = {"type": str(type(effect).__struct_config__.tag)}
    for field in msgspec.structs.fields(effect):
        value = getattr(effect, field.name)
        if value is not None:
            words[field.encode_name] = _plain(value)
    return words


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return value.text
    if isinstance(value, tuple | list):
        return [_plain(one) for one in value]
    return value.value if hasattr(value, "value") else value


def compare(expect: Words, answer: Answer) -> None:
    """Hold the answer against the expectation.

    Raises:
        Mismatch: one of the five conditions does not hold.
    """
    _same("ruling", expect["ruling"], answer.ruling)
    for wanted in expect.get("effects", ()):
        _compare_effect(wanted, answer.effects)
    missing = sorted(set(expect.get("director", ())) - answer.director)
    if missing:
        raise Mismatch({"director": expect["director"]}, {"director": sorted(answer.director)})
    for name in ("established", "tricks_transferred", "declarer_score", "defender_score"):
        if name in expect:
            _same(name, expect[name], getattr(answer, name))


def _same(name: str, expected: object, got: object) -> None:
    if expected != got or isinstance(expected, bool) is not isinstance(got, bool):
        raise Mismatch({name: expected}, {name: got})


def _compare_effect(wanted: Words, effects: Sequence[Words]) -> None:
    fields = {name: value for name, value in wanted.items() if name != "none"}
    found = any(agrees(fields, effect) for effect in effects)
    if found is wanted.get("none", False):
        of_type = [one for one in effects if one["type"] == wanted["type"]]
        raise Mismatch(dict(wanted), of_type or [one["type"] for one in effects])


def agrees(fields: Words, effect: Words) -> bool:
    """Whether the effect has all these fields."""
    return all(
        name in effect and _equal(name, fields["type"], value, effect[name])
        for name, value in fields.items()
    )


def _equal(name: str, kind: str, one: Any, other: Any) -> bool:
    if isinstance(one, list) and isinstance(other, list):
        if kind == _ORDERED_TYPE and name in _IN_ORDER:
            return one == other
        return len(one) == len(other) and all(item in other for item in one)
    return bool(one == other) and isinstance(one, bool) is isinstance(other, bool)
