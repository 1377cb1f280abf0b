"""Two Guandan bots over duplicate deals: `python bench/guandan_bots.py --bots strong fast`.

The same four hands, level and leader are played twice, the sides changed. Prints the share of
deals won (by the side of the first to go out) and the levels won a deal, each with its 95 %
bootstrap interval over deals; what went wrong (a crash or an illegal act loses the deal); and how
much time of a processor a decision took. `--matches` plays whole matches instead, with tribute,
from 2 to A.
The seeds of `bench/guandan_tuning.py` begin with another word than those of this script.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context

import msgspec
from rich.console import Console

from qiaopai.games.guandan.options import FirstLead
from qiaopai.games.guandan.rules.cards import Level
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal
from qiaopai.kernel.messages import Command, Office
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Seat, Side
from qiaopai.kernel.viewers import bot_viewer

RESAMPLES = 4000
LOST = 3
"""Levels that a deal costs which a bot spoils."""
LONGEST = 200
"""Deals of a match; a longer one is a fault of both."""
OPTIONS = msgspec.structs.replace(GAME.configure("ahcme", {}), first_lead=FirstLead.RANDOM)


@dataclass
class Record:
    """What happened: shares of wins and levels of the first bot, faults, seconds by bot."""

    wins: list[float] = field(default_factory=list)
    levels: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    seconds: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))


def new_deal(entropy: Entropy) -> NewDeal:
    """Any level, no tribute, the leader drawn."""
    level = entropy.choose(tuple(Level)).text
    standing = Standing(dict.fromkeys(Side, level))
    return NewDeal(1, 1, entropy.choose(tuple(Seat)), carried=standing)


def played(state, start, seated, seed: str, record: Record):
    """The state after the deal, or None and the side that spoilt it."""
    state = fold(GAME, GAME.decide(state, Command(Office.ROOM, 0, start)), state)
    step = 0
    while GAME.ended(state) is None:
        player = next(iter(GAME.pending(state)))
        bot, view = seated[player.side], GAME.view(state, bot_viewer(player))
        began = time.thread_time()
        try:
            action, _ = bot.choose(view, 0, Entropy(f"{seed}/{step}"), lambda: False)
            record.seconds[bot.name].append(time.thread_time() - began)
            state = fold(GAME, GAME.decide(state, Command(player, 0, action)), state)
        except (Refused, AssertionError, LookupError, ValueError, TypeError) as fault:
            record.faults.append(f"{bot.name}: {fault!r}")
            return None, player.side
        step += 1
    return state, None


def one_deal(job) -> Record:
    """Both seatings of a deal."""
    bots, seed, number = job
    seed = f"{seed}/{number}"
    start = GAME.start(new_deal(Entropy(f"{seed}/deal")), OPTIONS, {}, Entropy(seed), "bench")
    record, won, levels = Record(), 0, 0
    for mine in Side:
        seated = {mine: bots[0], mine.opponents: bots[1]}
        state, spoilt = played(GAME.initial(), start, seated, seed, record)
        side, steps = (
            (spoilt.opponents, LOST) if spoilt else (state.result.side, state.result.steps)
        )
        won += side is mine
        levels += steps if side is mine else -steps
    record.wins.append(won / 2)
    record.levels.append(levels / 2)
    return record


def one_match(job) -> Record:
    """Both seatings of a match: its deals, as long as they go, come from the same cards."""
    bots, seed, number = job
    seed, record, won = f"{seed}/match/{number}", Record(), 0
    for mine in Side:
        seated = {mine: bots[0], mine.opponents: bots[1]}
        won += winner(seated, seed, record) is mine
    record.wins.append(won / 2)
    return record


def winner(seated, seed: str, record: Record) -> Side | None:
    """The side that passes A first."""
    options = GAME.configure("ahcme", {})
    new, state = GAME.first_deal(options, Seat.NORTH), GAME.initial()
    for number in range(LONGEST):
        start = GAME.start(new, options, {}, Entropy(seed), "bench")
        state, spoilt = played(state, start, seated, f"{seed}/{number}", record)
        if spoilt:
            return spoilt.opponents
        if GAME.ended(state).finishes:
            return state.result.match_winner
        new = GAME.next_deal(state)
    record.faults.append("a match without an end")
    return None


def interval(values: list[float]) -> tuple[float, float]:
    """The 95 % interval of the mean, by bootstrap over deals."""
    entropy, count = Entropy("bootstrap"), len(values)
    means = sorted(
        sum(values[entropy.below(count)] for _ in range(count)) / count for _ in range(RESAMPLES)
    )
    return means[RESAMPLES // 40], means[-RESAMPLES // 40]


def run(work, bots, seed: str, count: int, workers: int) -> Record:
    """All the deals or matches, one record after the other put together."""
    total = Record()
    jobs = [(bots, seed, number) for number in range(count)]
    for record in _each(work, jobs, workers):
        total.wins += record.wins
        total.levels += record.levels
        total.faults += record.faults
        for name, seconds in record.seconds.items():
            total.seconds[name] += seconds
    return total


def _each(work, jobs, workers: int) -> Iterator[Record]:
    if workers == 1:
        yield from map(work, jobs)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(work, jobs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", nargs=2, default=("strong", "fast"), choices=tuple(GAME.bots))
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--matches", type=int, default=0)
    parser.add_argument("--seed", default="test")
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    bots = tuple(GAME.bots[name] for name in wanted.bots)
    work, count = (one_match, wanted.matches) if wanted.matches else (one_deal, wanted.deals)
    report(Console(), wanted, run(work, bots, wanted.seed, count, wanted.workers))


def report(console: Console, wanted: argparse.Namespace, record: Record) -> None:
    first, second = wanted.bots
    what = "matches" if wanted.matches else "deals"
    console.print(
        f"guandan: {first} against {second}, {len(record.wins)} {what}, both seatings, "
        f"seed {wanted.seed!r}"
    )
    low, high = interval(record.wins)
    mean = statistics.fmean(record.wins)
    console.print(f"  {100 * mean:.1f} % won, 95 % [{100 * low:.1f}, {100 * high:.1f}]")
    if record.levels:
        low, high = interval(record.levels)
        mean = statistics.fmean(record.levels)
        console.print(f"  {mean:+.2f} levels a deal, 95 % [{low:+.2f}, {high:+.2f}]")
    console.print(f"  illegal acts and crashes: {len(record.faults)}", *record.faults[:3])
    for name, seconds in sorted(record.seconds.items()):
        times = sorted(seconds)
        console.print(
            f"  {name}: {len(times)} decisions, median {1000 * times[len(times) // 2]:.2f} ms, "
            f"95th percentile {1000 * times[int(len(times) * 0.95)]:.2f} ms, "
            f"mean {1000 * statistics.fmean(times):.2f} ms, longest {1000 * times[-1]:.0f} ms"
        )


if __name__ == "__main__":
    main()
