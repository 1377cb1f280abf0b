"""`python -m tests.room.strong --game bridge --deals 200`: experts play as at a table.

Each decision has the time that a table gives it. Prints illegal acts, and how long decisions
took beyond it; `--budget` is the samples of a decision.
"""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context

from qiaopai.games import discover
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command, Office
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.viewers import bot_viewer
from qiaopai.room.thinking import Task, choose


@dataclass
class Played:
    """A deal that was played out."""

    illegal: list[str] = field(default_factory=list)
    took: list[tuple[float, float, float]] = field(default_factory=list)
    """Seconds given, seconds taken, and seconds of the processor in these."""


def play(game_id: str, number: int, budget: int, level: str = "strong") -> Played:
    """One deal, all four seats."""
    games = discover()
    game = games[game_id]
    options = game.configure(next(iter(game.rulebooks)), {})
    new = game.first_deal(options, tuple(Seat)[number % 4])
    start = game.start(new, options, {}, Entropy(f"strong/{number}"), "table")
    state = fold(game, game.decide(game.initial(), Command(Office.ROOM, 0, start)), game.initial())
    played, bot = Played(), game.bots[level]
    for step in range(1000):
        if game.ended(state) is not None:
            return played
        player: Player = next(iter(game.pending(state)))
        view = game.view(state, bot_viewer(player))
        began, used = time.monotonic(), time.process_time()
        body = choose(games, Task(game_id, level, view, budget, f"{number}/{step}"))
        spent = time.monotonic() - began, time.process_time() - used
        played.took.append((bot.seconds(view), *spent))
        try:
            state = fold(game, game.decide(state, Command(player, 0, body)), state)
        except Refused as refused:
            played.illegal.append(f"{number}/{step} {body!r}: {refused}")
            return played
    played.illegal.append(f"{number}: no end")
    return played


def begin() -> None:
    """A worker has its own solver, as a bot's at a table."""
    from qiaopai.room.thinking import _games_with_solver

    _games_with_solver(discover)


def playing(game: str, deals: int, budget: int, workers: int) -> Iterator[Played]:
    """The deals one after the other."""
    context = get_context("spawn")
    with ProcessPoolExecutor(workers, context, begin) as pool:
        jobs = [pool.submit(play, game, number, budget) for number in range(deals)]
        for job in jobs:
            yield job.result()


def report(game: str, deals: list[Played]) -> str:
    """What came of them."""
    illegal = [one for deal in deals for one in deal.illegal]
    lines = [f"{game}: {len(deals)} deals, {len(illegal)} illegal acts {illegal[:3] or ''}"]
    took = [one for deal in deals for one in deal.took]
    for seconds in sorted({given for given, _, _ in took}):
        times = sorted(spent for given, spent, _ in took if given == seconds)
        busy = sorted(used - seconds for given, _, used in took if given == seconds)
        over = [spent - seconds for spent in times if spent > seconds]
        lines.append(
            f"  {len(times)} decisions of {seconds:.0f} s: median "
            f"{1000 * times[len(times) // 2]:.0f} ms, 95th percentile "
            f"{1000 * times[int(len(times) * 0.95)]:.0f} ms, longest {1000 * times[-1]:.0f} ms; "
            f"{len(over)} overran, the longest by {1000 * max(over, default=0):.0f} ms, of the "
            f"processor's time {sum(one > 0 for one in busy)}, the longest by "
            f"{1000 * max(0.0, busy[-1]):.0f} ms"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="bridge")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--budget", type=int, default=100)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    deals: list[Played] = []
    for deal in playing(wanted.game, wanted.deals, wanted.budget, wanted.workers):
        deals.append(deal)
        if len(deals) % 20 == 0:
            print(report(wanted.game, deals), flush=True)  # noqa: T201
    print(report(wanted.game, deals))  # noqa: T201


if __name__ == "__main__":
    main()
