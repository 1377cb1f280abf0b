"""`qiaopai analyse`: files of boards and lines of deals, in words and as JSON."""

import json
from pathlib import Path

import pytest
from tests.room import jobs
from typer.testing import CliRunner

from qiaopai.cli import app
from qiaopai.room import analysis
from qiaopai.solver.dds import Dds

runner = CliRunner()
SESSION = Path(__file__).parents[1] / "vectors" / "sample_session.pbn"
DEAL = "N:A943.J.7543.J875 Q85.KT5.92.QT962 KJ76.874.QJT8.AK T2.AQ9632.AK6.43"
PLAY = f"""[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Contract "2S"]
[Declarer "S"]
[Play "W"]
DA D3 D9 DT
DK D4 D2 DJ
D6 D5 H5 DQ
"""


def run(*words: str, status: int = 0, given: str | None = None):
    found = runner.invoke(app, ["analyse", "--locale", "en", *words], input=given)
    assert found.exit_code == status, found.output
    return found


@pytest.fixture(autouse=True)
def _needs(solver: Dds) -> None:
    """All of these need a solver."""


def test_a_session() -> None:
    text = run(str(SESSION)).stdout
    assert "Board 1, dealer N, vulnerable none" in text
    assert "  N   7   9   4   9   5" in text
    assert "Par: +100 (4HX EW -1)" in text
    assert "Par: -420 (4S EW =)" in text


def test_as_json() -> None:
    boards = [json.loads(line) for line in run(str(SESSION), "--json").stdout.splitlines()]
    assert [one["board"] for one in boards] == ["1", "2"]
    assert boards[0]["par"] == {"score": 100, "contracts": ["4HX EW -1"]}
    assert boards[0]["table"]["W"] == {"NT": 7, "S": 4, "H": 9, "D": 4, "C": 6}
    assert {"declarer": "E", "contract": "4S", "score": 420} in boards[1]["makeable"]
    assert "play" not in boards[0]


def test_a_play() -> None:
    found = run("-", given=PLAY)
    assert "Play: S in S, 9 before the opening lead" in found.stdout
    assert "   2  W:DK=   N:D4=   E:D2=   S:DJ=" in found.stdout
    (board,) = [json.loads(one) for one in run("-", "--json", given=PLAY).stdout.splitlines()]
    cards = board["play"]["cards"]
    assert len(cards) == 12
    assert cards[3] == {
        "seat": "S", "card": "DT", "mark": "=", "tricks": 9, "best": ["DQ", "DJ", "DT", "D8"],
    }  # fmt: skip


def test_only_what_is_asked_for() -> None:
    assert "par" not in json.loads(run("-", "--json", "--play", given=PLAY).stdout)
    assert "play" not in json.loads(run("-", "--json", "--par", given=PLAY).stdout)


def test_a_card_that_costs() -> None:
    """The six of diamonds as the opening lead against hearts played by south."""
    given = PLAY.replace('"2S"', '"1H"').split("DA D3")[0] + "D6 D3 D9 DT\n"
    (board,) = [json.loads(one) for one in run("-", "--json", given=given).stdout.splitlines()]
    assert board["play"]["cards"][0]["mark"] == "-1"


def test_lines_of_deals_and_one_that_is_none() -> None:
    found = run("-", given=f"# two\n{DEAL}\nN:AKQ\n{DEAL}\n")
    assert found.stdout.count("Par:") == 2
    assert "3: left out." in found.stderr
    assert "[bad_deal]" in found.stderr


ENDING = """[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AJ.K..2 KQ.A.2. 2.Q.A.A .2.KQ.K"]
[Contract "NT"]
[Declarer "S"]
[Play "S"]
CA CK C2 D2
*
"""


def test_an_end_position() -> None:
    text = run("-", given=ENDING).stdout
    assert "The side on lead takes, by who leads:" in text
    assert "Play: S in NT, 4 from here" in text
    assert "Par" not in text
    (board,) = [json.loads(one) for one in run("-", "--json", given=ENDING).stdout.splitlines()]
    assert board["leads"]["S"]["NT"] == board["play"]["tricks"] == 4
    assert board.keys().isdisjoint({"table", "par", "makeable"})
    assert len(board["play"]["cards"]) == 4
    (line,) = run("-", "--json", given="N:A... K... Q... J...\n").stdout.splitlines()
    assert json.loads(line)["leads"]["E"] == {"NT": 0, "S": 0, "H": 0, "D": 0, "C": 0}


def test_hands_in_the_middle_of_a_trick_are_named() -> None:
    found = run("-", given=ENDING.replace("KQ.A.2.", "K.A.2."), status=2)
    assert "[bad_deal]" in found.stderr
    assert "E has 3 cards" in found.stderr


def test_a_play_that_cannot_be_followed_costs_only_itself() -> None:
    found = run("-", given=PLAY.replace("DA D3 D9 DT", "SA D3 D9 DT"))
    assert "[card_not_held]" in found.stderr
    assert "Par:" in found.stdout
    assert "Play:" not in found.stdout


def test_nothing_to_analyse(tmp_path: Path) -> None:
    empty = tmp_path / "empty.pbn"
    empty.touch()
    assert "[no_boards]" in run(str(empty), status=2).stderr
    assert "[cannot_read]" in run(str(tmp_path / "missing.pbn"), status=2).stderr
    assert "[no_boards]" in run("-", given="\x00\xff", status=2).stderr


def test_without_a_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    defaults = (1, jobs.missing, 60.0, 60.0)
    monkeypatch.setattr(analysis.Analysts.__init__, "__defaults__", defaults)
    found = run(str(SESSION), status=2)
    assert "[no_solver]" in found.stderr
    assert found.stdout == ""
