"""Plays of Guandan by hand size, in milliseconds: `python bench/guandan.py`."""

import argparse
import time
from collections.abc import Callable
from random import Random

from rich.console import Console

from qiaopai.games.guandan.analysis.grouping import grouping
from qiaopai.games.guandan.analysis.hints import hints
from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import PACK, Level, make_hand
from qiaopai.games.guandan.rules.plays import Kind, Meaning, concrete, moves

RULES = Options(id="ahcme", source="seed 002")
PAIR_OF_TENS = Meaning(Kind.PAIR, 2, 10)


def hands(number: int, size: int, seed: str):
    """Random hands at random levels."""
    random = Random(seed)
    for _ in range(number):
        yield make_hand(random.sample(PACK, size)), Level(random.randrange(2, 15))


def milliseconds(work: Callable[..., object], held: list, rounds: int) -> tuple[float, float]:
    """Mean of the best round, and the slowest single hand in it."""
    best = worst = float("inf")
    for _ in range(rounds):
        taken = []
        for hand, level in held:
            began = time.process_time()
            work(hand, level)
            taken.append(time.process_time() - began)
        if sum(taken) / len(taken) < best:
            best, worst = sum(taken) / len(taken), max(taken)
    return best * 1000, worst * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=500)
    wanted, console = parser.parse_args(), Console()
    work: dict[str, tuple[Callable[..., object], int]] = {
        "moves, lead": (lambda hand, level: moves(hand, level, None, RULES), 5),
        "moves, on a pair": (lambda hand, level: moves(hand, level, PAIR_OF_TENS, RULES), 5),
        "every play, lead": (lambda hand, level: concrete(hand, level, None, RULES), 1),
        "hints, lead": (lambda hand, level: hints(hand, level, None, RULES), 1),
        "grouping": (lambda hand, level: grouping(hand, level, RULES), 1),
    }
    for size in (12, 27):
        held = list(hands(wanted.hands, size, "bench"))
        count = sum(len(moves(hand, level, None, RULES)) for hand, level in held) / len(held)
        console.print(f"{size} cards, {len(held)} hands, {count:.0f} moves in a lead:")
        for name, (doing, rounds) in work.items():
            mean, worst = milliseconds(doing, held, rounds)
            console.print(f"  {name}: {mean:.3f} ms, at most {worst:.1f}")


if __name__ == "__main__":
    main()
