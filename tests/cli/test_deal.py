"""`qiaopai deal`: boards that obey, in every form; faults by option and column."""

import json

import pytest
from typer.testing import CliRunner

from qiaopai.cli import app
from qiaopai.cli.deal import LINES
from qiaopai.games.bridge.formats import Format, parse
from qiaopai.kernel.constraints import holds, parse_constraint
from qiaopai.kernel.deals import parse_deal
from qiaopai.kernel.seats import Seat

runner = CliRunner()
ASKED = ("--north", "15-17 hcp, balanced", "--south", "5+ spades, 8+ hcp", "--seed", "S")


def run(*words: str, status: int = 0):
    found = runner.invoke(app, ["deal", "--locale", "en", *words])
    assert found.exit_code == status, found.output
    return found


def test_boards_obey() -> None:
    north = parse_constraint("15-17 hcp, balanced", Seat.NORTH)
    south = parse_constraint("5+ spades, 8+ hcp", Seat.SOUTH)
    lines = run("-n", "6", *ASKED, "--format", "text").stdout.splitlines()
    assert len(lines) == 6
    for line in lines:
        hands = parse_deal(line)
        assert holds(north, hands)
        assert holds(south, hands)


def test_boards_before_one_that_cannot_be_found_are_written() -> None:
    words = ("-n", "50", "--seed", "a", "--where", "spades(north) + spades(south) >= 10")
    found = run(*words, "--tries", "40", "--format", "text", status=2)
    assert 0 < len(found.stdout.splitlines()) < 50
    board = 1 + len(found.stdout.splitlines())
    assert f"Board {board}: no deal obeys the conditions in 40 tries." in found.stderr
    assert "[no_such_deal]" in found.stderr
    assert "settings" not in found.stderr


@pytest.mark.parametrize("form", [*Format, *LINES])
def test_the_same_seed_gives_the_same_boards_in_every_form(form: str) -> None:
    text = run("-n", "5", "--first", "3", *ASKED, "--format", "text").stdout
    deals = [parse_deal(line) for line in text.splitlines()]
    written = run("-n", "5", "--first", "3", *ASKED, "--format", form).stdout
    assert written == run("-n", "5", "--first", "3", *ASKED, "--format", form).stdout
    if form == "text":
        return
    if form == "json":
        boards = [json.loads(line) for line in written.splitlines()]
        assert [parse_deal(one["deal"]) for one in boards] == deals
        assert [one["board"] for one in boards] == [3, 4, 5, 6, 7]
        assert boards[1] == {
            "board": 4, "dealer": "W", "vulnerable": "both", "deal": deals[1].text,
        }  # fmt: skip
        return
    parsed = parse(written)
    assert not parsed.faults
    assert [board.deal.whole for board in parsed.boards if board.deal] == deals
    assert [board.number for board in parsed.boards] == [3, 4, 5, 6, 7]


def test_pbn_is_export_format() -> None:
    assert not parse(run("-n", "3", "--seed", "S").stdout_bytes, strict=True).faults


def test_a_seed_is_said_before_it_is_used() -> None:
    assert run("--format", "text").stderr.startswith("Seed: ")
    assert "Seed" not in run("--format", "text", "--seed", "S").output


def test_every_fault_with_its_option() -> None:
    found = run(
        "--north", "15-17 hpc, 17-15 hcp", "--where", "hcp >= 3", "--west", "4=4=4=4", status=2
    )
    assert found.stdout == ""
    lines = found.stderr.splitlines()
    assert [(line.split(":")[0], line.split("[")[-1]) for line in lines] == [
        ("--north", "constraint_unknown_word]"),
        ("--north", "constraint_range_reversed]"),
        ("--west", "constraint_shape_not_13]"),
        ("--where", "constraint_which_hand]"),
    ]


def test_none_is_found() -> None:
    found = run("--north", "13 spades", "--south", "1 spade", "--tries", "5", status=2)
    assert "[no_such_deal]" in found.stderr
    assert found.stdout == ""


def test_an_unknown_format() -> None:
    assert "[no_such_format]" in run("--format", "xls", status=2).stderr
