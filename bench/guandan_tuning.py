"""Looks for better weights of the strong Guandan bot: `python bench/guandan_tuning.py`.

Changes a few weights at random and keeps them when the changed bot beats the present one on
fresh duplicate deals, twice. The seeds are `tuning/…`, which `bench/guandan_bots.py` never uses.
"""

from __future__ import annotations

import argparse
import statistics

import msgspec
from guandan_bots import one_deal, run
from rich.console import Console

from qiaopai.games.guandan.bots.strong import StrongBot
from qiaopai.games.guandan.bots.weighing import partitioner
from qiaopai.games.guandan.bots.worth import WEIGHTS, Weights
from qiaopai.kernel.entropy import Entropy

BETTER, SURELY = 0.12, 0.08
"""Levels a deal by which a change must win, first and when it is confirmed."""


def changed(weights: Weights, entropy: Entropy) -> Weights:
    """One to three of them up to half as large again, or smaller by as much."""
    names = entropy.shuffle(weights.__struct_fields__)[: 1 + entropy.below(3)]
    factors = {name: 1.5 ** ((entropy.below(2001) - 1000) / 1000) for name in names}
    values = {name: round(getattr(weights, name) * factor, 3) for name, factor in factors.items()}
    return msgspec.structs.replace(weights, **values)


def margin(one: Weights, other: Weights, seed: str, deals: int) -> tuple[float, float]:
    """Levels a deal, and the share of wins."""
    record = run(one_deal, (StrongBot(one), StrongBot(other)), f"tuning/{seed}", deals, 1)
    partitioner.cache_clear()
    return statistics.fmean(record.levels), statistics.fmean(record.wins)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--deals", type=int, default=70)
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args()
    console, present = Console(), WEIGHTS
    for step in range(wanted.steps):
        seed = f"{wanted.seed}/{step}"
        candidate = changed(present, Entropy(seed))
        levels, wins = margin(candidate, present, seed, wanted.deals)
        console.print(f"{step}: {levels:+.3f} levels, {100 * wins:.1f} %")
        if levels < BETTER or wins < 0.5:
            continue
        levels, wins = margin(candidate, present, f"{seed}/again", 2 * wanted.deals)
        console.print(f"  again: {levels:+.3f} levels, {100 * wins:.1f} %")
        if levels >= SURELY and wins >= 0.5:
            present = candidate
            console.print(f"  kept: {present}")


if __name__ == "__main__":
    main()
