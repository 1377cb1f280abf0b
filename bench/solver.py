"""Double dummy: tables of 20 a second beside endplay's own call, and single solves a second.

    PYTHONPATH=src uv run --no-project --with endplay==0.5.12 --with msgspec --with rich \\
        python bench/solver.py

Each takes turns in a process of its own, so that neither warms the other's memory; the best of
the rounds counts.
"""

import argparse
import json
import statistics
import subprocess
import sys
import time

from qiaopai.cards import DECK, Suit
from qiaopai.kernel.deals import Hands, deal_out
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.seats import Seat
from qiaopai.solver import dds
from qiaopai.solver.positions import opening


def deals(count: int) -> list[Hands]:
    return [deal_out(tuple(Entropy(f"bench {n}").shuffle(DECK)), Seat.NORTH) for n in range(count)]


class Watch:
    """Time on the wall, and of all cores: the second hardly knows what else the machine does."""

    def __init__(self) -> None:
        self.began = time.perf_counter(), time.process_time()

    def read(self) -> dict[str, float]:
        wall, cores = self.began
        return {"seconds": time.perf_counter() - wall, "cores": time.process_time() - cores}


def ours(count: int) -> dict[str, float]:
    solver, given = dds.load(), deals(count)
    watch = Watch()
    tables = solver.tables(given)
    return {**watch.read(), "sum": sum(sum(one.tricks) for one in tables)}


def endplay(count: int) -> dict[str, float]:
    # Late, since it is slow to import and sets the library up its own way.
    from endplay.dds import calc_all_tables
    from endplay.types import Deal, Denom, Player

    given = [Deal(hands.text) for hands in deals(count)]
    watch = Watch()
    tables = [one for at in range(0, count, 40) for one in calc_all_tables(given[at : at + 40])]
    found = watch.read()
    tricks = (one[denom, player] for one in tables for denom in Denom for player in Player)
    return {**found, "sum": sum(tricks)}


def single(count: int) -> dict[str, float]:
    """Opening leads, then one position of eight cards each from the same deals."""
    solver, leads, later = dds.load(), [], []
    for n, hands in enumerate(deals(count)):
        position = opening(hands, Seat.SOUTH, (None, *Suit)[n % 5])
        began = time.perf_counter()
        solver.solve(position)
        leads.append(time.perf_counter() - began)
        entropy = Entropy(f"bench play {n}")
        for _ in range(20):
            position = position.after(entropy.choose(position.legal()))
        began = time.perf_counter()
        solver.solve(position)
        later.append(time.perf_counter() - began)
    return {
        "leads": statistics.mean(leads),
        "median lead": statistics.median(leads),
        "eight cards": statistics.mean(later),
    }


WORK = {"ours": ours, "endplay": endplay, "single": single}


def in_a_process(name: str, count: int) -> dict[str, float]:
    command = [sys.executable, __file__, "--only", name, "--deals", str(count)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=80)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", choices=WORK, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    count = wanted.deals
    if wanted.only:
        print(json.dumps(WORK[wanted.only](count)))
        return
    rounds = [
        {name: in_a_process(name, count) for name in ("ours", "endplay")}
        for _ in range(wanted.rounds)
    ]
    assert len({one[name]["sum"] for one in rounds for name in one}) == 1, "they differ"
    best = {name: count / min(one[name]["seconds"] for one in rounds) for name in rounds[0]}
    ratios = {
        kind: [one["endplay"][kind] / one["ours"][kind] for one in rounds]
        for kind in ("seconds", "cores")
    }
    print(f"tables: {best['ours']:.1f}/s; endplay's calc_all_tables {best['endplay']:.1f}/s")
    print(f"ours to theirs: {best['ours'] / best['endplay']:.2f}")
    print(f"  each round, by the clock: {_listed(ratios['seconds'])}")
    print(f"  each round, by time of all cores: {_listed(ratios['cores'])}")
    one = in_a_process("single", count)
    print(f"opening leads: {1 / one['leads']:.0f}/s, median {1000 * one['median lead']:.1f} ms")
    print(f"eight cards left: {1 / one['eight cards']:.0f}/s")


def _listed(numbers: list[float]) -> str:
    return ", ".join(f"{number:.2f}" for number in numbers)


if __name__ == "__main__":
    main()
