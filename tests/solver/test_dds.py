"""DDS: known results, invariants, endings against a plain search."""

import re
from pathlib import Path

import pytest
from tests.endgame import tricks_for
from tests.solver.making import TRUMPS, deal, ending, turned

from qiaopai.cards import Suit
from qiaopai.kernel.deals import Hands, parse_deal
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import CLOCKWISE, Seat, Side
from qiaopai.solver.dds import Dds
from qiaopai.solver.interface import Table, make_table, parse_table
from qiaopai.solver.positions import Position, opening

SESSION = Path(__file__).parents[1] / "vectors" / "sample_session.pbn"
KNOWN = re.findall(
    r'\[Deal "(.*?)"\].*?\[DoubleDummyTricks "(.*?)"\]', SESSION.read_text("utf-8"), re.DOTALL
)
FOUR_SUITS = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def test_the_session_has_boards() -> None:
    assert len(KNOWN) == 2


@pytest.mark.parametrize(("written", "digits"), KNOWN)
def test_known_tables(solver: Dds, written: str, digits: str) -> None:
    assert solver.table(parse_deal(written)) == parse_table(digits)


@pytest.mark.parametrize(("written", "digits"), KNOWN)
def test_a_table_is_twenty_opening_leads(solver: Dds, written: str, digits: str) -> None:
    hands, table = parse_deal(written), parse_table(digits)
    for seat in Seat:
        for denomination in Denomination:
            leads = solver.solve(opening(hands, seat, denomination.trumps))
            assert set(leads) == set(hands[seat.left])
            assert 13 - max(leads.values()) == table.of(seat, denomination)


def test_a_whole_suit_takes_all_tricks_as_trumps_only(solver: Dds) -> None:
    table = solver.table(parse_deal(FOUR_SUITS))
    north = [table.of(Seat.NORTH, one) for one in Denomination]
    assert north == [0, 13, 0, 13, 0]
    assert [table.of(Seat.EAST, one) for one in Denomination] == [0, 0, 13, 0, 13]


def test_turning_the_table_turns_the_results(solver: Dds) -> None:
    for n in range(3):
        hands = deal(f"turn {n}")
        table, moved = solver.tables((hands, turned(hands)))
        for seat in Seat:
            for one in Denomination:
                assert moved.of(seat.left, one) == table.of(seat, one)


def test_exchanging_suits_exchanges_the_results(solver: Dds) -> None:
    hands = deal("suits")
    words = [word.split(".") for word in hands.text[2:].split()]
    moved = parse_deal("N:" + " ".join(".".join([*word[1:], word[0]]) for word in words))
    table, other = solver.tables((hands, moved))
    suits = [Denomination.SPADES, Denomination.HEARTS, Denomination.DIAMONDS, Denomination.CLUBS]
    for seat in Seat:
        assert table.of(seat, Denomination.NOTRUMP) == other.of(seat, Denomination.NOTRUMP)
        for place, suit in enumerate(suits):
            assert other.of(seat, suits[place - 1]) == table.of(seat, suit)


def test_both_sides_share_thirteen_tricks(solver: Dds) -> None:
    """What declarer takes against the best lead, the defence does not."""
    hands = deal("share")
    for trumps in TRUMPS:
        position = opening(hands, Seat.SOUTH, trumps)
        for card, tricks in solver.solve(position).items():
            following = position.after(card)
            assert following is not None
            assert max(solver.solve(following).values()) == 13 - tricks


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
@pytest.mark.parametrize("played", [0, 1, 2, 3])
@pytest.mark.parametrize("revoking", [False, True])
def test_endings_against_a_plain_search(
    solver: Dds, cards: int, played: int, revoking: bool
) -> None:
    for n in range(12):
        position = ending(f"{cards} {played} {n}", cards, played, revoking)
        found = solver.solve(position)
        assert list(found) == list(position.legal())
        assert found == {card: plainly(position, card) for card in found}


def plainly(position: Position, card) -> int:
    """What `solve` says, by a search of minibridge's own."""
    side = position.to_play.side
    seat = position.to_play
    left = tuple(one for one in position.hands[seat] if one is not card)
    hands = position.hands.replaced(seat, left)
    trick = position.trick.with_card(seat, card)
    every = {one: hands[one] for one in Seat}
    found = tricks_for(side, every, trick, position.trumps, 10**9)
    assert found is not None
    return found


def test_equal_cards_are_told_one_by_one(solver: Dds) -> None:
    hands = parse_deal("N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432")
    found = solver.solve(opening(hands, Seat.WEST, None))
    assert len(found) == 13
    assert set(found.values()) == {13}


@pytest.mark.parametrize("count", [0, 1, 39, 40, 41, 81])
def test_any_number_of_tables(solver: Dds, count: int) -> None:
    """Deals in which a whole suit lies in one hand are solved at once."""
    ring = [parse_deal(FOUR_SUITS)]
    for _ in range(3):
        ring.append(turned(ring[-1]))
    known = solver.tables(ring)
    assert solver.tables([ring[n % 4] for n in range(count)]) == tuple(
        known[n % 4] for n in range(count)
    )


def test_a_bad_deal_among_good_ones_is_refused(solver: Dds) -> None:
    good = deal("good")
    with pytest.raises(Refused, match="bad_deal"):
        solver.tables((good, good.replaced(Seat.NORTH, good[Seat.EAST])))


def test_tables_as_text() -> None:
    table = parse_table(KNOWN[0][1])
    assert parse_table(table.text) == table
    assert table.best_of(Side.EW, Denomination.CLUBS) == 6
    assert make_table({(s, d): table.of(s, d) for s in Seat for d in Denomination}) == table


@pytest.mark.parametrize("text", ["", "5" * 19, "5" * 21, "e" * 20, "x" * 20, "５" * 20])
def test_bad_tables_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad_table"):
        parse_table(text)


def test_the_first_of_two_loads_settles(solver: Dds) -> None:
    from qiaopai.solver import dds

    assert dds.load(threads=1) is solver
    assert solver.threads >= 1


def test_hands_are_taken_clockwise_from_north(solver: Dds) -> None:
    """A lead by each seat of the same cards."""
    aces = parse_deal("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    for seat, suit in zip(CLOCKWISE.from_seat(Seat.NORTH), Suit, strict=True):
        found = solver.solve(opening(aces, seat.right, suit))
        assert set(found.values()) == {13}, seat


def test_tables_are_values() -> None:
    assert parse_table(KNOWN[0][1]) == Table(parse_table(KNOWN[0][1]).tricks)
    assert isinstance(parse_deal(FOUR_SUITS), Hands)
