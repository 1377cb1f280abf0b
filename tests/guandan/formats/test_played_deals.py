"""Deals that were played here: written, read again, and played through without a fault."""

import msgspec
import pytest

from qiaopai.games.guandan.bots import BOTS
from qiaopai.games.guandan.formats import (
    Act,
    DealRecord,
    parse_record,
    read_records,
    record_of,
    record_text,
)
from qiaopai.games.guandan.formats.checking import after_tribute, check
from qiaopai.games.guandan.formats.record import Fault
from qiaopai.games.guandan.rules.cards import Card
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.rules.state import State
from qiaopai.games.guandan.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal
from qiaopai.kernel.messages import Command, Office
from qiaopai.kernel.playout import bots_at_table, play_out
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Seat, Side

EW = (Seat.WEST, Seat.EAST)
RULES = GAME.configure("ahcme", {})
SEATED = bots_at_table(BOTS, ("fast", "easy"))


def begun(new, seed: str, state: State) -> State:
    start = GAME.start(new, RULES, {}, Entropy(seed), "record")
    return fold(GAME, GAME.decide(state, Command(Office.ROOM, 0, start)), state)


def test_every_deal_of_a_match_goes_there_and_back_and_is_clean() -> None:
    parts = set()
    for seed in ("a", "b"):
        new, state = GAME.first_deal(RULES, Seat.NORTH), GAME.initial()
        for number in range(60):
            state = play_out(GAME, begun(new, seed, state), SEATED, 0, Entropy(str(number)))
            told = record_of(state)
            assert parse_record(record_text(told)) == told
            assert check(told, RULES) == ()
            left = {seat: list(hand) for seat, hand in after_tribute(told).items()}
            for act in told.acts:
                for card in act.cards:
                    left[act.seat].remove(card)
            assert {seat: tuple(hand) for seat, hand in left.items()} == {
                seat: state.hand(seat) for seat in Seat
            }
            parts |= {name for name in ("tributes", "returns", "anti") if getattr(told, name)}
            if GAME.ended(state).finishes:
                break
            new = GAME.next_deal(state)
    assert parts >= {"tributes", "returns"}


def test_deals_one_after_the_other_are_read_each_for_itself() -> None:
    deal = begun(GAME.first_deal(RULES, Seat.NORTH), "e", GAME.initial())
    told = record_of(play_out(GAME, deal, SEATED, 0, Entropy("e")))
    text = record_text(told)
    first, second = read_records(f"{text}# a remark\n\n{text}hand X\n")
    assert (first.record, first.faults) == (told, ())
    assert second.record == told
    lines = len(text.splitlines())
    assert second.faults == (Fault("bad_line", 2 * lines + 3),)
    assert second.lines["heading"] == (lines + 3,)
    assert first.remarks == ("a remark",)
    assert [one.faults for one in read_records("")] == [(Fault("bad_heading", 1),)]


def test_a_changed_play_is_found() -> None:
    deal = begun(GAME.first_deal(RULES, Seat.NORTH), "c", GAME.initial())
    told = record_of(play_out(GAME, deal, SEATED, 0, Entropy("c")))
    place = next(n for n, act in enumerate(told.acts) if n and act.meaning)
    acts = (*told.acts[:place], told.acts[0], *told.acts[place + 1 :])
    faults = check(msgspec.structs.replace(told, acts=acts), RULES)
    assert Fault("card_not_held", place + 1) in faults
    assert faults[0].place == place + 1


def played(seed: str) -> DealRecord:
    deal = begun(GAME.first_deal(RULES, Seat.NORTH), seed, GAME.initial())
    return record_of(play_out(GAME, deal, SEATED, 0, Entropy(seed)))


def codes(told: DealRecord, **changes: object) -> set[str]:
    return {fault.code for fault in check(msgspec.structs.replace(told, **changes), RULES)}


def test_a_changed_course_is_found() -> None:
    told = played("e")
    passed = next(n for n, act in enumerate(told.acts) if act.meaning is None)
    other = Act(told.acts[passed].seat.partner)
    assert codes(told) == set()
    assert codes(told, leader=told.leader.left) == {"not_your_turn"}
    assert codes(told, order=told.order[::-1]) == {"wrong_order"}
    assert codes(told, acts=(*told.acts[:passed], other, *told.acts[passed + 1 :])) >= {
        "not_your_turn"
    }
    assert "not_your_turn" in codes(told, acts=tuple(act for act in told.acts if act.cards))
    assert codes(told, acts=(*told.acts, Act(told.order[3]))) == {"deal_over"}
    assert codes(told, acts=told.acts[:9]) == set(), "the rest is not known"
    assert codes(told, level=None) == {"no_level"}


def test_a_changed_tribute_is_found() -> None:
    new, state = GAME.first_deal(RULES, Seat.NORTH), GAME.initial()
    while not state.returns:
        state = play_out(GAME, begun(new, "f", state), SEATED, 0, Entropy("f"))
        new = GAME.next_deal(state)
    told = record_of(state)
    paid, back = told.tributes[0], told.returns[0]
    low = min(told.hands[paid.giver], key=lambda card: card.index)
    wild = Card(f"H{state.level.text}")
    assert "not_that_card" in codes(
        told, tributes=(msgspec.structs.replace(paid, card=low), *told.tributes[1:])
    )
    high = max(
        (card for card in told.hands[back.giver] if card is not wild), key=lambda card: card.rank
    )
    assert "not_that_card" in codes(
        told, returns=(msgspec.structs.replace(back, card=high), *told.returns[1:])
    )


def test_a_deal_under_way_is_not_told() -> None:
    with pytest.raises(ValueError, match="not ended"):
        record_of(begun(GAME.first_deal(RULES, Seat.NORTH), "d", GAME.initial()))


def test_who_showed_big_jokers_stands_in_the_record() -> None:
    standing = Standing(dict.fromkeys(Side, "5"), Side.NS, order=(Seat.NORTH, Seat.SOUTH, *EW))
    shown = 0
    for number in range(40):
        new = NewDeal(2, 2, Seat.WEST, carried=standing)
        state = begun(new, f"anti {number}", GAME.initial())
        if state.anti:
            told = record_of(play_out(GAME, state, SEATED, 0, Entropy("anti")))
            assert set(told.anti) == set(state.anti)
            assert check(told, RULES) == ()
            assert parse_record(record_text(told)) == told
            shown += 1
    assert shown


def test_what_the_table_has_changed_stands_in_the_record() -> None:
    options = GAME.configure("national2017", {"max_bomb": 8, "tribute": True, "target": "6"})
    start = GAME.start(
        GAME.first_deal(options, Seat.NORTH), options, {"max_bomb": 8, "target": "6"},
        Entropy("changed"), "record",
    )  # fmt: skip
    state = fold(GAME, GAME.decide(GAME.initial(), Command(Office.ROOM, 0, start)), GAME.initial())
    told = GAME.record(play_out(GAME, state, SEATED, 0, Entropy("changed"))).deal
    assert told.changes == {"max_bomb": 8, "target": "6"}
    assert parse_record(record_text(told)) == told
