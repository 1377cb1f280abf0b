"""Promotion, passing A, falling back, penalties (ahcme 六, 七): the options one by one."""

import pytest

from qiaopai.games.guandan.rules.cards import Level
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.scoring import match as m
from qiaopai.games.guandan.scoring import penalties
from qiaopai.games.guandan.scoring.promotion import result_of
from qiaopai.games.guandan.scoring.time_end import winner_at_time
from qiaopai.games.guandan.spec.game import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command, Office
from qiaopai.kernel.playout import bots_at_table, play_out
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Seat, Side

N, E, S, W = Seat
NS, EW = Side
DOUBLE, THIRD, LAST, LOST = (N, S, E, W), (N, E, S, W), (N, E, W, S), (E, W, N, S)


def begun(seed):
    options = GAME.configure("ahcme", {})
    start = GAME.start(GAME.first_deal(options, N), options, {}, Entropy(seed), "table")
    return fold(GAME, GAME.decide(GAME.initial(), Command(Office.ROOM, 0, start)), GAME.initial())


def result(ns, ew, order, declarer=NS, fails=(0, 0), **changes):
    standing = Standing({NS: ns, EW: ew}, declarer, {NS: fails[0], EW: fails[1]})
    return result_of(standing, order, GAME.configure("ahcme", changes))


@pytest.mark.parametrize(
    ("levels", "order", "changes", "after"),
    [
        (("2", "2"), DOUBLE, {}, "5"),
        (("2", "2"), THIRD, {}, "4"),
        (("2", "2"), LAST, {}, "3"),
        (("2", "2"), DOUBLE, {"promotion_double": 4}, "6"),
        (("K", "2"), DOUBLE, {}, "A"),
        (("9", "2"), DOUBLE, {"target": "T"}, "T"),
        (("5", "2"), DOUBLE, {"target": "6"}, "6"),
    ],
)
def test_steps(levels, order, changes, after):
    found = result(*levels, order, **changes)
    assert (found.levels_after[NS], found.levels_after[EW]) == (after, levels[1])
    assert found.match_winner is None


@pytest.mark.parametrize(
    ("ns", "order", "declarer", "changes", "passes"),
    [
        ("A", DOUBLE, NS, {}, True),
        ("A", THIRD, NS, {}, True),
        ("A", LAST, NS, {}, False),
        ("A", DOUBLE, EW, {}, False),
        ("A", DOUBLE, EW, {"a_pass_requires_declarer": False}, True),
        ("A", LAST, EW, {"a_pass_requires_declarer": False}, False),
        ("K", DOUBLE, NS, {}, False),
        ("K", DOUBLE, NS, {"overshoot_passes_a": True}, True),
        ("Q", THIRD, NS, {"overshoot_passes_a": True}, False),
        ("T", DOUBLE, NS, {"target": "T"}, True),
        ("T", DOUBLE, NS, {}, False),
    ],
)
def test_who_passes(ns, order, declarer, changes, passes):
    found = result(ns, "9", order, declarer, **changes)
    assert found.passed_a is passes
    assert found.match_winner is (NS if passes else None)


@pytest.mark.parametrize(
    ("order", "fails", "changes", "level", "count"),
    [
        (LAST, 0, {}, "A", 1),
        (LOST, 1, {}, "A", 2),
        (LOST, 2, {}, "2", 0),
        (LAST, 2, {}, "2", 0),
        (LOST, 2, {"a_fail_to": "J"}, "J", 0),
        (LOST, 2, {"a_fail_to": "opponents"}, "Q", 0),
        (LOST, 2, {"a_fail_limit": 0}, "A", 3),
        (LOST, 2, {"a_fail_counts": "only_1_4"}, "A", 2),
        (LAST, 2, {"a_fail_counts": "only_1_4"}, "2", 0),
        (DOUBLE, 2, {}, "A", 2),
    ],
)
def test_failures_at_ace(order, fails, changes, level, count):
    found = result("A", "9", order, NS, (fails, 0), **changes)
    assert (found.levels_after[NS], found.a_fails[NS]) == (level, count)
    assert found.fell is (NS if level != "A" else None)


def test_failures_in_a_row_begin_anew_after_another_deal():
    for consecutive, count in ((False, 2), (True, 0)):
        found = result("A", "9", LOST, EW, (2, 0), a_fail_consecutive=consecutive)
        assert found.a_fails[NS] == count
    assert result("A", "9", LAST, NS, (1, 0), a_fail_consecutive=True).a_fails[NS] == 2


def test_a_failure_that_does_not_count_ends_a_row():
    for consecutive, count in ((False, 2), (True, 0)):
        changes = {"a_fail_counts": "only_1_4", "a_fail_consecutive": consecutive}
        assert result("A", "9", LOST, NS, (2, 0), **changes).a_fails[NS] == count


def test_a_fall_never_lifts():
    assert result("6", "T", LOST, NS, (2, 0), target="6", a_fail_to="J").levels_after[NS] == "6"
    opponents = result("6", "6", LAST, NS, (2, 0), target="6", a_fail_to="opponents")
    assert opponents.levels_after[NS] == "6"


def test_the_next_deal_is_at_the_winners_level():
    standing = result("5", "9", LOST).standing()
    assert (standing.declarer, standing.played, standing.order) == (EW, "Q", LOST)


@pytest.mark.parametrize(("can_pass", "passed"), [(False, None), (True, NS)])
def test_a_penalty_stops_at_ace_or_passes_it(can_pass, passed):
    options = GAME.configure("ahcme", {"penalty_can_pass_a": can_pass})
    sheet = penalties.Sheet({NS: Level.ACE, EW: Level.TWO})
    after = penalties.foul(sheet, EW, options)
    assert (after.levels[NS], after.passed) == (Level.ACE, passed)


def test_a_timed_match_may_end_in_a_draw_or_ask_for_a_deal():
    levels, reached = {NS: Level.FIVE, EW: Level.FIVE}, {NS: 3, EW: 1}
    found = {
        tie: winner_at_time(levels, reached, None, GAME.configure("ahcme", {"time_tie": tie}))
        for tie in ("first_reached", "draw", "extra_deal")
    }
    assert found == {"first_reached": EW, "draw": None, "extra_deal": "extra deal"}
    assert winner_at_time(levels, reached, NS, GAME.configure("ahcme", {})) is NS


def test_a_match_refuses_what_is_out_of_time():
    match, options = m.Match(), GAME.configure("ahcme", {})
    for step in (
        lambda: m.start_deal(match),
        lambda: m.end_deal(match, DOUBLE, options),
        lambda: m.whistle(match, options),
        lambda: m.arrive(match, NS, 601),
    ):
        with pytest.raises(Refused):
            step()
    with pytest.raises(Refused):
        m.arrive(m.arrive(match, NS, 0), NS, 5)
    both = m.arrive(m.arrive(match, NS, 0), EW, 600)
    with pytest.raises(Refused):
        m.withdraw(both, NS)


def test_where_the_turn_is_lost_a_foul_lifts_nobody():
    for rulebook, level in (("ahcme", Level.THREE), ("national2017", Level.TWO)):
        options = GAME.configure(rulebook, {})
        sheet = penalties.foul(penalties.Sheet(dict.fromkeys(Side, Level.TWO)), NS, options)
        assert (sheet.levels[EW], sheet.fouls[NS]) == (level, 1)


def test_a_deal_counts_at_the_level_at_which_it_began():
    """A level won by a foul in a deal is not the level that is played in it."""
    options = GAME.configure("ahcme", {})
    match = m.arrive(m.arrive(m.Match(), NS, 0), EW, 0)
    for _ in range(4):
        match = m.end_deal(m.start_deal(match), DOUBLE, options)
    assert match.levels[NS] is Level.ACE
    king = m.replace(match, sheet=m.replace(match.sheet, levels={NS: Level.KING, EW: Level.TWO}))
    raised = m.punish(m.start_deal(king), EW, played=True, options=options)
    assert raised.levels[NS] is Level.ACE
    assert m.end_deal(raised, DOUBLE, options).status is m.Status.PLAYING
    passed = m.end_deal(m.start_deal(match), DOUBLE, options)
    assert (passed.winner, passed.how) == (NS, "passed A")


def test_the_last_draws_first_in_the_next_deal():
    state = play_out(GAME, begun("draws"), bots_at_table(GAME.bots, ("easy",)), 0, Entropy("d"))
    assert state.result is not None
    assert GAME.next_deal(state).dealer is state.result.order[3]
