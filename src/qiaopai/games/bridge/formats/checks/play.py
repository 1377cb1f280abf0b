"""A play keeps to the deal and to the rules, or what did not is marked."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.kernel.parts.files import Fault


def legal_cards(facts: Facts) -> Iterator[Fault]:
    """Every card was held, played once, and followed suit if it could."""
    if facts.play is not None:
        for place, code, data in facts.play.problems:
            yield facts.at_card(place, code, **data)


RULES = (legal_cards,)
