"""A table as pure functions."""

import random

import pytest
from tests.room.tables import GAME, PEOPLE, Table, kinds

from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.room.table import Status, due, view, viewer_of
from qiaopai.room.table import commands as do
from qiaopai.room.table.due import Task


def refused(table, by, body):
    with pytest.raises(Refused) as caught:
        table.do(by, body)
    return caught.value.code


def test_who_opens_a_table_hosts_it_and_sits_south():
    table = Table()
    assert table.here.host == "ann"
    assert table.here.seat_of("ann") is Seat.SOUTH
    assert table.here.status is Status.GATHERING


def test_seats():
    table = Table()
    assert refused(table, "bob", do.Sit(Seat.SOUTH)) == "seat_taken"
    assert kinds(table.do("bob", do.Sit(Seat.WEST))) == ["seat_taken"]
    assert kinds(table.do("bob", do.Sit(Seat.EAST))) == ["seat_left", "seat_taken"]
    assert kinds(table.do("bob", do.Leave())) == ["seat_left"]
    assert refused(table, "bob", do.Leave()) == "not_seated"
    assert refused(table, "bob", do.Fill("easy")) == "not_host"
    assert refused(table, "ann", do.AddBot(Seat.WEST, "genius")) == "unknown_bot"
    assert refused(table, "ann", do.Start()) == "seats_empty"
    assert kinds(table.do("ann", do.Fill("easy"))) == ["bot_seated"] * 3
    assert kinds(table.do("ann", do.RemoveBot(Seat.WEST))) == ["seat_left"]
    assert refused(table, "ann", do.RemoveBot(Seat.WEST)) == "no_bot_there"


def test_a_person_may_sit_down_on_a_bots_seat_between_deals_only():
    table = Table()
    table.do("ann", do.Fill("easy"))
    table.do("ann", do.Start())
    assert refused(table, "eve", do.Sit(Seat.NORTH)) == "deal_not_ended"
    table.play(random.Random(1))
    assert table.here.status is Status.BETWEEN
    assert kinds(table.do("eve", do.Sit(Seat.NORTH))) == ["seat_taken"]


def test_the_host_sets_before_the_start_only():
    table = Table()
    table.do("ann", do.Set({"rounds": 2, "advice": True}))
    assert table.here.settings.rounds == 2
    assert table.here.options.advice is True
    for wrong in (
        {"rounds": 0},
        {"colour": "red"},
        {"players": 7},
        {"rounds": "two"},
        {"hall": []},
    ):
        assert refused(table, "ann", do.Set(wrong)) == "bad_setting"
    assert refused(table.gathered(), "bob", do.Set({"rounds": 1})) == "not_host"
    table.do("ann", do.Start())
    assert refused(table, "ann", do.Set({"rounds": 1})) == "already_started"


def test_a_host_who_leaves_has_a_successor():
    table = Table().gathered()
    assert kinds(table.do("ann", do.Leave())) == ["seat_left", "host_changed"]
    assert table.here.host == "cid"


def test_leaving_a_running_game_says_first_what_it_costs():
    table = Table().started()
    with pytest.raises(Refused) as caught:
        table.do("bob", do.Leave())
    assert caught.value.code == "rounds_not_finished"
    assert caught.value.data == {"cost": 0, "rounds": 1}
    assert kinds(table.do("bob", do.Leave(confirmed=True))) == ["seat_left", "bot_seated"]
    assert table.here.seats[Seat.WEST].bot == "easy"


def test_away_and_back():
    table = Table().started()
    assert kinds(table.do("room", do.TakeOver("bob"))) == ["seat_taken_over"]
    chair = table.here.seats[Seat.WEST]
    assert (chair.person, chair.bot) == ("bob", "easy")
    assert viewer_of(table.here, "bob").player is None
    assert refused(table, "bob", do.NextDeal()) == "deal_not_ended"
    assert kinds(table.do("room", do.GiveBack("bob"))) == ["seat_returned"]
    assert viewer_of(table.here, "bob").player is Seat.WEST


def test_no_return_where_the_setting_says_so():
    table = Table(**{"return": "never"}).started()
    table.do("room", do.TakeOver("bob"))
    assert refused(table, "room", do.GiveBack("bob")) == "bot_plays"


def test_who_is_away_when_the_deal_ends_is_out():
    table = Table().started()
    table.do("room", do.TakeOver("ann"))
    table.play(random.Random(1))
    told = kinds(table.commits[-1].events)
    assert told[-3:] == ["seat_left", "bot_seated", "host_changed"]
    assert table.here.seat_of("ann") is None
    assert table.here.seats[Seat.SOUTH].bot == "easy"


def test_deal_after_deal_to_the_result_and_a_rematch():
    table = Table().started()
    chance = random.Random(1)
    while table.here.status is not Status.FINISHED:
        table.play(chance)
        for person in PEOPLE.values():
            if table.here.status is Status.BETWEEN:
                table.do(person, do.NextDeal())
    assert table.here.counted == 4
    assert kinds(table.commits[-1].events)[-1] == "game_finished"
    totals = table.here.totals()
    assert totals[Seat.NORTH] == totals[Seat.SOUTH]
    assert totals == {
        seat: sum(row.points[seat] for row in table.here.sheet) for seat in table.here.seats
    }
    assert refused(table, "ann", do.NextDeal()) == "not_playing"
    for person in PEOPLE.values():
        events = table.do(person, do.Rematch())
    assert kinds(events)[:4] == ["seat_ready", "gathered_again", "game_started", "standing_kept"]
    assert (table.here.status, table.here.number, table.here.sheet) == (Status.PLAYING, 1, ())


def test_the_next_deal_waits_for_those_who_play_themselves():
    table = Table().started()
    table.do("room", do.TakeOver("bob"))
    table.play(random.Random(1))
    assert kinds(table.do("ann", do.NextDeal())) == ["seat_ready"]
    assert table.do("ann", do.NextDeal()) == []
    table.do("cid", do.NextDeal())
    assert "deal_started" in kinds(table.do("dot", do.NextDeal()))


def test_what_is_due():
    table = Table(play_seconds=10, next_seconds=20).started()
    (task,) = due(table.here)
    assert (task.task, task.at) == (Task.TIME, table.now + 10_000)
    assert view(GAME, table.here, viewer_of(table.here, "ann")).clock.deadlines == {
        task.seat: task.at
    }
    table.do("room", do.TakeOver(table.here.seats[task.seat].person))
    assert [one.task for one in due(table.here)] == [Task.BOT]
    table.play(random.Random(1))
    assert [(one.task, one.at) for one in due(table.here)] == [(Task.NEXT, table.now + 20_000)]
    table.do("room", do.BeginDeal())
    assert table.here.status is Status.PLAYING


def test_time_given_back_after_a_pause():
    table = Table(play_seconds=10).started()
    (before,) = due(table.here)
    table.do("room", do.Compensate(3_600_000))
    (after,) = due(table.here)
    assert after.at == before.at + 3_600_000


def test_a_play_in_somebodys_name():
    table = Table(play_seconds=10).started()
    (player,) = table.here.waiting
    body = GAME.legal(table.here.deal, player)[0]
    assert kinds(table.do("room", do.PlayFor(player, body, in_time=False)))[0] == "time_ran_out"
    other = next(seat for seat in Seat if seat not in table.here.waiting)
    assert refused(table, "room", do.PlayFor(other, body)) == "not_playing"


def test_three_players_take_their_points_along():
    table = Table(players=3)
    vacant = next(seat for seat in Seat if seat not in table.here.seats)
    assert refused(table, "eve", do.Sit(vacant)) == "no_such_seat"
    table.started()
    chance = random.Random(3)
    while table.here.status is not Status.FINISHED:
        points = {
            chair.person: table.here.totals()[seat] for seat, chair in table.here.seats.items()
        }
        table.play(chance)
        gained = table.here.sheet[-1].points
        expected = {
            chair.person: points[chair.person] + gained[seat]
            for seat, chair in table.here.seats.items()
        }
        if table.here.status is Status.BETWEEN:
            table.do("room", do.BeginDeal())
        totals = table.here.totals()
        now = {chair.person: totals[seat] for seat, chair in table.here.seats.items()}
        assert now == expected
        assert len(table.here.seats) == 3
    assert table.here.counted == 6
