"""Guandan on the command line: matches deal by deal, and the page of its rulebooks."""

import json

import pytest
from typer.testing import CliRunner

from qiaopai.cli import app
from qiaopai.games.guandan.rulebooks import RULEBOOKS
from qiaopai.games.guandan.rules.cards import parse_level
from qiaopai.games.guandan.rules.deal import parse_deal

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
