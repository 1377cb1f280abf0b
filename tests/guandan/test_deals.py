"""Deals: written and read, drawn and committed, played by any regular play, taken back."""

import random
from collections import Counter

import pytest
from tests.conformance.guandan import DOUBLE, SINGLE
from tests.guandan.playing import E, N, S, Table, W
from tests.guandan.random_matches import choose

from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import PACK, Card, make_hand
from qiaopai.games.guandan.rules.deal import deal_out, parse_deal
from qiaopai.games.guandan.rules.plays import concrete, readings
from qiaopai.games.guandan.rules.redeal import redealt_hands
from qiaopai.games.guandan.rules.state import Phase
from qiaopai.games.guandan.spec.game import GAME
from qiaopai.kernel.commitment import commitment
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.replay import fold, rewind
from qiaopai.kernel.seats import Rotation, Seat
from qiaopai.kernel.viewers import SPECTATOR, all_viewers, player_viewer
from qiaopai.testing.conformance import Configuration, walk
from qiaopai.testing.conformance.walk import start_of

CONFIGURATION = Configuration("ahcme", {}, DOUBLE)


def test_a_deal_is_written_and_read():
    deal = deal_out(Entropy("text").shuffle(PACK), N, Rotation.COUNTER_CLOCKWISE)
    assert parse_deal(deal.text) == deal
    assert deal.text.startswith("N:")
    assert len(deal.text) == 2 + 4 * 54 + 3


@pytest.mark.parametrize("change", ["", "E:", "N:SA SA SA", "swap", "short", "unknown"])
def test_what_is_no_deal_is_refused(change):
    text = deal_out(PACK, N, Rotation.CLOCKWISE).text
    first = text.split()[0]
    wrong = {
        "swap": text.replace(first[2:4], "C2", 1) if first[2:4] != "C2" else "",
        "short": text[:-2],
        "unknown": text[:-2] + "XX",
    }.get(change, change)
    with pytest.raises(Refused) as caught:
        parse_deal(wrong)
    assert caught.value.code == "bad_deal"


def test_a_deal_is_committed_before_it_is_played_and_opened_at_its_end():
    done = walk(GAME, CONFIGURATION, "commitment")
    ended = done.commits[-1].events[-1].body
    text = GAME.deal_text(done.states[-1])
    assert commitment(parse_deal(text), ended.salt, "battery", 1) == done.start.commitment


def test_a_first_deal_is_led_by_who_drew_the_turned_card():
    for seed in range(20):
        options = GAME.configure("ahcme", {})
        new = GAME.first_deal(options, S)
        start = GAME.start(new, options, {}, Entropy(f"turned {seed}"), "here")
        assert start.turned is not None
        assert not start.turned.is_joker
        assert start.turned in parse_deal(start.deal.open())[start.leader]
    for first, expected in (("fixed", S), ("random", None)):
        options = GAME.configure("ahcme", {"first_lead": first})
        start = GAME.start(new, options, {}, Entropy("x"), "here")
        assert start.turned is None
        assert expected in (None, start.leader)


@pytest.mark.parametrize("seed", range(4))
def test_any_play_with_any_meaning_is_taken_and_nothing_else(seed):
    chance = random.Random(seed)
    state = walk(GAME, CONFIGURATION, f"plays {seed}").states
    playing = [one for one in state if one.phase is Phase.PLAY]
    for here in chance.sample(playing, 6):
        turn = here.turn
        possible = set(concrete(here.hand(turn), here.level, here.meaning, here.book))
        for cards, meaning in chance.sample(sorted(possible, key=str), min(60, len(possible))):
            assert GAME.why_not(here, turn, c.Play(cards, meaning)) is None
            strongest = max(
                (one for other, one in possible if other == cards), key=lambda one: one.strength
            )
            (played, *_) = GAME.decide(here, Command(turn, 0, c.Play(cards)))
            assert played.body.meaning == strongest
        for _ in range(60):
            some = chance.sample(here.hand(turn), min(len(here.hand(turn)), chance.randint(1, 6)))
            cards = make_hand(some)
            regular = any(other == cards for other, _ in possible)
            assert (GAME.why_not(here, turn, c.Play(cards)) is None) is regular
            for meaning in readings(cards, here.level, here.book):
                allowed = (cards, meaning) in possible
                assert (GAME.why_not(here, turn, c.Play(cards, meaning)) is None) is allowed


@pytest.mark.parametrize("viewer", all_viewers(), ids=str)
def test_dealt_again_everybody_keeps_what_is_known(viewer):
    for seed in range(6):
        states = walk(GAME, Configuration("ahcme", {}, SINGLE), f"again {seed}").states
        for state in states[:: len(states) // 6]:
            other = redealt_hands(state, viewer, Entropy(f"{seed}"))
            if other is None:
                continue
            assert not viewer.role.sees_all
            for seat, (card, copy) in GAME.known(state, viewer):
                assert other[seat].count(card) >= copy


def commits_of(seed, configuration=CONFIGURATION):
    return [list(one.events) for one in walk(GAME, configuration, seed).commits]


def test_what_was_shown_before_a_rewind_is_still_known():
    table = Table({N: "SA S9", W: "HR C4", S: "S5", E: "C7 C8"}, lead=N)
    before = table.state
    table.play(N, "S9")
    table.play(W, "HR")
    back = GAME.carry_seen(before, table.state)
    assert back.hands == before.hands
    assert set(back.seen) == {(N, Card.S9), (W, Card.HR)}
    assert (W, (Card.HR, 1)) in GAME.known(back, SPECTATOR)


def test_a_copy_seen_twice_is_two_copies():
    table = Table({N: "SA SA S9", W: "HR C4"}, lead=N)
    before = table.state
    table.play(N, "SA SA")
    assert GAME.carry_seen(before, table.state).seen == ((N, Card.SA), (N, Card.SA))


@pytest.mark.parametrize("seed", range(3))
def test_a_rewind_is_the_deal_as_it_was_with_what_was_seen(seed):
    commits = commits_of(f"rewind {seed}")
    for keep in (3, len(commits) // 2, len(commits) - 3):
        back = rewind(GAME, commits, keep, by_official=True)
        plain = fold(GAME, [event for commit in commits[:keep] for event in commit])
        assert back.hands == plain.hands
        for seat in Seat:
            viewer = player_viewer(seat)
            later = rewind(GAME, commits, len(commits), by_official=True)
            gone = {one for one in GAME.known(later, viewer) if later.phase is Phase.ENDED}
            assert GAME.known(back, viewer) >= GAME.known(plain, viewer)
            assert GAME.known(back, viewer) <= gone | GAME.known(plain, viewer)


def test_players_do_not_go_back_past_a_player_who_is_out():
    commits = commits_of("past", Configuration("ahcme", {"show_partner_when_out": True}, DOUBLE))
    kinds = [[type(event.body).__name__ for event in commit] for commit in commits]
    out = next(at for at, names in enumerate(kinds) if "WentOut" in names)
    with pytest.raises(Refused) as caught:
        rewind(GAME, commits, out)
    assert caught.value.code == "hand_was_revealed"
    seat = next(e.body.player for e in commits[out] if type(e.body).__name__ == "WentOut")
    back = rewind(GAME, commits, out, by_official=True)
    partner = {(hand, card) for hand, card in GAME.known(back, player_viewer(seat))}
    counts = Counter(hand for hand, _ in partner)
    assert (counts[seat], counts[seat.partner]) == (27, 27), "all of it, not only what was played"


def test_the_room_alone_deals():
    start = start_of(GAME, CONFIGURATION, "start")
    state = fold(GAME, GAME.decide(GAME.initial(), start), GAME.initial())
    for by in (N, E):
        with pytest.raises(Refused):
            GAME.decide(GAME.initial(), Command(by, 0, start.body))
    with pytest.raises(Refused):
        GAME.decide(state, start)
    player, body = choose(state, random.Random(1))
    with pytest.raises(Refused) as caught:
        GAME.decide(state, Command(start.by, 0, body))
    assert caught.value.code == "not_your_hand"
    assert GAME.decide(state, Command(player, 0, body))


def test_nobody_is_asked_before_the_first_deal():
    assert GAME.pending(GAME.initial()) == {}
    assert list(GAME.legal(GAME.initial(), N)) == []
    assert GAME.known(GAME.initial(), SPECTATOR) == frozenset()
