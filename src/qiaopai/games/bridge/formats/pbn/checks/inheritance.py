"""Rules for values taken over from other games: `#` and `##`."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.games.bridge.formats.pbn.tags import NOT_INHERITED
from qiaopai.kernel.parts.files import Fault


def not_inherited(facts: Facts) -> Iterator[Fault]:
    """What belongs to one board only is never taken over."""
    for name in NOT_INHERITED:
        if facts.values.get(name, "")[:1] == "#":
            yield facts.at_tag(name, "not_inherited", tag=name)


RULES = (not_inherited,)
