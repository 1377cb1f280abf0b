"""Deals that were played here: written, read again, and played through without a fault."""

import msgspec
import pytest

from qiaopai.games.guandan.bots import BOTS
from qiaopai.games.guandan.formats import (
    Reading,
    parse_record,
    read_records,
    record_of,
    record_text,
)
from qiaopai.games.guandan.formats.record import Fault, after_tribute, check
from qiaopai.games.guandan.rules.state import State
from qiaopai.games.guandan.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command, Office
from qiaopai.kernel.playout import bots_at_table, play_out
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Seat

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
    assert first == Reading(told, ())
    assert second.record == told
    assert [fault.code for fault in second.faults] == ["bad_line"]
    assert [one.faults for one in read_records("")] == [(Fault("bad_heading", 1),)]


def test_a_changed_play_is_found() -> None:
    deal = begun(GAME.first_deal(RULES, Seat.NORTH), "c", GAME.initial())
    told = record_of(play_out(GAME, deal, SEATED, 0, Entropy("c")))
    place = next(n for n, act in enumerate(told.acts) if n and act.meaning)
    acts = (*told.acts[:place], told.acts[0], *told.acts[place + 1 :])
    faults = check(msgspec.structs.replace(told, acts=acts), RULES)
    assert faults[0] == Fault("card_not_held", place + 1)


def test_a_deal_under_way_is_not_told() -> None:
    with pytest.raises(ValueError, match="not ended"):
        record_of(begun(GAME.first_deal(RULES, Seat.NORTH), "d", GAME.initial()))
