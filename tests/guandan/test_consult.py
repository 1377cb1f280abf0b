"""What a player may ask about his hand: from his own view, and only of cards he holds."""

import msgspec
import pytest

from qiaopai.games.guandan.analysis.consult import MOST_HINTS, consult
from qiaopai.games.guandan.rules.cards import Card, Level, make_hand, parse_cards
from qiaopai.games.guandan.rules.plays import Kind, Meaning, moves, readings
from qiaopai.games.guandan.rules.state import Laid
from qiaopai.games.guandan.rules.view import View
from qiaopai.games.guandan.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command, Office
from qiaopai.kernel.parts.consulting import Consulting
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.viewers import player_viewer
from qiaopai.testing.toys.hilo import Hilo

RULES = GAME.configure("ahcme", {})
HAND = parse_cards("H2 H2 S7 D7 S8 D8 C3 H4 H5 H6 H7 SB CK DK HK SK")
PAIR_NINE = Meaning(Kind.PAIR, 2, 9)


def view_of(hand: tuple[Card, ...] = HAND, table: Meaning | None = None) -> View:
    state = GAME.initial()
    start = GAME.start(GAME.first_deal(RULES, Seat.NORTH), RULES, {}, Entropy("consult"), "test")
    for event in GAME.decide(state, Command(Office.ROOM, 0, start)):
        state = GAME.evolve(state, event)
    view = GAME.view(state, player_viewer(Seat.SOUTH))
    changes: dict[str, object] = {"hand": hand, "level": "2"}
    if table is not None:
        changes["table"] = Laid(Seat.EAST, parse_cards("S9 D9"), table)
    return msgspec.structs.replace(view, **changes)


def ask(topic: str, cards: str = "", table: Meaning | None = None) -> dict[str, object]:
    return dict(consult(view_of(table=table), RULES, topic, cards.split()))


def test_a_selection_has_all_its_meanings_the_strongest_first() -> None:
    found = ask("selection", "S7 D7 S8 D8 H2 H2")["meanings"]
    expected = readings(make_hand(parse_cards("S7 D7 S8 D8 H2 H2")), Level.TWO, RULES)
    assert found == [{"kind": m.kind.value, "size": m.size, "key": m.key} for m in expected]
    assert {one["kind"] for one in found} >= {"plate", "tube"}


def test_a_selection_that_may_not_be_played_says_why() -> None:
    assert ask("selection", "S7 D8")["code"] == "not_a_play"
    assert ask("selection", "S7 D7", PAIR_NINE)["code"] == "too_low"
    assert ask("selection", "SB", PAIR_NINE)["code"] == "wrong_type"
    assert ask("selection", "S8 D8")["meanings"] == [{"kind": "pair", "size": 2, "key": 8}]


def test_hints_are_all_that_may_be_played() -> None:
    plays = ask("hints", table=PAIR_NINE)["plays"]
    assert len(plays) == len(moves(HAND, Level.TWO, PAIR_NINE, RULES)) <= MOST_HINTS
    assert plays[0]["meaning"]["kind"] == "pair"
    assert len(ask("hints")["plays"]) <= MOST_HINTS


def test_groups_are_the_hand_and_straight_flushes_are_found_by_suit() -> None:
    groups = ask("grouping")["groups"]
    assert make_hand(Card(card) for group in groups for card in group["cards"]) == HAND
    suits = ask("straight_flushes")["suits"]
    assert suits["H"]
    assert not suits["C"]


@pytest.mark.parametrize(
    ("topic", "cards"),
    [("", ""), ("everything", ""), ("selection", "S9"), ("selection", "X1"), ("hints", "SB SB")],
)
def test_nothing_else_is_answered(topic: str, cards: str) -> None:
    with pytest.raises(Refused, match="bad_command"):
        ask(topic, cards)


def test_who_holds_no_hand_is_told_nothing() -> None:
    watching = msgspec.structs.replace(view_of(), hand=msgspec.UNSET)
    with pytest.raises(Refused, match="bad_command"):
        consult(watching, RULES, "grouping", ())


def test_a_game_may_do_without() -> None:
    assert isinstance(GAME, Consulting)
    assert not isinstance(Hilo(), Consulting)
