"""End positions in files: whoever leads, the play is read and written as it was."""

import pytest

from qiaopai.games.bridge.formats import parse
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.seats import Seat

N, E, S, W = Seat
ENDING = """[Event "Problem"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AJ.K..2 KQ.A.2. 2.Q.A.A .2.KQ.K"]
[Declarer "S"]
[Contract "NT"]
[Play "S"]
CA CK C2 D2
DA DK - -
*
"""


def test_the_first_column_leads() -> None:
    read = GAME.files.read(ENDING.replace("DA DK - -", "DA DQ SJ SK").encode(), "x.pbn")
    (board,) = read.boards
    assert read.faults == ()
    assert [seat for seat, _ in board.plays] == [S, W, N, E, S, W, N, E]
    assert board.winners == (S, S)
    assert board.result is None


@pytest.mark.parametrize(("form", "export"), [("pbn", False), ("pbn", True), ("rbn", False)])
def test_there_and_back(form: str, export: bool) -> None:
    (board,) = GAME.files.read(ENDING.encode(), "x.pbn").boards
    written = GAME.files.write([board], form, export)
    assert written.losses == ()
    again = GAME.files.read(written.text.encode(), f"x.{form}", strict=export)
    assert again.faults == ()
    (same,) = again.boards
    assert (same.hands, same.plays, same.winners) == (board.hands, board.plays, board.winners)
    assert (same.contract, same.declarer) == (board.contract, board.declarer)
    assert parse(written.text).boards[0].first_column is S


def test_lin_cannot_hold_its_contract_and_says_so() -> None:
    (board,) = GAME.files.read(ENDING.encode(), "x.pbn").boards
    written = GAME.files.write([board], "lin")
    assert "loss_contract" in [loss.code for loss in written.losses]
    (same,) = GAME.files.read(written.text.encode(), "x.lin").boards
    assert same.hands == board.hands
