"""Minibridge's answers to the law cases, each from the engine's own rules and laws."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.spec.game import DESK
from qiaopai.testing.vectors.cases import Fault
from qiaopai.testing.vectors.law_cases.answer import Answer
from qiaopai.testing.vectors.law_cases.minibridge.contract_menu import announced_contract
from qiaopai.testing.vectors.law_cases.minibridge.declarer import declarer_of
from qiaopai.testing.vectors.law_cases.minibridge.procedures import run_procedure
from qiaopai.testing.vectors.law_cases.minibridge.scoring import score_of
from qiaopai.testing.vectors.minibridge import book_called

_SAME_LAW = {"concession": "claim"}
"""Acts that one law covers together with another."""

Question = Callable[[Options, Mapping[str, Any]], Answer]


def answer_case(rulebook: str, case: Mapping[str, Any]) -> Answer:
    """What that rulebook makes of the case.

    Raises:
        Fault: the rulebook has no law on such an act yet, or the position lacks something.
    """
    book = book_called(rulebook)
    if settings := case["given"].get("settings"):
        raise Fault(f"{book.id} has no such setting: {', '.join(settings)}")
    kind = case["irregularity"]["type"]
    if kind == "none":
        return _question(case["given"])(book, case["given"])
    if kind == "announce_contract":
        return announced_contract(book, case["given"], case["irregularity"])
    law = DESK.law_for(book, _SAME_LAW.get(kind, kind))
    if law is None:
        raise Fault(f"no law on {kind} in minibridge/{book.id} yet")
    return run_procedure(law, case)


def _question(given: Mapping[str, Any]) -> Question:
    if "tricks_won" in given:
        return score_of
    if "hcp" in given:
        return declarer_of
    raise Fault("nothing is asked of this position")
