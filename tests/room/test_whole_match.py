"""What a game may say of its own course: when a match is over, time for an answer, taking back."""

import random

import msgspec
import pytest
from tests.room.tables import GAME, PEOPLE, Table, kinds

from qiaopai.games import discover
from qiaopai.kernel.refusal import Refused
from qiaopai.room.table import Status, due
from qiaopai.room.table import commands as do
from qiaopai.room.table.due import Task

BRIDGE = discover()["bridge"]


class Match(type(GAME)):
    """Minibridge that knows no rounds: the third deal that counts finishes it."""

    last = 3
    seconds = 7

    def round_length(self, options):
        return 0

    def ended(self, state):
        outcome = super().ended(state)
        if outcome is None or state.number < self.last:
            return outcome
        return msgspec.structs.replace(outcome, finishes=True)

    def pending(self, state):
        asked = super().pending(state)
        return {
            player: msgspec.structs.replace(question, seconds=self.seconds)
            for player, question in asked.items()
        }


def played_out(table):
    chance = random.Random(3)
    deals = 0
    while table.here.status is not Status.FINISHED:
        table.play(chance)
        deals += 1
        assert deals < 10
        for person in PEOPLE.values():
            if table.here.status is Status.BETWEEN:
                table.do(person, do.NextDeal())
    return deals


def test_a_match_without_rounds_ends_when_a_deal_finishes_it():
    table = Table(1, Match(), rulebook="tw").started()
    assert played_out(table) == Match.last
    assert kinds(table.commits[-1].events)[-1] == "game_finished"


def test_rounds_do_not_end_it_sooner_and_a_deal_may_end_rounds():
    longer = Match()
    longer.last = 6
    assert played_out(Table(1, longer, rulebook="tw", rounds=1).started()) == 6
    rounds = Match()
    rounds.last, rounds.round_length = 2, lambda options: 4
    table = Table(1, rounds, rulebook="tw").started()
    played_out(table)
    assert len(table.here.sheet) == rounds.last


def deadline(table):
    times = [one.at for one in due(table.here) if one.task is Task.TIME]
    return [at - table.now for at in times]


def test_a_game_s_own_time_goes_before_the_table_s():
    assert deadline(Table(1, Match(), rulebook="tw", play_seconds=60).started()) == [7_000]
    assert deadline(Table(1, GAME, play_seconds=60).started()) == [60_000]
    untimed = Match()
    untimed.seconds = 0
    assert deadline(Table(1, untimed, rulebook="tw", play_seconds=60).started()) == []


def test_a_table_chooses_among_the_game_s_ways_of_taking_back():
    for policy in BRIDGE.undo_policies:
        assert Table(1, BRIDGE, undo=policy).here.settings.undo == policy
    strict = Match()
    strict.undo_policies = ("none", "casual")
    assert Table(1, strict, rulebook="tw", undo="casual").here.settings.undo == "casual"
    with pytest.raises(Refused) as caught:
        Table(1, strict, rulebook="tw", undo="auction")
    assert caught.value.code == "bad_setting"
