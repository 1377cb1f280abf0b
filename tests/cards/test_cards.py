"""Cards, suits and ranks (tw art. 1), hands in the field's notation."""

import copy
import pickle

import pytest
from hypothesis import given

from qiaopai.cards import (
    DECK,
    Card,
    Hand,
    Rank,
    Suit,
    hand_text,
    make_hand,
    of_suit,
    parse_card,
    parse_cards,
    parse_hand,
    without,
)
from qiaopai.testing import strategies


def test_art_1_four_suits_of_thirteen() -> None:
    assert len(DECK) == len(set(DECK)) == 52
    for suit in Suit:
        assert len(of_suit(DECK, suit)) == 13


def test_art_1_ranks_from_ace_to_two() -> None:
    letters = [rank.letter for rank in Rank]
    assert letters == list("AKQJT98765432")
    heights = [rank.height for rank in Rank]
    assert heights == sorted(heights, reverse=True) == list(range(14, 1, -1))


def test_suits_outrank_each_other() -> None:
    assert [suit.letter for suit in sorted(Suit, key=lambda suit: -suit.order)] == list("SHDC")
    assert [suit for suit in Suit if suit.is_major] == [Suit.SPADES, Suit.HEARTS]
    assert [suit for suit in Suit if suit.is_red] == [Suit.HEARTS, Suit.DIAMONDS]
    assert "".join(suit.symbol for suit in Suit) == "♠♥♦♣"


@pytest.mark.parametrize(
    ("text", "card"),
    [("SA", "SA"), ("h10", "HT"), ("ht", "HT"), (" d2 ", "D2"), ("c9", "C9")],
)
def test_a_card_is_read(text: str, card: str) -> None:
    assert parse_card(text).text == card


@pytest.mark.parametrize("text", ["", "S", "SAA", "XA", "S1", "AS", "S11", "SA SK"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="bad_card"):
        parse_card(text)


def test_cards_compare_as_the_objects_they_are_and_have_no_order_of_their_own() -> None:
    assert Card.__eq__ is object.__eq__
    assert Card.__lt__ is object.__lt__


@given(strategies.cards())
def test_there_is_one_object_a_card(card: Card) -> None:
    assert parse_card(card.text) is card
    assert copy.copy(card) is copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert DECK[51 - card.index] is card
    assert repr(card) == card.text


@pytest.mark.parametrize(
    ("later", "earlier", "trumps", "beats"),
    [
        ("SA", "SK", None, True),
        ("SK", "SA", None, False),
        ("HA", "S2", None, False),
        ("H2", "SA", Suit.HEARTS, True),
        ("SA", "H2", Suit.HEARTS, False),
        ("H3", "H2", Suit.HEARTS, True),
        ("CA", "S2", Suit.HEARTS, False),
    ],
)
def test_beats(later: str, earlier: str, trumps: Suit | None, beats: bool) -> None:
    assert parse_card(later).beats(parse_card(earlier), trumps) is beats


def test_cards_are_read_in_order() -> None:
    assert [card.text for card in parse_cards("D2 SA h10")] == ["D2", "SA", "HT"]
    assert parse_cards("") == ()


@given(strategies.hands())
def test_a_hand_is_written_and_read(hand: Hand) -> None:
    assert parse_hand(hand_text(hand)) == hand
    assert make_hand(reversed(hand)) == hand


def test_a_hand_is_held_spades_to_clubs_high_to_low() -> None:
    hand = make_hand(parse_cards("C3 S2 HK SA D9"))
    assert [card.text for card in hand] == ["SA", "S2", "HK", "D9", "C3"]


@pytest.mark.parametrize("text", ["AKQ", "A.K.Q", "A.K.Q.J.T", "1...", "A.X.."])
def test_what_is_no_hand_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"bad_card|bad_hand"):
        parse_hand(text)


def test_tens_and_voids_are_read() -> None:
    assert hand_text(parse_hand("a10.-.t.")) == "AT..T."


@given(strategies.hands(5))
def test_a_card_leaves_a_hand(hand: Hand) -> None:
    rest = without(hand, hand[2])
    assert hand[2] not in rest
    assert make_hand((*rest, hand[2])) == hand
