"""From the deal to dummy: tw art. 3-8, jcbl 報點, 莊家與夢家, 3個人的情況."""

import pytest
from tests.minibridge.playing import SOUTH_DECLARES, E, N, S, Table, W, deal_with, start_of

from qiaopai.cards import parse_hand
from qiaopai.games.minibridge.rules import commands as c
from qiaopai.games.minibridge.rules import events as e
from qiaopai.games.minibridge.rules.setup import find_declarer
from qiaopai.games.minibridge.spec import GAME
from qiaopai.kernel.dealing import announcing_order
from qiaopai.kernel.messages import Command, Office
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.points import hcp
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat


@pytest.mark.parametrize(
    ("hand", "points"),
    [("3.K54.AQ65.AQJ76", 16), ("Q9876.987.873.K2", 5), ("AK102.AQ3.J109.853", 14)],
)
def test_jcbl_examples_of_counting(hand: str, points: int) -> None:
    assert hcp(parse_hand(hand)) == points


@pytest.mark.parametrize(
    ("suits", "points"),
    [("3", 0), ("K54", 3), ("AQ65", 6), ("AQJ76", 7), ("Q9876", 2), ("J109", 1)],
)
def test_art_4_ace_4_king_3_queen_2_jack_1(suits: str, points: int) -> None:
    assert hcp(parse_hand(f"{suits}...")) == points


DECLARERS = [
    # dealer, N, E, S, W, declarer
    ("N", 12, 8, 12, 8, "N"),
    ("E", 12, 8, 12, 8, "S"),
    ("S", 12, 8, 12, 8, "S"),
    ("W", 12, 8, 12, 8, "N"),
    ("N", 8, 13, 6, 13, "E"),
    ("W", 8, 13, 6, 13, "W"),
    ("N", 11, 9, 10, 10, "N"),
    ("N", 10, 9, 11, 10, "S"),
    ("W", 2, 15, 16, 7, "E"),
    ("N", 10, 9, 10, 11, None),
    ("S", 0, 3, 20, 17, None),
]


@pytest.mark.parametrize(("dealer", "n", "e", "s", "w", "declarer"), DECLARERS)
@pytest.mark.parametrize("rulebook", ["tw", "jcbl"])
def test_art_6_and_7_the_stronger_side_and_hand_the_first_of_equals(
    dealer: str, n: int, e: int, s: int, w: int, declarer: str | None, rulebook: str
) -> None:
    points = dict(zip(Seat, (n, e, s, w), strict=True))
    table = Table(deal_with(points), rulebook, Seat(dealer))
    assert table.state.declarer == declarer
    if declarer is None:
        assert table.state.phase is Phase.ENDED
        return
    assert table.state.phase is Phase.CONTRACT
    assert table.state.dummy is Seat(declarer).partner
    assert table.state.dummy_faced


@pytest.mark.parametrize("rulebook", ["tw", "jcbl"])
@pytest.mark.parametrize("dealer", Seat)
def test_art_3d3_at_20_20_the_same_dealer_deals_again(rulebook: str, dealer: Seat) -> None:
    table = Table(deal_with({N: 10, E: 9, S: 10, W: 11}), rulebook, dealer)
    outcome = GAME.ended(table.state)
    assert outcome is not None
    assert not outcome.counts
    assert set(outcome.points.values()) == {0}
    new = GAME.next_deal(table.state)
    assert (new.dealer, new.board) == (dealer, 2)


def test_20_20_may_be_played_in_duplicate() -> None:
    announced = ((N, 10), (E, 9), (S, 10), (W, 11))
    assert find_declarer(announced) is None
    assert find_declarer(announced, redeal=False) is W
    tied = ((N, 10), (E, 10), (S, 10), (W, 10))
    assert find_declarer(tied, redeal=False) is N


@pytest.mark.parametrize("dealer", Seat)
def test_art_5_everyone_announces_in_turn_from_the_dealer(dealer: Seat) -> None:
    table = Table(dealer=dealer)
    said = [one.body for one in table.commits[0] if isinstance(one.body, e.PointsAnnounced)]
    assert [one.seat for one in said] == list(announcing_order(dealer))
    assert [one.points for one in said] == [hcp(SOUTH_DECLARES[one.seat]) for one in said]


def test_a_learner_counts_himself() -> None:
    table = Table(count_points="player", dealer=E)
    assert table.waiting == {"E": "announce"}
    assert table.refused(S, c.Announce(27)) == "not_your_turn"
    assert table.refused(E, c.Announce(1)) == "wrong_count"
    assert table.view(S).announced == {}
    for player, points in ((E, 0), (S, 27), (W, 4), (N, 9)):
        assert table.state.phase is Phase.ANNOUNCING
        table.do(player, c.Announce(points))
    assert table.state.phase is Phase.CONTRACT
    assert table.refused(N, c.Announce(9)) == "not_now"


def test_where_the_table_counts_nobody_announces() -> None:
    assert Table().refused(N, c.Announce(9)) == "not_now"


def test_one_who_does_not_answer_announces_what_he_has() -> None:
    table = Table(count_points="player")
    for _ in range(4):
        table.default()
    assert table.state.declarer is S


@pytest.mark.parametrize(
    ("dealer", "vacant", "points", "order", "declarer", "mover"),
    [
        ("N", "W", (11, 8, 14, 7), "NES", "S", "N"),  # dummy's owner defends
        ("N", "W", (14, 8, 11, 7), "NES", "N", "S"),
        ("W", "S", (12, 13, 7, 8), "WNE", "E", "W"),
        ("N", "W", (9, 12, 9, 10), "NES", "E", None),  # the vacant hand is dummy
        ("N", "W", (7, 10, 8, 15), "NES", "W", "E"),  # the vacant hand declares
        ("W", "W", (7, 10, 8, 15), "NES", "W", "E"),  # and would deal
        ("E", "N", (11, 9, 11, 9), "ESW", "S", None),
        ("N", "E", (8, 12, 8, 12), "NSW", "W", None),
        ("W", "E", (8, 12, 8, 12), "WNS", "W", None),
    ],
)
def test_jcbl_three_players(
    dealer: str,
    vacant: str,
    points: tuple[int, int, int, int],
    order: str,
    declarer: str,
    mover: str | None,
) -> None:
    hcps = dict(zip(Seat, points, strict=True))
    table = Table(deal_with(hcps), "jcbl", Seat(dealer), Seat(vacant))
    said = [one.body for one in table.commits[0] if isinstance(one.body, e.PointsAnnounced)]
    assert "".join(one.seat.value for one in said if not one.deduced) == order
    assert [(one.seat, one.points) for one in said if one.deduced] == [
        (Seat(vacant), hcps[Seat(vacant)])
    ]
    assert table.state.declarer == declarer
    moves = [one.body for one in table.commits[0] if isinstance(one.body, e.PlayerMoved)]
    assert [(one.from_.value, one.to.value) for one in moves] == (
        [(mover, vacant)] if mover else []
    )
    expected = Seat(mover) if declarer == vacant and mover else Seat(declarer)
    assert table.state.controller(Seat(declarer)) is expected
    assert table.state.controller(Seat(declarer).partner) is expected


def test_jcbl_three_players_at_20_20() -> None:
    table = Table(deal_with({N: 10, E: 9, S: 10, W: 11}), "jcbl", N, W)
    outcome = GAME.ended(table.state)
    assert outcome is not None
    assert set(outcome.points) == {N, E, S}
    new = GAME.next_deal(table.state)
    assert (new.dealer, new.vacant, new.moves) == (N, W, ())


def test_who_moves_sees_the_vacant_hand_and_no_other() -> None:
    table = Table(deal_with({N: 11, E: 8, S: 14, W: 7}), "jcbl", N, W)
    north = table.view(N)
    assert {seat.value for seat, hand in north.hands.items() if hand.cards} == {"N", "W"}
    east = table.view(E)
    assert {seat.value for seat, hand in east.hands.items() if hand.cards} == {"N", "E"}


def test_only_the_room_deals_and_only_between_deals() -> None:
    start = start_of(SOUTH_DECLARES)
    with pytest.raises(Refused, match="not_now"):
        GAME.decide(GAME.initial(), Command(N, 0, start))
    table = Table()
    with pytest.raises(Refused, match="not_now"):
        table.send(Command(Office.ROOM, 0, start))
    with pytest.raises(Refused, match="unknown_rulebook"):
        GAME.decide(
            GAME.initial(), Command(Office.ROOM, 0, start_of(SOUTH_DECLARES, rulebook="xx"))
        )


def test_art_8_dummy_is_seen_by_all_and_declarers_hand_by_himself() -> None:
    table = Table()
    for player in (E, W):
        seen = {seat for seat, hand in table.view(player).hands.items() if hand.cards}
        assert seen == {player, N}
    assert {seat for seat, hand in table.view(S).hands.items() if hand.cards} == {N, S}
    assert {seat for seat, hand in table.view(N).hands.items() if hand.cards} == {N}
