"""Time at a bridge table: who is late, who is away, and questions that give nobody more time."""

import random

import pytest
from tests.room.tables import PEOPLE, Table, kinds

from qiaopai.games import discover
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.commands import AskMeaning, Explain, MakeCall
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import CLOCKWISE, Player, Seat
from qiaopai.room.table import Status, due
from qiaopai.room.table import commands as do
from qiaopai.room.table.due import Task

BRIDGE = discover()["bridge"]
PASS = MakeCall(Call.PASS)


def clocked(**more):
    return Table(2, BRIDGE, play_seconds=20, **more).started()


def late(table, seat, body=PASS):
    return table.do("room", do.PlayFor(seat, body, in_time=False))


def deadlines(table):
    return {one.seat: one.at for one in due(table.here) if one.task is Task.TIME}


def test_three_in_a_row_count_as_away():
    table = clocked()
    for turn in range(3):
        assert table.here.seats[Seat.NORTH].bot is None
        events = late(table, Seat.NORTH, MakeCall(Call(f"{turn + 1}C")))
        for person in ("dot", "ann", "bob"):
            table.do(
                person, PASS if person != "ann" or turn == 2 else MakeCall(Call(f"{turn + 1}H"))
            )
    assert kinds(events) == ["time_ran_out", "call_made", "seat_taken_over"]
    assert table.here.seats[Seat.NORTH].bot == "easy"
    assert table.here.seats[Seat.NORTH].person == "cid"


def test_an_act_of_one_s_own_begins_the_count_anew():
    table = clocked()
    late(table, Seat.NORTH, MakeCall(Call("1C")))
    assert table.here.timeouts == {Seat.NORTH: 1}
    for person in ("dot", "ann", "bob"):
        table.do(person, PASS if person != "ann" else MakeCall(Call("1H")))
    late(table, Seat.NORTH, MakeCall(Call("1S")))
    assert table.here.timeouts == {Seat.NORTH: 2}
    for person in ("dot", "ann", "bob"):
        table.do(person, PASS if person != "ann" else MakeCall(Call("2H")))
    table.do("cid", PASS)
    assert table.here.timeouts == {}


def test_three_in_a_row_may_stand_in_two_deals():
    """Passed out: each has answered once, and North not in time."""
    table = clocked()
    for deal in range(3):
        for seat in CLOCKWISE.from_seat(Seat("NESW"[deal])):
            if seat is Seat.NORTH:
                events = late(table, seat)
            else:
                table.do(table.here.players[seat], PASS)
        if deal < 2:
            assert table.here.timeouts == {Seat.NORTH: deal + 1}
            table.do("room", do.BeginDeal())
            assert table.here.timeouts == {Seat.NORTH: deal + 1}
    assert kinds(events)[-1] == "seat_taken_over"


def test_who_asks_for_the_next_deal_is_here():
    table = clocked()
    for seat in CLOCKWISE.from_seat(Seat.NORTH):
        late(table, seat)
    assert set(table.here.timeouts) == set(Seat)
    table.do("cid", do.NextDeal())
    assert set(table.here.timeouts) == set(Seat) - {Seat.NORTH}


def away():
    table = clocked()
    table.do("room", do.TakeOver("cid"))
    return table


def test_who_was_counted_away_returns():
    table = away()
    with pytest.raises(Refused, match="bot_plays"):
        table.do("cid", PASS)
    assert kinds(table.do("cid", do.Return())) == ["seat_returned"]
    assert table.do("cid", do.Return()) == []
    table.do("cid", PASS)


def test_where_nobody_returns():
    table = clocked(**{"return": "never"})
    table.do("room", do.TakeOver("cid"))
    with pytest.raises(Refused, match="bot_plays"):
        table.do("cid", do.Return())


def test_a_question_gives_nobody_more_time():
    table = clocked()
    table.do("cid", MakeCall(Call("1C")))
    (before,) = deadlines(table).values()
    table.do("dot", AskMeaning(1))
    now = deadlines(table)
    assert now[Seat.EAST] == before
    assert now[Seat.NORTH] == table.now + 20_000
    table.do("dot", PASS)
    assert deadlines(table)[Seat.NORTH] == now[Seat.NORTH]
    assert deadlines(table)[Seat.SOUTH] == table.now + 20_000


def test_who_does_not_explain_is_not_late():
    table = clocked()
    table.do("cid", MakeCall(Call("1C")))
    table.do("dot", AskMeaning(1))
    question = table.here.waiting[Player(Seat.NORTH)].question
    assert isinstance(question.default, Explain)
    assert kinds(late(table, Seat.NORTH, question.default)) == ["meaning_given"]
    assert table.here.timeouts == {}


def test_the_same_hand_leading_again_has_new_time():
    """Also while somebody else owes an answer."""
    table = Table(7, BRIDGE, play_seconds=20).started()
    table.do("cid", MakeCall(Call("1NT")))
    table.do("dot", AskMeaning(1))
    chance = random.Random(7)
    while table.here.status is Status.PLAYING:
        player = next(
            one for one, was in table.here.waiting.items() if was.question.kind != "explain"
        )
        legal = [
            one for one in table.legal(player)
            if type(one).__struct_config__.tag in {"call", "play", "agree"}
        ]  # fmt: skip
        table.do(PEOPLE[player], legal[0] if legal[0] == PASS else chance.choice(legal))
        others = {one: at for one, at in deadlines(table).items() if one is not Seat.NORTH}
        assert all(at == table.now + 20_000 for at in others.values())


@pytest.mark.parametrize(("rulebook", "dealer"), [("online", Seat.SOUTH), ("wbf2017", Seat.NORTH)])
def test_who_deals_first(rulebook, dealer):
    table = Table(3, BRIDGE, rulebook=rulebook).started()
    assert table.here.deal.dealer is dealer
    first = table.here.deal.vulnerability
    while table.here.status is Status.PLAYING:
        (player,) = table.here.waiting
        table.do(PEOPLE[player], PASS)
    table.do("room", do.BeginDeal())
    assert table.here.deal.dealer is dealer.left
    assert first == "none"
    assert table.here.sheet[0].summary == {"outcome": "passed_out"}
