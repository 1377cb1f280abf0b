"""Every case of the vectors that the engine must already pass."""

from pathlib import Path

import pytest

from qiaopai.testing.vectors.__main__ import main
from qiaopai.testing.vectors.cases import Case, Fault
from qiaopai.testing.vectors.law_cases.checking import check_case
from qiaopai.testing.vectors.runner import problem_of, read, run

HERE = Path(__file__).parent
LAW_CASES_OF_TODAY = [
    "MT-01",
    "MT-02",
    "MT-05",
    "MT-06",
    "MT-08",
    "MT-09",
    "MT-11",
    "MT-14",
    "MT-18",
    "MT-19",
    "MT-20",
    "MJ-01",
    "MJ-02",
    "MJ-13",
    "MJ-14",
    "MJ-15",
    "MJ-16",
    "MJ-17",
]
PARAMETERS_OF_TODAY = [
    "minibridge_tw_000.lead_out_of_turn.penalty_card",
    "minibridge_tw_000.lead_out_of_turn.adjust_if_damage",
    "minibridge_tw_000.revoke.established_tricks",
    "minibridge_tw_000.claim.adjudicate",
    "minibridge_jcbl_ebu_001.claim",
]


def cases_of(name: str) -> list[Case]:
    return list(read(HERE / name))


def chosen(name: str, ids: list[str]) -> list[Case]:
    found = {case.id: case for case in cases_of(name)}
    return [found[case_id] for case_id in ids]


def by_id(case: Case) -> str:
    return case.id


@pytest.mark.parametrize("case", cases_of("minibridge_scores.json"), ids=by_id)
def test_minibridge_scores(case: Case) -> None:
    assert not problem_of(case)


@pytest.mark.parametrize("case", chosen("law_cases.json", LAW_CASES_OF_TODAY), ids=by_id)
def test_law_cases(case: Case) -> None:
    assert not problem_of(case)


@pytest.mark.parametrize("case", chosen("rulebook_params.json", PARAMETERS_OF_TODAY), ids=by_id)
def test_rulebook_params(case: Case) -> None:
    assert not problem_of(case)


def test_chicago() -> None:
    for case in cases_of("chicago.json"):
        assert not problem_of(case)


def test_duplicate_scores() -> None:
    """All 2,940 scores at once: as many tests would take longer to collect than to run."""
    problems = {case.id: problem_of(case) for case in cases_of("duplicate_scores.json")}
    assert {case_id: problem for case_id, problem in problems.items() if problem} == {}


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("duplicate_scores.json", 68 + 2940 + 2),
        ("minibridge_scores.json", 148),
        ("chicago.json", 2),
        ("law_cases.json", 187),
        ("rulebook_params.json", 27),
    ],
)
def test_a_file_holds_as_many_cases_as_its_format_says(name: str, count: int) -> None:
    assert len(cases_of(name)) == count


def test_every_word_of_the_law_cases_is_known() -> None:
    for case in cases_of("law_cases.json"):
        check_case(case.check.args[0])  # type: ignore[attr-defined]


def test_no_law_case_fails_for_anything_but_a_law_that_is_missing() -> None:
    for case in cases_of("law_cases.json"):
        problem = problem_of(case)
        assert not problem or "yet" in problem or "no such setting" in problem


def test_the_command_prints_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(HERE / "chicago.json"), "--only", "minibridge"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"
    assert main([str(HERE / "law_cases.json"), "--only", "MT-01,D-OL-05"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 1 failed"


def test_cases_are_chosen_by_id_or_with_their_rulebook() -> None:
    def names(*only: str) -> list[str]:
        return [report.case for report in run([HERE / "law_cases.json"], only)]

    assert names("MT-0[12]") == ["MT-01", "MT-02"]
    assert names("minibridge_jcbl_ebu_001/MJ-1[34]") == ["MJ-13", "MJ-14"]
    assert len(names("minibridge_tw_000/*")) == 18


def test_choosing_nothing_is_one_failure() -> None:
    (report,) = run([HERE / "law_cases.json"], ["XX-*"])
    assert not report.passed


def test_a_case_that_cannot_be_asked_yet_says_so() -> None:
    reports = list(run([HERE / "law_cases.json"], ["D-OL-05"]))
    assert [report.problem for report in reports] == [": no such rulebook yet: bridge/wbf2017"]
    with pytest.raises(Fault):
        cases_of("law_cases.json")[2].check()
