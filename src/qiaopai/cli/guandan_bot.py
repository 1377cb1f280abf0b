"""`qiaopai guandan-bot`: lets a program of the NJUPT protocol sit down at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import typer

from qiaopai.cli.options import Locale
from qiaopai.cli.programs.guest import TableAddress, parse_table_address
from qiaopai.cli.programs.njupt import PATH, serve_programs
from qiaopai.cli.saying import Voice, voice
from qiaopai.games import discover
from qiaopai.kernel.parts import programs_of
from qiaopai.kernel.seats import Seat

GAME = "guandan"
Link = Annotated[str, typer.Argument(metavar="TABLE", help="Link to the table, as its page shows.")]
Seats = Annotated[str, typer.Option(help="Seats to be taken, the first free one first: N,E,S,W.")]
Host = Annotated[str, typer.Option(help="Address to listen on for programs.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")]


def guandan_bot(
    table: Link,
    seats: Seats = "N,W,S,E",
    host: Host = "127.0.0.1",
    port: Port = 23456,
    locale: Locale = None,
) -> None:
    """Seat programs that speak the NJUPT protocol at a Guandan table."""
    say = voice(locale)
    try:
        address = parse_table_address(table)
        wanted = [Seat(letter.strip().upper()) for letter in seats.split(",")]
    except ValueError:
        say.refuse("bad_table_link")
    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(_serve(say, address, wanted, host, port))
    except OSError:
        say.refuse("port_busy", status=1, port=str(port), next=str(port % 65535 + 1))


async def _serve(
    say: Voice, address: TableAddress, seats: Sequence[Seat], host: str, port: int
) -> None:
    server = await serve_programs(programs_of(discover(), GAME), address, seats, host, port)
    found = next(iter(server.sockets)).getsockname()[1]
    typer.echo(say.text("cli-programs", url=f"ws://{host}:{found}{PATH}NAME"))
    await server.serve_forever()
