"""Old view and patch make the fresh view; the log gives the same table after every commit."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.room.tables import GAME, PEOPLE, Table

from qiaopai.kernel.patch import apply
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.room.changes import Whole, change, fold, missed, plain_view
from qiaopai.room.codec import Codec, new_event
from qiaopai.room.ports import StoredEvent
from qiaopai.room.table import Status, viewer_of
from qiaopai.room.table import commands as do

CODEC = Codec(GAME)
WATCHERS = (*PEOPLE.values(), "eve", None)


def wild(seed, steps=60, **wanted):
    """A table where anything may be tried, and much goes wrong."""
    chance = random.Random(seed)
    table = Table(seed, **wanted).gathered()
    table.do("ann", do.Start())
    people = [*PEOPLE.values(), "eve"]
    for _ in range(steps):
        person = chance.choice(people)
        attempt = chance.choice(
            [
                lambda p=person: table.play(chance, 8),
                lambda p=person: table.play(chance),
                lambda p=person: table.do("room", do.TakeOver(p)),
                lambda p=person: table.do("room", do.GiveBack(p)),
                lambda p=person: table.do(p, do.Leave(confirmed=True)),
                lambda p=person: table.do(p, do.Sit(chance.choice(list(Seat)))),
                lambda p=person: table.do("room", do.BeginDeal()),
                lambda p=person: table.do(p, do.NextDeal()),
                lambda p=person: table.do(p, do.Rematch()),
                lambda p=person: table.do(table.here.host, do.Start()),
                lambda p=person: table.do(table.here.host, do.Fill("fast")),
            ]
        )
        try:
            attempt()
        except Refused:
            continue
    return table


def stored(table):
    """The log as storage keeps it."""
    log = []
    for number, commit in enumerate(table.commits):
        for place, event in enumerate(commit.events):
            new = new_event(event, "x")
            log.append(
                StoredEvent(
                    "table/t1",
                    len(log) + 1,
                    new.at,
                    new.kind,
                    new.version,
                    new.actor,
                    None if place else f"c{number}",
                    new.body,
                    new.secret,
                )
            )
    return log


@given(st.integers(0, 10**6), st.sampled_from([{}, {"players": 3}, {"play_seconds": 5}]))
@settings(max_examples=12)
def test_patches_lead_to_fresh_views(seed, wanted):
    table = wild(seed, **wanted)
    for person in WATCHERS:
        seen = None
        for commit in table.commits:
            viewer = viewer_of(commit.after, person)
            fresh = plain_view(GAME, commit.after, viewer)
            if seen is not None and seen[0] == viewer:
                sent = change(commit, seen[1], fresh)
                assert apply(seen[1], sent.patch or {}) == fresh
            assert "None" not in str(fresh), "fields of a view are never null"
            seen = viewer, fresh


@given(st.integers(0, 10**6), st.sampled_from([{}, {"players": 3}, {"hall": True}]))
@settings(max_examples=8)
def test_the_log_gives_the_same_table_after_every_commit(seed, wanted):
    table = wild(seed, steps=30, **wanted)
    log = stored(table)
    again = list(fold(GAME, CODEC, log, None))
    assert again == table.commits
    last = max(i for i, e in enumerate(log) if e.kind in {"standing_kept", "table_created"})
    *_, loaded = fold(GAME, CODEC, log[last:], None)
    assert loaded.after == table.here, "loading begins at the last standing"


def test_commit_by_commit_a_loaded_table_is_the_played_one():
    table = Table(5, rounds=1).started()
    chance = random.Random(5)
    while table.here.status is not Status.FINISHED:
        table.play(chance)
        if table.here.status is Status.BETWEEN:
            table.do("room", do.BeginDeal())
    log = stored(table)
    for commit in table.commits[::7]:
        upto = log[: commit.v]
        begin = max(i for i, e in enumerate(upto) if e.kind in {"standing_kept", "table_created"})
        *_, loaded = fold(GAME, CODEC, upto[begin:], None)
        assert loaded.after == commit.after


@pytest.mark.parametrize("person", WATCHERS)
def test_what_was_missed_leads_to_the_same_view(person):
    table = wild(11)
    middle = table.commits[len(table.commits) // 3]
    seen = plain_view(GAME, middle.after, viewer_of(middle.after, person))
    for message in missed(GAME, table.commits, middle.v, person):
        seen = message.view if isinstance(message, Whole) else apply(seen, message.patch or {})
    assert seen == plain_view(GAME, table.here, viewer_of(table.here, person))


def test_nothing_is_missed_from_a_version_that_never_was():
    table = Table().started()
    inside = next(one for one in table.commits if one.v - one.before > 1)
    assert missed(GAME, table.commits, inside.before + 1, "ann") is None
