"""`qiaopai deal`: boards that obey conditions, each as likely as any other that does."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from qiaopai.cli.options import Locale, OfGame, Seed
from qiaopai.cli.saying import Voice, files_called, voice
from qiaopai.kernel.constraints import Condition, all_of, generate, read_constraint
from qiaopai.kernel.constraints.generate import TRIES
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.parts import Files
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat

Boards = Sequence[tuple[int, Hands]]

Number = Annotated[int, typer.Option("-n", "--number", min=1, max=100_000, help="Boards.")]
North = Annotated[str, typer.Option(help='Conditions on north, for example "15-17 hcp, balanced".')]
East = Annotated[str, typer.Option(help="Conditions on east.")]
South = Annotated[str, typer.Option(help="Conditions on south.")]
West = Annotated[str, typer.Option(help="Conditions on west.")]
Where = Annotated[str, typer.Option(help='On all hands: "hcp(north) + hcp(south) >= 25".')]
Tries = Annotated[int, typer.Option(min=1, help="Deals tried for each board.")]
Form = Annotated[str, typer.Option("--format", help="pbn, lin, rbn, json or text.")]
First = Annotated[int, typer.Option(min=1, help="Number of the first board.")]


def deal(
    number: Number = 1,
    north: North = "",
    east: East = "",
    south: South = "",
    west: West = "",
    where: Where = "",
    seed: Seed = None,
    tries: Tries = TRIES,
    form: Form = "pbn",
    first: First = 1,
    game: OfGame = "",
    locale: Locale = None,
) -> None:
    """Deal boards that obey conditions."""
    say = voice(locale)
    files = files_called(say, game)
    forms = (*files.formats, *LINES)
    if form not in forms:
        say.refuse_unknown("no_such_format", form, forms)
    asked = {Seat.NORTH: north, Seat.EAST: east, Seat.SOUTH: south, Seat.WEST: west}
    condition = _condition(say, asked, where)
    if seed is None:
        seed = secrets.token_hex(8)
        say.note("cli-seed", seed=seed)
    deals = islice(generate(condition, Entropy(seed), tries), number)
    boards = list(enumerate(_with_progress(say, deals, number), first))
    if boards:
        # As bytes: the export format of PBN ends its lines with CR LF on every system.
        typer.echo(_text(files, form, boards).encode("utf-8"), nl=False)
    if len(boards) < number:
        say.refuse("no_such_deal", board=first + len(boards), tries=tries)


def _condition(say: Voice, asked: Mapping[Seat, str], where: str) -> Condition:
    """All conditions together; whatever is wrong with any of them is told."""
    parts, wrong = [], False
    for seat, text in (*asked.items(), (None, where)):
        condition, faults = read_constraint(text, seat)
        parts.append(condition)
        for fault in faults:
            wrong = True
            option = seat.name.lower() if seat else "where"
            typer.echo(f"--{option}: {say.sentence(Refused(fault))}", err=True)
    if wrong:
        raise typer.Exit(2)
    return all_of(*parts)


def _with_progress(say: Voice, deals: Iterator[Hands], number: int) -> Iterator[Hands]:
    """The deals, up to the first that cannot be found."""
    console = Console(stderr=True)
    with (
        suppress(Refused),
        Progress(console=console, transient=True, disable=not console.is_terminal) as bar,
    ):
        task = bar.add_task(say.text("cli-boards"), total=number)
        for hands in deals:
            yield hands
            bar.advance(task)


def _text(files: Files, form: str, boards: Boards) -> str:
    if form in LINES:
        return "".join(f"{LINES[form](files, *one)}\n" for one in boards)
    return files.write((files.board(*one) for one in boards), form, export=True).text


def _json_line(files: Files, number: int, hands: Hands) -> str:
    board = files.board(number, hands)
    told = {"board": number, "dealer": board.dealer, "vulnerable": board.vulnerability}
    return json.dumps({**told, "deal": hands.text})


def _deal_line(_: Files, number: int, hands: Hands) -> str:
    return hands.text


LINES: Mapping[str, Callable[[Files, int, Hands], str]] = {"json": _json_line, "text": _deal_line}
"""Forms of a line a deal, beside those of files."""
