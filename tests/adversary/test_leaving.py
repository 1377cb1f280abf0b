"""Going away at awkward moments: nobody waits for ever, and no table stays behind."""

import random

from tests.room.tables import Table, kinds

from qiaopai.kernel.seats import Seat
from qiaopai.room.lobby import lobby_row
from qiaopai.room.table import Status, due
from qiaopai.room.table import commands as do


def between(**wanted):
    """A table after a deal that counts, so that the next dealer deals."""
    table = Table(rounds=2, **wanted).started()
    chance = random.Random(1)
    table.play(chance)
    while not table.here.counted:
        for person in ("ann", "bob", "cid", "dot"):
            table.do(person, do.NextDeal())
        table.play(chance)
    assert table.here.status is Status.BETWEEN
    return table


def test_the_last_who_was_not_ready_leaves():
    table = between(next_seconds=0)
    for person in ("ann", "bob", "cid"):
        table.do(person, do.NextDeal())
    assert "deal_started" in kinds(table.do("dot", do.Leave(confirmed=True)))


def test_the_last_who_was_not_ready_is_away_too_long():
    table = between(next_seconds=0)
    for person in ("ann", "bob", "cid"):
        table.do(person, do.NextDeal())
    told = kinds(table.do("room", do.TakeOver("dot")))
    assert told[0] == "seat_taken_over"
    assert "deal_started" in told


def test_nobody_is_left_between_two_deals():
    table = between(next_seconds=600)
    people = ["ann", "bob", "cid", "dot"]
    for person in people:
        table.do("room", do.TakeOver(person))
    here = table.here
    assert not here.persons
    assert not due(here)
    assert [row.data for row in lobby_row(None, here, 1)] == [None]
    table.do("ann", do.Sit(Seat.EAST))
    assert table.here.host == "ann"


def test_the_last_who_wants_no_rematch_leaves():
    table = Table(rounds=1).started()
    chance = random.Random(1)
    while table.here.status is not Status.FINISHED:
        table.play(chance)
        for person in ("ann", "bob", "cid", "dot"):
            if table.here.status is Status.BETWEEN:
                table.do(person, do.NextDeal())
    for person in ("ann", "bob", "cid"):
        table.do(person, do.Rematch())
    assert kinds(table.do("dot", do.Leave()))[-1] == "gathered_again"
    assert table.here.seats[Seat.EAST].is_empty


def test_settings_after_a_game_of_three_that_ended_elsewhere():
    table = Table(players=3, rounds=1)
    for person, seat in zip(("bob", "cid"), "NE", strict=True):
        table.do(person, do.Sit(Seat(seat)))
    table.do("ann", do.Start())
    chance, people = random.Random(1), ("ann", "bob", "cid")
    while table.here.status is not Status.FINISHED:
        table.play(chance)
        for person in people:
            if table.here.status is Status.BETWEEN:
                table.do(person, do.NextDeal())
    leaver = table.here.seats[Seat.SOUTH].person
    table.do(leaver, do.Leave())
    for person in people:
        if person != leaver:
            table.do(person, do.Rematch())
    before = table.here.seats
    assert Seat.NORTH not in before
    table.do(table.here.host, do.Set({"rounds": 2}))
    assert table.here.seats == before
    table.do(table.here.host, do.Fill("easy"))
    assert "deal_started" in kinds(table.do(table.here.host, do.Start()))
    assert Seat.WEST not in table.here.seats
