"""The cases test the engine: when a law is broken, they fail."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from qiaopai.games.minibridge.laws import LAWS
from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.rulebooks import RULEBOOKS
from qiaopai.games.minibridge.rules import setup
from qiaopai.kernel.cases import Case
from qiaopai.kernel.effects import CardStands, ReturnCard, TrickTransfer
from qiaopai.kernel.procedures import LawFunction, LawSteps, Ruling
from qiaopai.kernel.seats import Side
from qiaopai.testing.vectors.runner import run

LAW_CASES = Path(__file__).parent / "law_cases.json"


def passes(*case_ids: str) -> bool:
    return all(report.passed for report in run([LAW_CASES], case_ids))


def broken(monkeypatch: pytest.MonkeyPatch, law_id: str, law: LawFunction) -> None:
    monkeypatch.setitem(LAWS, law_id, replace(LAWS[law_id], run=law))  # type: ignore[arg-type]


def always_stands(case: Case) -> LawSteps:
    assert case.offender is not None
    assert case.card is not None
    yield CardStands(case.offender, case.card)
    yield Ruling("lead_stands")


def always_returned(case: Case) -> LawSteps:
    assert case.offender is not None
    assert case.card is not None
    yield ReturnCard(case.offender, case.card)
    yield Ruling("lead_withdrawn")


def two_tricks(case: Case) -> LawSteps:
    yield TrickTransfer(Side.EW, Side.NS, 2)
    yield Ruling("revoke_established" if case.established is None else "revoke_adjustment")


def silent(case: Case) -> LawSteps:
    yield Ruling("no_rectification")


@pytest.mark.parametrize(
    ("law_id", "law", "case_id"),
    [
        ("tw_17_lead_out_of_turn", always_stands, "MT-05"),
        ("tw_17_lead_out_of_turn", always_returned, "MT-06"),
        ("tw_19_20_revoke", two_tricks, "MT-08"),
        ("tw_19_20_revoke", two_tricks, "MT-09"),
        ("tw_19_20_revoke", two_tricks, "MT-11"),
        ("tw_14_claim", silent, "MT-14"),
    ],
)
def test_a_broken_law_fails_its_case(
    monkeypatch: pytest.MonkeyPatch, law_id: str, law: LawFunction, case_id: str
) -> None:
    assert passes(case_id)
    broken(monkeypatch, law_id, law)
    assert not passes(case_id)


def test_a_broken_score_fails_its_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    cheap = Options(id="tw", source="nowhere", notrump_first=20, game_bonus=250)
    monkeypatch.setitem(RULEBOOKS, "tw", cheap)  # type: ignore[arg-type]
    assert not passes("MT-18")
    assert not passes("MT-19")


def test_a_broken_tie_fails_its_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    find: Callable[..., object] = setup.find_declarer
    monkeypatch.setattr(setup, "find_declarer", lambda said, *rest: find(said[::-1], *rest))
    assert not passes("MT-02")
    assert not passes("MJ-02")
    assert passes("MT-01")
