"""What a program hands in wrong is refused with a code: nothing hangs or raises anything else."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.solver.making import deal

import qiaopai
from qiaopai import Card, Denomination, Hands, Refused, Seat, Setup, Suit, Trick
from qiaopai.i18n import LOCALES
from qiaopai.storage.catalogues import load_catalogue

DEAL = deal("library")
NT3 = qiaopai.parse_contract("3NT")
ENDING = tuple(qiaopai.parse_hand(one) for one in ("AK...", ".AK..", "..AK.", "...AK"))


def ending(trick: tuple[str, ...] = (), trumps: Any = None) -> Setup:
    seats = [Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST]
    cards = zip(seats, map(qiaopai.parse_card, trick), strict=False)
    return Setup(Hands(*ENDING), Trick(Seat.NORTH, tuple(cards)), trumps)


FAULTS: list[tuple[str, Callable[[], object]]] = [
    ("bad_card", lambda: qiaopai.parse_card("S1")),
    ("bad_card", lambda: qiaopai.parse_cards("SA XX")),
    ("bad_card", lambda: qiaopai.parse_hand("AB...")),
    ("bad_hand", lambda: qiaopai.parse_hand("AK.")),
    ("card_repeated", lambda: qiaopai.parse_hand("AAAA...")),
    ("bad_call", lambda: qiaopai.parse_call("8C")),
    ("bad_call", lambda: qiaopai.bid(8, Denomination.CLUBS)),
    ("bad_contract", lambda: qiaopai.parse_contract("8NT")),
    ("bad_contract", lambda: qiaopai.Contract(9, Denomination.CLUBS)),
    ("bad_contract", lambda: qiaopai.Contract(0, Denomination.CLUBS)),
    ("bad_tricks", lambda: qiaopai.score(NT3, 14, vulnerable=False)),
    ("bad_tricks", lambda: qiaopai.score(NT3, 9.5, vulnerable=False)),
    ("bad_board", lambda: qiaopai.board_dealer(0)),
    ("bad_board", lambda: qiaopai.board_vulnerability(-1)),
    ("bad_deal", lambda: qiaopai.parse_deal("X:... ... ... ...")),
    ("bad_deal", lambda: qiaopai.parse_deal("N:... ...")),
    ("bad_deal", lambda: qiaopai.parse_deal("N:AK ... ... ...")),
    ("bad_deal", lambda: qiaopai.parse_deal("N:AB... ... ... ...")),
    ("bad_deal", lambda: qiaopai.parse_deal("N:AA... ... ... ...")),
    ("bad_deal", lambda: qiaopai.parse_deal("N:AK... ... ... ...")),
    ("bad_deal", lambda: qiaopai.parse_deal("N:" + " ".join(["AKQJT98765432..."] * 4))),
    ("bad_table", lambda: qiaopai.parse_table("123")),
    ("no_such_format", lambda: qiaopai.parse("", "doc")),
    ("no_such_format", lambda: qiaopai.parse_strict("", "doc")),
    ("no_such_format", lambda: qiaopai.write(qiaopai.parse(""), "doc")),
    ("bad_position", lambda: qiaopai.check(ending(("SA",)))),
    ("bad_position", lambda: qiaopai.check(ending(("SQ", "HQ", "DQ", "CQ")))),
    ("bad_position", lambda: qiaopai.check(ending(trumps=Denomination.CLUBS))),
    ("bad_position", lambda: qiaopai.Position(Hands(*ENDING), ending(("SA",)).trick, None)),
]


@pytest.mark.parametrize(("code", "act"), FAULTS)
def test_it_is_refused_with_its_code_and_a_sentence(code: str, act: Callable[[], object]) -> None:
    with pytest.raises(Refused) as caught:
        act()
    assert caught.value.code == code
    catalogue = load_catalogue()
    for locale in LOCALES:
        text = catalogue.error(locale, code, caught.value.data)
        assert text != catalogue.error(locale, "no_such_code_at_all")
        assert "{" not in text


def test_no_english_stands_in_a_chinese_sentence() -> None:
    with pytest.raises(Refused) as caught:
        qiaopai.parse_deal("Q:AKQ... ... ... ...")
    assert "Seat" not in load_catalogue().error("zh-Hant", "bad_deal", caught.value.data)
    with pytest.raises(Refused) as caught:
        qiaopai.parse_deal("N:AKQ ... ... ...")
    assert "dots" not in load_catalogue().error("zh-Hans", "bad_deal", caught.value.data)


def test_a_refusal_is_a_value_error_as_well() -> None:
    with pytest.raises(ValueError, match="bad_card"):
        qiaopai.parse_card("")


def test_a_deal_is_four_hands() -> None:
    north, east, south, west = DEAL
    assert list(DEAL) == [DEAL.north, DEAL.east, DEAL.south, DEAL.west]
    assert (north, east, south, west) == tuple(DEAL[seat] for seat in Seat)
    assert north in DEAL
    assert () not in DEAL


@pytest.mark.parametrize("seat", Seat)
def test_a_hand_is_found_by_its_letter_as_in_a_dict(seat: Seat) -> None:
    assert DEAL[seat.value] is DEAL[seat]


@pytest.mark.parametrize("key", [0, "Q", None, "north"])
def test_no_hand_is_found_by_anything_else(key: Any) -> None:
    with pytest.raises(KeyError):
        DEAL[key]


def test_a_contract_is_read_with_the_symbol_of_its_suit() -> None:
    assert qiaopai.parse_contract("3♠X") == qiaopai.parse_contract("3SX")


def test_a_format_is_known_by_its_name() -> None:
    assert qiaopai.parse("", "lin") == qiaopai.parse("", qiaopai.Format.LIN)
    parsed = qiaopai.parse('[Board "3"]')
    assert qiaopai.write(parsed, "rbn") == qiaopai.write(parsed, qiaopai.Format.RBN)


def test_a_board_without_a_number_of_its_own_is_read() -> None:
    assert qiaopai.parse("md|0|ah|Board 0|mb|1C|pg||", "lin").boards


def test_a_denomination_stands_for_its_trumps() -> None:
    for denomination in Denomination:
        position = qiaopai.opening(DEAL, Seat.SOUTH, denomination)
        assert position == qiaopai.opening(DEAL, Seat.SOUTH, denomination.trumps)


def test_all_that_is_wrong_with_a_position_is_told() -> None:
    with pytest.raises(qiaopai.BadPosition) as caught:
        qiaopai.check(ending(("SA", "HQ", "DQ", "CQ")))
    codes = {one.code for one in caught.value.faults}
    assert codes >= {"card_repeated", "trick_is_full"}


def test_a_notebook_shows_a_deal_a_board_a_table_and_a_picture() -> None:
    card: Card = DEAL.north[0]
    page = DEAL._repr_html_()
    assert page.startswith("<table>")
    assert all(f"<b>{seat.value}</b>" in page for seat in Seat)
    assert page.count("♠") == 4
    assert card.suit.symbol in page
    board = qiaopai.Board().with_tag("Deal", DEAL.text).with_tag("Board", "<7>")
    assert board._repr_html_() == qiaopai.deal_picture(board)._repr_html_()
    assert "<svg" in board._repr_html_()
    assert "<7>" not in board._repr_html_()
    table = qiaopai.parse_table("59497594977494674946")._repr_html_()
    assert "<th>NT</th><th>♠</th>" in table
    assert "<tr><th>N</th><td>5</td><td>9</td><td>4</td><td>9</td><td>7</td></tr>" in table
    assert Suit.CLUBS.symbol in table
