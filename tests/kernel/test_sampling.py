"""Sampled deals agree with all that is known, and every such deal may come up."""

from collections import Counter
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from qiaopai.cards import DECK, Hand, Suit, make_hand, of_suit, parse_cards, parse_hand
from qiaopai.kernel.deals import Hands, deal_out
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.play.sampling import Knowledge, Limit, sample_deals
from qiaopai.kernel.points import hcp
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.tricks import Trick

N, E, S, W = Seat
NO_VOIDS: dict[Seat, frozenset[Suit]] = dict.fromkeys(Seat, frozenset())


def knowing(deal: Hands, *open_hands: Seat) -> Knowledge:
    """A whole deal of which some hands are seen."""
    held = {seat: deal[seat] if seat in open_hands else () for seat in Seat}
    seen = {card for cards in held.values() for card in cards}
    return Knowledge(
        held=held,
        missing={seat: 13 - len(held[seat]) for seat in Seat},
        played=dict.fromkeys(Seat, ()),
        voids=NO_VOIDS,
        pool=tuple(card for card in DECK if card not in seen),
        trick=Trick(N),
    )


def some(known: Knowledge, limits: dict[Seat, Limit], count: int, seed: str = "s") -> list[Hands]:
    deals = sample_deals(known, limits, Entropy(seed))
    return [hands for hands, _ in zip(deals, range(count), strict=False)]


def a_deal(seed: int) -> Hands:
    return deal_out(tuple(Entropy(str(seed)).shuffle(DECK)), N)


@settings(max_examples=60)
@given(st.integers(0, 10**6), st.sampled_from([(N, S), (N,), (E, W)]))
def test_points_are_met_exactly(seed: int, seen: tuple[Seat, ...]) -> None:
    deal = a_deal(seed)
    limits = {seat: Limit(hcp(deal[seat]), hcp(deal[seat])) for seat in Seat}
    found = some(knowing(deal, *seen), limits, 8)
    assert len(found) == 8
    for hands in found:
        assert make_hand(card for seat in Seat for card in hands[seat]) == DECK
        for seat in Seat:
            assert len(hands[seat]) == 13
            assert hcp(hands[seat]) == hcp(deal[seat])
            assert seat not in seen or hands[seat] == deal[seat]


@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_suits_shown_out_of_and_shown_cards_are_respected(seed: int) -> None:
    deal = a_deal(seed)
    void = next(suit for suit in Suit if len(of_suit(deal[E], suit)) <= 3)
    east = tuple(card for card in deal[E] if card.suit is not void)
    shown = deal[W][:2]
    known = knowing(deal, N, S)
    fillers = of_suit(deal[E], void)
    known = replace(
        known,
        held={**known.held, W: shown},
        missing={**known.missing, E: len(east), W: 11},
        played={**known.played, E: fillers},
        pool=tuple(card for card in known.pool if card not in (*shown, *fillers)),
        voids={**NO_VOIDS, E: frozenset({void})},
    )
    for hands in some(known, {}, 5):
        assert not of_suit(hands[E], void)
        assert set(shown) <= set(hands[W])


def test_where_rejection_starves_cards_are_swapped() -> None:
    """Seven hearts and seven spades in east: one deal in a million."""
    deal = Hands(
        parse_hand("AK.AK.AKQJT9.432"), parse_hand("QJT9876.QJT987.."),
        parse_hand("5432.5432.87.AKQ"), parse_hand(".6.65432.JT98765"),
    )  # fmt: skip

    def misses(hand: Hand) -> int:
        spades, hearts = (len(of_suit(hand, suit)) for suit in (Suit.SPADES, Suit.HEARTS))
        return max(7 - spades, 0) + max(6 - hearts, 0)

    found = some(knowing(deal, N, S), {E: Limit(misses=misses)}, 5)
    assert [misses(hands[E]) for hands in found] == [0] * 5


def test_what_cannot_be_met_is_loosened() -> None:
    deal = a_deal(3)
    impossible = {E: Limit(37, 37), W: Limit(37, 37)}
    assert len(some(knowing(deal, N, S), impossible, 3)) == 3


def test_cards_that_do_not_add_up_give_nothing() -> None:
    known = knowing(a_deal(4), N, S)
    assert some(replace(known, pool=known.pool[1:]), {}, 3) == []


def test_one_hidden_hand_is_known() -> None:
    deal = a_deal(5)
    assert some(knowing(deal, N, S, E), {}, 3) == [deal]


def test_all_ways_are_equally_likely() -> None:
    """Four unknown cards, two each: six ways; with 4 points each, the two aces apart: four."""
    rest = [card for card in DECK if card not in parse_cards("SA HA S2 H2")]
    known = Knowledge(
        held={N: make_hand(rest[:2]), E: (), S: make_hand(rest[2:4]), W: ()},
        missing={N: 0, E: 2, S: 0, W: 2},
        played=dict.fromkeys(Seat, ()),
        voids=NO_VOIDS,
        pool=make_hand(parse_cards("SA HA S2 H2")),
        trick=Trick(N),
    )
    free = Counter(hands[E] for hands in some(known, {}, 1200))
    assert len(free) == 6
    assert min(free.values()) > 150
    apart = Counter(hands[E] for hands in some(known, {E: Limit(4, 4), W: Limit(4, 4)}, 800))
    assert len(apart) == 4
    assert min(apart.values()) > 150


def test_the_same_entropy_gives_the_same_deals() -> None:
    known = knowing(a_deal(6), N)
    assert some(known, {}, 4, "a") == some(known, {}, 4, "a")
    assert some(known, {}, 4, "a") != some(known, {}, 4, "b")
