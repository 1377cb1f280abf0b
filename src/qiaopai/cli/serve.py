"""`qiaopai`: open the card room."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, NoReturn

import platformdirs
import typer

from qiaopai.cli.saying import voice
from qiaopai.server import logs
from qiaopai.server.run import EVERYWHERE, PortBusy, Tls, qr, serve
from qiaopai.server.settings import ServerSettings
from qiaopai.storage.errors import StorageError

FAULT = "QIAOPAI_FAULT"

Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets other devices in.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")]
Data = Annotated[Path | None, typer.Option(help="Data folder [default: the user's].")]
Name = Annotated[list[str] | None, typer.Option("--name", help="A further host name of the room.")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")]
Cert = Annotated[Path | None, typer.Option(exists=True, help="TLS certificate (PEM).")]
Key = Annotated[Path | None, typer.Option(exists=True, help="Its key (PEM).")]
BotPause = Annotated[int, typer.Option(min=0, hidden=True)]
BotWorkers = Annotated[int, typer.Option(min=0, max=64, hidden=True)]
LogLevel = Annotated[str, typer.Option(help="debug, info, warning or error.")]


def room(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    name: Name = None,
    no_browser: NoBrowser = False,
    tls_cert: Cert = None,
    tls_key: Key = None,
    bot_pause: BotPause = 700,
    bot_workers: BotWorkers = 2,
    log_level: LogLevel = "warning",
) -> None:
    """Open the card room."""
    if (tls_cert is None) != (tls_key is None):
        raise typer.BadParameter("--tls-cert and --tls-key belong together")
    logs.set_up(log_level)
    settings = ServerSettings(
        data=data or Path(platformdirs.user_data_dir("qiaopai", appauthor=False)),
        host=host,
        port=port,
        names=tuple(name or ()),
        bot_pause=bot_pause,
        bot_workers=bot_workers,
        fault=os.environ.get(FAULT),
    )
    tls = Tls(tls_cert, tls_key) if tls_cert and tls_key else None
    try:
        serve(settings, tls, lambda urls: _say(host, urls), open_browser=not no_browser)
    except PortBusy as busy:
        _stop(busy.code, port=str(port), free=str(port + 1))
    except StorageError as error:
        _stop(error.code if error.code in _SAID else "bad_data", reason=error.code)


_SAID = {"folder_in_use", "newer_file"}
"""What can be wrong with a data folder, and has a sentence of its own."""


def _say(host: str, urls: list[str]) -> None:
    typer.echo(f"Qiaopai 橋牌: {'  '.join(urls)}")
    if host in EVERYWHERE:
        typer.echo(qr(urls[0]))


def _stop(code: str, **args: str) -> NoReturn:
    """Say why the room stays closed, in the language of the environment."""
    voice(None).note("cli-" + code.replace("_", "-"), **args)
    raise typer.Exit(1)
