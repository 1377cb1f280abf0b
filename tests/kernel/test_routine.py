"""Routine commands are decided in short; what they bring about is what the long way gives."""

from importlib import import_module
from typing import Any

import pytest

from qiaopai.games import discover
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command, Event, Office
from qiaopai.kernel.play.deciding import decider
from qiaopai.kernel.play.game import PlayGame
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat, all_players

GAMES = {name: game for name, game in discover().items() if isinstance(game, PlayGame)}


def outcome(decide: Any, state: Any, command: Command) -> tuple[Event, ...] | str:
    try:
        events: tuple[Event, ...] = decide(state, command)
    except Refused as refused:
        return refused.code
    return events


@pytest.mark.parametrize("hall", [False, True])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_routine_command_brings_about_what_the_long_way_gives(game: Any, hall: bool) -> None:
    rules = import_module(f"qiaopai.games.{game.id}.rules.decide")
    long = decider(game.desk, rules._start, rules.CHECKS, rules._DECIDE, {})
    options = game.configure(next(iter(game.rulebooks)), {"hall": hall})
    short = 0
    for deal in range(4):
        entropy = Entropy(f"routine {deal}")
        new = game.first_deal(options, Seat.NORTH)
        command = Command(Office.ROOM, 0, game.start(new, options, {"hall": hall}, entropy, "t"))
        state = game.initial()
        while game.ended(state) is None:
            events = game.decide(state, command)
            assert events == long(state, command)
            for event in events:
                state = game.evolve(state, event)
            short += len(events) == 1
            if not (waiting := game.pending(state)):
                break
            for player in all_players():
                other = Command(player, 0, entropy.choose(list(game.universe(state, player))))
                decided = outcome(game.decide, state, other)
                assert decided == outcome(long, state, other)
            player, question = next(iter(waiting.items()))
            actions = [a for a in game.legal(state, player) if type(a) is type(question.default)]
            command = Command(player, 1, entropy.choose(actions))
    assert short > 100
