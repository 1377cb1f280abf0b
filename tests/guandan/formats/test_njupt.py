"""The NJUPT protocol: its words for every vector, and whole matches of four programs."""

import json

import pytest
from tests.guandan.formats.program import Program
from tests.guandan.formats.test_records import VECTORS, plays

from qiaopai.games.guandan.formats.njupt import (
    Asked,
    Teller,
    asked,
    chosen,
    decode_events,
    decode_view,
    encode_command,
    own_answer,
)
from qiaopai.games.guandan.formats.njupt.words import action, positions
from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import Card, Level, parse_level
from qiaopai.games.guandan.rules.plays import Kind, Meaning
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.rules.state import State
from qiaopai.games.guandan.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal
from qiaopai.kernel.messages import Command, Event, EventBody, Office
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Player, Seat, Side
from qiaopai.kernel.viewers import player_viewer
from qiaopai.room.codec import builtins

N, E, S, W = Seat


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_every_play_of_the_vectors_has_a_type_and_a_rank(vector: dict) -> None:
    for cards, meaning in plays(vector):
        kind, rank, named = action(cards, meaning, parse_level(vector["level"]))
        assert named == [card.value for card in cards]
        assert isinstance(kind, str)
        assert rank in {*"23456789TJQKABR", "JOKER"}


@pytest.mark.parametrize(
    ("meaning", "kind", "rank"),
    [
        (Meaning(Kind.SINGLE, 1, 14), "Single", "A"),
        (Meaning(Kind.SINGLE, 1, 15), "Single", "6"),
        (Meaning(Kind.SINGLE, 1, 16), "Single", "B"),
        (Meaning(Kind.PAIR, 2, 17), "Pair", "R"),
        (Meaning(Kind.TRIPLE, 3, 10), "Trips", "T"),
        (Meaning(Kind.FULL_HOUSE, 5, 9), "ThreeWithTwo", "9"),
        (Meaning(Kind.STRAIGHT, 5, 5), "Straight", "A"),
        (Meaning(Kind.STRAIGHT, 5, 14), "Straight", "T"),
        (Meaning(Kind.TUBE, 6, 3), "ThreePair", "A"),
        (Meaning(Kind.TUBE, 6, 14), "ThreePair", "Q"),
        (Meaning(Kind.PLATE, 6, 2), "TwoTrips", "A"),
        (Meaning(Kind.PLATE, 6, 14), "TwoTrips", "K"),
        (Meaning(Kind.BOMB, 5, 15), "Bomb", "6"),
        (Meaning(Kind.STRAIGHT_FLUSH, 5, 9), "StraightFlush", "5"),
        (Meaning(Kind.FOUR_JOKERS, 4, 0), "Bomb", "JOKER"),
    ],
)
def test_sequences_are_named_by_their_lowest_rank(meaning: Meaning, kind: str, rank: str) -> None:
    assert action((Card.S2,), meaning, Level.SIX) == [kind, rank, ["S2"]]


def test_positions_follow_the_order_of_play() -> None:
    assert positions("ccw") == {N: 0, W: 1, S: 2, E: 3}
    assert positions("cw") == {N: 0, E: 1, S: 2, W: 3}


class Table:
    """Four programs at a deal, without a network: all that the wire carries is encoded."""

    def __init__(self, **changes: object) -> None:
        self.changes = changes
        self.options = GAME.configure("ahcme", changes)
        self.state: State = GAME.initial()
        self.programs = {Player(seat): Program() for seat in Seat}
        self.tellers = {player: Teller(player) for player in self.programs}
        self.own = 0

    def deal(self, new: NewDeal, seed: str) -> None:
        start = GAME.start(new, self.options, self.changes, Entropy(seed), "njupt")
        self.do(Office.ROOM, start)
        while GAME.ended(self.state) is None:
            player = next(iter(GAME.pending(self.state)))
            view = self.view(player)
            if (own := own_answer(view)) is not None:
                self.own += 1
                self.do(player, own)
                continue
            question = asked(view, player)
            assert question is not None
            answer = self.programs[player].take(json.loads(json.dumps(question.message)))
            command = chosen(question, answer)
            assert command in GAME.legal(self.state, player)
            self.do(player, command)

    def view(self, player: Player):
        told = builtins(GAME.view(self.state, player_viewer(player)))
        return decode_view(json.loads(json.dumps(told)))

    def do(self, by, body) -> None:
        events: tuple[Event, ...] = GAME.decide(self.state, Command(by, 0, body))
        self.state = fold(GAME, events, self.state)
        told = [json.loads(json.dumps(builtins(event.body))) for event in events]
        bodies: list[EventBody] = decode_events([{"kind": "seat_ready"}, *told])
        assert bodies == [event.body for event in events]
        for player, program in self.programs.items():
            for message in self.tellers[player].messages(bodies, self.view(player)):
                program.take(json.loads(json.dumps(message)))


def test_four_programs_play_whole_matches() -> None:
    stages = set()
    for seed in range(3):
        table = Table(target="6")
        new = GAME.first_deal(table.options, S)
        for number in range(60):
            table.deal(new, f"{seed}/{number}")
            if GAME.ended(table.state).finishes:
                break
            new = GAME.next_deal(table.state)
        winner = table.state.result.match_winner
        for player, program in table.programs.items():
            assert program.result is not None
            won = [program.result["victoryNum"][positions("ccw")[seat]] for seat in winner.seats]
            assert won == [1, 1]
            assert len(program.deals) == number + 1
            stages |= set(program.stages)
            assert program.me == positions("ccw")[player]
    assert stages >= {
        "act play", "act tribute", "act back", "notify beginning", "notify play",
        "notify tribute", "notify back", "notify episodeOver", "notify gameOver",
        "notify gameResult",
    }  # fmt: skip


def test_anti_tribute_and_equal_tributes_are_told() -> None:
    """What that protocol does not ask is answered for the program."""
    stages, own = set(), 0
    for changes in ({"anti_tribute": "auto"}, {"anti_tribute": "optional"}):
        for number in range(30):
            table = Table(**changes)
            standing = Standing(dict.fromkeys(Side, "5"), Side.NS, order=(N, S, E, W))
            table.deal(NewDeal(2, 2, W, carried=standing), f"anti/{number}")
            stages |= set(table.programs[Player(N)].stages)
            own += table.own
    assert "notify anti-tribute" in stages
    assert own


def test_an_answer_must_be_the_number_of_an_action() -> None:
    question = Asked({}, (c.Pass(),))
    assert chosen(question, {"actIndex": 0}) == c.Pass()
    for wrong in (
        {"actIndex": 1},
        {"actIndex": -1},
        {"actIndex": "0"},
        {},
        [0],
        None,
        {"actIndex": True},
    ):
        with pytest.raises(ValueError, match="not the number"):
            chosen(question, wrong)


def test_a_program_may_sit_down_in_the_middle() -> None:
    table = Table()
    table.do(
        Office.ROOM,
        GAME.start(GAME.first_deal(table.options, S), table.options, {}, Entropy("j"), ""),
    )
    player = next(iter(GAME.pending(table.state)))
    table.do(player, GAME.legal(table.state, player)[0])
    after = next(iter(GAME.pending(table.state)))
    teller = Teller(after)
    [beginning] = teller.joined(table.view(after))
    assert beginning["stage"] == "beginning"
    assert len(beginning["handCards"]) == 27
    table_before = table.view(after).table
    events = [e.body for e in GAME.decide(table.state, Command(after, 0, c.Pass()))]
    [message] = teller.messages(events, table.view(after))
    assert message["curAction"] == ["PASS", "PASS", "PASS"]
    assert message["greaterPos"] == positions("ccw")[table_before.seat]
    assert encode_command(c.Pass()) == {"kind": "pass"}
