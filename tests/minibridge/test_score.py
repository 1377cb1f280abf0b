"""The score: tw art. 16 and 20, jcbl 計分, 芝加哥, and deal after deal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.minibridge.playing import SOUTH_DECLARES, E, N, S, Table, W, deal_with

from qiaopai.games.minibridge.rulebooks import RULEBOOKS
from qiaopai.games.minibridge.rules.contract import contract_of
from qiaopai.games.minibridge.scoring.chicago import deals_in_round, totals
from qiaopai.games.minibridge.scoring.score import score, worth
from qiaopai.games.minibridge.spec import GAME
from qiaopai.kernel.commitment import commitment
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal
from qiaopai.kernel.messages import Command, Office
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Seat

NT, SPADES, HEARTS, DIAMONDS, CLUBS = Denomination
BOOKS = tuple(RULEBOOKS.values())


@pytest.mark.parametrize(
    ("denomination", "level", "tricks", "points"),
    [
        (NT, "part", 7, 90),
        (NT, "part", 9, 150),
        (NT, "game", 9, 400),
        (SPADES, "game", 10, 420),
        (HEARTS, "part", 8, 110),
        (DIAMONDS, "game", 11, 400),
        (CLUBS, "part", 7, 70),
        (CLUBS, "game", 9, -100),
        (HEARTS, "game", 7, -150),
        (NT, "part", 0, -350),
        (NT, "game", 13, 520),
    ],
)
@pytest.mark.parametrize("rulebook", ["tw", "jcbl"])
def test_art_16_both_books_agree(
    denomination: Denomination, level: str, tricks: int, points: int, rulebook: str
) -> None:
    book = RULEBOOKS[rulebook]
    assert worth(book, contract_of(book, denomination, level), tricks) == points


@given(
    st.sampled_from(BOOKS),
    st.sampled_from(Denomination),
    st.sampled_from(["part", "game", "7", "8", "9", "10", "11", "12", "13"]),
    st.integers(0, 13),
)
def test_the_terms_add_up(
    book: object, denomination: Denomination, level: str, tricks: int
) -> None:
    contract = contract_of(book, denomination, level)  # type: ignore[arg-type]
    points, terms = score(book, contract, tricks)  # type: ignore[arg-type]
    assert sum(term.points for term in terms) == points
    for term in terms:
        assert term.count * term.each == term.points
        assert term.count > 0
    assert (points > 0) is (tricks >= contract.tricks)


def test_art_16a_the_first_trick_at_notrump_is_a_term_of_its_own() -> None:
    tw, jcbl = (RULEBOOKS[name] for name in ("tw", "jcbl"))

    def terms(book: object) -> list[tuple[str, int, int]]:
        contract = contract_of(book, NT, "part")  # type: ignore[arg-type]
        found = score(book, contract, 9)[1]  # type: ignore[arg-type]
        return [(term.term, term.count, term.each) for term in found]

    assert terms(tw) == [
        ("first_odd_trick", 1, 40),
        ("further_odd_tricks", 2, 30),
        ("part_bonus", 1, 50),
    ]
    assert terms(jcbl) == [("odd_tricks", 3, 30), ("part_bonus", 1, 50), ("notrump_bonus", 1, 10)]


def test_art_16_the_side_that_scores_writes_it() -> None:
    made = Table()
    made.choose("NT game")
    made.claim_out(10)
    result = made.state.result
    assert result is not None
    assert result.outcome == "made"
    assert result.points == {N: result.score, S: result.score, E: 0, W: 0}

    down = Table(deal_with({N: 10, S: 11, E: 10, W: 9}))
    down.choose("C game")
    down.claim_out(9)
    result = down.state.result
    assert result is not None
    assert result.outcome == "down"
    assert result.points == {N: 0, S: 0, E: -result.score, W: -result.score}


def ended(deal: dict[Seat, int], dealer: Seat, vacant: Seat, tricks: int) -> Table:
    table = Table(deal_with(deal), "jcbl", dealer, vacant)
    table.choose("NT part")
    table.claim_out(tricks)
    return table


def test_jcbl_three_players_declarer_alone_wins() -> None:
    table = ended({N: 16, S: 20, E: 4, W: 0}, N, W, 8)
    result = table.state.result
    assert result is not None
    assert result.score == 120
    assert result.points == {N: 0, S: 120, E: 0}


def test_jcbl_three_players_each_defender_scores_the_penalty() -> None:
    table = ended({N: 9, S: 12, E: 10, W: 9}, N, W, 5)
    result = table.state.result
    assert result is not None
    assert result.score == -100
    assert result.points == {N: 100, S: -100, E: 100}


def test_jcbl_three_players_the_mover_who_declares_scores_for_himself() -> None:
    table = ended({N: 7, E: 10, S: 4, W: 19}, N, W, 13)
    result = table.state.result
    assert result is not None
    assert result.points == {N: 0, E: 270, S: 0}


def following(table: Table) -> NewDeal:
    return GAME.next_deal(table.state)


def test_jcbl_the_dealers_left_deals_next() -> None:
    dealers = []
    for dealer in (N, E, S, W):
        table = Table(SOUTH_DECLARES, dealer=dealer)
        table.choose()
        table.finish()
        dealers.append(following(table).dealer)
    assert dealers == [E, S, W, N]


def test_jcbl_three_players_vacant_seat_and_dealer_move_clockwise() -> None:
    """Whoever sat where the vacant seat goes takes the seat it leaves."""
    table = ended({N: 16, S: 20, E: 4, W: 0}, N, W, 7)
    new = following(table)
    assert (new.dealer, new.vacant, new.moves) == (E, N, ((N, W),))
    assert (new.number, new.board) == (2, 2)


def test_the_first_deal() -> None:
    four = GAME.first_deal(GAME.configure("jcbl", {}), S)
    assert (four.dealer, four.vacant) == (S, None)
    three = GAME.first_deal(GAME.configure("jcbl", {"players": 3}), S)
    assert (three.dealer, three.vacant) == (S, E)


def test_jcbl_a_chicago_is_four_deals_or_six_with_three_players() -> None:
    assert deals_in_round(GAME.configure("tw", {})) == 4
    assert deals_in_round(GAME.configure("tw", {"players": 3})) == 6
    assert GAME.round_length(GAME.configure("tw", {"players": 3})) == 6


def test_jcbl_three_players_in_six_deals_everyone_deals_twice() -> None:
    """Persons are followed through the chairs they move to."""
    persons: dict[Seat, str | None] = {N: "a", E: "b", S: "c", W: None}
    dealer, vacant = N, W
    dealt: list[str] = []
    for _ in range(6):
        person = persons[dealer]
        dealt.append(person or "vacant")
        table = ended({N: 16, S: 20, E: 4, W: 0}, dealer, vacant, 7)
        new = following(table)
        for source, target in new.moves:
            persons[target], persons[source] = persons[source], None
        assert new.vacant is not None
        dealer, vacant = new.dealer, new.vacant
        assert persons[vacant] is None
    assert sorted(dealt.count(person) for person in set(dealt)) == [2, 2, 2]


def test_jcbl_chicago_the_total_decides() -> None:
    deals = [{N: 420, S: 420, E: 0, W: 0}, {N: 0, S: 0, E: 120, W: 120}, {N: 50, S: 50}]
    assert totals(deals) == {N: 470, S: 470, E: 120, W: 120}
    assert totals([]) == {}


def test_a_deal_is_committed_to_and_opened_at_the_end() -> None:
    book = GAME.configure("tw", {})
    new = GAME.first_deal(book, N)
    start = GAME.start(new, book, {}, Entropy("e"), "table 7")
    assert start == GAME.start(new, book, {}, Entropy("e"), "table 7")
    assert start != GAME.start(new, book, {}, Entropy("f"), "table 7")
    state = fold(GAME, GAME.decide(GAME.initial(), Command(Office.ROOM, 0, start)))
    digest = commitment(state.dealt, start.salt.open(), "table 7", 1)
    assert start.commitment == state.commitment == digest
    assert start.shuffled is not None
    assert start.shuffled.cut_by is W
