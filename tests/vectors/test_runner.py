"""The runner must not be fooled: what is misspelt, wrong or unknown fails."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from qiaopai.testing.vectors.runner import Report, run

HERE = Path(__file__).parent
Json = Any


def load(name: str) -> Json:
    return json.loads((HERE / name).read_text("utf-8"))


@pytest.fixture
def check(tmp_path: Path) -> Callable[[Json], list[Report]]:
    def run_content(content: Json) -> list[Report]:
        path = tmp_path / "any-name.txt"
        text = content if isinstance(content, str) else json.dumps(content)
        path.write_text(text, "utf-8")
        return list(run([path]))

    return run_content


Check = Callable[[Json], list[Report]]


@pytest.mark.parametrize(
    "content",
    [
        "no json",
        "[]",
        "{}",
        '{"format": "qiaopai-law-cases/2", "cases": []}',
        '{"format": "qiaopai-law-cases/1", "cases": []}',
        '{"format": "qiaopai-law-cases/1"}',
        '{"format": "qiaopai-law-cases/1", "cases": {}}',
        '{"format": "qiaopai-rulebook-params/1"}',
        '{"format": 7}',
        '{"format": "qiaopai-chicago/1", "format": "qiaopai-chicago/1"}',
    ],
)
def test_a_file_without_cases_is_one_failed_case(check: Check, content: str) -> None:
    reports = check(content)
    assert [report.passed for report in reports] == [False]
    assert reports[0].problem


def test_a_missing_file_is_one_failed_case(tmp_path: Path) -> None:
    reports = list(run([tmp_path / "nothing.json"], ["some-case"]))
    assert [report.passed for report in reports] == [False]


def test_the_format_is_recognised_whatever_the_name(check: Check) -> None:
    assert all(report.passed for report in check(load("minibridge_scores.json")))


def failures(reports: list[Report]) -> list[str]:
    return [report.case for report in reports if not report.passed]


@pytest.mark.parametrize(("row", "score"), [(7, 71), (7, True), (7, "70"), (0, 350)])
def test_a_wrong_score_fails(check: Check, row: int, score: object) -> None:
    content = load("minibridge_scores.json")
    content["rows"][row][3] = score
    assert failures(check(content)) == [f"C part {row}"]


@pytest.mark.parametrize("row", [["X", "part", 7, 70], ["C", "slam", 7, 70], ["C", "part", 14, 0]])
def test_an_unknown_row_fails(check: Check, row: Json) -> None:
    content = load("minibridge_scores.json")
    content["rows"][0] = row
    assert len(failures(check(content))) == 1


def test_wrong_required_tricks_fail_their_rows(check: Check) -> None:
    content = load("minibridge_scores.json")
    content["required_tricks"]["game"]["D"] = 10
    assert len(failures(check(content))) == 14


def test_a_wrong_declarer_fails(check: Check) -> None:
    content = load("minibridge_scores.json")
    content["declarer_cases"][1]["declarer"] = "N"
    content["declarer_cases"][2]["declarer"] = "N"
    assert failures(check(content)) == ["declarer 2", "declarer 3"]


@pytest.mark.parametrize("key", ["rows2", "declarer_case"])
def test_a_misspelt_key_of_a_file_fails(check: Check, key: str) -> None:
    content = load("minibridge_scores.json")
    content[key] = []
    assert failures(check(content)) == ["file"]


def test_a_misspelt_key_of_a_declarer_case_fails(check: Check) -> None:
    content = load("minibridge_scores.json")
    content["declarer_cases"][0]["declared"] = "N"
    assert failures(check(content)) == ["declarer 1"]


@pytest.mark.parametrize(
    ("path", "value"),
    [(("deals", 0, "ns"), 400), (("total_ns",), 301), (("deals", 0, "strain"), "T")],
)
def test_a_wrong_chicago_fails(check: Check, path: tuple[Any, ...], value: object) -> None:
    content = load("chicago.json")
    place = content["minibridge"]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    assert "minibridge" in failures(check(content))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("deals", 0, "ns_score"), 421),
        (("deals", 0, "ns_score"), True),
        (("deals", 1, "vulnerable"), "NS"),
        (("deals", 1, "contract"), "3NT"),
        (("deals", 2, "declarer"), "Q"),
        (("deals", 2, "tricks"), 14),
        (("deals", 3, "dealt"), 4),
        (("total_ns",), 710),
    ],
)
def test_a_wrong_chicago_of_bridge_fails(
    check: Check, path: tuple[Any, ...], value: object
) -> None:
    content = load("chicago.json")
    place = content
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    assert failures(check(content)) == ["contract bridge"]


@pytest.mark.parametrize(
    ("key", "value", "case"),
    [
        ("declarer_score", 71, "1C 7"),
        ("declarer_score", "70", "1C 7"),
        ("tricks", 14, "1C 14"),
        ("level", 8, "8C 7"),
        ("strain", "NT", "1NT 7"),
        ("doubled", 3, "1C? 7"),
        ("doubled", True, "1CX 7"),
        ("vul", 0, "1C 7"),
        ("double", 0, "1C 7"),
    ],
)
def test_a_wrong_reference_fails(check: Check, key: str, value: object, case: str) -> None:
    content = load("duplicate_scores.json")
    content["reference"] = content["reference"][:1]
    content["reference"][0][key] = value
    content["all"] = {}
    assert failures(check(content)) == [case]


@pytest.mark.parametrize("key", ["1N", "3SX", "7NXXv"])
def test_a_wrong_score_of_the_whole_table_fails(check: Check, key: str) -> None:
    content = load("duplicate_scores.json")
    content["all"] = {key: content["all"][key], "8C": content["all"][key]}
    content["all"][key][3] += 10
    assert failures(check(content)) == [f"{key} 3", *(f"8C {tricks}" for tricks in range(14))]


def test_a_row_that_is_not_of_fourteen_scores_fails(check: Check) -> None:
    content = load("duplicate_scores.json")
    content["all"]["1N"].pop()
    assert failures(check(content)) == ["file"]


@pytest.mark.parametrize(
    ("key", "cases"),
    [
        ("dealer", ["board_cycle wbf", "board_cycle seed004"]),
        ("wbf_vulnerability", ["board_cycle wbf"]),
        ("seed004_vulnerability", ["board_cycle seed004"]),
    ],
)
def test_a_wrong_board_cycle_fails(check: Check, key: str, cases: list[str]) -> None:
    content = load("duplicate_scores.json")
    cycle = content["board_cycle"][key]
    cycle[4], cycle[5] = cycle[5], cycle[4]
    assert failures(check(content)) == cases


def test_an_informative_key_is_skipped(check: Check) -> None:
    content = load("minibridge_scores.json")
    content["notes"] = ["anything"]
    assert not failures(check(content))


def law_case(case_id: str) -> Json:
    return next(case for case in load("law_cases.json")["cases"] if case["id"] == case_id)


def law_file(*cases: Json) -> Json:
    return {"format": "qiaopai-law-cases/1", "cases": list(cases)}


def changed(case_id: str, *path: str | int, to: object) -> Json:
    """The case with one place changed; a key that does not exist yet is added."""
    case = law_case(case_id)
    place = case
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return case


@pytest.mark.parametrize(
    "case",
    [
        changed("MT-05", "expect", "ruling", to="lead_stands"),
        changed("MT-05", "expect", "effects", 0, "card", to="D8"),
        changed("MT-05", "expect", "effects", 1, "seat", to="E"),
        changed("MT-05", "expect", "effects", 1, "none", to=True),
        changed("MT-05", "expect", "director", to=["equity"]),
        changed("MT-06", "choices", 0, "before_ruling", to=False),
        changed("MT-06", "choices", 0, "by", to="W"),
        changed("MT-08", "expect", "established", to=True),
        changed("MT-08", "expect", "effects", 2, "cards", to=["CQ"]),
        changed("MT-08", "expect", "effects", 3, "seat", to="S"),
        changed("MT-09", "given", "next_trick_cards", to=[]),
        changed("MT-11", "expect", "tricks_transferred", to=2),
        changed("MT-11", "expect", "effects", 0, "from", to="NS"),
        changed("MT-11", "expect", "director", to=["equity", "facts"]),
        changed("MT-14", "choices", 0, "by", to="N"),
        changed("MT-14", "choices", 0, "action", to="accept"),
        changed("MT-18", "expect", "declarer_score", to=400),
        changed("MT-19", "expect", "defender_score", to=50),
        changed("MT-20", "expect", "defender_score", to=50),
        changed("MJ-01", "expect", "effects", 0, "cut", to=False),
        changed("MJ-02", "expect", "effects", 0, "seat", to="S"),
        changed("MJ-16", "expect", "effects", 3, "to", to="E"),
        changed("MJ-17", "irregularity", "contract", to="NT game"),
        changed("MJ-17", "expect", "effects", 0, "items", to=[]),
    ],
    ids=lambda case: case["id"],
)
def test_a_law_case_with_another_expectation_fails(check: Check, case: Json) -> None:
    assert failures(check(law_file(case))) == [case["id"]]


@pytest.mark.parametrize(
    "case",
    [
        changed("MT-05", "expects", to={}),
        changed("MT-05", "rulebook", to="minibridge_tw"),
        changed("MT-05", "given", "declarrer", to="S"),
        changed("MT-05", "given", "declarer", to="Q"),
        changed("MT-05", "given", "contract", to="H gone"),
        changed("MT-05", "given", "facts", to={"happy": True}),
        changed("MT-05", "given", "facts", to={"unintended": "yes"}),
        changed("MT-05", "given", "settings", to={"revoke_established_by": "partner"}),
        changed("MT-05", "given", "settings", to={"colour": "red"}),
        changed("MT-05", "irregularity", "type", to="lead_of_turn"),
        changed("MT-05", "irregularity", "cart", to="D7"),
        changed("MT-05", "irregularity", "card", to="D1"),
        changed("MT-05", "expect", "ruling", to="lead_with_drawn"),
        changed("MT-05", "expect", "director", to=["equality"]),
        changed("MT-05", "expect", "tricks", to=1),
        changed("MT-05", "expect", "effects", 2, "type", to="penalty_carp"),
        changed("MT-05", "expect", "effects", 2, "sit", to="E"),
        changed("MT-05", "expect", "effects", 2, "seat", to="X"),
        changed("MT-05", "expect", "effects", 2, "none", to=False),
        changed("MT-05", "expect", "effects", 0, "when", to="now"),
        changed("MT-06", "choices", 0, "action", to="pley"),
        changed("MT-06", "choices", 0, "before", to=True),
        changed("MT-06", "choices", 0, "card", to="2D"),
        changed("MT-08", "given", "trick_cards", 0, to=["W"]),
        changed("MT-14", "irregularity", "tricks", to="4"),
    ],
)
def test_an_unknown_word_fails_a_law_case(check: Check, case: Json) -> None:
    (report,) = check(law_file(case))
    assert not report.passed
    assert report.problem.startswith(": ")


def test_an_id_stands_once(check: Check) -> None:
    assert failures(check(law_file(law_case("MT-01"), law_case("MT-01")))) == ["MT-01"]
    assert failures(check(law_file({"rulebook": "minibridge_tw_000"}))) == ["#1"]


def test_a_choice_without_the_right_changes_nothing(check: Check) -> None:
    dummy_objects = law_case("MT-14")
    dummy_objects["choices"] = [
        {"by": "N", "action": "reject"},
        {"by": "S", "action": "reject"},
        {"by": "E", "action": "accept"},
        {"by": "W", "action": "accept"},
    ]
    dummy_objects["expect"] = {
        "ruling": "claim_agreed",
        "effects": [
            {"type": "award_tricks", "side": "NS", "n": 4},
            {"type": "award_tricks", "side": "EW", "n": 1},
            {"type": "claim_void", "none": True},
        ],
    }
    assert not failures(check(law_file(dummy_objects)))


def test_art_14_a_concession_is_a_claim_of_the_other_tricks(check: Check) -> None:
    case = law_case("MT-14")
    case["irregularity"] = {"type": "concession", "by": "W", "tricks": 3}
    case["choices"] = [{"by": "E", "action": "accept"}, {"by": "S", "action": "accept"}]
    case["expect"] = {
        "ruling": "claim_agreed",
        "effects": [
            {"type": "award_tricks", "side": "NS", "n": 3},
            {"type": "award_tricks", "side": "EW", "n": 2},
        ],
    }
    assert not failures(check(law_file(case)))


def test_art_20_a_revoke_noticed_after_the_play_is_established(check: Check) -> None:
    case = law_case("MT-09")
    del case["given"]["next_trick_cards"]
    assert failures(check(law_file(case))) == ["MT-09"]
    case["given"]["phase"] = "end_of_play"
    assert not failures(check(law_file(case)))


def test_a_card_is_replaced_by_withdrawing_and_playing(check: Check) -> None:
    case = law_case("MT-08")
    case["choices"] = [
        {"by": "E", "action": "replace", "card": "C2"},
        {"by": "S", "action": "replace", "card": "C3"},
    ]
    case["expect"]["effects"] += [
        {"type": "return_card", "seat": "E", "card": "H3"},
        {"type": "return_card", "seat": "S", "card": "CK"},
    ]
    assert not failures(check(law_file(case)))


def test_a_parameter_that_differs_fails(check: Check) -> None:
    content = {
        "format": "qiaopai-rulebook-params/1",
        "minibridge_tw_000": {"revoke": {"established_tricks": 2, "estalished": 1}},
    }
    assert failures(check(content)) == [
        "minibridge_tw_000.revoke.established_tricks",
        "minibridge_tw_000.revoke.estalished",
    ]
