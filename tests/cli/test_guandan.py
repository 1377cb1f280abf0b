"""Guandan on the command line: matches deal by deal, and the page of its rulebooks."""

import json

import pytest
from tests.guandan.formats.matches import match
from typer.testing import CliRunner

from qiaopai.cli import app
from qiaopai.games.guandan.rulebooks import RULEBOOKS
from qiaopai.games.guandan.rules.cards import parse_level
from qiaopai.games.guandan.rules.deal import parse_deal
from qiaopai.games.guandan.spec import GAME

ENGLISH = {"LC_ALL": "C", "LANG": "C"}


def invoke(*words):
    result = CliRunner().invoke(app, words, env=ENGLISH)
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


def test_a_line_a_deal():
    words = ("--json", "--bots", "easy", "--deals", "30", "--seed", "g")
    lines = [json.loads(line) for line in invoke("simulate", "guandan", *words)]
    assert len(lines) == 30
    level = "2"
    for line in lines:
        assert list(line) == ["deal", "level", "order", "levels"]
        parse_deal(line["deal"])
        assert line["level"] == level
        assert sorted(line["order"]) == sorted("NESW")
        ns, ew = line["levels"].split(":")
        first = ns if line["order"][0] in "NS" else ew
        assert parse_level(first) >= 2
        partner = line["order"][0] + {"N": "S", "S": "N", "E": "W", "W": "E"}[line["order"][0]]
        passed = level == "A" and line["order"][3] != partner[1] and _own(lines, line)
        level = "2" if passed else first


def _own(lines, line):
    """Whether the level of that deal was the winners' own."""
    at = lines.index(line)
    return at > 0 and (lines[at - 1]["order"][0] in "NS") is (line["order"][0] in "NS")


def test_a_table():
    lines = invoke("simulate", "guandan", "--bots", "easy", "--deals", "2", "--seed", "g")
    assert lines[0].split() == ["Level", "Order", "Levels", "Deal"]
    assert lines[-1] == "2 deals played."


@pytest.mark.parametrize("locale", ["en", "zh-Hant", "zh-Hans"])
def test_the_page_of_the_rulebooks(locale):
    text = "\n".join(invoke("rules", "guandan", "--locale", locale))
    for book in RULEBOOKS.values():
        assert book.source in text
    assert "guandan-" not in text
    for raw in ("ccw", "turned_card", "winners_choose", "any_not_passed", "first_reached", "True"):
        assert raw not in text
    assert {"en": "counter-clockwise", "zh-Hant": "逆時針", "zh-Hans": "逆时针"}[locale] in text
    assert {"en": "Tribute", "zh-Hant": "進貢", "zh-Hans": "进贡"}[locale] in text


@pytest.fixture
def saved(tmp_path):
    """A match as a file, and its lines."""
    path = tmp_path / "match.txt"
    path.write_text(
        GAME.writer.write(match("saved", "ahcme", {"target": "6"}), "txt").text, "utf-8"
    )
    return path, path.read_text("utf-8").splitlines()


def told(status, *words):
    result = CliRunner().invoke(app, words, env=ENGLISH)
    assert result.exit_code == status, result.output
    return result.output.splitlines()


def test_a_match_is_linted(saved):
    path, lines = saved
    assert told(0, "lint", str(path)) == []
    at = next(n for n, line in enumerate(lines) if line.startswith("pass"))
    lines[at] = "pause N"
    path.write_text("\n".join(lines), "utf-8")
    code = "guandan_unknown_word"
    said = [f"{path}:{at + 1}: {code}: No line begins with this word."]
    assert told(1, "lint", str(path)) == told(1, "lint", "--game", "guandan", str(path)) == said
    assert json.loads(told(1, "lint", "--json", str(path))[0])["line"] == at + 1
    assert "no_files" in told(2, "lint", "--game", "minibridge", str(path))[0]


def test_the_deals_of_a_match_are_verified(saved):
    path, lines = saved
    deals = sum(line.startswith("# commitment") for line in lines)
    assert told(0, "verify", str(path))[-1] == f"{deals} checked, 0 not right."
    text = "\n".join(lines)
    salt = next(line for line in lines if line.startswith("# salt"))
    digit = "1" if salt[7] == "0" else "0"
    path.write_text(text.replace(salt, f"# salt {digit}{salt[8:]}"), "utf-8")
    assert "Board 1: WRONG." in told(1, "verify", str(path))[0]
    # A card less, and the deal is nothing that could be proved.
    path.write_text(text.replace("hand N ", "hand N HR,", 1), "utf-8")
    failed = told(1, "verify", str(path))
    assert "guandan_bad_deal" in failed[0]
    assert failed[-1] == f"{deals - 1} checked, 0 not right."
