"""Tribute: who pays what to whom, what comes back, who leads (ahcme 五)."""

import pytest
from tests.guandan.playing import E, N, S, Table, W

from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import Card
from qiaopai.games.guandan.rules.state import Phase
from qiaopai.games.guandan.spec.game import GAME
from qiaopai.kernel.messages import kind_of

SINGLE = (N, W, S, E)
DOUBLE = (N, S, W, E)
WINNERS = {N: "S4 C4 S9", S: "S5 C5 S8"}


def pay(table, seat, card):
    return table.do(seat, c.PayTribute(Card(card)))


def give(table, seat, card):
    return table.do(seat, c.ReturnTribute(Card(card)))


def test_the_last_pays_the_first_who_returns_a_low_card_and_the_payer_leads():
    table = Table({N: "S4 ST SJ H6", E: "H6 SA SK S5"}, "6", SINGLE)
    assert table.asked() == {E: "tribute"}
    assert table.cards(E) == {Card.SA}, "a wild card is exempt"
    assert pay(table, E, "SA") == ["tribute_chosen", "tribute_paid"]
    assert table.state.hand(N).count(Card.SA) == 1
    assert table.asked() == {N: "return"}
    assert table.cards(N) == {Card.S4, Card.ST}
    assert give(table, N, "S4") == ["return_chosen", "tribute_returned", "lead_given"]
    assert Card.S4 in table.state.hand(E)
    assert (table.state.phase, table.state.turn) == (Phase.PLAY, E)


def test_the_last_pays_his_own_partner_too():
    table = Table({N: "S4 ST", S: "HR SB"}, "6", (N, W, E, S))
    pay(table, S, "HR")
    assert [one.receiver for one in table.state.payments] == [N]


def test_among_equal_cards_the_payer_chooses():
    table = Table({E: "S6 C6 H6 SA"}, "6", SINGLE)
    assert table.cards(E) == {Card.S6, Card.C6}
    assert table.refused(E, c.PayTribute(Card.SA)).code == "not_that_card"
    assert table.refused(W, c.PayTribute(Card.C3)).code == "not_asked"


def test_the_higher_card_goes_to_the_first_and_its_payer_leads():
    table = Table({**WINNERS, W: "SA SK", E: "SB S7"}, "6", DOUBLE)
    assert table.asked() == {W: "tribute", E: "tribute"}
    pay(table, W, "SA")
    pay(table, E, "SB")
    assert {(one.payer, one.receiver) for one in table.state.payments} == {(E, N), (W, S)}
    give(table, N, "S4")
    assert give(table, S, "S5")[-1] == "lead_given"
    assert (Card.S4 in table.state.hand(E), Card.S5 in table.state.hand(W)) == (True, True)
    assert table.state.turn is E


def tied(**changes):
    table = Table({**WINNERS, W: "SA SK", E: "CA S7"}, "6", DOUBLE, **changes)
    pay(table, W, "SA")
    pay(table, E, "CA")
    return table


@pytest.mark.parametrize("payer", [W, E])
@pytest.mark.parametrize("giver", [N, S])
def test_equal_tributes_the_first_chooses_then_his_payer_chooses_the_return(payer, giver):
    table = tied()
    assert table.asked() == {N: "take_tribute"}
    assert {body.payer for body in table.choices(N)} == {W, E}
    assert table.refused(N, c.TakeTribute(S)).code == "not_that_card"
    assert table.refused(S, c.TakeTribute(W)).code == "not_asked"
    table.do(N, c.TakeTribute(payer))
    give(table, N, "S4")
    assert give(table, S, "S5") == ["return_chosen", "tribute_returned"]
    assert table.asked() == {payer: "take_return"}
    assert table.refused(payer, c.TakeReturn(payer)).code == "not_that_card"
    assert table.do(payer, c.TakeReturn(giver)) == ["return_taken", "lead_given"]
    assert (Card.S4 if giver is N else Card.S5) in table.state.hand(payer)
    assert table.state.turn is payer


def test_equal_tributes_go_to_the_player_before_or_by_lot():
    assert {(p.payer, p.receiver) for p in tied(tribute_tie="clockwise").state.payments} == {
        (W, N),
        (E, S),
    }, "west follows north"
    to_the_left = tied(tribute_tie="clockwise", turn_direction="cw").state.payments
    assert {(p.payer, p.receiver) for p in to_the_left} == {(E, N), (W, S)}
    lots = set()
    for digit in "01":
        table = Table(
            {**WINNERS, W: "SA SK", E: "CA S7"}, "6", DOUBLE,
            salt="0" * 63 + digit, tribute_tie="random",
        )  # fmt: skip
        pay(table, W, "SA")
        pay(table, E, "CA")
        lots.add(next(one.payer for one in table.state.payments if one.receiver is N))
    assert lots == {W, E}


def test_paired_returns_go_back_to_the_payer():
    table = tied(tribute_tie="clockwise", tie_return="paired")
    give(table, N, "S4")
    assert give(table, S, "S5")[-1] == "lead_given"
    assert (Card.S4 in table.state.hand(W), Card.S5 in table.state.hand(E)) == (True, True)


def test_a_tribute_is_closed_until_both_are_in():
    table = Table({**WINNERS, W: "SA SK", E: "SB S7"}, "6", DOUBLE)
    pay(table, W, "SA")
    assert table.asked() == {E: "tribute"}
    assert table.view(W).tribute.own is Card.SA
    for seat in (N, E, S):
        seen = table.view(seat).tribute
        assert (seen.laid, seen.payments, seen.own) == ((W,), (), table.view(N).tribute.own)
    assert table.refused(W, c.PayTribute(Card.SA)).code == "not_asked"
    pay(table, E, "SB")
    assert all(len(table.view(seat).tribute.payments) == 2 for seat in (N, E, S, W))


def test_a_return_is_closed_until_both_are_in():
    table = Table({**WINNERS, W: "SA SK", E: "SB S7"}, "6", DOUBLE)
    pay(table, W, "SA")
    pay(table, E, "SB")
    give(table, S, "S5")
    assert (table.view(W).tribute.laid, table.view(W).tribute.returns) == ((S,), ())
    assert table.view(S).tribute.own is Card.S5


def test_both_big_jokers_refuse_by_themselves_and_the_first_leads():
    alone = Table({E: "HR HR SA"}, "6", SINGLE)
    assert [kind_of(one.body) for one in alone.events] == ["anti_tribute_shown", "lead_given"]
    assert (alone.state.turn, dict(alone.state.anti)) == (N, {E: 2})
    together = Table({E: "HR SA", W: "HR"}, "6", DOUBLE)
    assert (together.state.turn, dict(together.state.anti)) == (N, {E: 1, W: 1})
    partners = Table({E: "HR SA", W: "HR"}, "6", SINGLE)
    assert partners.asked() == {E: "tribute"}, "the partner does not pay, so his does not help"


def test_refusing_may_be_left_to_the_payer():
    table = Table({E: "HR HR SA"}, "6", SINGLE, anti_tribute="optional")
    assert c.AntiTribute() in table.choices(E)
    assert table.do(E, c.AntiTribute()) == ["tribute_chosen", "anti_tribute_shown", "lead_given"]
    one = Table({E: "HR SA"}, "6", SINGLE, anti_tribute="optional")
    assert one.refused(E, c.AntiTribute()).code == "no_big_jokers"
    assert Table({E: "HR HR"}, "6", SINGLE).refused(E, c.AntiTribute()).code == "not_asked"


def test_both_payers_must_show_theirs():
    for other, shown in ((c.AntiTribute(), True), (c.PayTribute(Card.HR), False)):
        table = Table({**WINNERS, E: "HR SA", W: "HR"}, "6", DOUBLE, anti_tribute="optional")
        table.do(E, c.AntiTribute())
        assert ("anti_tribute_shown" in table.do(W, other)) is shown
    assert {one.card for one in table.state.payments} == {Card.HR}, "who would show it, pays it"


def test_who_has_nothing_low_returns_the_lowest():
    table = Table({N: "SJ HJ SQ H6", E: "HR"}, "6", SINGLE)
    pay(table, E, "HR")
    assert table.cards(N) == {Card.SJ, Card.HJ}
    free = Table({N: "SJ HJ SQ H6", E: "HR"}, "6", SINGLE, return_none="any")
    pay(free, E, "HR")
    assert free.cards(N) == {Card.SJ, Card.HJ, Card.SQ}


@pytest.mark.parametrize(
    ("changes", "order", "expected"),
    [
        ({}, SINGLE, {"S3", "ST"}),
        ({"return_level_card": True}, SINGLE, {"S3", "ST", "S6"}),
        ({"return_max_opponent": 14}, SINGLE, {"S3", "ST", "S6", "SQ"}),
        (
            {"return_max_opponent": 14, "return_tribute_card": True},
            SINGLE,
            {"S3", "ST", "S6", "SQ", "SA"},
        ),
        ({"return_max_own": 14}, SINGLE, {"S3", "ST"}),
    ],
)  # fmt: skip
def test_what_may_be_returned_to_an_opponent(changes, order, expected):
    table = Table({N: "S3 ST S6 SQ H6", E: "SA"}, "6", order, **changes)
    pay(table, E, "SA")
    assert table.cards(N) == {Card(text) for text in expected}


def test_any_card_may_go_to_a_partner_where_the_rulebook_says_so():
    table = Table({N: "S3 SQ", S: "SA"}, "6", (N, W, E, S), return_max_own=14)
    pay(table, S, "SA")
    assert table.cards(N) == {Card.S3, Card.SQ}


def test_another_copy_of_the_tribute_may_be_returned():
    table = Table({N: "SA S3", E: "SA"}, "6", SINGLE, return_max_opponent=14)
    pay(table, E, "SA")
    assert Card.SA in table.cards(N)


def test_without_tribute_the_last_leads():
    assert Table({E: "HR"}, "6", SINGLE, tribute=False).state.turn is E
    assert Table({E: "HR"}, "6", DOUBLE, tribute=False).state.turn is W, "the first's next player"


def test_time_runs_by_the_rulebook():
    table = Table({N: "S3", E: "SA"}, "6", SINGLE, tribute_seconds=20, return_seconds=40)
    assert [one.seconds for one in GAME.pending(table.state).values()] == [20]
    pay(table, E, "SA")
    assert [one.seconds for one in GAME.pending(table.state).values()] == [40]


def test_time_runs_for_whoever_chooses_too():
    table = tied(tribute_seconds=20, return_seconds=40)
    assert [(one.kind, one.seconds) for one in GAME.pending(table.state).values()] == [
        ("take_tribute", 20)
    ]
    table.do(N, c.TakeTribute(W))
    give(table, N, "S4")
    give(table, S, "S5")
    assert [(one.kind, one.seconds) for one in GAME.pending(table.state).values()] == [
        ("take_return", 40)
    ]


@pytest.mark.parametrize(
    ("rulebook", "changes", "level", "cards"),
    [
        ("national2017", {}, "2", "C2 D3 S4 SK"),
        ("ahcme", {"return_level_card": True}, "3", "C3 D4 S5 SK"),
    ],
)
def test_in_nobodys_time_the_lowest_goes_back_not_the_level_card(rulebook, changes, level, cards):
    table = Table({N: cards, E: "SA"}, level, SINGLE, rulebook=rulebook, **changes)
    pay(table, E, "SA")
    lowest = Card(cards.split()[1])
    assert GAME.pending(table.state)[N].default == c.ReturnTribute(lowest)
    assert table.choices(N)[0] == c.ReturnTribute(lowest)
    assert len(table.choices(N)) > 2
