"""The words of the Guandan vectors: cards, levels, readings, options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from qiaopai.games.guandan.options import SETTINGS, Options
from qiaopai.games.guandan.rules.cards import Hand, Level, make_hand, parse_card, parse_level
from qiaopai.games.guandan.rules.plays import Kind, Meaning
from qiaopai.kernel.refusal import Refused
from qiaopai.testing.vectors.cases import Fault, Json
from qiaopai.testing.vectors.shape import keys, number, word

PROFILE = Options(id="ahcme", source="seed 002")
"""The defaults that a vector goes by."""
COMMON = ("id", "kind")
ASIDE = ("option", "skip_engine")
"""Keys that a vector of any kind may have."""

_NAMES = {Kind.FULL_HOUSE: "fullhouse", Kind.STRAIGHT_FLUSH: "sf", Kind.FOUR_JOKERS: "jokers"}
_TYPES: Mapping[str, Kind] = {_NAMES.get(kind, kind.value): kind for kind in Kind}
Reading = dict[str, str | int]


def shaped(vector: Json, required: Iterable[str], optional: Iterable[str] = ()) -> None:
    """Check the keys of a vector.

    Raises:
        Fault: one is missing or not known.
    """
    keys(vector, (*COMMON, *required), (*ASIDE, *optional), "vector")


def rules_of(option: Json) -> Options:
    """The profile with `name=value`; a name alone means that the case depends on its default.

    Raises:
        Fault: no such option, or no such value.
    """
    if option is None:
        return PROFILE
    if not isinstance(option, str):
        raise Fault(f"option: a text is wanted, not {option!r}")
    name, equals, text = option.partition("=")
    setting = SETTINGS.get(name)
    if setting is None:
        raise Fault(f"option: unknown word {name!r}")
    if not equals:
        return PROFILE
    try:
        return PROFILE.with_changes({name: _value(setting.kind, text)})
    except (Refused, ValueError) as error:
        raise Fault(f"option: {name} cannot be {text!r}") from error


def _value(kind: type, text: str) -> object:
    if kind is bool:
        return {"True": True, "False": False}.get(text)
    return int(text) if kind is int else text


def level(value: Json) -> Level:
    """The level. Raises: Fault."""
    try:
        return parse_level(value)
    except (ValueError, AttributeError) as error:
        raise Fault(f"level: unknown word {value!r}") from error


def cards(value: Json, where: str) -> Hand:
    """The cards of a list of faces. Raises: Fault."""
    if not isinstance(value, list):
        raise Fault(f"{where}: a list of cards is wanted")
    try:
        return make_hand(parse_card(face) for face in value)
    except (ValueError, AttributeError) as error:
        raise Fault(f"{where}: {error}") from error


def are_possible(hand: Hand) -> bool:
    """Whether no face stands more than twice."""
    return all(count <= 2 for count in Counter(hand).values())


def type_of(kind: Kind) -> str:
    """The vectors' word for a kind."""
    return _NAMES.get(kind, kind.value)


def meaning(value: Json, where: str) -> Meaning:
    """The meaning that a reading says. Raises: Fault."""
    keys(value, ("type", "size", "key"), where=where)
    kind = _TYPES[word(value["type"], _TYPES, f"{where}: type")]
    return Meaning(kind, number(value["size"], where), number(value["key"], where))


def reading(found: Meaning) -> Reading:
    """The reading that says a meaning."""
    return {"type": type_of(found.kind), "size": found.size, "key": found.key}
