"""`law-cases`: positions, irregular acts and choices, and what each rulebook makes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from qiaopai.testing.vectors.cases import Case, Fault, Json, failing
from qiaopai.testing.vectors.law_cases.answer import Answer, compare
from qiaopai.testing.vectors.law_cases.checking import check_case
from qiaopai.testing.vectors.law_cases.minibridge import answer_case as minibridge
from qiaopai.testing.vectors.law_cases.vocabulary import RULEBOOKS
from qiaopai.testing.vectors.shape import entries, keys

ENGINES: Mapping[str, Callable[[str, Mapping[str, Any]], Answer]] = {"minibridge": minibridge}
"""Each game's answer to a case of one of its rulebooks."""


def law_cases(content: Json) -> Iterator[Case]:
    """A case each."""
    keys(content, ("format", "cases"), (), "file")
    seen: set[str] = set()
    for place, case in enumerate(entries(content["cases"], "cases"), 1):
        case_id = case.get("id") if isinstance(case, dict) else None
        if not isinstance(case_id, str):
            yield failing(f"#{place}", "a case has an id")
            continue
        if case_id in seen:
            yield failing(case_id, "the id stands twice")
        seen.add(case_id)
        yield Case(case_id, partial(run_case, case), str(case.get("rulebook", "")))


def run_case(case: Json) -> None:
    """Check the case's words, ask the engine, compare.

    Raises:
        Fault: a word is not known, or there is no such game yet.
        Mismatch: the engine comes to something else.
    """
    check_case(case)
    game, rulebook = RULEBOOKS[case["rulebook"]]
    engine = ENGINES.get(game)
    if engine is None:
        raise Fault(f"no such rulebook yet: {game}/{rulebook}")
    compare(case["expect"], engine(rulebook, case))
