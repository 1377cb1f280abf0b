"""Drawing for seats, shuffling, cutting, dealing (tw art. 3, jcbl 發牌)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qiaopai.cards import DECK, parse_cards
from qiaopai.kernel.dealing import (
    announcing_order,
    draw_for_seats,
    seats_by_draw,
    shuffle_and_cut,
)
from qiaopai.kernel.deals import Hands, check_deal, deal_out, make_hands, parse_deal
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.sources import PreparedDeals, ShuffledPack
from qiaopai.testing import strategies

N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST


@pytest.mark.parametrize(
    ("drawn", "seats"),
    [
        ("SA HK D9 C2", (N, S, E, W)),
        ("C2 D9 HK SA", (W, E, S, N)),
        ("HK SK DK CK", (S, N, E, W)),
        ("D9 SA C9 HA", (E, N, W, S)),
    ],
)
def test_jcbl_the_two_highest_are_partners(drawn: str, seats: tuple[Seat, ...]) -> None:
    assert seats_by_draw(parse_cards(drawn)) == seats


def test_jcbl_the_highest_sits_north_and_deals() -> None:
    drawn = draw_for_seats(Entropy("draw"))
    assert len(set(drawn.cards)) == 4
    assert sorted(drawn.seats) == sorted(Seat)
    highest = max(drawn.cards, key=lambda card: (card.rank.height, card.suit.order))
    assert drawn.seats[drawn.cards.index(highest)] is drawn.dealer is N


@pytest.mark.parametrize("dealer", Seat)
def test_jcbl_left_shuffles_and_right_cuts(dealer: Seat) -> None:
    pack, record = shuffle_and_cut(dealer, Entropy("pack"))
    assert (record.by, record.cut_by) == (dealer.left, dealer.right)
    assert set(pack) == set(DECK)
    shuffled = Entropy("pack").child("shuffle").shuffle(DECK)
    assert list(pack) == shuffled[record.lifted :] + shuffled[: record.lifted]
    assert 4 <= record.lifted <= 48


@pytest.mark.parametrize("dealer", Seat)
def test_art_3b_one_at_a_time_from_the_dealers_left(dealer: Seat) -> None:
    hands = deal_out(DECK, dealer)
    assert DECK[0] in hands[dealer.left]
    assert DECK[1] in hands[dealer.partner]
    assert DECK[3] in hands[dealer]
    assert all(len(hands[seat]) == 13 for seat in Seat)


@given(st.text(alphabet="xyz", max_size=4), st.sampled_from(Seat))
def test_a_shuffled_pack_gives_whole_deals(seed: str, dealer: Seat) -> None:
    dealt = ShuffledPack().deal(1, dealer, Entropy(seed))
    check_deal(dealt.hands)
    assert dealt == ShuffledPack().deal(1, dealer, Entropy(seed))
    assert dealt.hands != ShuffledPack().deal(2, dealer, Entropy(seed)).hands


def test_a_source_may_ask_for_another_deal() -> None:
    def north_holds_the_ace(hands: Hands) -> bool:
        return DECK[0] in hands[N]

    source = ShuffledPack(north_holds_the_ace)
    for board in range(1, 6):
        assert north_holds_the_ace(source.deal(board, N, Entropy("s")).hands)


def test_a_source_that_never_accepts_gives_up() -> None:
    with pytest.raises(Refused, match="no_such_deal"):
        ShuffledPack(lambda hands: False).deal(1, N, Entropy("s"))


def test_prepared_deals_begin_again() -> None:
    deals = [deal_out(DECK, N), deal_out(DECK, E)]
    source = PreparedDeals(deals)
    found = [source.deal(board, N, Entropy("")).hands for board in (1, 2, 3)]
    assert found == [deals[0], deals[1], deals[0]]
    assert source.deal(1, N, Entropy("")).shuffled is None


@given(strategies.deals(), st.sampled_from(Seat))
def test_a_deal_is_written_and_read_from_any_seat(deal: Hands, first: Seat) -> None:
    words = dict(zip(Seat, deal.text.removeprefix("N:").split(), strict=True))
    order = [first, first.left, first.partner, first.right]
    text = f"{first.value}:" + " ".join(words[seat] for seat in order)
    assert parse_deal(text) == parse_deal(deal.text) == deal
    assert repr(deal) == deal.text


SUITS = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "N:",
        SUITS,
        "X:" + SUITS,
        "N:" + SUITS + " ...",
        "N:AKQJT9876543... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
        "N:AKQJT9876543... 2.AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
        "N:AKQJT98765433... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
        "N:XKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
    ],
)
def test_art_3d1_what_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad_deal"):
        parse_deal(text)


@given(strategies.deals(), strategies.cards())
def test_the_holder_of_a_card(deal: Hands, card: object) -> None:
    holder = deal.holder(card)  # type: ignore[arg-type]
    assert holder is not None
    assert card in deal[holder]
    emptied = make_hands(dict.fromkeys(Seat, ()))
    assert emptied.holder(card) is None  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("dealer", "vacant", "order"),
    [(N, None, (N, E, S, W)), (S, None, (S, W, N, E)), (N, W, (N, E, S)), (W, W, (N, E, S))],
)
def test_art_5_announcing_from_the_dealer(
    dealer: Seat, vacant: Seat | None, order: tuple[Seat, ...]
) -> None:
    assert announcing_order(dealer, vacant) == order
