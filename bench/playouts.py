"""Random deals played out a second, by decide and evolve alone: `python bench/playouts.py`."""

import argparse
import time

from rich.console import Console

from qiaopai.games import discover
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command, Office
from qiaopai.kernel.seats import Seat


def play(game, rulebook: str, seed: str) -> int:
    """Play one deal with random answers to what is asked; returns the number of commands."""
    entropy, options = Entropy(seed), game.configure(rulebook, {})
    body = game.start(game.first_deal(options, Seat.NORTH), options, {}, entropy, "bench")
    state, command, commands = game.initial(), Command(Office.ROOM, 0, body), 0
    while True:
        for event in game.decide(state, command):
            state = game.evolve(state, event)
        commands += 1
        waiting = game.pending(state)
        if not waiting:
            return commands
        player, question = next(iter(waiting.items()))
        kind = type(question.default)
        answers = [action for action in game.legal(state, player) if type(action) is kind]
        command = Command(player, 0, entropy.choose(answers))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300)
    wanted = parser.parse_args()
    console = Console()
    for game in discover().values():
        for rulebook in game.rulebooks:
            began = time.perf_counter()
            commands = sum(play(game, rulebook, f"bench {n}") for n in range(wanted.deals))
            seconds = time.perf_counter() - began
            console.print(
                f"{game.id} {rulebook}: {wanted.deals / seconds:,.0f} deals/s, "
                f"{commands / seconds:,.0f} commands/s"
            )


if __name__ == "__main__":
    main()
