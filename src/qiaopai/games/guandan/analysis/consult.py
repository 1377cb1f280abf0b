"""What a player may ask about his hand (理牌、提示): all of it follows from his own view.

Topics: `selection` (what chosen cards mean, or why they may not be played), `grouping`,
`straight_flushes`, `hints`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from qiaopai.games.guandan.analysis.grouping import Group, grouping
from qiaopai.games.guandan.analysis.hints import hints
from qiaopai.games.guandan.analysis.straight_flushes import straight_flushes
from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import Hand, Level, holds, make_hand, parse_card, parse_level
from qiaopai.games.guandan.rules.plays.explain import selection
from qiaopai.games.guandan.rules.plays.kinds import Meaning
from qiaopai.games.guandan.rules.view import View
from qiaopai.kernel.refusal import Refusal, Refused

MOST_HINTS = 60
"""Hints in one answer; nobody presses the button more often."""


class Seen(msgspec.Struct, frozen=True):
    """What of a view the answers depend on."""

    hand: Hand
    level: Level
    table: Meaning | None
    rules: Options


def consult(view: View, rules: Options, topic: str, cards: Sequence[str]) -> Mapping[str, Any]:
    """The answer to one topic as plain values.

    Raises:
        Refused: `bad_command`.
    """
    answer = _TOPICS.get(topic)
    if answer is None or isinstance(view.hand, msgspec.UnsetType):
        raise Refused("bad_command")
    table = None if isinstance(view.table, msgspec.UnsetType) else view.table.meaning
    seen = Seen(view.hand, parse_level(view.level), table, rules)
    return answer(seen, _chosen(seen.hand, cards))


def _chosen(hand: Hand, cards: Sequence[str]) -> Hand:
    try:
        chosen = make_hand(map(parse_card, cards))
    except ValueError:
        raise Refused("bad_command") from None
    if not holds(hand, chosen):
        raise Refused("bad_command")
    return chosen


def _selection(seen: Seen, chosen: Hand) -> Mapping[str, Any]:
    found = selection(chosen, seen.level, seen.table, seen.rules)
    if isinstance(found, Refusal):
        return {"code": found.code, "data": dict(found.data)}
    return {"meanings": [_meaning(one) for one in found]}


def _grouping(seen: Seen, _: Hand) -> Mapping[str, Any]:
    return {"groups": _groups(grouping(seen.hand, seen.level, seen.rules))}


def _straight_flushes(seen: Seen, _: Hand) -> Mapping[str, Any]:
    found = straight_flushes(seen.hand, seen.level, seen.rules)
    return {"suits": {suit.letter: _groups(groups) for suit, groups in found.items()}}


def _hints(seen: Seen, _: Hand) -> Mapping[str, Any]:
    plays = hints(seen.hand, seen.level, seen.table, seen.rules)
    return {"plays": _groups(plays[:MOST_HINTS])}


def _groups(groups: Iterable[Group]) -> list[Mapping[str, Any]]:
    return [
        {"cards": [card.value for card in one.cards], "meaning": _meaning(one.meaning)}
        for one in groups
    ]


def _meaning(meaning: Meaning) -> Mapping[str, Any]:
    return {"kind": meaning.kind.value, "size": meaning.size, "key": meaning.key}


_TOPICS: Mapping[str, Callable[[Seen, Hand], Mapping[str, Any]]] = {
    "selection": _selection,
    "grouping": _grouping,
    "straight_flushes": _straight_flushes,
    "hints": _hints,
}
