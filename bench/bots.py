"""Two bots over duplicate deals, both seatings: `python bench/bots.py --game minibridge`.

Prints the mean margin a deal with its 95 % bootstrap interval, what went wrong (a crash or an
illegal action loses the deal), and how long a decision took.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import defaultdict
from dataclasses import dataclass, field
from multiprocessing import get_context

from rich.console import Console

from qiaopai.games import discover
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command, Office
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Player, Seat, Side
from qiaopai.kernel.viewers import bot_viewer

LOST = -1000
RESAMPLES = 4000
IMPS = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750,
    2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip


@dataclass
class Record:
    """What happened on one deal."""

    margin: int = 0
    faults: list[str] = field(default_factory=list)
    seconds: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    contracts: list[str] = field(default_factory=list)


def one_table(game, start, seated, budget: int, seed: str, record: Record) -> int:
    """Play a deal out; the points of north-south less those of east-west."""
    state = game.initial()
    state = fold(game, game.decide(state, Command(Office.ROOM, 0, start)), state)
    step = 0
    while game.ended(state) is None:
        player = next(player for player in seated if player in game.pending(state))
        bot, view = seated[player], game.view(state, bot_viewer(player))
        began = time.perf_counter()
        try:
            action, _ = bot.choose(view, budget, Entropy(f"{seed}/{step}"), lambda: False)
            state = fold(game, game.decide(state, Command(player, 0, action)), state)
        except (Refused, AssertionError, LookupError, ValueError, TypeError) as fault:
            record.faults.append(f"{bot.name}: {fault!r}")
            return LOST if player.side is Side.NS else -LOST
        record.seconds[bot.name].append(time.perf_counter() - began)
        step += 1
    outcome = game.ended(state)
    record.contracts.append(" ".join(str(one) for one in outcome.summary.values()))
    points = outcome.points
    north_south = sum(points.get(seat, 0) for seat in Side.NS.seats)
    return (north_south - sum(points.get(seat, 0) for seat in Side.EW.seats)) // 2


def one_deal(job) -> Record:
    game_id, names, budget, seed, number = job
    game = discover()[game_id]
    options = game.configure(next(iter(game.rulebooks)), {})
    entropy = Entropy(f"{seed}/{number}")
    new = game.first_deal(options, tuple(Seat)[number % 4])
    start = game.start(new, options, {}, entropy, "bench")
    record = Record()
    for turned in (False, True):
        mine = Side.EW if turned else Side.NS
        seated = {
            Player(seat): game.bots[names[0] if seat.side is mine else names[1]] for seat in Seat
        }
        points = one_table(game, start, seated, budget, f"{seed}/{number}", record)
        record.margin += -points if turned else points
    return record


def begin(memory: int) -> None:
    """A worker has its own solver."""
    from qiaopai.solver.dds import load
    from qiaopai.solver.provided import provide

    try:
        provide(load(threads=1, memory_mb=memory))
    except Refused:
        provide(None)


def imps(points: int) -> int:
    size = sum(abs(points) >= bound for bound in IMPS)
    return size if points > 0 else -size


def interval(values: list[int]) -> tuple[float, float]:
    """The 95 % interval of the mean, by bootstrap over deals."""
    entropy, count = Entropy("bootstrap"), len(values)
    means = sorted(
        sum(values[entropy.below(count)] for _ in range(count)) / count for _ in range(RESAMPLES)
    )
    return means[RESAMPLES // 40], means[-RESAMPLES // 40]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="minibridge")
    parser.add_argument("--bots", nargs=2, default=("strong", "fast"))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--budget", type=int, default=24)
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--memory", type=int, default=0, help="MB for the solver; 0: as it likes")
    parser.add_argument("--verbose", action="store_true")
    wanted = parser.parse_args()
    console = Console()
    jobs = [
        (wanted.game, tuple(wanted.bots), wanted.budget, wanted.seed, number)
        for number in range(wanted.deals)
    ]
    records = []
    with get_context("spawn").Pool(wanted.workers, begin, (wanted.memory,)) as pool:
        for record in pool.imap(one_deal, jobs):
            records.append(record)
            if wanted.verbose:
                console.print(len(records), record.margin, record.contracts, record.faults)
    report(console, wanted, records)


def report(console: Console, wanted: argparse.Namespace, records: list[Record]) -> None:
    first, second = wanted.bots
    scores = {"points": [record.margin for record in records]}
    if wanted.game == "bridge":
        scores["IMPs"] = [imps(record.margin) for record in records]
    console.print(
        f"{wanted.game}: {first} against {second}, {len(records)} deals, both seatings, "
        f"budget {wanted.budget}, seed {wanted.seed!r}"
    )
    for unit, values in scores.items():
        low, high = interval(values)
        won = sum(value > 0 for value in values)
        lost = sum(value < 0 for value in values)
        console.print(
            f"  {statistics.fmean(values):+.2f} {unit} a deal, 95 % [{low:+.2f}, {high:+.2f}]; "
            f"{won} won, {lost} lost, {len(values) - won - lost} tied"
        )
    faults = [fault for record in records for fault in record.faults]
    console.print(f"  illegal acts and crashes: {len(faults)}", *faults[:3])
    for name in sorted({name for record in records for name in record.seconds}):
        times = sorted(one for record in records for one in record.seconds[name])
        console.print(
            f"  {name}: {len(times)} decisions, median {1000 * times[len(times) // 2]:.1f} ms, "
            f"95th percentile {1000 * times[int(len(times) * 0.95)]:.1f} ms, "
            f"longest {times[-1]:.2f} s"
        )


if __name__ == "__main__":
    main()
