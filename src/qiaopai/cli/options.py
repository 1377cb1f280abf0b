"""The options that several verbs have, with their help; loads nothing that a verb needs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets other devices in.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")]
Data = Annotated[Path | None, typer.Option(help="Data folder.", show_default="the user's")]
Name = Annotated[list[str] | None, typer.Option("--name", help="A further host name of the room.")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")]
Cert = Annotated[Path | None, typer.Option(exists=True, help="TLS certificate (PEM).")]
Key = Annotated[Path | None, typer.Option(exists=True, help="Its key (PEM).")]
BotPause = Annotated[int, typer.Option(min=0, hidden=True)]
BotWorkers = Annotated[int, typer.Option(min=0, max=64, hidden=True)]
Level = Literal["debug", "info", "warning", "error"]
LogLevel = Annotated[Level, typer.Option(help="What to log on the error stream.")]

Version = Annotated[bool, typer.Option("--version", help="Print the version, and end.")]

GameName = Annotated[str, typer.Argument(help="Game, for example minibridge.")]
Locale = Annotated[str | None, typer.Option(help="en, zh-Hant or zh-Hans.", show_default="by LANG")]
OfGame = Annotated[
    str, typer.Option("--game", help="Whose boards; by default the first game's that has any.")
]
Seed = Annotated[str | None, typer.Option(help="Seed; the same seed gives the same deals.")]
