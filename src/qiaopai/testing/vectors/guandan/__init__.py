"""`guandan`: plays, tribute, promotion, time and penalties, one vector at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from qiaopai.games.guandan.options import Options
from qiaopai.testing.vectors.cases import Case, Fault, Json, failing
from qiaopai.testing.vectors.guandan import deals, matches, plays, standings
from qiaopai.testing.vectors.guandan.values import rules_of
from qiaopai.testing.vectors.shape import entries, keys

KINDS: Mapping[str, Callable[[Json, Options], None]] = {
    "recognise": plays.recognise,
    "compare": plays.compare,
    "count": plays.count,
    "tribute": deals.tribute,
    "return": deals.returning,
    "flow": deals.flow,
    "report": deals.report,
    "promotion": standings.promotion,
    "time_end": standings.time_end,
    "time_limit": standings.time_limit,
    "penalty": standings.penalty,
    "forfeit": standings.forfeit,
    "scale26": standings.scale26,
}
"""Checks a vector of that kind under those options; a new kind is a function and a line here."""


match_cases = matches.cases


def cases(content: Json) -> Iterator[Case]:
    """A case a vector."""
    keys(content, ("format", "vectors"), (), "file")
    seen: set[str] = set()
    for place, vector in enumerate(entries(content["vectors"], "vectors"), 1):
        case_id = vector.get("id") if isinstance(vector, dict) else None
        if not isinstance(case_id, str):
            yield failing(f"#{place}", "a vector has an id")
            continue
        if case_id in seen:
            yield failing(case_id, "the id stands twice")
        seen.add(case_id)
        yield Case(case_id, partial(_check, vector))


def _check(vector: Json) -> None:
    kind = vector.get("kind")
    check = KINDS.get(kind) if isinstance(kind, str) else None
    if check is None:
        raise Fault(f"no such kind yet: {kind!r}")
    check(vector, rules_of(vector.get("option")))
