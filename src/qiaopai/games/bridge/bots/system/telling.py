"""A meaning in words (叫品的說明): the convention's message id, then ranges that need no words."""

from __future__ import annotations

from collections.abc import Iterable

from qiaopai.games.bridge.bots.system.hand import SUITS
from qiaopai.games.bridge.bots.system.rule import Rule
from qiaopai.games.bridge.bots.system.span import ANY

MOST = 200
"""Characters that an explanation may have."""
BETWEEN = " · "
OR = " / "


def told(rules: Iterable[Rule]) -> str:
    """What a call by one of these rules means.

    The first word is a message id, which a client shows in its user's language; then points and
    lengths: `system-open-1nt · 15–17 HCP ♠2–5 ♥2–5 ♦2–5 ♣2–5`.
    """
    found = tuple(rules)
    ids = dict.fromkeys(rule.id for rule in found)
    ranges = dict.fromkeys(text for rule in found if (text := _ranges(rule)))
    texts = [" ".join(ids), OR.join(ranges)]
    return BETWEEN.join(text for text in texts if text)[:MOST]


def _ranges(rule: Rule) -> str:
    parts = [] if rule.points == ANY else [f"{rule.points.text} HCP"]
    for suit, span in zip(SUITS, rule.lengths, strict=True):
        if span != ANY:
            parts.append(f"{suit.symbol}{span.text}")
    if rule.aces:
        parts.append("A: " + "/".join(map(str, rule.aces)))
    return " ".join(parts)
