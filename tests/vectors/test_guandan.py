"""Every vector of Guandan that the engine must already pass, and what the runner must notice."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from qiaopai.testing.vectors.cases import Case
from qiaopai.testing.vectors.guandan import KINDS
from qiaopai.testing.vectors.runner import problem_of, read

FILE = Path(__file__).parent / "guandan.json"
CONTENT = json.loads(FILE.read_text("utf-8"))
KIND = {vector["id"]: vector["kind"] for vector in CONTENT["vectors"]}
CASES = [case for case in read(FILE) if KIND[case.id] in KINDS]
Json = Any


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.id} {KIND[case.id]}")
def test_the_engine_agrees(case: Case) -> None:
    assert not problem_of(case)


@pytest.fixture
def problem(tmp_path: Path) -> Callable[[Json], str]:
    def of(vector: Json) -> str:
        path = tmp_path / "vectors"
        path.write_text(json.dumps({"format": "qiaopai-guandan/1", "vectors": [vector]}))
        [case] = read(path)
        return problem_of(case)

    return of


def vector(case_id: str) -> Json:
    return json.loads(json.dumps(next(v for v in CONTENT["vectors"] if v["id"] == case_id)))


@pytest.mark.parametrize(
    ("case_id", "key", "value", "said"),
    [
        ("R01", "readings", [], "expected"),
        ("R01", "readings", [{"type": "pair", "size": 2, "key": 17}], "expected"),
        ("R01", "readings", [{"type": "duo", "size": 2, "key": 16}], "unknown word 'duo'"),
        ("R01", "reading", [], "unknown key"),
        ("R01", "cards", ["SB", "XB"], "not a card"),
        ("R01", "level", "1", "level: unknown word"),
        ("R01", "kind", "recognize", "no such kind"),
        ("R01", "option", "max_bombs=8", "unknown word 'max_bombs'"),
        ("R01", "option", "max_bomb=nine", "cannot be 'nine'"),
        ("R31", "option", "max_bomb=8", "expected"),
        ("R28", "option", "full_house_joker_pair=False", "expected"),
        ("R13", "option", "suited_run_as_straight=always", "expected"),
        ("C01", "beats", False, "expected"),
        ("C01", "beats", 1, "expected"),
        ("N01", "n_plays", 11, "expected"),
        ("N01", "n_readings", 7, "expected"),
        ("N01", "by_type", {"single": 5}, "expected"),
        ("N10", "table", None, "an object is wanted"),
    ],
)
def test_what_is_wrong_is_noticed(
    problem: Callable[[Json], str], case_id: str, key: str, value: Json, said: str
) -> None:
    assert not problem(vector(case_id))
    assert said in problem(vector(case_id) | {key: value})


def test_a_reading_that_the_cards_cannot_have_is_noticed(problem: Callable[[Json], str]) -> None:
    wrong = vector("C01")
    wrong["play"]["reading"]["key"] = 16
    assert "cannot mean that" in problem(wrong)


def test_cards_that_nobody_can_hold_are_no_play(problem: Callable[[Json], str]) -> None:
    wrong = vector("R01") | {"cards": ["SB", "SB", "SB"], "readings": []}
    assert not problem(wrong)
