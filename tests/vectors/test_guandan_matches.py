"""Every scripted match of Guandan, and what the runner must notice."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from qiaopai.testing.vectors.cases import Case
from qiaopai.testing.vectors.runner import problem_of, read

FILE = Path(__file__).parent / "guandan_matches.json"
MATCHES = json.loads(FILE.read_text("utf-8"))["cases"]
Json = Any


@pytest.mark.parametrize("case", read(FILE), ids=lambda case: case.id)
def test_the_engine_agrees(case: Case) -> None:
    assert not problem_of(case)


def test_the_file_holds_as_many_matches_as_its_format_says() -> None:
    assert len(read(FILE)) == 21


@pytest.fixture
def problem(tmp_path: Path) -> Callable[[Json], str]:
    def of(match: Json) -> str:
        path = tmp_path / "matches"
        path.write_text(json.dumps({"format": "qiaopai-guandan-matches/1", "cases": [match]}))
        [case] = read(path)
        return problem_of(case)

    return of


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("expect", {**MATCHES[0]["expect"], "winner": "Y"}, "expected"),
        ("expect", {**MATCHES[0]["expect"], "deals": 4}, "expected"),
        ("since", {"X": 1, "Y": 2}, "expected"),
        ("refused", [[["whistle"], ""]], "expected"),
        ("script", [*MATCHES[0]["script"], ["dance"]], "unknown step"),
        ("script", [["arrive", "Z", 0]], "unknown word"),
        ("script", [["penalty", "X", "shouted"]], "unknown word"),
        ("umpire", "X", "unknown key"),
    ],
)
def test_what_is_wrong_is_noticed(
    problem: Callable[[Json], str], key: str, value: Json, said: str
) -> None:
    assert not problem(MATCHES[0])
    assert said in problem(MATCHES[0] | {key: value})
