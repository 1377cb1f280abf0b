"""`qiaopai verify`: exports that are right, and one card exchanged."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.solver.making import deal
from typer.testing import CliRunner

from qiaopai.cards import Card, make_hand
from qiaopai.cli import app
from qiaopai.cli.verify import judged, proofs_in
from qiaopai.kernel.commitment import commitment
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.seats import Seat

runner = CliRunner()
SALT = "0123456789abcdef" * 4


def run(text: str, tmp_path: Path, status: int = 0) -> str:
    path = tmp_path / "export"
    path.write_text(text, "utf-8")
    found = runner.invoke(app, ["verify", "--locale", "en", str(path)])
    assert found.exit_code == status, found.output
    return found.output


def exchanged(hands: Hands) -> Hands:
    """North's and east's lowest cards change places."""
    north, east = hands.north[-1], hands.east[-1]
    return hands.replaced(Seat.NORTH, (*hands.north[:-1], east)).replaced(
        Seat.EAST, (*hands.east[:-1], north)
    )


def pbn(
    hands: Hands, board: int, where: str, shown: Hands | None = None, tag: str = "Table"
) -> str:
    digest = commitment(hands, SALT, where, board)
    return (
        f'[Event ""]\n[Board "{board}"]\n[Dealer "E"]\n[Deal "{(shown or hands).text}"]\n'
        f'[Commitment "{digest}"]\n[Salt "{SALT}"]\n[{tag} "{where}"]\n\n'
    )


def by_seat(hands: Hands) -> dict[str, list[str]]:
    return {seat: [card.text for card in hands[seat]] for seat in Seat}


def log(hands: Hands, board: int, shown: Hands | None = None) -> list[dict]:
    """Events as the room writes them: what was promised, play, what was opened."""
    digest = commitment(hands, SALT, "t1", board)
    return [
        {"seq": 1, "body": {"kind": "deal_started", "board": board, "commitment": digest}},
        {"seq": 2, "body": {"kind": "card_played", "card": "SA"}},
        {"seq": 3, "body": {"kind": "deal_ended", "deal": by_seat(shown or hands), "salt": SALT}},
    ]


@pytest.mark.parametrize("tag", ["Table", "Event", "DealId"])
def test_pbn(tmp_path: Path, tag: str) -> None:
    hands = [deal(f"verify {n}") for n in range(3)]
    text = "".join(pbn(one, n, "t1", tag=tag) for n, one in enumerate(hands, 1))
    assert "3 checked, 0 not right." in run(text, tmp_path)
    bad = text + pbn(hands[0], 4, "t1", exchanged(hands[0]), tag)
    assert "Board 4: WRONG." in run(bad, tmp_path, status=1)


def test_a_log_as_json(tmp_path: Path) -> None:
    first, second = deal("one"), deal("two")
    events = [*log(first, 1), *log(second, 2)]
    whole = json.dumps({"table": "t1", "events": events})
    assert "2 checked, 0 not right." in run(whole, tmp_path)
    events = [*log(first, 1, exchanged(first)), *log(second, 2)]
    text = run(json.dumps({"table": "t1", "events": events}), tmp_path, status=1)
    assert "Board 1: WRONG." in text
    assert "Board 2: right." in text


def test_a_line_of_json_a_board(tmp_path: Path) -> None:
    lines = []
    for board in (1, 2):
        hands = deal(f"line {board}")
        digest = commitment(hands, SALT, "evening", board)
        lines.append(
            json.dumps(
                {
                    "salt": SALT, "deal": hands.text, "board": board,
                    "commitment": digest, "event": "evening",
                }
            )
        )  # fmt: skip
    assert "2 checked, 0 not right." in run("\n".join(lines), tmp_path)


def test_the_wrong_board_or_table(tmp_path: Path) -> None:
    hands = deal("place")
    assert "WRONG" in run(pbn(hands, 1, "t1").replace('Board "1"', 'Board "2"'), tmp_path, 1)
    assert "WRONG" in run(pbn(hands, 1, "t1").replace('Table "t1"', 'Table "t2"'), tmp_path, 1)


def test_not_opened_and_unreadable(tmp_path: Path) -> None:
    hands = deal("closed")
    closed = "\n".join(line for line in pbn(hands, 1, "t1").split("\n") if "Salt" not in line)
    assert "not opened yet" in run(closed, tmp_path, 1)
    broken = pbn(hands, 1, "t1").replace(SALT, "salt")
    assert "cannot be read" in run(broken, tmp_path, 1)
    assert "cannot be read" in run(
        pbn(hands, 1, "t1").replace('Board "1"', 'Board "x"'), tmp_path, 1
    )


@pytest.mark.parametrize("text", ["", "nothing", "{}", "[1, 2]", "[" * 100_000, '[Event "x"]'])
def test_nothing_to_verify(text: str, tmp_path: Path) -> None:
    assert "[no_commitments]" in run(text, tmp_path, 2)


@given(st.integers(0, 51), st.integers(0, 51))
def test_any_exchange_of_two_cards_is_found(one: int, other: int) -> None:
    hands = deal("any exchange")
    cards: list[Card] = [card for seat in Seat for card in hands[seat]]
    cards[one], cards[other] = cards[other], cards[one]
    shown = Hands(*(make_hand(cards[13 * n : 13 * n + 13]) for n in range(4)))
    (proof,) = proofs_in(pbn(hands, 7, "t1", shown))
    assert judged(proof) == ("ok" if shown == hands else "differs")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["commitment", "salt", "deal", "board", "table", "N"]),
            inner,
            max_size=4,
        )
    ),
)


@given(json_values)
def test_any_json(value: object) -> None:
    for proof in proofs_in(json.dumps(value)):
        assert judged(proof) in {"closed", "unreadable", "differs"}


def test_a_board_of_thousands_of_digits_is_told_in_short(tmp_path: Path) -> None:
    said = run(
        pbn(deal("long"), 1, "t1").replace('Board "1"', f'Board "{"9" * 5000}"'), tmp_path, 1
    )
    assert "{" not in said
    assert "Board 999" in said
    assert "the deal or the salt cannot be read." in said
