"""Random deals of Guandan through decide and evolve, a second of one core.

    PYTHONPATH=src uv run bench/guandan_deals.py

`decide + evolve` picks at random among the moves of the hand and a pass; `whole protocol` asks
`pending` and `legal`, as a client's view does, which writes out every canonical play.
"""

import argparse
import random
import time
from collections.abc import Callable

from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.plays import moves
from qiaopai.games.guandan.rules.state import Phase, State
from qiaopai.games.guandan.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal
from qiaopai.kernel.messages import Command, CommandBody, Office
from qiaopai.kernel.seats import Player, Seat

BOOK = GAME.configure("ahcme", {})


def _after(state: State, command: Command) -> State:
    for event in GAME.decide(state, command):
        state = GAME.evolve(state, event)
    return state


def _next(state: State, new: NewDeal, number: int) -> tuple[State, NewDeal]:
    ended = GAME.ended(state)
    if ended is not None:
        new = GAME.first_deal(BOOK, Seat.NORTH) if ended.finishes else GAME.next_deal(state)
    start = GAME.start(new, BOOK, {}, Entropy(f"bench {number}"), "bench")
    return _after(state, Command(Office.ROOM, 0, start)), new


def from_the_rules(state: State) -> tuple[Player, CommandBody]:
    if state.phase is not Phase.PLAY:
        return from_the_protocol(state)
    turn = state.turn
    assert turn is not None
    found = moves(state.hand(turn), state.level, state.meaning, state.book)
    place = random.randrange(len(found) + (state.top is not None))
    if place == len(found):
        return Player(turn), c.Pass()
    return Player(turn), c.Play(found[place].cards, found[place].meaning)


def from_the_protocol(state: State) -> tuple[Player, CommandBody]:
    player = next(iter(GAME.pending(state)))
    return player, random.choice(GAME.legal(state, player))


def measure(choose: Callable[[State], tuple[Player, CommandBody]], seconds: float) -> str:
    random.seed(1)
    state, new = GAME.initial(), GAME.first_deal(BOOK, Seat.NORTH)
    deals = steps = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        state, new = _next(state, new, deals)
        while state.phase is not Phase.ENDED:
            player, body = choose(state)
            state = _after(state, Command(player, 0, body))
            steps += 1
        deals += 1
    spent = time.process_time() - begin
    return f"{deals / spent:8.1f} deals/s {steps / spent:9.0f} decisions/s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0)
    wanted = parser.parse_args()
    for name, choose in (
        ("decide + evolve", from_the_rules),
        ("whole protocol", from_the_protocol),
    ):
        print(f"{name:16} {measure(choose, wanted.seconds)}")


if __name__ == "__main__":
    main()
