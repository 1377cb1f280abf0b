"""Taking back by the table's policy, at either game; the log leads to the same table."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.room.tables import GAME, PEOPLE, Table, kinds
from tests.room.test_changes import stored

from qiaopai.games import discover
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.commands import MakeCall
from qiaopai.kernel.patch import apply
from qiaopai.kernel.play.commands import Claim
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.viewers import bot_viewer, player_viewer
from qiaopai.room.changes import Change, Whole, change, fold, missed, plain_view
from qiaopai.room.codec import Codec
from qiaopai.room.table import Status, due, view, viewer_of
from qiaopai.room.table import commands as do
from qiaopai.room.table.due import Task

BRIDGE = discover()["bridge"]
CALM = ("ask_meaning", "explain")


def called(policy, *calls):
    """A table at which cid, who deals, dot, ann and bob have called so."""
    table = Table(2, BRIDGE, undo=policy).started()
    for call in calls:
        (player,) = table.here.waiting
        table.do(PEOPLE[player], MakeCall(Call(call)))
    return table


def refused(table, by, body):
    with pytest.raises(Refused) as caught:
        table.do(by, body)
    return caught.value.code


def calls(table):
    return [call.value for call in table.here.deal.auction.calls]


def seen_by(table, person):
    return view(table.game, table.here, viewer_of(table.here, person))


def test_by_default_nothing_is_taken_back():
    table = called("none", "1C")
    assert refused(table, "cid", do.AskUndo()) == "no_undo"
    assert not seen_by(table, "cid").may_undo
    assert "undo" not in seen_by(table, "cid").settings


def test_in_the_auction_until_partner_has_called():
    table = called("auction", "1C", "P")
    assert seen_by(table, "cid").may_undo
    assert kinds(table.do("cid", do.AskUndo())) == ["undo_asked", "rewound"]
    assert calls(table) == []
    assert table.here.waiting.keys() == {Player(Seat.NORTH)}
    table.do("cid", MakeCall(Call("1H")))
    table.do("dot", MakeCall(Call("P")))
    table.do("ann", MakeCall(Call("P")))
    assert refused(table, "cid", do.AskUndo()) == "partner_has_called"
    assert refused(table, "bob", do.AskUndo()) == "nothing_to_undo"
    assert refused(table, "eve", do.AskUndo()) == "not_seated"


def test_one_opponent_consents():
    table = called("casual", "1C", "P", "1H")
    assert kinds(table.do("cid", do.AskUndo())) == ["undo_asked"]
    shown = seen_by(table, "bob")
    assert shown.undo.asked == (Seat.EAST, Seat.WEST)
    assert shown.undo.may_answer
    assert not seen_by(table, "ann").undo.may_answer
    assert shown.deal.legal is msgspec.UNSET
    assert refused(table, "bob", MakeCall(Call("P"))) == "undo_open"
    assert refused(table, "ann", do.AnswerUndo("accept")) == "undo_not_asked"
    assert refused(table, "dot", do.AskUndo()) == "undo_open"
    assert kinds(table.do("bob", do.AnswerUndo("accept"))) == ["undo_answered", "rewound"]
    assert calls(table) == []
    assert seen_by(table, "bob").undo is None


def test_refused_when_all_have_refused():
    table = called("casual", "1C", "P")
    table.do("cid", do.AskUndo())
    table.do("bob", do.AnswerUndo("reject"))
    assert seen_by(table, "bob").undo.asked == (Seat.EAST,)
    table.do("dot", do.AnswerUndo("reject"))
    assert table.here.undo is None
    assert calls(table) == ["1C", "P"]
    assert refused(table, "cid", do.AskUndo()) == "undo_refused"
    assert not seen_by(table, "cid").may_undo
    assert table.here.waiting.keys() == {Player(Seat.SOUTH)}
    assert seen_by(table, "dot").may_undo


def test_the_deadline_is_a_refusal():
    table = called("casual", "1C", "P")
    table.do("cid", do.AskUndo())
    tasks = due(table.here)
    assert {(one.task, one.seat, one.at - table.now) for one in tasks} == {
        (Task.TIME, Seat.EAST, 30_000),
        (Task.TIME, Seat.WEST, 30_000),
    }
    late = do.AnswerUndo("reject")
    table.do("room", do.PlayFor(Seat.EAST, late, in_time=False))
    events = table.do("room", do.PlayFor(Seat.WEST, late, in_time=False))
    assert [event.body.late for event in events] == [True]
    assert table.here.undo is None
    assert not table.here.timeouts


def test_bots_consent_at_once_but_not_beside_a_person():
    table = Table(2, BRIDGE, undo="casual")
    table.do("ann", do.Fill("easy"))
    table.do("ann", do.Start())
    while Player(Seat.SOUTH) not in table.here.waiting:
        (player,) = table.here.waiting
        table.answer(player, MakeCall(Call("P")))
    table.do("ann", MakeCall(Call("1S")))
    events = table.do("ann", do.AskUndo())
    assert kinds(events) == ["undo_asked", "undo_answered", "rewound"]
    mixed = Table(2, BRIDGE, undo="casual")
    mixed.do("bob", do.Sit(Seat.WEST))
    mixed.do("ann", do.Fill("easy"))
    mixed.do("ann", do.Start())
    while Player(Seat.SOUTH) not in mixed.here.waiting:
        (player,) = mixed.here.waiting
        mixed.answer(player, MakeCall(Call("P")))
    mixed.do("ann", MakeCall(Call("1S")))
    assert kinds(mixed.do("ann", do.AskUndo())) == ["undo_asked"]
    assert seen_by(mixed, "bob").undo.asked == (Seat.WEST,)
    mixed.do("room", do.TakeOver("bob"))
    tasks = {(one.task, one.seat) for one in due(mixed.here)}
    assert tasks == {(Task.BOT, Seat.EAST), (Task.BOT, Seat.WEST)}
    mixed.do("room", do.PlayFor(Seat.EAST, do.AnswerUndo("accept")))
    assert mixed.here.undo is None


def test_who_asked_and_goes_asks_no_more():
    table = called("casual", "1C", "P")
    table.do("cid", do.AskUndo())
    table.do("cid", do.Leave(confirmed=True))
    assert table.here.undo is None
    assert table.here.waiting.keys() == {Player(Seat.SOUTH)}


def played(seed, policy="casual", steps=9, game=BRIDGE):
    """A table in the play."""
    chance = random.Random(seed)
    table = Table(seed, game, undo=policy).started()
    while table.here.deal.phase != "play":
        table.play(chance, 1, CALM)
        if table.here.status is Status.BETWEEN:
            table.do("room", do.BeginDeal())
    table.play(chance, steps, CALM)
    return table


@pytest.mark.parametrize("game", [BRIDGE, GAME], ids=lambda game: game.id)
def test_not_past_the_facing_of_a_hand(game):
    table = Table(3, game, undo="casual").started()
    chance = random.Random(3)
    while not table.here.deal.dummy_faced:
        table.play(chance, 1)
    for person in PEOPLE.values():
        assert refused(table, person, do.AskUndo()) in {"hand_was_revealed", "nothing_to_undo"}


def test_cards_of_dummy_too_and_what_was_seen_stays_seen():
    table = played(4, steps=0)
    chance = random.Random(1)
    declarer = table.here.deal.declarer
    while not table.here.deal.dummy_faced:
        table.play(chance, 1, CALM)
    table.play(chance, 2, CALM)
    lead, dummys, defenders = table.here.deal.trick.cards
    table.do(PEOPLE[declarer], do.AskUndo())
    opponent = declarer.left
    table.do(PEOPLE[opponent], do.AnswerUndo("accept"))
    state = table.here.deal
    assert state.trick.cards == (lead,)
    for seat in Seat:
        known = table.game.known(state, player_viewer(seat))
        assert dummys in known
        assert defenders in known
    memory = table.game.view(state, bot_viewer(declarer)).memory
    assert defenders in memory.known
    table.play(chance, 3, CALM)
    table.do(PEOPLE[declarer], do.AskUndo())
    table.do(PEOPLE[declarer.left], do.AnswerUndo("accept"))
    assert defenders in table.game.known(table.here.deal, player_viewer(declarer)), "twice as well"


def test_not_while_a_procedure_is_open():
    table = played(5)
    (player,) = table.here.waiting
    table.answer(player, Claim(0))
    codes = {refused(table, person, do.AskUndo()) for person in PEOPLE.values()}
    assert codes <= {"procedure_open", "hand_was_revealed", "nothing_to_undo"}


def wild(seed, game, steps=50, **wanted):
    """Everybody plays, takes back, refuses, leaves."""
    chance = random.Random(seed)
    table = Table(seed, game, undo=chance.choice(["casual", "casual", "auction"]), **wanted)
    table.started()
    for _ in range(steps):
        person = chance.choice(list(PEOPLE.values()))
        tries = [
            lambda: table.play(chance, chance.randrange(1, 7)),
            lambda p=person: table.do(p, do.AskUndo()),
            lambda p=person: table.do(p, do.AskUndo()),
            lambda p=person: table.do(p, do.AnswerUndo(chance.choice(["accept", "reject"]))),
            lambda p=person: table.do("room", do.TakeOver(p)),
            lambda p=person: table.do(p, do.Return()),
            lambda: table.do("room", do.BeginDeal()),
        ]
        try:
            chance.choice(tries)()
        except Refused:
            continue
    return table


@given(st.integers(0, 10**6), st.sampled_from([GAME, BRIDGE]))
@settings(max_examples=10)
def test_log_and_patches_lead_to_the_same_table(seed, game):
    table = wild(seed, game)
    log, codec = stored(table), Codec(game)
    again = list(fold(game, codec, log, None))
    assert again == table.commits
    begin = max(i for i, e in enumerate(log) if e.kind in {"standing_kept", "table_created"})
    *_, loaded = fold(game, codec, log[begin:], None)
    assert loaded.after == table.here
    for person in (*PEOPLE.values(), None):
        check_views(table, person)
        check_missed(table, person, again, seed)


def check_views(table, person):
    seen = None
    for commit in table.commits:
        viewer = viewer_of(commit.after, person)
        fresh = plain_view(table.game, commit.after, viewer)
        if seen is not None and seen[0] == viewer:
            sent = change(commit, seen[1], fresh)
            assert apply(seen[1], sent.patch or {}) == fresh
        seen = viewer, fresh


def check_missed(table, person, commits, seed):
    """Who was away over some of it gets messages that lead to the same view."""
    start = random.Random(seed).choice(table.commits)
    viewed = plain_view(table.game, start.after, viewer_of(start.after, person))
    for message in missed(table.game, commits, start.v, person):
        if isinstance(message, Whole):
            viewed = message.view
        else:
            assert isinstance(message, Change)
            viewed = apply(viewed, message.patch or {})
    assert viewed == plain_view(table.game, table.here, viewer_of(table.here, person))
