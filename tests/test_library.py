"""The library's surface: pinned names, loaded lazily, and the examples of its page."""

import ast
import doctest
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import qiaopai

PAGE = Path(__file__).parents[1] / "docs" / "library.md"
NAMES = """
    BIDS Auction BadPosition Board Call Card Command ConstrainedDeals Contract DECK Denomination
    Doubling Entropy Event Fault Faulty Format Hand Hands Kind Office Parsed Picture Player
    Position PreparedDeals Rank Refusal Refused Role Seat Setup ShuffledPack Side Solver Suit
    Table Trick Viewer Vulnerability __version__ analyse_play bid board_dealer board_vulnerability
    bots_at_table check convert deal_out deal_picture discover explain fold generate hand_text hcp
    load make_hand make_hands makeable opening par parse parse_call parse_card parse_cards
    parse_constraint parse_contract parse_deal parse_hand parse_strict parse_table play_out
    play_picture playable score write
"""


def test_the_exported_members_are_these() -> None:
    assert sorted(qiaopai.__all__) == sorted(NAMES.split())
    assert set(NAMES.split()) <= set(dir(qiaopai))


@pytest.mark.parametrize("name", NAMES.split())
def test_every_member_is_there(name: str) -> None:
    assert getattr(qiaopai, name) is getattr(qiaopai, name)


def test_nothing_else_is() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        qiaopai.nothing  # noqa: B018


def test_type_checkers_see_the_same_names() -> None:
    module = ast.parse(Path(qiaopai.__file__).read_text("utf-8"))
    block = next(node for node in module.body if isinstance(node, ast.If))
    seen = {
        alias.name: node.module
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert seen == qiaopai._HOMES


def test_the_import_loads_nothing_but_itself() -> None:
    script = "import sys, qiaopai; print([n for n in sys.modules if n.startswith('qiaopai.')])"
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        check=True,
        text=True,
        env={"PYTHONPATH": str(Path(qiaopai.__file__).parents[1])},
    )
    assert done.stdout.strip() == "[]"


def test_the_examples_of_the_page_run() -> None:
    text, _, native = PAGE.read_text("utf-8").partition("## Double dummy with DDS")
    if find_spec("endplay"):
        text += native
    test = doctest.DocTestParser().get_doctest(text.replace("```", ""), {}, PAGE.name, None, 0)
    assert len(test.examples) > 30
    report: list[str] = []
    doctest.DocTestRunner().run(test, out=report.append)
    assert not report, "".join(report)
