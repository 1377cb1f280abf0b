"""Following suit and winning tricks (tw art. 11; seed 001's six examples)."""

import pytest

from qiaopai.cards import Suit, parse_card, parse_cards, parse_hand
from qiaopai.kernel.denominations import Denomination, denomination_of
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.tricks import Trick, follow_refusal, playable

N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST


def trick_led_by(leader: Seat, cards: str) -> Trick:
    trick = Trick(leader)
    for card in parse_cards(cards):
        trick = trick.with_card(trick.next_seat(), card)
    return trick


# What West, North, South and East play, West leading; the page's pictures read in that order.
JCBL_EXAMPLES = [
    (1, "S5 S8 SK SA", None, E),
    (2, "S5 SQ HA SJ", None, N),
    (3, "S5 HJ DA CK", None, W),
    (4, "S6 S4 SA SK", Suit.HEARTS, S),
    (5, "S5 SA SJ H2", Suit.HEARTS, E),
    (6, "S8 S9 H7 S4", Suit.HEARTS, S),
]


@pytest.mark.parametrize(("number", "cards", "trumps", "winner"), JCBL_EXAMPLES)
def test_jcbl_examples_of_trick_winners(
    number: int, cards: str, trumps: Suit | None, winner: Seat
) -> None:
    west, north, south, east = cards.split()
    assert trick_led_by(W, f"{west} {north} {east} {south}").winner(trumps) is winner


@pytest.mark.parametrize(
    ("cards", "trumps", "winner"),
    [
        ("D5 DA DK DQ", Suit.SPADES, N),
        ("D5 S2 S3 DA", Suit.SPADES, E),
        ("S2 DA HA CA", Suit.SPADES, W),
        ("D5 HA SA CA", None, W),
        ("D5 D6 D7 D8", None, S),
    ],
)
def test_art_11ef_who_wins(cards: str, trumps: Suit | None, winner: Seat) -> None:
    assert trick_led_by(W, cards).winner(trumps) is winner


HAND = parse_hand("AK.QJ..T98")


@pytest.mark.parametrize(
    ("suit", "cards"),
    [
        (None, "SA SK HQ HJ CT C9 C8"),
        (Suit.SPADES, "SA SK"),
        (Suit.HEARTS, "HQ HJ"),
        (Suit.DIAMONDS, "SA SK HQ HJ CT C9 C8"),
    ],
)
def test_art_11cd_follow_suit_if_you_can(suit: Suit | None, cards: str) -> None:
    assert playable(HAND, suit) == parse_cards(cards)


@pytest.mark.parametrize(
    ("card", "suit", "refusal"),
    [
        ("SA", Suit.SPADES, None),
        ("SA", None, None),
        ("SA", Suit.DIAMONDS, None),
        ("SA", Suit.HEARTS, Refusal("must_follow_suit", {"suit": "H"})),
        ("S2", Suit.SPADES, Refusal("card_not_held", {"card": "S2"})),
    ],
)
def test_why_a_card_may_not_be_played(
    card: str, suit: Suit | None, refusal: Refusal | None
) -> None:
    assert follow_refusal(HAND, parse_card(card), suit) == refusal


def test_art_11b_four_cards_clockwise_are_a_trick() -> None:
    trick = Trick(W)
    order = []
    for card in parse_cards("S2 S3 S4 S5"):
        assert not trick.is_full
        order.append(trick.next_seat())
        trick = trick.with_card(order[-1], card)
    assert order == [W, N, E, S]
    assert trick.is_full
    assert trick.suit_led is Suit.SPADES
    assert trick.card_of(E) is parse_card("S4")


def test_the_order_of_play_is_kept_and_not_inferred() -> None:
    """After a card was taken back its replacement stands last."""
    trick = Trick(W, ((W, parse_card("S2")), (E, parse_card("S4"))))
    assert trick.next_seat() is N
    assert trick.card_of(N) is None
    assert Trick(W).suit_led is None


def test_denominations() -> None:
    assert Denomination.NOTRUMP.is_notrump
    assert Denomination.NOTRUMP.trumps is None
    for suit in Suit:
        assert denomination_of(suit).trumps is suit
