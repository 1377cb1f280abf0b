"""`qiaopai simulate`: lines, tables, seeds, errors."""

import json
import os
import subprocess
import sys

import pytest
from typer.testing import CliRunner, Result

from qiaopai.cli import app
from qiaopai.games.minibridge.rulebooks import RULEBOOKS
from qiaopai.games.minibridge.rules.contract import contract_of
from qiaopai.games.minibridge.rules.setup import find_declarer
from qiaopai.games.minibridge.scoring.score import worth
from qiaopai.kernel.deals import parse_deal
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.points import hcp
from qiaopai.kernel.seats import Seat

ENGLISH = {"LC_ALL": "C", "LANG": "C"}


def invoke(*words: str, env: dict[str, str] | None = None) -> Result:
    return CliRunner().invoke(app, words, env=env or ENGLISH)


def simulated(*words: str) -> list[dict[str, object]]:
    result = invoke("simulate", "minibridge", "--json", *words)
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.mark.parametrize("rulebook", ["tw", "jcbl"])
def test_a_line_a_deal(rulebook: str) -> None:
    lines = simulated("--rulebook", rulebook, "--deals", "6", "--seed", "lines")
    assert len(lines) == 6
    for line in lines:
        assert list(line) == ["deal", "contract", "declarer", "tricks", "score"]
        deal = parse_deal(str(line["deal"]))
        points = tuple((seat, hcp(deal[seat])) for seat in Seat)
        declarer = find_declarer(points)
        assert declarer is not None
        assert declarer.side is Seat(str(line["declarer"])).side
        strain, level = str(line["contract"]).split()
        book = RULEBOOKS[rulebook]
        contract = contract_of(book, Denomination("NT" if strain == "N" else strain), level)
        assert line["score"] == worth(book, contract, int(str(line["tricks"])))


def test_a_thrown_in_deal_prints_no_line_and_does_not_count() -> None:
    """Among forty deals some would be 20-20: none of those printed is."""
    lines = simulated("--deals", "40", "--seed", "level", "--bots", "easy")
    assert len(lines) == 40
    for line in lines:
        deal = parse_deal(str(line["deal"]))
        assert sum(hcp(deal[seat]) for seat in (Seat.NORTH, Seat.SOUTH)) != 20


def test_the_same_seed_gives_the_same_output() -> None:
    assert simulated("--deals", "3", "--seed", "x") == simulated("--deals", "3", "--seed", "x")
    assert simulated("--deals", "3", "--seed", "x") != simulated("--deals", "3", "--seed", "y")


def test_fewer_deals_are_the_first_of_more() -> None:
    assert simulated("--deals", "4", "--seed", "x")[:2] == simulated("--deals", "2", "--seed", "x")


def test_bots_may_differ() -> None:
    mixed = simulated("--deals", "5", "--seed", "x", "--bots", "easy,fast")
    assert mixed != simulated("--deals", "5", "--seed", "x", "--bots", "fast")


def test_the_seed_is_printed_when_none_was_given() -> None:
    result = invoke("simulate", "minibridge", "--json", "--deals", "1")
    assert result.stderr.startswith("Seed: ")
    seed = result.stderr.split()[1]
    again = invoke("simulate", "minibridge", "--json", "--deals", "1", "--seed", seed)
    assert again.stdout == result.stdout
    assert not again.stderr


def test_a_table_without_json() -> None:
    result = invoke("simulate", "minibridge", "--deals", "3", "--seed", "t", "--locale", "zh-TW")
    lines = result.stdout.splitlines()
    assert "莊家" in lines[0]
    assert len(lines) == 5
    assert lines[-1].startswith("共 3 副")
    assert "N:" in lines[1]


@pytest.mark.parametrize(
    ("words", "code", "known"),
    [
        (("whist",), "unknown_game", "minibridge"),
        (("minibridge", "--rulebook", "xx"), "unknown_rulebook", "tw, jcbl"),
        (("minibridge", "--bots", "xx"), "unknown_bot", "easy, fast, strong"),
        (("minibridge", "--bots", "fast,xx"), "unknown_bot", "easy, fast, strong"),
        (("minibridge", "--bots", "fast,fast,fast,fast,fast"), "too_many_bots", "4"),
        (("minibridge", "--locale", "fr"), "unknown_locale", "en, zh-Hant, zh-Hans"),
    ],
)
def test_bad_input_is_refused_by_code(words: tuple[str, ...], code: str, known: str) -> None:
    result = invoke("simulate", *words)
    assert result.exit_code == 2
    assert f"[{code}]" in result.stderr
    assert known in result.stderr
    assert not result.stdout


def test_errors_speak_the_language_of_the_environment() -> None:
    result = invoke("simulate", "whist", env={"LC_ALL": "", "LANG": "zh_TW.UTF-8"})
    assert "沒有名為" in result.stderr
    result = invoke("simulate", "whist", env={"LC_ALL": "zh_CN.UTF-8", "LANG": "en_GB"})
    assert "没有名为" in result.stderr


def test_output_does_not_depend_on_the_hash_seed() -> None:
    def output(hash_seed: str) -> str:
        words = ["simulate", "minibridge", "--json", "--deals", "3", "--seed", "h"]
        done = subprocess.run(
            [sys.executable, "-c", "from qiaopai.cli import main; main()", *words],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
            text=True,
        )
        return done.stdout

    first = output("1")
    assert len(first.splitlines()) == 3
    assert first == output("2")
