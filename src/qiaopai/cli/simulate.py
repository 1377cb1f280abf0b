"""`qiaopai simulate`: bots play deals, as fast as they can."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from qiaopai.cli.options import GameName, Locale, Seed
from qiaopai.cli.saying import Voice, game_called, rulebook_called, voice
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import Game, NewDeal, Rulebook
from qiaopai.kernel.messages import Command, Office
from qiaopai.kernel.playout import bots_at_table, play_out
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Seat

Line = Mapping[str, str | int]
WIDTH = 120
"""Of the table where the output is no terminal."""
BUDGET = 1_000

RulebookName = Annotated[
    str | None, typer.Option(help="Rulebook.", show_default="the game's first")
]
Deals = Annotated[int, typer.Option(min=1, help="Deals that count.")]
Bots = Annotated[str, typer.Option(help="Bot, or several separated by commas, from north on.")]
AsJson = Annotated[bool, typer.Option("--json", help="A line of JSON a deal.")]


def simulate(
    game: GameName,
    rulebook: RulebookName = None,
    deals: Deals = 20,
    seed: Seed = None,
    bots: Bots = "fast",
    as_json: AsJson = False,
    locale: Locale = None,
) -> None:
    """Let bots play deals and print each result."""
    say = voice(locale)
    played = game_called(say, game)
    book = rulebook_called(say, played, rulebook)
    names = _bot_names(say, played, bots)
    if seed is None:
        seed = secrets.token_hex(8)
        say.note("cli-seed", seed=seed)
    lines = _with_progress(say, results(played, book, names, Entropy(seed)), deals)
    if as_json:
        for line in lines:
            typer.echo(json.dumps(line, ensure_ascii=False))
    else:
        _print_table(say, (*played.columns, "deal"), list(lines))


def _bot_names(say: Voice, game: Game[Any], bots: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        if name not in game.bots:
            say.refuse_unknown("unknown_bot", name, game.bots)
    if len(names) > len(game.seats):
        say.refuse("too_many_bots", most=len(game.seats))
    return names


def results(
    game: Game[Any], book: Rulebook, bots: Sequence[str], entropy: Entropy
) -> Iterator[Line]:
    """The deals that count, one after the other, without end."""
    table = bots_at_table(game.bots, tuple(bots))
    new = game.first_deal(book, Seat.NORTH)
    state = game.initial()
    while True:
        start = game.start(new, book, {}, entropy, "simulation")
        state = fold(game, game.decide(state, Command(Office.ROOM, 0, start)), state)
        state = play_out(game, state, table, BUDGET, entropy.child(f"bots/{new.board}"))
        outcome = game.ended(state)
        assert outcome is not None
        if outcome.counts:
            told = {one: outcome.summary[one] for one in game.columns if one in outcome.summary}
            yield {"deal": game.deal_text(state) or "", **told}
        new = _after(game, book, state, outcome.finishes)


def _after(game: Game[Any], book: Rulebook, state: Any, finished: bool) -> NewDeal:
    """The next deal; after a finished match the first of another, on a board of its own."""
    if not finished:
        return game.next_deal(state)
    new = game.first_deal(book, Seat.NORTH)
    return msgspec.structs.replace(new, number=state.number + 1, board=state.board + 1)


def _with_progress(say: Voice, lines: Iterator[Line], deals: int) -> Iterator[Line]:
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say.text("cli-deals"), total=deals)
        for _ in range(deals):
            yield next(lines)
            progress.advance(task)


def _print_table(say: Voice, columns: Sequence[str], lines: Sequence[Line]) -> None:
    table = Table("", *(say.text(f"cli-column-{name}") for name in columns), box=None)
    for number, line in enumerate(lines, 1):
        table.add_row(str(number), *(str(line.get(name, "")) for name in columns))
    table.columns[0].justify = "right"
    for place, name in enumerate(columns, 1):
        if any(isinstance(line.get(name), int) for line in lines):
            table.columns[place].justify = "right"
    narrow = Console()
    console = narrow if narrow.is_terminal else Console(width=WIDTH)
    console.print(table)
    if "score" not in columns:
        typer.echo(say.text("cli-played", deals=len(lines)))
        return
    made = sum(int(line.get("score", 0)) > 0 for line in lines)
    typer.echo(say.text("cli-summary", deals=len(lines), made=made))
