"""Guandan at a table of the room: whole matches, the game's clock, taking back, the settings."""

import random

import pytest
from tests.room.tables import PEOPLE, Table, kinds

from qiaopai.games import discover
from qiaopai.games.guandan.rules import commands as c
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Player, Seat
from qiaopai.room.table import Status, due, view, viewer_of
from qiaopai.room.table import commands as do
from qiaopai.room.table.due import Task

GAME = discover()["guandan"]


def table(seed=1, **wanted):
    return Table(seed, GAME, **wanted)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_goes_on_until_its_target_is_passed(seed):
    here = table(seed, target="6").started()
    chance = random.Random(seed)
    while here.here.status is not Status.FINISHED:
        here.play(chance)
        for person in PEOPLE.values():
            if here.here.status is Status.BETWEEN:
                here.do(person, do.NextDeal())
    sheet = here.here.sheet
    assert kinds(here.commits[-1].events)[-1] == "game_finished"
    assert [row.number for row in sheet] == list(range(1, len(sheet) + 1))
    assert sheet[-1].summary["outcome"] == "passed"
    assert all(row.summary["outcome"] == "promoted" for row in sheet[:-1])
    assert here.here.totals()[Seat.NORTH] == here.here.totals()[Seat.SOUTH]


def test_a_rematch_begins_at_two_again():
    here = table(target="6").started()
    chance = random.Random(4)
    while here.here.status is not Status.FINISHED:
        here.play(chance)
        for person in PEOPLE.values():
            if here.here.status is Status.BETWEEN:
                here.do(person, do.NextDeal())
    for person in PEOPLE.values():
        here.do(person, do.Rematch())
    assert here.here.status is Status.PLAYING
    assert here.here.deal.standing.is_first
    assert here.here.deal.level == 2


def test_the_clock_is_the_rulebook_s():
    here = table().started()
    (task,) = due(here.here)
    assert (task.task, task.at - here.now) == (Task.TIME, 10_000)
    assert due(table(turn_seconds=0).started().here) == ()


def test_when_time_is_up_the_lowest_is_led_and_the_others_pass():
    here = table().started()
    leader = here.here.deal.turn
    question = here.here.waiting[Player(leader)].question
    events = here.do("room", do.PlayFor(leader, question.default, in_time=False))
    assert kinds(events) == ["time_ran_out", "played"]
    follower = here.here.deal.turn
    question = here.here.waiting[Player(follower)].question
    assert question.default == c.Pass()
    assert "passed" in kinds(here.do("room", do.PlayFor(follower, question.default, in_time=False)))


def test_a_play_is_taken_back_with_consent_and_is_still_known():
    here = table(undo="casual").started()
    leader = here.here.deal.turn
    before = here.here.deal
    play = next(one for one in here.legal(Player(leader)) if len(one.cards) == 1)
    here.answer(Player(leader), play)
    person = PEOPLE[leader]
    assert view(GAME, here.here, viewer_of(here.here, person)).may_undo
    here.do(person, do.AskUndo())
    events = here.do(PEOPLE[leader.left], do.AnswerUndo("accept"))
    assert "rewound" in kinds(events)
    deal = here.here.deal
    assert (deal.hands, deal.turn) == (before.hands, leader)
    assert (leader, play.cards[0]) in deal.seen


def test_settings_are_the_game_s():
    with pytest.raises(Refused):
        table(undo="auction")
    with pytest.raises(Refused):
        table(max_bomb=9)
    assert table(max_bomb=8).here.options.max_bomb == 8
    assert table(rulebook="national2017").here.options.a_fail_limit == 0
