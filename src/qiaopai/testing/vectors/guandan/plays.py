"""`recognise`, `compare`, `count`: what cards mean, what beats what, what a hand may play."""

from __future__ import annotations

from collections import Counter

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import Level
from qiaopai.games.guandan.rules.plays import Meaning, concrete, moves, readings
from qiaopai.testing.vectors.cases import Fault, Json, equal
from qiaopai.testing.vectors.guandan.values import (
    are_possible,
    cards,
    level,
    meaning,
    reading,
    shaped,
    type_of,
)
from qiaopai.testing.vectors.shape import keys


def recognise(vector: Json, rules: Options) -> None:
    """All meanings of exactly these cards as a lead."""
    shaped(vector, ("level", "cards", "readings"))
    played, at = cards(vector["cards"], "cards"), level(vector["level"])
    if not isinstance(vector["readings"], list):
        raise Fault("readings: a list is wanted")
    wanted = {meaning(value, "readings") for value in vector["readings"]}
    found = set(readings(played, at, rules)) if are_possible(played) else set()
    equal(_listed(wanted), _listed(found))


def compare(vector: Json, rules: Options) -> None:
    """Whether the play beats the table, both as they were declared."""
    shaped(vector, ("level", "table", "play", "beats"))
    at = level(vector["level"])
    table, play = (_declared(vector[name], name, at, rules) for name in ("table", "play"))
    equal(vector["beats"], play.beats(table))


def count(vector: Json, rules: Options) -> None:
    """How many meanings, and how many plays, a hand has."""
    shaped(vector, ("level", "hand", "n_readings", "n_plays"), ("table", "by_type"))
    hand, at = cards(vector["hand"], "hand"), level(vector["level"])
    table = _declared(vector["table"], "table", at, rules) if "table" in vector else None
    plays = set(concrete(hand, at, table, rules))
    found = {
        "n_readings": len({move.meaning for move in moves(hand, at, table, rules)}),
        "n_plays": len(plays),
        "by_type": dict(Counter(type_of(play.kind) for _, play in plays)),
    }
    wanted = {name: vector[name] for name in found if name in vector}
    equal(wanted, {name: found[name] for name in wanted})


def _declared(value: Json, where: str, at: Level, rules: Options) -> Meaning:
    """The meaning declared, which the cards must be able to have."""
    keys(value, ("cards", "reading"), where=where)
    declared = meaning(value["reading"], where)
    if declared not in readings(cards(value["cards"], where), at, rules):
        raise Fault(f"{where}: the cards cannot mean that")
    return declared


def _listed(found: set[Meaning]) -> list[dict[str, str | int]]:
    return [reading(one) for one in sorted(found, key=lambda one: one.strength, reverse=True)]
