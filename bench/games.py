"""Random games of bridge a second, beside the peers in the same run.

    PYTHONPATH=src uv run --no-project --with rlcard --with open-spiel --with msgspec \
        bench/games.py

Every game is dealt, bid and played with random legal calls and cards. `decide + evolve` takes them
from the rules (`auction.legal()`, `cards_to_play`), as the peers' lists hold nothing else; `whole
protocol` asks `pending` and `legal`, which also list claims, questions and explanations. Each takes
turns for a second of processor time; the best of the rounds counts, and the median of the ratios.
"""

import argparse
import random
import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from importlib.util import find_spec

from qiaopai.games.bridge.rules.commands import MakeCall
from qiaopai.games.bridge.rules.state import State
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command, CommandBody, Office
from qiaopai.kernel.play.commands import Play
from qiaopai.kernel.play.pending import cards_to_play
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.seats import Seat

BOOK = GAME.configure("wbf2017", {})
AUCTION, ENDED = Phase.AUCTION, Phase.ENDED


def _after(state: State, command: Command) -> State:
    for event in GAME.decide(state, command):
        state = GAME.evolve(state, event)
    return state


def _dealt(seed: str) -> State:
    new = GAME.first_deal(BOOK, Seat.NORTH)
    start = GAME.start(new, BOOK, {}, Entropy(seed), "bench")
    return _after(GAME.initial(), Command(Office.ROOM, 0, start))


def decide_and_evolve(seed: str) -> int:
    state, steps = _dealt(seed), 0
    decide, evolve, choice = GAME.decide, GAME.evolve, random.choice
    while state.phase is not ENDED:
        body: CommandBody
        if state.phase is AUCTION:
            player = state.auction.next_seat.player
            body = MakeCall(choice(state.auction.legal()))
        else:
            hand = state.trick.next_seat()
            player = state.controller(hand)
            body = Play(hand, choice(cards_to_play(state, hand)))
        for event in decide(state, Command(player, 0, body)):
            state = evolve(state, event)
        steps += 1
    return steps


def whole_protocol(seed: str) -> int:
    state, steps = _dealt(seed), 0
    while GAME.ended(state) is None:
        player, question = next(iter(GAME.pending(state).items()))
        kind = type(question.default)
        actions = [one for one in GAME.legal(state, player) if type(one) is kind]
        state = _after(state, Command(player, 0, random.choice(actions)))
        steps += 1
    return steps


def rlcard_game() -> Callable[[str], int]:
    from rlcard.games.bridge.game import BridgeGame

    game = BridgeGame()

    def play(seed: str) -> int:
        game.init_game()
        steps = 0
        step, legal, choice = game.step, game.judger.get_legal_actions, random.choice
        while not game.is_over():
            step(choice(legal()))
            steps += 1
        return steps

    return play


def openspiel_game() -> Callable[[str], int]:
    import pyspiel

    game = pyspiel.load_game("bridge", {"use_double_dummy_result": False})

    def play(seed: str) -> int:
        state, steps = game.new_initial_state(), 0
        for card in random.sample(range(52), 52):
            state.apply_action(card)
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def players() -> Iterator[tuple[str, Callable[[str], int]]]:
    yield "qiaopai, decide + evolve", decide_and_evolve
    yield "qiaopai, whole protocol", whole_protocol
    if find_spec("rlcard"):
        warnings.filterwarnings("ignore")
        yield "rlcard, raw game", rlcard_game()
    if find_spec("pyspiel"):
        yield "OpenSpiel (C++)", openspiel_game()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=9)
    wanted = parser.parse_args()
    everyone = list(players())
    games: dict[str, list[float]] = {name: [] for name, _ in everyone}
    steps: dict[str, list[float]] = {name: [] for name, _ in everyone}
    for turn in range(wanted.rounds):
        for name, play in everyone:
            began, count, made = time.process_time(), 0, 0
            while (spent := time.process_time() - began) < wanted.seconds:
                made += play(f"bench {turn} {count}")
                count += 1
            games[name].append(count / spent)
            steps[name].append(made / spent)
    for name, _ in everyone:
        best = max(games[name])
        print(f"{name:26} {best:8,.0f} games/s {max(steps[name]):10,.0f} calls and cards/s")
    ours = games[everyone[0][0]]
    for name, _ in everyone[2:]:
        ratio = statistics.median(us / them for us, them in zip(ours, games[name], strict=True))
        print(f"decide + evolve to {name}: {ratio:.2f}, the median of {wanted.rounds} rounds")


if __name__ == "__main__":
    main()
